import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Reader } from '@mullion/db/database'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import { findLatestAttempt, type NewPayment, type PaymentRow } from '@mullion/db/payments/payment.repository'
import { violated } from '@mullion/db/violated'
import type { Actor, Member } from '@mullion/domain/accounts/actor'
import { keyReused, paymentUnknown, savedCardNeeded } from '@mullion/domain/checkout/checkout-errors'
import { paymentNeeded } from '@mullion/domain/checkout/hold-payment'
import type {
  AttemptOutcome,
  PlacedOrder,
  PlaceOnAccountInput,
  PlaceOrderInput,
} from '@mullion/domain/checkout/order'
import { payByOf } from '@mullion/domain/checkout/order-rules'
import { isSettled, mayTryAgain } from '@mullion/domain/payments/payment-state'
import type { BotCheck } from '@mullion/integrations/bot-check/port'
import type { Clock } from '../clock.ts'
import { confirmationRecipients } from '../orders/queue-confirmation.ts'
import type { CardAttempts } from '../payments/card-attempts.ts'
import { chargeOf } from '../payments/charge.ts'
import { newPayment, payloadHash } from '../payments/new-payment.ts'
import type { PaymentService } from '../payments/payment.service.ts'
import type { OrderChecks } from './order-checks.ts'

export type PlaceOrderService = ReturnType<typeof createPlaceOrderService>

export interface PlaceOrderDeps {
  readonly db: Database
  readonly payments: PaymentService
  readonly checks: OrderChecks
  readonly cardAttempts: CardAttempts
  readonly botCheck: BotCheck
  readonly clock: Clock
}

/** How often, and for how long, a repeated request checks whether the first one is done. */
const waiting = { everyMs: 150, forMs: 50_000 }

const payloadKeyMs = 15 * 60_000

async function placedOrder(db: Reader, order: OrderRow): Promise<PlacedOrder> {
  const { number: orderNumber, grandTotalCents, buyerEmail, freightToBeConfirmed } = order
  const { arrivesOn, madeToOrder } = order
  const confirmationTo = await confirmationRecipients(db, order)
  return {
    ...{ orderNumber, grandTotalCents, buyerEmail, confirmationTo },
    ...{ freightToBeConfirmed, arrivesOn, madeToOrder },
  }
}

/** Places orders: checks, prices and totals are computed here, whatever the client sends. */
export function createPlaceOrderService(deps: PlaceOrderDeps) {
  const { db, payments, checks, cardAttempts, botCheck, clock } = deps

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
  ): Promise<OrderRow | null> {
    const checked = await checks.check(actor, input)
    const attemptNow = () => {
      const leaseUntilAt = payments.firstLease()
      return newPayment({ ...checked, actor, input, attemptNumber, now: clock(), leaseUntilAt })
    }
    if (checked.payBy === 'terms') return payments.placeOnTerms(actor, attemptNow())
    if (checked.held) return claimHeld(actor, checked.held, attemptNow())
    await payments.checkGateway()
    const charge = chargeOf(actor, input)
    const payment = await cardAttempts.start(actor, attemptNow)
    return payment && payments.charge(payment, charge)
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
    const old = clock().getTime() - updatedAt.getTime() >= payloadKeyMs
    return idempotencyKey.startsWith('payload-') && old && isSettled(state)
  }

  async function place(actor: Actor, input: PlaceOrderInput): Promise<OrderRow> {
    for (;;) {
      const latest = await latestAttempt(actor, input.idempotencyKey)
      if (latest && !mayTryAgain(latest.state) && !isForgotten(latest)) {
        const joined = await join(latest, input)
        if (joined !== 'again') return joined
        continue
      }
      const order = await attempt(actor, input, (latest?.attemptNumber ?? 0) + 1)
      if (order) return order
    }
  }

  /** Requests in progress in this process; an identical one gets the same answer. */
  const pending = new Map<string, Promise<PlacedOrder>>()

  const service = {
    /** Places the order once: a repeat under the same idempotency key returns the same order. */
    placeOrder(actor: Actor, input: PlaceOrderInput): Promise<PlacedOrder> {
      const request = `${actor.id} ${input.idempotencyKey} ${payloadHash(input)}`
      const same = pending.get(request)
      if (same) return same
      const answer = place(actor, input)
        .then((order) => placedOrder(db.read, order))
        .finally(() => pending.delete(request))
      pending.set(request, answer)
      return answer
    },

    /** Returns the outcome of the order the actor sent under a key, whatever the cart holds by now. */
    async outcome(actor: Actor, idempotencyKey: string): Promise<AttemptOutcome> {
      const latest = await latestAttempt(actor, idempotencyKey)
      if (!latest || latest.state === 'abandoned' || isForgotten(latest)) return { state: 'none' }
      if (latest.state === 'captured' || latest.state === 'terms')
        return { state: 'placed', order: await placedOrder(db.read, await payments.outcome(latest)) }
      if (!isSettled(latest.state) && latest.state !== 'voiding' && latest.state !== 'attention')
        return { state: 'under_way' }
      return latest.declineReason
        ? { state: 'declined', reason: latest.declineReason }
        : { state: 'reversed' }
    },

    /** A puzzle for the page to solve before a guest's first card. */
    challenge: () => botCheck.challenge(),

    /** Places an order on terms or with a saved card, as `placeOrder` does. */
    async placeOnAccount(actor: Member, input: PlaceOnAccountInput): Promise<PlacedOrder> {
      if (payByOf(actor) === 'card' && !input.savedCard) throw savedCardNeeded()
      return service.placeOrder(actor, input)
    },
  }
  return service
}
