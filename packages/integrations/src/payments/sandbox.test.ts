import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { cardProblems } from '@mullion/domain/card'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describePaymentGateway } from './contract.ts'
import { readLedger, readTransactions } from './ledger.ts'
import { createSandboxGateway, type SandboxOptions } from './sandbox.ts'
import { testCards } from './test-cards.ts'
import { card, charge, chargeSaved } from './testing/cards.ts'

const slowNumber = '4000000011112267'
const noon = new Date('2026-11-20T12:00:00Z')
let folder: string
let ledgerFile: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mullion-sandbox-'))
  ledgerFile = join(folder, 'payments', 'ledger.db')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function open(options: Partial<SandboxOptions> = {}) {
  return createSandboxGateway({ ledger: ledgerFile, clock: () => noon, ...options })
}

describePaymentGateway('the sandbox', async () => {
  const own = await mkdtemp(join(tmpdir(), 'mullion-sandbox-'))
  const gateway = createSandboxGateway({ ledger: join(own, 'ledger.db'), clock: () => noon })
  return {
    gateway,
    approvedCard: card(),
    declinedCard: card('4000300011112220'),
    halfCard: card('4000000011112275'),
    now: () => noon,
    async close() {
      await gateway.close()
      await rm(own, { recursive: true })
    },
  }
})

describe('the test cards', () => {
  it('can all be entered in the card form', () => {
    for (const { number, code } of testCards) {
      const entry = { cardNumber: number, cardExpiration: '1230', cardCode: code }
      expect([number, cardProblems(entry, { year: 2026, month: 11 })]).toEqual([number, {}])
    }
    expect(new Set(testCards.map(({ number }) => number)).size).toBe(29)
  })

  it.each([
    ['4000100011112224', 'V', 10_000],
    ['5555444433332226', 'M', 10_000],
    ['371122223332225', 'A', 10_000],
    ['6011222233332224', 'D', 10_000],
    ['4000200111112221', 'V', 10_000],
    ['4000000011112275', 'V', 5_000],
    ['4000000011112283', 'V', 7_500],
  ])('%s (%s) is approved for %i of 10,000 cents', async (number, cardType, amountCents) => {
    const gateway = open()
    const answer = await gateway.authorise(charge('a', number))
    expect(answer).toMatchObject({ outcome: 'approved', cardType, amountCents, lastFour: number.slice(-4) })
    await gateway.close()
  })

  it.each([
    ['4000300611112224', 'Insufficient funds'],
    ['4000300211112228', 'Do not honor'],
    ['4000301311112225', 'Declined for CVV failure'],
    ['371122223332241', 'Declined for CVV failure'],
    ['4111111111111111', 'The sandbox approves only its test cards.'],
  ])('%s is declined: %s', async (number, reason) => {
    const gateway = open()
    expect(await gateway.authorise(charge('d', number))).toEqual({ outcome: 'declined', reason })
    expect(await gateway.find('d')).toMatchObject({ state: 'declined', amountCents: 10_000 })
    await gateway.close()
  })

  it.each([
    ['an expired card', { expiry: '1026' }, 'Invalid expiration date'],
    ['a code of the wrong length', { code: '1234' }, 'Invalid CVV'],
  ])('%s is declined even with an approved number', async (_name, facts, reason) => {
    const gateway = open()
    expect(await gateway.authorise(charge('x', undefined, facts))).toEqual({ outcome: 'declined', reason })
    await gateway.close()
  })

  it('are valid until their month has ended in the last time zone', async () => {
    const november = { expiry: '1126' }
    const gateway = open({ clock: () => new Date('2026-12-01T11:59:00Z') })
    expect(await gateway.authorise(charge('hawaii', undefined, november))).toMatchObject({
      outcome: 'approved',
    })
    await gateway.close()
    const later = open({ clock: () => new Date('2026-12-01T12:00:00Z') })
    expect(await later.authorise(charge('late', undefined, november))).toMatchObject({ outcome: 'declined' })
    await later.close()
  })
})

describe('an invalid payment is refused', () => {
  it('for an invalid card number, and its reference stays free', async () => {
    const gateway = open()
    const refused = gateway.authorise(charge('n', '4000100011112225'))
    await expect(refused).rejects.toMatchObject({ code: 'payments.card_invalid' })
    expect(await gateway.find('n')).toBeNull()
    expect(await gateway.authorise(charge('n'))).toMatchObject({ outcome: 'approved', duplicate: false })
    await gateway.close()
  })

  it.each([0, -100, 10.5, Number.NaN])(
    'for an amount of %d cents, nothing is recorded, and its reference stays free',
    async (amountCents) => {
      const gateway = open()
      const refused = gateway.authorise({ ...charge('n'), amountCents })
      await expect(refused).rejects.toMatchObject({ code: 'payments.amount_invalid' })
      expect(await gateway.find('n')).toBeNull()
      expect(await readLedger(ledgerFile)).toEqual([])
      expect(await gateway.authorise(charge('n'))).toMatchObject({ outcome: 'approved', duplicate: false })
      await gateway.close()
    },
  )
})

describe('the slow card', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is approved after a minute and unknown until then', async () => {
    const gateway = open()
    const answer = Promise.allSettled([gateway.authorise(charge('slow', slowNumber))])
    await vi.advanceTimersByTimeAsync(59_999)
    expect(await gateway.find('slow')).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toMatchObject([{ value: { outcome: 'approved', duplicate: false } }])
    expect(await gateway.find('slow')).toMatchObject({ state: 'authorised' })
    await gateway.close()
  })

  it('is charged once when the same reference is sent again within the minute', async () => {
    const gateway = open()
    const answers = Promise.allSettled([
      gateway.authorise(charge('slow', slowNumber)),
      gateway.authorise(charge('slow')),
    ])
    await vi.advanceTimersByTimeAsync(60_000)
    const [first, second] = await answers
    expect(first).toMatchObject({ value: { outcome: 'approved', duplicate: false } })
    expect(second).toMatchObject({ value: { ...('value' in first ? first.value : {}), duplicate: true } })
    expect(await readLedger(ledgerFile)).toHaveLength(1)
    await gateway.close()
  })

  it('is not charged when the store stops within the minute', async () => {
    const gateway = open()
    const answer = Promise.allSettled([gateway.authorise(charge('slow', slowNumber))])
    await gateway.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await answer).toMatchObject([{ reason: expect.objectContaining({ code: 'payments.no_answer' }) }])
    expect(await readLedger(ledgerFile)).toEqual([])
  })
})

describe('the ledger', () => {
  it('records every step, and never a card number or code', async () => {
    const gateway = open()
    const answer = await gateway.authorise(charge('order-1', '4000100111112223', { code: '321' }))
    if (answer.outcome === 'declined') throw new Error(answer.reason)
    await gateway.capture(answer.gatewayId)
    await gateway.void(answer.gatewayId)
    await gateway.authorise(charge('order-2', '4000300611112224', { code: '321' }))
    const facts = { at: '2026-11-20T12:00:00.000Z', amountCents: 10_000, cardType: 'V' }
    const one = { ...facts, reference: 'order-1', gatewayId: answer.gatewayId, lastFour: '2223' }
    const approval = { requestedCents: 10_000, authCode: answer.authCode, avs: 'YYX', cvv: 'M' }
    const two = { ...facts, reference: 'order-2', gatewayId: expect.any(String), lastFour: '2224' }
    expect(await readLedger(ledgerFile)).toEqual([
      { kind: 'authorised', ...one, ...approval },
      { kind: 'captured', ...one },
      { kind: 'voided', ...one },
      { kind: 'declined', ...two, reason: 'Insufficient funds' },
    ])
    await gateway.close()
    expect(await readFile(ledgerFile, 'utf8')).not.toMatch(/40001001|40003006|321"|Cooper|Cooler/)
  })

  it('is continued by the next gateway with the same answers and new ids', async () => {
    const before = open()
    const first = await before.authorise(charge('order-1'))
    const declined = await before.authorise(charge('order-2', '4000300611112224'))
    await before.close()

    const after = open()
    expect(await after.authorise(charge('order-1'))).toEqual({ ...first, duplicate: true })
    expect(await after.authorise(charge('order-2'))).toEqual(declined)
    const third = await after.authorise(charge('order-3'))
    if (first.outcome === 'declined' || third.outcome === 'declined') throw new Error('declined')
    expect(third.gatewayId).not.toBe(first.gatewayId)
    await after.capture(first.gatewayId)
    await after.close()
    const transactions = await readTransactions(ledgerFile)
    expect([...transactions].map(([reference, { state }]) => [reference, state])).toEqual([
      ['order-1', 'captured'],
      ['order-2', 'declined'],
      ['order-3', 'authorised'],
    ])
    expect(transactions.get('order-1')?.authCode).toBe(first.authCode)
  })

  it('records repeated concurrent captures or voids once', async () => {
    const gateway = open()
    const answer = await gateway.authorise(charge('order-1'))
    if (answer.outcome === 'declined') throw new Error(answer.reason)
    await Promise.all([1, 2, 3].map(() => gateway.capture(answer.gatewayId)))
    await Promise.all([1, 2, 3].map(() => gateway.void(answer.gatewayId)))
    expect((await readLedger(ledgerFile)).map(({ kind }) => kind)).toEqual([
      'authorised',
      'captured',
      'voided',
    ])
    await gateway.close()
  })

  it('ignores a void of a declined transaction and refuses to capture it', async () => {
    const gateway = open()
    await gateway.authorise(charge('order-1', '4000300011112220'))
    const { gatewayId = '' } = (await gateway.find('order-1')) ?? {}
    await gateway.void(gatewayId)
    await expect(gateway.capture(gatewayId)).rejects.toMatchObject({ code: 'payments.capture_refused' })
    expect((await readLedger(ledgerFile)).map(({ kind }) => kind)).toEqual(['declined'])
    await gateway.close()
  })

  it('records every one of many concurrent payments', async () => {
    const gateway = open()
    const references = Array.from({ length: 500 }, (_, order) => `order-${order}`)
    await Promise.all(references.map((reference) => gateway.authorise(charge(reference))))
    const transactions = await readTransactions(ledgerFile)
    expect([...transactions.keys()].sort()).toEqual(references.sort())
    expect(new Set([...transactions.values()].map(({ gatewayId }) => gatewayId)).size).toBe(500)
    await gateway.close()
  })

  it('is shared by two gateways, each answering for both', async () => {
    const [first, second] = [open(), open()]
    expect(first.ledgerId).toBe(second.ledgerId)
    const answer = await first.authorise(charge('order-1'))
    if (answer.outcome === 'declined') throw new Error(answer.reason)
    expect(await second.authorise(charge('order-1'))).toEqual({ ...answer, duplicate: true })
    await second.capture(answer.gatewayId)
    expect(await first.find('order-1')).toMatchObject({ state: 'captured' })
    const other = await second.authorise(charge('order-2'))
    expect(other).not.toMatchObject({ gatewayId: answer.gatewayId })
    await first.close()
    await first.close()
    await second.close()
  })

  it('has its own id, which stays the same', async () => {
    const { ledgerId, close } = open()
    await close()
    const again = open()
    expect(again.ledgerId).toBe(ledgerId)
    await again.close()
    const other = createSandboxGateway({ ledger: join(folder, 'other.db') })
    expect(other.ledgerId).not.toBe(ledgerId)
    await other.close()
  })

  it('fails every payment once it is closed', async () => {
    const gateway = open()
    await gateway.close()
    for (const reference of ['a', 'b']) {
      const refused = gateway.authorise(charge(reference))
      await expect(refused).rejects.toMatchObject({ code: 'payments.no_answer' })
    }
    await gateway.close()
    expect(await readLedger(ledgerFile)).toEqual([])
  })
})

describe('a JSON Lines ledger from the previous version', () => {
  const old = fileURLToPath(new URL('./testing/old-ledger.jsonl', import.meta.url))
  const oldFile = () => ledgerFile.replace('.db', '.jsonl')

  async function leaveOldLedger(change: (text: string) => string = (text) => text): Promise<void> {
    await mkdir(dirname(ledgerFile), { recursive: true })
    await writeFile(oldFile(), change(await readFile(old, 'utf8')))
  }

  it('is migrated at the first start, including saved cards, and set aside', async () => {
    await leaveOldLedger()
    for (let start = 1; start <= 2; start++) {
      const gateway = open()
      const states = ['order-1', 'order-2', 'order-3', 'order-4'].map((order) => gateway.find(order))
      expect((await Promise.all(states)).map((found) => found?.state)).toEqual([
        'captured',
        'voided',
        'declined',
        'authorised',
      ])
      expect(await gateway.authorise(charge('order-4'))).toMatchObject({
        gatewayId: 'SB1000004',
        amountCents: 5000,
        duplicate: true,
      })
      const [card] = await gateway.listCards('user:12')
      expect(card).toMatchObject({ lastFour: '2224', methodName: 'Shop card' })
      const saved = { customerId: 'user:12', methodId: card?.methodId ?? '' }
      expect(await gateway.authorise(chargeSaved(`start-${start}`, saved))).toMatchObject({
        outcome: 'approved',
        gatewayId: `SB${1_000_010 + start}`,
      })
      await gateway.close()
    }
    expect(await readLedger(ledgerFile)).toHaveLength(12)
    expect(await readdir(dirname(ledgerFile))).toContain('ledger.jsonl.carried-over')
    expect(existsSync(oldFile())).toBe(false)
  })

  it('is migrated only once, even if the first start stopped before setting the file aside', async () => {
    await leaveOldLedger()
    await open().close()
    await leaveOldLedger()
    await open().close()
    expect(await readLedger(ledgerFile)).toHaveLength(10)
  })

  it.each([
    ['was cut off by a crash', '{"kind":"captured","at'],
    ['was zeroed by a power failure', '\0'.repeat(300)],
  ])('loses only a last line that %s', async (_name, end) => {
    await leaveOldLedger((text) => text + end)
    await open().close()
    expect(await readLedger(ledgerFile)).toHaveLength(10)
  })

  it.each([
    ['a JSON line that is not an entry', (text: string) => `${text}{"kind":"refunded"}\n`, 11],
    ['a broken line before a good one', (text: string) => `garbage\n${text}`, 1],
    ['a full card number', (text: string) => text.replace(/X+2224/, card().number), 7],
  ])('is refused because of %s, and none of it is migrated', async (_name, change, line) => {
    await leaveOldLedger(change)
    const file = oldFile()
    expect(() => open()).toThrow(
      expect.objectContaining({ code: 'payments.ledger_damaged', details: { file, line } }),
    )
    expect(await readLedger(ledgerFile)).toEqual([])
  })

  it('is refused while a process of that version is writing it', async () => {
    await leaveOldLedger()
    const lock = new DatabaseSync(`${oldFile()}.lock`)
    lock.exec('begin exclusive')
    expect(() => open()).toThrow(expect.objectContaining({ code: 'payments.ledger_in_use' }))
    lock.close()
    await open().close()
  })
})
