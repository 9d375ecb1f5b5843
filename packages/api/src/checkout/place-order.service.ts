import { setTimeout as sleep } from 'node:timers/promises'
import type { ApprovalRequestRow } from '@mullion/db/approvals/approval-request.repository'
import type { Database, Reader } from '@mullion/db/database'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import { findLatestAttempt, type NewPayment, type PaymentRow } from '@mullion/db/payments/payment.repository'
import { violated } from '@mullion/db/violated'
import type { Actor, Member } from '@mullion/domain/accounts/actor'
import {
  cardNeeded,
  keyReused,
  paymentUnknown,
  savedCardNeeded,
} from '@mullion/domain/checkout/checkout-errors'
import { paymentNeeded } from '@mullion/domain/checkout/hold-payment'
import type {
  AttemptOutcome,
  PlacedOrder,
  PlaceOnAccountInput,
  PlaceOrderInput,
  PlacingAnswer,
} from '@mullion/domain/checkout/order'
import type { DraftBeingPlaced, GivenApproval, OrderDraft } from '@mullion/domain/checkout/order-draft'
import { payByOf } from '@mullion/domain/checkout/order-rules'
import { AppError } from '@mullion/domain/error'
import { isSettled, mayTryAgain } from '@mullion/domain/payments/payment-state'
import type { BotCheck } from '@mullion/integrations/bot-check/port'
import type { Clock } from '../clock.ts'
import { confirmationRecipients } from '../orders/queue-confirmation.ts'
import { type ApprovalGate, type AskedApproval, isAsked } from '../payments/approval-gate.ts'
import type { CardAttempts } from '../payments/card-attempts.ts'
import { chargeOf } from '../payments/charge.ts'
import { newPayment, payloadHash } from '../payments/new-payment.ts'
import type { PaymentService } from '../payments/payment.service.ts'
import type { QuotedOrders } from '../price-quotes/quoted-orders.ts'
import type { OrderChecks } from './order-checks.ts'

export type PlaceOrderService = ReturnType<typeof createPlaceOrderService>

export interface PlaceOrderDeps {
  readonly db: Database
  readonly payments: PaymentService
  readonly checks: OrderChecks
  readonly cardAttempts: CardAttempts
  readonly approvals: ApprovalGate
  readonly quotedOrders: Pick<QuotedOrders, 'placed'>
  readonly botCheck: BotCheck
  readonly clock: Clock
}

/** What an order was made from, if not from a cart. */
interface OrderOrigin extends Pick<OrderDraft, 'recurringDraft'> {
  readonly approval?: GivenApproval
  /** Whose card pays; the buyer's if left out. */
  readonly payer?: Actor
}

/** An order that was approved, and whose card pays for it. */
export interface ApprovedOrder extends OrderOrigin {
  readonly approval: GivenApproval
  readonly payer: Actor
}

/** How often, and for how long, a repeated request checks whether the first one is done. */
const waiting = { everyMs: 150, forMs: 50_000 }

const payloadKeyMs = 15 * 60_000

async function placedOrder(db: Reader, order: OrderRow): Promise<PlacedOrder> {
  const { number: orderNumber, grandTotalCents, buyerEmail, freightToBeConfirmed } = order
  const { arrivesOn, madeToOrder, creditHold } = order
  const confirmationTo = await confirmationRecipients(db, order)
  return {
    ...{ orderNumber, grandTotalCents, buyerEmail, confirmationTo },
    ...{ freightToBeConfirmed, arrivesOn, madeToOrder, onHold: creditHold === 'held' },
  }
}

/** Places orders: checks, prices and totals are computed here, whatever the client sends. */
export function createPlaceOrderService(deps: PlaceOrderDeps) {
  const { db, payments, checks, cardAttempts, approvals, botCheck, clock } = deps

  /** Resolves an earlier request for the same order: waits for the process working on it, or takes over. */
  async function join(first: PaymentRow, input: PlaceOrderInput): Promise<OrderRow | 'again'> {
    if (first.payloadHash !== payloadHash(input)) throw keyReused()
    const giveUpAt = clock().getTime() + waiting.forMs
    for (;;) {
      const payment = (await payments.find(first.id)) ?? first
      if (payment.state === 'abandoned') return 'again'
      if (isSettled(payment.state)) return payments.outcome(payment)
      const claimed = await payments.claim(payment)
      if (claimed?.state === 'created') await payments.abandon(claimed)
      else if (claimed) return payments.resume(claimed)
      else if (clock().getTime() >= giveUpAt) throw paymentUnknown()
      else await sleep(waiting.everyMs)
    }
  }

  /** Stores the attempt and carries it out; null when another request stored it first. */
  async function attempt(
    actor: Actor,
    input: PlaceOrderInput,
    attemptNumber: number,
    { approval, recurringDraft, payer = actor }: OrderOrigin,
  ): Promise<OrderRow | AskedApproval | null> {
    const checked = await checks.check(actor, input)
    const attemptNow = () => {
      const leaseUntilAt = payments.firstLease()
      const started = newPayment({ ...checked, actor, input, attemptNumber, now: clock(), leaseUntilAt })
      const origin = { ...(approval && { approval }), ...(recurringDraft && { recurringDraft }) }
      return { ...started, draft: { ...started.draft, ...origin } }
    }
    if (checked.payBy === 'terms') return payments.placeOnTerms(actor, attemptNow())
    if (checked.held) return claimHeld(actor, checked.held, attemptNow())
    const missing = !input.card && !input.savedCard
    if (!missing) await payments.checkGateway()
    const charge = missing ? null : chargeOf(payer, input)
    const savedCardToken = input.savedCard?.methodId ?? null
    const payment = await cardAttempts.start(actor, attemptNow, { savedCardToken, missing })
    if (!payment || isAsked(payment)) return payment
    if (!charge) throw cardNeeded()
    return payments.charge(payment, charge)
  }

  async function claimHeld(actor: Actor, held: PaymentRow, attempt: NewPayment): Promise<OrderRow | null> {
    try {
      const order = await payments.claimHeld(actor, held, attempt)
      if (order) return order
    } catch (error) {
      // The same order was sent twice at once, and the other request has the key.
      if (violated(error) !== 'unique') throw error
      return null
    }
    if (await latestAttempt(actor, attempt.idempotencyKey)) return null
    throw paymentNeeded()
  }

  const latestAttempt = (actor: Actor, key: string) => findLatestAttempt(db.read, actor.id, key)

  /**
   * True for an attempt settled at least 15 minutes ago whose key was derived from the payload, not chosen by the
   * client. The age counts from settling, because a card can be approved long before its order is placed.
   */
  function isForgotten({ idempotencyKey, updatedAt, state }: PaymentRow): boolean {
    return isOld(idempotencyKey, updatedAt) && isSettled(state)
  }

  const isOld = (key: string, since: Date) =>
    key.startsWith('payload-') && clock().getTime() - since.getTime() >= payloadKeyMs

  /** The request for approval that an order became under this key, unless it is forgotten like an attempt. */
  async function findAsked(actor: Actor, key: string): Promise<ApprovalRequestRow | null> {
    const asked = await approvals.find(actor, key)
    return asked && !isOld(key, asked.createdAt) ? asked : null
  }

  async function place(
    actor: Actor,
    input: PlaceOrderInput,
    origin: OrderOrigin = {},
  ): Promise<OrderRow | AskedApproval> {
    const { idempotencyKey: key } = input
    for (;;) {
      const latest = await latestAttempt(actor, key)
      if (latest && !mayTryAgain(latest.state) && !isForgotten(latest)) {
        const joined = await join(latest, input)
        if (joined !== 'again') return joined
        continue
      }
      const earlier = await approvals.find(actor, key)
      if (earlier && !isOld(key, earlier.createdAt)) {
        if (earlier.payloadHash !== payloadHash(input)) throw keyReused()
        return { asked: earlier }
      }
      const last = Math.max(latest?.attemptNumber ?? 0, earlier?.attemptNumber ?? 0)
      const placed = await attempt(actor, input, last + 1, origin)
      if (placed) return placed
    }
  }

  const answerOf = (placed: OrderRow | AskedApproval): Promise<PlacingAnswer> =>
    isAsked(placed) ? approvals.view(placed.asked) : placedOrder(db.read, placed)

  /** Returns the order that an accepted price quote already became; null if it has none, or is accepted only now. */
  const orderOfQuote = async (actor: Actor, { priceQuote }: PlaceOrderInput): Promise<OrderRow | null> =>
    priceQuote ? deps.quotedOrders.placed(actor, priceQuote) : null

  /** A price quote is ordered once: whoever accepts it again gets the order that it became. */
  async function placeOnce(actor: Actor, input: PlaceOrderInput): Promise<OrderRow | AskedApproval> {
    const ordered = await orderOfQuote(actor, input)
    if (ordered) return ordered
    try {
      return await place(actor, input)
    } catch (error) {
      // Another page may have been first.
      const isClosed = error instanceof AppError && error.code === 'price_quotes.closed'
      const placed = isClosed ? await orderOfQuote(actor, input) : null
      if (placed) return placed
      throw error
    }
  }

  /** Requests in progress in this process; an identical one gets the same answer. */
  const pending = new Map<string, Promise<PlacingAnswer>>()

  const service = {
    /**
     * Places the order once, or asks for its approval: a repeat under the same idempotency key returns the same order or
     * request.
     */
    placeOrder(actor: Actor, input: PlaceOrderInput): Promise<PlacingAnswer> {
      const request = `${actor.id} ${input.idempotencyKey} ${payloadHash(input)}`
      const same = pending.get(request)
      if (same) return same
      const answer = placeOnce(actor, input)
        .then(answerOf)
        .finally(() => pending.delete(request))
      pending.set(request, answer)
      return answer
    },

    /** Returns the outcome of the order the actor sent under a key, whatever the cart holds by now. */
    async outcome(actor: Actor, idempotencyKey: string): Promise<AttemptOutcome> {
      const latest = await latestAttempt(actor, idempotencyKey)
      const asked = await findAsked(actor, idempotencyKey)
      if (asked && asked.attemptNumber > (latest?.attemptNumber ?? 0))
        return { state: 'awaiting_approval', request: await approvals.view(asked) }
      if (!latest || latest.state === 'abandoned' || isForgotten(latest)) return { state: 'none' }
      if (latest.state === 'captured' || latest.state === 'terms')
        return { state: 'placed', order: await placedOrder(db.read, await payments.outcome(latest)) }
      if (!isSettled(latest.state) && latest.state !== 'voiding' && latest.state !== 'attention')
        return { state: 'under_way' }
      return latest.declineReason
        ? { state: 'declined', reason: latest.declineReason }
        : { state: 'reversed' }
    },

    /** Places the order of a request that was approved, as the person who asked; the approver’s card pays if one is sent. */
    async placeApproved(buyer: Actor, input: PlaceOrderInput, approved: ApprovedOrder): Promise<PlacedOrder> {
      const placed = await place(buyer, input, approved)
      if (isAsked(placed)) throw new Error('An approved order was asked about again.')
      return placedOrder(db.read, placed)
    },

    /**
     * Places the order of a recurring order's draft, or asks for its approval; the draft is moved in the same transaction,
     * so that this happens once.
     */
    async placeRecurring(
      buyer: Member,
      input: PlaceOrderInput,
      recurringDraft: DraftBeingPlaced,
    ): Promise<PlacingAnswer> {
      return answerOf(await place(buyer, input, { recurringDraft }))
    },

    /** A puzzle for the page to solve before a guest's first card. */
    challenge: () => botCheck.challenge(),

    /** Places an order on terms or with a saved card, as `placeOrder` does. */
    async placeOnAccount(actor: Member, input: PlaceOnAccountInput): Promise<PlacingAnswer> {
      if (payByOf(actor) === 'card' && !input.savedCard) throw savedCardNeeded()
      return service.placeOrder(actor, input)
    },
  }
  return service
}
