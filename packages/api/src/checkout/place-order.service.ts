import { setTimeout as sleep } from 'node:timers/promises'
import {
  countCardAttempts,
  createPayment,
  findLatestTry,
  hasTriedToPay,
  type NewPayment,
  type PaymentRow,
} from '@mullion/db/checkout/payment.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import { holdKey } from '@mullion/db/security/limit.repository'
import type { Reader, Store } from '@mullion/db/store'
import { type Actor, isStaff } from '@mullion/domain/accounts/actor'
import { mayPayBy } from '@mullion/domain/accounts/permissions'
import { cardMonthAt, cardProblems } from '@mullion/domain/card'
import {
  botCheckFailed,
  cardsUnderWay,
  keyReused,
  paymentUnknown,
  returnsNotAgreed,
  termsOnly,
  tooManyDeclines,
  totalDiffers,
} from '@mullion/domain/checkout/checkout-errors'
import type { PlacedOrder, PlaceOrderInput } from '@mullion/domain/checkout/order'
import { isSettled, mayTryAgain } from '@mullion/domain/checkout/payment-state'
import type { Quote } from '@mullion/domain/checkout/quote'
import { invalidInput } from '@mullion/domain/error'
import type { BotCheck } from '@mullion/integrations/bot-check/port'
import type { Clock } from '../clock.ts'
import { cardOf, newPayment, payloadHash } from './new-payment.ts'
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
const declineLimitMs = declineLimit.minutes * 60_000
/** How often, and how many times, a card waits for others that are under way before it is refused. */
const crowd = { everyMs: 150, looks: 66 }
/** How often, and for how long, a repeated request looks whether the first one has ended. */
const waiting = { everyMs: 150, forMs: 50_000 }

function placed(order: OrderRow): PlacedOrder {
  return { orderNumber: order.number, grandTotalCents: order.grandTotalCents, buyerEmail: order.buyerEmail }
}

/** Placing an order paid by card: checked, priced and totalled here, whatever the client says. */
export function createPlaceOrderService({ store, quotes, payments, botCheck, clock }: PlaceOrderDeps) {
  function checkCard({ card }: PlaceOrderInput): void {
    const problems = cardProblems(card, cardMonthAt(clock()))
    const fields = Object.entries(problems).map(([field, text]) => [`card.${field}`, text])
    if (fields.length > 0) throw invalidInput('checkout.card_invalid', Object.fromEntries(fields))
  }

  /** Staff pay as the company that they act for, and they cannot choose one here yet. */
  function checkTerms(actor: Actor): void {
    const staff = isStaff(actor)
    if (staff || !mayPayBy(actor, 'card')) throw termsOnly(staff)
  }

  async function checkBuyer(actor: Actor, input: PlaceOrderInput): Promise<void> {
    if (actor.role !== 'guest' || (await hasTriedToPay(store.read, actor.id))) return
    if (!(await botCheck.verify(input.botCheck ?? ''))) throw botCheckFailed()
  }

  /** True when one more card may be sent: none that is under way could be one decline too many. Throws after too many. */
  async function hasRoom(db: Reader, { id: actorId, address }: Actor): Promise<boolean> {
    const now = clock()
    const since = new Date(now.getTime() - declineLimitMs)
    const { declines, underWay } = await countCardAttempts(db, { actorId, address, since, now })
    if (declines >= declineLimit.declines) throw tooManyDeclines(declineLimit.minutes)
    return declines + underWay < declineLimit.declines
  }

  async function checkOffer(actor: Actor, input: PlaceOrderInput): Promise<Quote> {
    const quote = await quotes.inForce(actor, input.quoteId, input)
    if (quote.grandTotalCents !== input.grandTotalCents) throw totalDiffers(quote)
    if (quote.returnsAgreementNeeded && !input.returnsAgreed) throw returnsNotAgreed()
    return quote
  }

  /** Stores the attempt when there is room for it; null when another request has stored it first. */
  function storeAttempt(actor: Actor, payment: NewPayment): Promise<PaymentRow | null | 'crowded'> {
    const now = clock()
    const held = { now, endsAt: new Date(now.getTime() + declineLimitMs) }
    return store.transaction(async (tx) => {
      // Cards that are sent at once, to whichever server, are counted one after the other.
      await holdKey(tx, `cards-of:${actor.id}`, held)
      await holdKey(tx, `cards-from:${actor.address}`, held)
      return (await hasRoom(tx, actor)) ? createPayment(tx, payment) : 'crowded'
    })
  }

  async function startAttempt(actor: Actor, input: PlaceOrderInput, start: { quote: Quote; tryNo: number }) {
    for (let look = 0; look < crowd.looks; look += 1) {
      const leaseUntilAt = payments.leaseUntil()
      const payment = newPayment({ actor, input, ...start, now: clock(), leaseUntilAt })
      const stored = await storeAttempt(actor, payment)
      if (stored !== 'crowded') return stored
      await sleep(crowd.everyMs)
    }
    throw cardsUnderWay()
  }

  /** The end of an earlier request for the same order: waits for whoever works on it, or takes its place. */
  async function join(first: PaymentRow, input: PlaceOrderInput): Promise<OrderRow> {
    if (first.payloadHash !== payloadHash(input)) throw keyReused()
    const giveUpAt = clock().getTime() + waiting.forMs
    for (;;) {
      const payment = (await payments.find(first.id)) ?? first
      if (isSettled(payment.state)) return payments.outcome(payment)
      const claimed = await payments.claim(payment)
      if (claimed) return payments.resume(claimed)
      if (clock().getTime() >= giveUpAt) throw paymentUnknown()
      await sleep(waiting.everyMs)
    }
  }

  async function place(actor: Actor, input: PlaceOrderInput): Promise<OrderRow> {
    checkCard(input)
    const latestTry = () => findLatestTry(store.read, actor.id, input.idempotencyKey)
    const latest = await latestTry()
    if (latest && !mayTryAgain(latest.state)) return join(latest, input)
    checkTerms(actor)
    await hasRoom(store.read, actor)
    const quote = await checkOffer(actor, input)
    await checkBuyer(actor, input)
    await payments.checkGateway()
    const payment = await startAttempt(actor, input, { quote, tryNo: (latest?.tryNo ?? 0) + 1 })
    if (payment) return payments.charge(payment, cardOf(input))
    const faster = await latestTry()
    if (faster) return join(faster, input)
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
      const answer = place(actor, input)
        .then(placed)
        .finally(() => underWay.delete(request))
      underWay.set(request, answer)
      return answer
    },
    /** A puzzle for the page to solve before a guest's first card. */
    challenge: () => botCheck.challenge(),
  }
}
