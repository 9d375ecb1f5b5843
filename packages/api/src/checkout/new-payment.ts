import { createHash, randomUUID } from 'node:crypto'
import type { NewPayment } from '@mullion/db/checkout/payment.repository'
import type { Actor } from '@mullion/domain/accounts/actor'
import type { PlaceOrderInput } from '@mullion/domain/checkout/order'
import type { OrderDraft } from '@mullion/domain/checkout/order-draft'
import { orderableLines } from '@mullion/domain/checkout/pricing'
import type { Quote } from '@mullion/domain/checkout/quote'
import type { Card } from '@mullion/integrations/payments/port'

/** What makes two requests the same order; the card is left out, another one may pay for it. */
export function payloadHash(input: PlaceOrderInput): string {
  const { cart, shipAddress, serviceType, grandTotalCents, billing } = input
  const text = JSON.stringify([cart, shipAddress, serviceType, grandTotalCents, billing.buyerEmail])
  return createHash('sha256').update(text).digest('hex')
}

interface PaymentStart {
  readonly actor: Actor
  readonly input: PlaceOrderInput
  readonly quote: Quote
  readonly tryNo: number
  readonly now: Date
  readonly leaseUntilAt: Date
}

function draftOf({ actor, quote, input }: Pick<PaymentStart, 'actor' | 'quote' | 'input'>): OrderDraft {
  const { cartTotalCents, shippingCents, taxCents, grandTotalCents } = quote
  return {
    userId: actor.userId,
    companyId: actor.companyId,
    lines: orderableLines(quote),
    cartTotalCents,
    shippingCents,
    taxCents,
    grandTotalCents,
    shipAddress: input.shipAddress,
    billing: input.billing,
    buyerEmail: input.billing.buyerEmail,
    carrier: 'UPS',
    serviceType: quote.serviceType,
    billingOption: 'prepay',
  }
}

/** The card as the gateway takes it. */
export function cardOf({ card, billing }: PlaceOrderInput): Card {
  return {
    number: card.cardNumber.replace(/\D/g, ''),
    expiry: card.cardExpiration.replace(/\D/g, ''),
    code: card.cardCode,
    holder: `${billing.firstName} ${billing.lastName}`.trim(),
    street: billing.address1,
    zip: billing.zip,
  }
}

/** A try to be paid what was quoted, under a new reference of our own. */
export function newPayment(start: PaymentStart): NewPayment {
  const { actor, input, quote, tryNo, now, leaseUntilAt } = start
  return {
    reference: randomUUID(),
    actorId: actor.id,
    idempotencyKey: input.idempotencyKey,
    tryNo,
    payloadHash: payloadHash(input),
    state: 'authorising',
    amountCents: quote.grandTotalCents,
    draft: draftOf(start),
    address: actor.address,
    leaseUntilAt,
    createdAt: now,
    updatedAt: now,
  }
}
