import { mailMessages } from '@mullion/db/mail/mail.tables'
import { findOrder } from '@mullion/db/orders/order.repository'
import { findPaymentOfOrder } from '@mullion/db/payments/payment.repository'
import { findOrderByNumber } from '@mullion/db/testing/stored-rows'
import { guest } from '@mullion/domain/accounts/actor'
import { readHeldCents } from '@mullion/integrations/payments/ledger'
import type { CreditRequest } from '../credit-notes/credit-note.service.ts'
import { withWebhooks } from '../webhooks/webhook-queue.ts'
import { orderForm, quoteForm, solve, termsOrder } from './order-form.ts'
import { orderIn, type TestShop } from './ready-to-order.ts'

export const clerk = guest('clerk-session-key-0000', '203.0.113.9')

type Services = TestShop['services']

const idOf = async (shop: TestShop, number: string) =>
  (await findOrderByNumber(shop.db.read, number))?.id ?? 0

/** Places an order of a quantity of each part, by a guest's card or on a buyer's terms; returns its id. */
export async function placeOrder(shop: TestShop, n: number, quantities: readonly number[], onTerms = false) {
  const input = quoteForm(quantities.map((quantity, at) => ({ partId: at + 1, quantity, comments: [] })))
  const idempotencyKey = `order-number-${String(n).padStart(8, '0')}`
  if (onTerms) {
    const buyer = await shop.person('buyer')
    const form = termsOrder(await buyer.checkout.quote(input), input, { idempotencyKey })
    return idOf(shop, orderIn(await buyer.checkout.placeOrder(form)).orderNumber)
  }
  const buyer = shop.as(guest(`credit-session-${String(n).padStart(8, '0')}`, `203.0.${n >> 8}.${n & 255}`))
  const quote = await buyer.checkout.quote(input)
  const botCheck = await solve(await buyer.checkout.challenge())
  const form = orderForm(quote, input, { idempotencyKey, botCheck })
  return idOf(shop, orderIn(await buyer.checkout.placeOrder(form)).orderNumber)
}

export async function issueCredit(shop: TestShop, request: CreditRequest, by: Services = shop.services) {
  const note = await withWebhooks(shop.db).transaction((tx) => by.creditNotes.credit(tx, clerk, request))
  return by.creditNotes.give(note.id)
}

export async function orderRow(shop: TestShop, id: number) {
  const order = await findOrder(shop.db.read, id)
  if (!order) throw new Error('No order.')
  return order
}
export const creditRequest = (orderId: number, facts: Partial<CreditRequest> = {}): CreditRequest => ({
  ...{ orderId, reason: 'other', requestKey: 'request-1', lines: [], freight: 0 },
  ...facts,
})
export const everything = (quantities: readonly number[]) => ({
  lines: quantities.map((quantity, at) => ({ lineNo: at + 1, quantity })),
  freight: 'rest' as const,
})
/** Returns what the gateway still holds of an order's charge. */
export const heldCents = async (shop: TestShop, id: number) => {
  const { reference = '' } = (await findPaymentOfOrder(shop.db.read, id)) ?? {}
  return (await readHeldCents(shop.ledgerFile)).get(reference) ?? 0
}
export const creditMails = async (shop: TestShop) =>
  (await shop.db.read.select().from(mailMessages))
    .filter(({ event }) => event.startsWith('credit_note:'))
    .map(({ subject }) => subject)
