import { agreeOnFact } from '@mullion/db/security/shared-fact.repository'
import { openTestDatabase } from '@mullion/db/testing/open-test-database'
import { describePaymentGateway } from '@mullion/integrations/payments/contract'
import { createSandboxGateway } from '@mullion/integrations/payments/sandbox'
import { card, charge } from '@mullion/integrations/payments/testing/cards'
import { expect, it } from 'vitest'
import { createDatabaseLedger, databaseLedgerId, ledgerFact } from './database-ledger.ts'

const noon = new Date('2026-11-20T12:00:00Z')

async function openStore() {
  const db = await openTestDatabase()
  await db.transaction((tx) => agreeOnFact(tx, ledgerFact, databaseLedgerId))
  /** The sandbox of one of the store's servers. */
  const server = () =>
    createSandboxGateway({ ledger: createDatabaseLedger(db), clock: () => noon, slowCardMs: 20 })
  return { server, [Symbol.asyncDispose]: () => db[Symbol.asyncDispose]() }
}

describePaymentGateway('the sandbox of servers without a shared folder', async () => {
  const store = await openStore()
  return {
    gateway: store.server(),
    approvedCard: card(),
    declinedCard: card('4000300011112220'),
    halfCard: card('4000000011112275'),
    now: () => noon,
    close: async () => store[Symbol.asyncDispose](),
  }
})

it('servers without a shared folder charge a reference once, and know each other’s transactions', async () => {
  await using store = await openStore()
  const [one, other] = [store.server(), store.server()]
  const slow = charge('order-1', '4000000011112267')
  const answers = await Promise.all([one.authorise(slow), other.authorise(slow)])
  expect(answers.map((answer) => answer.outcome === 'approved' && answer.duplicate).toSorted()).toEqual([
    false,
    true,
  ])
  const [approved] = answers
  if (approved.outcome !== 'approved') throw new Error('The card was declined.')
  await Promise.all([one.capture(approved.gatewayId), other.capture(approved.gatewayId)])
  expect(await other.find('order-1')).toMatchObject({ state: 'captured' })
})

it('servers without a shared folder give each transaction a number of its own', async () => {
  await using store = await openStore()
  const [one, other] = [store.server(), store.server()]
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => (at % 2 ? one : other).authorise(charge(`order-${at}`))),
  )
  expect(new Set(answers.map((answer) => answer.outcome === 'approved' && answer.gatewayId)).size).toBe(12)
})
