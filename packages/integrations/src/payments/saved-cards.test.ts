import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLedger, readTransactions } from './ledger.ts'
import type { NamedCard } from './port.ts'
import { createSandboxGateway, type SandboxGateway } from './sandbox.ts'
import { testCards } from './test-cards.ts'
import { card, charge, chargeSaved, namedCard } from './testing/cards.ts'

const customerId = 'user:12'
const otherVisa = '4111111111111111'
let folder: string
let ledgerFile: string
let now: Date
let gateway: SandboxGateway

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mullion-cards-'))
  ledgerFile = join(folder, 'ledger.db')
  now = new Date('2026-11-20T12:00:00Z')
  gateway = open()
})
afterEach(async () => {
  await gateway.close()
  await rm(folder, { recursive: true, force: true })
})

function open() {
  return createSandboxGateway({ ledger: ledgerFile, slowCardMs: 1, clock: () => now })
}

async function reopen(): Promise<void> {
  await gateway.close()
  gateway = open()
}

function save(number?: string, facts: Partial<NamedCard> = {}) {
  return gateway.saveCard(customerId, namedCard(number, facts))
}

async function chargeOf(number: string | undefined, code?: string) {
  const { methodId } = await save(number)
  return gateway.authorise(chargeSaved('a', { customerId, methodId, code }))
}

describe('charging a saved card', () => {
  it.each(testCards)('gives the same answer as entering the card: $id', async ({ number }) => {
    const typed = await gateway.authorise(charge('typed', number))
    const saved = await chargeOf(number)
    const { gatewayId, authCode } = (await gateway.find('a')) ?? {}
    const own = saved.outcome === 'approved' ? { gatewayId, authCode } : {}
    expect(saved).toEqual({ ...typed, ...own })
  })

  it('is declined when it is not a test card', async () => {
    const reason = 'The sandbox approves only its test cards.'
    expect(await chargeOf(otherVisa)).toEqual({ outcome: 'declined', reason })
    expect(await gateway.find('a')).toMatchObject({ state: 'declined', lastFour: '1111', cardType: 'V' })
  })

  it.each([
    ['4000100011112224', '123', 'approved'],
    ['4000100011112224', '1234', 'declined'],
    ['4000100011112224', '', 'declined'],
    ['371122223332225', '9999', 'approved'],
    ['371122223332225', '999', 'declined'],
  ])('%s with the re-entered code %j is %s', async (number, code, outcome) => {
    const reason = outcome === 'declined' ? 'Invalid CVV' : undefined
    const answer = await chargeOf(number, code)
    expect([answer.outcome, answer.outcome === 'declined' ? answer.reason : undefined]).toEqual([
      outcome,
      reason,
    ])
  })

  it('records a code match only when a code was entered', async () => {
    await chargeOf(undefined, '123')
    const { methodId } = await save()
    await gateway.authorise(chargeSaved('no code', { customerId, methodId }))
    const entries = await readLedger(ledgerFile)
    expect(entries.flatMap((entry) => (entry.kind === 'authorised' ? [entry.cvv] : []))).toEqual(['M', ''])
  })

  it('is declined once the card has expired', async () => {
    const { methodId } = await save(undefined, { expiry: '11/26' })
    now = new Date('2026-12-01T11:59:00Z')
    const approved = await gateway.authorise(chargeSaved('a', { customerId, methodId }))
    expect(approved.outcome).toBe('approved')
    now = new Date('2026-12-01T12:00:00Z')
    expect(await gateway.authorise(chargeSaved('b', { customerId, methodId }))).toEqual({
      outcome: 'declined',
      reason: 'Invalid expiration date',
    })
    expect(await gateway.listCards(customerId)).toMatchObject([{ methodId, cardExpiration: '2026-11' }])
  })

  it('requires an amount', async () => {
    const { methodId } = await save()
    const refused = gateway.authorise({ ...chargeSaved('a', { customerId, methodId }), amountCents: 0 })
    await expect(refused).rejects.toMatchObject({ code: 'payments.amount_invalid' })
  })

  it('leaves the reference unused when the customer does not have the card', async () => {
    const refused = gateway.authorise(chargeSaved('a', { customerId, methodId: 'never given' }))
    await expect(refused).rejects.toMatchObject({ code: 'payments.saved_card_missing' })
    expect(await gateway.authorise(charge('a'))).toMatchObject({ outcome: 'approved', duplicate: false })
  })
})

describe('saving a card again', () => {
  it('updates it however the number and expiry are typed, and trims the names', async () => {
    const { methodId } = await save('4000 1000 1111 2224', { expiry: '12/30' })
    const again = await save('4000-1000-1111-2224', { name: '  Van ', holder: 'Lee Mason' })
    expect(again).toMatchObject({ methodId, methodName: 'Van', accountHolderName: 'Lee Mason' })
    expect(await gateway.listCards(customerId)).toEqual([again])
  })

  it.each([
    ['with a new expiration date', undefined, { expiry: '1231' }],
    ['with the same last digits and a different brand', '6011222233332224', {}],
    ['with the same last digits and a different outcome', '4000300611112224', {}],
  ])('keeps it separate from a card %s', async (_name, number, facts) => {
    const one = await save()
    const other = await save(number, facts)
    expect(await gateway.listCards(customerId)).toEqual([one, other])
    const answer = await gateway.authorise(chargeSaved('a', { customerId, methodId: one.methodId }))
    expect(answer.outcome).toBe('approved')
  })

  it('stores it once, even when several are saved at once', async () => {
    const saved = await Promise.all([save(), save(), save(otherVisa), save(otherVisa)])
    expect(new Set(saved.map(({ methodId }) => methodId)).size).toBe(2)
    expect(await gateway.listCards(customerId)).toHaveLength(2)
  })

  it('does not restore a removed card', async () => {
    const { methodId } = await save()
    await gateway.removeCard(customerId, methodId)
    const again = await save()
    expect(again.methodId).not.toBe(methodId)
    expect(await gateway.listCards(customerId)).toEqual([again])
  })
})

describe('the ledger of saved cards', () => {
  it('records every step, and never a card number or code', async () => {
    const { methodId } = await save('371122223332225', { code: '8642' })
    await save(otherVisa, { code: '975', name: 'Office' })
    await gateway.removeCard(customerId, methodId)
    const facts = { at: now.toISOString(), customerId }
    const shown = { cardExpiration: '2030-12', accountHolderName: 'Pat Cooper' }
    const amex = { cardType: 'A', cardNumber: 'XXXXXXXXXXX2225', lastFour: '2225', methodName: 'Shop card' }
    const visa = { cardType: 'V', cardNumber: 'XXXXXXXXXXXX1111', lastFour: '1111', methodName: 'Office' }
    const office = { methodId: expect.any(String), ...visa, ...shown }
    expect(await readLedger(ledgerFile)).toEqual([
      {
        kind: 'card_saved',
        ...facts,
        card: { methodId, ...amex, ...shown },
        testCardId: 'approved_amex',
      },
      { kind: 'card_saved', ...facts, card: office, testCardId: null },
      { kind: 'card_removed', ...facts, methodId },
    ])
    await gateway.close()
    expect(await readFile(ledgerFile, 'utf8')).not.toMatch(/37112222|41111111|8642|"975"|Cooler/)
    expect([...(await readTransactions(ledgerFile)).keys()]).toEqual([])
  })

  it('is continued by the next gateway', async () => {
    const removed = await save(otherVisa)
    const saved = await save()
    await save('4000300611112224', { name: 'First name' })
    const renamed = await save('4000300611112224', { name: 'Second name' })
    await gateway.removeCard(customerId, removed.methodId)
    await reopen()
    expect(await gateway.listCards(customerId)).toEqual([saved, renamed])
    expect(await gateway.listCards('user:1')).toEqual([])
    const { methodId } = saved
    const approved = await gateway.authorise(chargeSaved('a', { customerId, methodId }))
    expect(approved.outcome).toBe('approved')
    const declined = await gateway.authorise(chargeSaved('b', { customerId, methodId: renamed.methodId }))
    expect(declined).toEqual({ outcome: 'declined', reason: 'Insufficient funds' })
    expect(await save(undefined, { name: 'Renamed' })).toEqual({ ...saved, methodName: 'Renamed' })
  })

  it('records concurrent removals once', async () => {
    const { methodId } = await save()
    const removals = [1, 2, 3].map(() => gateway.removeCard(customerId, methodId))
    expect(await Promise.all(removals)).toEqual([true, false, false])
    expect((await readLedger(ledgerFile)).map(({ kind }) => kind)).toEqual(['card_saved', 'card_removed'])
  })

  it('never reports a card or a removal that was not written', async () => {
    const { methodId } = await save()
    await gateway.close()
    const calls = [
      () => save(otherVisa),
      () => gateway.listCards(customerId),
      () => gateway.removeCard(customerId, methodId),
      () => gateway.removeCard(customerId, methodId),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'payments.no_answer' })
    expect(await readLedger(ledgerFile)).toHaveLength(1)
  })

  it('is refused when a full card number was written into it', async () => {
    await save()
    const other = new DatabaseSync(ledgerFile)
    other.prepare('update entries set entry = replace(entry, ?, ?)').run('XXXXXXXXXXXX2224', card().number)
    other.close()
    const listed = gateway.listCards(customerId)
    await expect(listed).rejects.toMatchObject({ code: 'payments.ledger_damaged' })
  })
})
