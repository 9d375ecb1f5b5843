import { createHash, randomUUID } from 'node:crypto'
import type { NewPayment } from '@mullion/db/checkout/payment.repository'
import type { Actor } from '@mullion/domain/accounts/actor'
import type { BillingDetails, PlaceOrderInput } from '@mullion/domain/checkout/order'
import type { OrderDraft } from '@mullion/domain/checkout/order-draft'
import type { PayBy } from '@mullion/domain/checkout/order-rules'
import { orderableLines } from '@mullion/domain/checkout/pricing'
import type { Quote } from '@mullion/domain/checkout/quote'

/** Hash that identifies two requests as the same order; leaves out the card, since another card may pay for it. */
export function payloadHash(input: PlaceOrderInput): string {
  const {
    card: _card,
    savedCard: _savedCard,
    saveCard: _saveCard,
    heldPayment: _held,
    billing,
    ...order
  } = input
  const { quoteId: _quote, idempotencyKey: _key, botCheck: _botCheck, ...ordered } = order
  const entries = Object.entries(ordered).filter(([, value]) => value !== undefined)
  const text = JSON.stringify([entries.sort(([a], [b]) => (a < b ? -1 : 1)), billing?.buyerEmail])
  return createHash('sha256').update(text).digest('hex')
}

export interface PaymentStart {
  readonly actor: Actor
  readonly input: PlaceOrderInput
  readonly quote: Quote
  readonly payBy: PayBy
  readonly billing: BillingDetails | null
  /** Where the confirmation goes. */
  readonly buyerEmail: string
  readonly attemptNumber: number
  readonly now: Date
  readonly leaseUntilAt: Date
}

function draftOf({ actor, quote, input, payBy, billing, buyerEmail }: PaymentStart): OrderDraft {
  const { cartTotalCents, shippingCents, goodsTaxCents, freightTaxCents, taxCents, taxExempt } = quote
  const { carrier, serviceType, billingOption, method, boxes, freight, quoteId } = quote
  const { grandTotalCents, freightToBeConfirmed } = quote
  const onAccount = billingOption !== 'prepay'
  return {
    userId: actor.userId,
    companyId: actor.companyId,
    companyInternalId: actor.actingFor?.id ?? null,
    lines: orderableLines(quote),
    ...{ cartTotalCents, shippingCents, goodsTaxCents, freightTaxCents, taxCents, taxExempt },
    ...{ grandTotalCents, freightToBeConfirmed },
    shipAddress: input.shipAddress,
    billing: payBy === 'card' ? billing : null,
    buyerEmail,
    internalBuyerEmail: input.customerEmail || null,
    ...{ carrier, serviceType, billingOption },
    accountNumber: (onAccount && input.accountNumber) || null,
    freightCarrier: (onAccount && method === 'freight' && input.freightCarrier) || null,
    thirdParty: (billingOption === 'thirdParty' && input.thirdParty) || null,
    poNumber: (payBy === 'terms' && input.poNumber) || null,
    iseNumber: input.iseNumber || null,
    poDocumentId: (payBy === 'terms' && input.poDocumentId) || null,
    returnsAgreed: input.returnsAgreed,
    skipValidation: input.skipValidation ?? false,
    ...{ quoteId, method, boxes },
    freightReason: freight?.reason ?? null,
    freightPartId: freight?.partId ?? null,
  }
}

/** Hash of the cart. A held payment and its order must match in it, and in actor and total. */
export function cartHash(cart: PlaceOrderInput['cart']): string {
  const lines = cart.map(({ configurations = [], ...line }) => ({ ...line, configurations }))
  return createHash('sha256').update(JSON.stringify(lines)).digest('hex')
}

/** Builds a payment attempt from a quote, under a new reference of ours. */
export function newPayment(start: PaymentStart): NewPayment {
  const { actor, input, quote, payBy, attemptNumber, now, leaseUntilAt } = start
  return {
    reference: randomUUID(),
    actorId: actor.id,
    idempotencyKey: input.idempotencyKey,
    attemptNumber,
    payloadHash: payloadHash(input),
    state: payBy === 'card' ? 'created' : 'terms',
    amountCents: quote.grandTotalCents,
    draft: draftOf(start),
    ipAddress: actor.ipAddress,
    leaseUntilAt,
    createdAt: now,
    updatedAt: now,
  }
}
