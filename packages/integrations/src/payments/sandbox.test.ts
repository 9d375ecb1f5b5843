import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cardProblems } from '@mullion/domain/card'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describePaymentGateway } from './contract.ts'
import { readLedger, readTransactions } from './ledger.ts'
import { createSandboxGateway, type SandboxOptions } from './sandbox.ts'
import { testCards } from './test-cards.ts'
import { card, charge } from './testing/cards.ts'

const slowNumber = '4000000011112267'
const noon = new Date('2026-11-20T12:00:00Z')
let folder: string
let ledgerFile: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mullion-sandbox-'))
  ledgerFile = join(folder, 'payments', 'ledger.jsonl')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function open(options: Partial<SandboxOptions> = {}) {
  return createSandboxGateway({ ledgerFile, clock: () => noon, ...options })
}

describePaymentGateway('the sandbox', async () => {
  const own = await mkdtemp(join(tmpdir(), 'mullion-sandbox-'))
  const gateway = createSandboxGateway({ ledgerFile: join(own, 'ledger.jsonl'), clock: () => noon })
  return {
    gateway,
    approvedCard: card(),
    declinedCard: card('4000300011112220'),
    halfCard: card('4000000011112275'),
    async close() {
      await gateway.close()
      await rm(own, { recursive: true })
    },
  }
})

describe('the test cards', () => {
  it('can all be typed into the card form', () => {
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
  ])('%s (%s) is approved for %i cents of 100.00', async (number, cardType, amountCents) => {
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
  ])('%s is declined though its number would be approved', async (_name, facts, reason) => {
    const gateway = open()
    expect(await gateway.authorise(charge('x', undefined, facts))).toEqual({ outcome: 'declined', reason })
    await gateway.close()
  })

  it('are good until their month has ended in the last time zone', async () => {
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

describe('what is no payment at all is refused and leaves nothing behind', () => {
  it('a number that is not a card', async () => {
    const gateway = open()
    const refused = gateway.authorise(charge('n', '4000100011112225'))
    await expect(refused).rejects.toMatchObject({ code: 'payments.card_invalid' })
    expect(await gateway.find('n')).toBeNull()
    expect(await gateway.authorise(charge('n'))).toMatchObject({ outcome: 'approved', duplicate: false })
    await gateway.close()
  })

  it.each([0, -100, 10.5, Number.NaN])('an amount of %d cents', async (amountCents) => {
    const gateway = open()
    const refused = gateway.authorise({ ...charge('n'), amountCents })
    await expect(refused).rejects.toMatchObject({ code: 'payments.amount_invalid' })
    await gateway.close()
  })
})

describe('the slow card', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is approved after a minute, and not known before', async () => {
    const gateway = open()
    const answer = Promise.allSettled([gateway.authorise(charge('slow', slowNumber))])
    await vi.advanceTimersByTimeAsync(59_999)
    expect(await gateway.find('slow')).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toMatchObject([{ value: { outcome: 'approved', duplicate: false } }])
    expect(await gateway.find('slow')).toMatchObject({ state: 'authorised' })
    await gateway.close()
  })

  it('is charged once when the same reference is sent again during the minute', async () => {
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

  it('is not charged when the store stops during the minute', async () => {
    const gateway = open()
    const answer = Promise.allSettled([gateway.authorise(charge('slow', slowNumber))])
    await gateway.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await answer).toMatchObject([{ reason: expect.objectContaining({ code: 'payments.no_answer' }) }])
    expect(await readLedger(ledgerFile)).toEqual([])
  })
})

describe('the ledger', () => {
  it('holds every step, and never the number or the code of a card', async () => {
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
    expect(await readFile(ledgerFile, 'utf8')).not.toMatch(/40001001|40003006|321"|Cooper|Cooler/)
    await gateway.close()
  })

  it('is continued by the next gateway with the same answers and new numbers', async () => {
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

  it('gains one entry for many captures or voids at once', async () => {
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

  it('leaves a declined transaction alone when it is voided, and refuses to capture it', async () => {
    const gateway = open()
    await gateway.authorise(charge('order-1', '4000300011112220'))
    const { gatewayId = '' } = (await gateway.find('order-1')) ?? {}
    await gateway.void(gatewayId)
    await expect(gateway.capture(gatewayId)).rejects.toMatchObject({ code: 'payments.capture_refused' })
    expect((await readLedger(ledgerFile)).map(({ kind }) => kind)).toEqual(['declined'])
    await gateway.close()
  })

  it('takes many payments at once and keeps each', async () => {
    const gateway = open()
    const references = Array.from({ length: 500 }, (_, order) => `order-${order}`)
    await Promise.all(references.map((reference) => gateway.authorise(charge(reference))))
    const transactions = await readTransactions(ledgerFile)
    expect([...transactions.keys()].sort()).toEqual(references.sort())
    expect(new Set([...transactions.values()].map(({ gatewayId }) => gatewayId)).size).toBe(500)
    await gateway.close()
  })

  it('is refused to a second gateway until the first has closed', async () => {
    const first = open()
    expect(() => open()).toThrow(expect.objectContaining({ code: 'payments.ledger_in_use' }))
    await first.authorise(charge('order-1'))
    await first.close()
    await first.close()
    await open().close()
  })

  it('answers nobody once it is closed', async () => {
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

describe('a ledger that somebody else has changed', () => {
  it.each([
    ['a line that is JSON but no entry', '{"kind":"refunded"}\n'],
    ['a broken line before a good one', '{"kind":"auth\n{}\n'],
  ])('is refused for %s', async (_name, text) => {
    const gateway = open()
    await gateway.authorise(charge('order-1'))
    await gateway.close()
    await appendFile(ledgerFile, text)
    expect(() => open()).toThrow(expect.objectContaining({ code: 'payments.ledger_damaged' }))
  })

  it('is refused for a broken line in its middle', async () => {
    const gateway = open()
    await gateway.authorise(charge('order-1'))
    await gateway.close()
    const good = await readFile(ledgerFile, 'utf8')
    await appendFile(ledgerFile, `garbage\n${good}`)
    expect(() => open()).toThrow(
      expect.objectContaining({ code: 'payments.ledger_damaged', details: { file: ledgerFile, line: 2 } }),
    )
  })
})
