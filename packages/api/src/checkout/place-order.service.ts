import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderRow } from '@mullion/db/checkout/order.repository'
import {
  countDeclines,
  createPayment,
  findLatestTry,
  hasTriedToPay,
  type PaymentRow,
} from '@mullion/db/checkout/payment.repository'
import type { Store } from '@mullion/db/store'
import type { Actor } from '@mullion/domain/accounts/actor'
import { cardProblems } from '@mullion/domain/checkout/card'
import {
  botCheckFailed,
  keyReused,
  paymentUnknown,
  returnsNotAgreed,
  tooManyDeclines,
  totalDiffers,
} from '@mullion/domain/checkout/checkout-errors'
import type { PlacedOrder, PlaceOrderInput } from '@mullion/domain/checkout/order'
import type { OrderDraft } from '@mullion/domain/checkout/order-draft'
import { mayTryAgain } from '@mullion/domain/checkout/payment-state'
import { orderableLines } from '@mullion/domain/checkout/pricing'
import type { Quote } from '@mullion/domain/checkout/quote'
import { invalidInput } from '@mullion/domain/error'
import type { BotCheck } from '@mullion/integrations/bot-check/port'
import type { Card } from '@mullion/integrations/payments/port'
import type { Clock } from '../clock.ts'
import type { PaymentService } from './payment.service.ts'
import type { QuoteService } from './quote.service.ts'

export type PlaceOrderService = ReturnType<typeof createPlaceOrderService>

export interface PlaceOrderDeps {
  readonly store: Store
  readonly quotes: QuoteService
  readonly payments: PaymentService
  readonly botCheck: BotCheck
  readonly clock: Clock
}

/** Five declines within this many minutes, for an address or a buyer, and the next card has to wait. */
const declineLimit = { declines: 5, minutes: 15 }
/** How often, and for how long, a repeated request looks whether the first one has ended. */
const waiting = { everyMs: 150, forMs: 50_000 }

/** What makes two requests the same order; the card is left out, another one may pay for it. */
function payloadHash(input: PlaceOrderInput): string {
  const { cart, shipAddress, serviceType, grandTotalCents, billing } = input
  const text = JSON.stringify([cart, shipAddress, serviceType, grandTotalCents, billing.buyerEmail])
  return createHash('sha256').update(text).digest('hex')
}

function draftOf(quote: Quote, input: PlaceOrderInput): OrderDraft {
  const { cartTotalCents, shippingCents, taxCents, grandTotalCents } = quote
  return {
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

function cardOf({ card, billing }: PlaceOrderInput): Card {
  return {
    number: card.cardNumber.replace(/\D/g, ''),
    expiry: card.cardExpiration.replace(/\D/g, ''),
    code: card.cardCode,
    holder: `${billing.firstName} ${billing.lastName}`.trim(),
    street: billing.address1,
    zip: billing.zip,
  }
}

function placed(order: OrderRow): PlacedOrder {
  return { orderNumber: order.number, grandTotalCents: order.grandTotalCents, buyerEmail: order.buyerEmail }
}

/** Placing an order paid by card: checked, priced and totalled here, whatever the client says. */
export function createPlaceOrderService({ store, quotes, payments, botCheck, clock }: PlaceOrderDeps) {
  function checkCard({ card }: PlaceOrderInput): void {
    const now = clock()
    const problems = cardProblems(card, { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 })
    const fields = Object.entries(problems).map(([field, text]) => [`card.${field}`, text])
    if (fields.length > 0) throw invalidInput('checkout.card_invalid', Object.fromEntries(fields))
  }

  async function checkBuyer(actor: Actor, input: PlaceOrderInput): Promise<void> {
    const since = new Date(clock().getTime() - declineLimit.minutes * 60_000)
    const declines = await countDeclines(store.read, { actorId: actor.id, address: actor.address, since })
    if (declines >= declineLimit.declines) throw tooManyDeclines(declineLimit.minutes)
    if (actor.role !== 'guest' || (await hasTriedToPay(store.read, actor.id))) return
    if (!(await botCheck.verify(input.botCheck ?? ''))) throw botCheckFailed()
  }

  async function checkOffer(actor: Actor, input: PlaceOrderInput): Promise<Quote> {
    const quote = await quotes.inForce(actor, input.quoteId, input)
    if (quote.grandTotalCents !== input.grandTotalCents) throw totalDiffers(quote)
    if (quote.returnsAgreementNeeded && !input.returnsAgreed) throw returnsNotAgreed()
    return quote
  }

  async function startTry(actor: Actor, input: PlaceOrderInput, start: { quote: Quote; tryNo: number }) {
    const now = clock()
    return store.transaction((tx) =>
      createPayment(tx, {
        reference: randomUUID(),
        actorId: actor.id,
        idempotencyKey: input.idempotencyKey,
        tryNo: start.tryNo,
        payloadHash: payloadHash(input),
        state: 'authorising',
        amountCents: start.quote.grandTotalCents,
        draft: draftOf(start.quote, input),
        address: actor.address,
        leaseUntilAt: payments.leaseUntil(),
        createdAt: now,
        updatedAt: now,
      }),
    )
  }

  /** Waits for the request that works on this payment, or takes its place when it has given up. */
  async function join(first: PaymentRow): Promise<OrderRow | null> {
    const giveUpAt = clock().getTime() + waiting.forMs
    for (let payment: PaymentRow | null = first; payment; payment = await payments.find(first.id)) {
      if (payment.state === 'captured') return payments.orderOf(payment)
      if (mayTryAgain(payment.state)) return null
      const claimed = await payments.claim(payment)
      if (claimed) return payments.resume(claimed)
      if (clock().getTime() >= giveUpAt) throw paymentUnknown()
      await sleep(waiting.everyMs)
    }
    return null
  }

  /** The answer of an earlier request under this key: its order, or null when the key may be used (again). */
  async function earlier(
    actor: Actor,
    input: PlaceOrderInput,
  ): Promise<{ order: OrderRow | null; tryNo: number }> {
    const latest = await findLatestTry(store.read, actor.id, input.idempotencyKey)
    if (!latest) return { order: null, tryNo: 1 }
    const next = { order: null, tryNo: latest.tryNo + 1 }
    if (mayTryAgain(latest.state)) return next
    if (latest.payloadHash !== payloadHash(input)) throw keyReused()
    const order = await join(latest)
    return order ? { order, tryNo: latest.tryNo } : next
  }

  async function place(actor: Actor, input: PlaceOrderInput): Promise<PlacedOrder> {
    checkCard(input)
    const before = await earlier(actor, input)
    if (before.order) return placed(before.order)
    await checkBuyer(actor, input)
    const quote = await checkOffer(actor, input)
    const payment = await startTry(actor, input, { quote, tryNo: before.tryNo })
    if (payment) return placed(await payments.charge(payment, cardOf(input)))
    const { order } = await earlier(actor, input)
    if (order) return placed(order)
    throw paymentUnknown()
  }

  /** Requests of this process that are being answered; the same one again gets the same answer. */
  const underWay = new Map<string, Promise<PlacedOrder>>()

  return {
    /** Places the order once: a repeat under the same key answers the same order. */
    placeOrder(actor: Actor, input: PlaceOrderInput): Promise<PlacedOrder> {
      const request = `${actor.id} ${input.idempotencyKey} ${payloadHash(input)}`
      const same = underWay.get(request)
      if (same) return same
      const answer = place(actor, input).finally(() => underWay.delete(request))
      underWay.set(request, answer)
      return answer
    },
    /** A puzzle for the page to solve before a guest's first card. */
    challenge: () => botCheck.challenge(),
  }
}
