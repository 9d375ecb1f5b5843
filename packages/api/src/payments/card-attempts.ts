import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Reader, Writer } from '@mullion/db/database'
import { countCardAttempts, type NewPayment, type PaymentRow } from '@mullion/db/payments/payment.repository'
import { lockKey } from '@mullion/db/security/limit.repository'
import type { Actor } from '@mullion/domain/accounts/actor'
import { cardsUnderWay, tooManyDeclines } from '@mullion/domain/checkout/checkout-errors'
import type { Clock } from '../clock.ts'
import type { AskedApproval, MeansOfPayment } from './approval-gate.ts'
import type { PaymentService } from './payment.service.ts'
import type { CardToCharge } from './payment-records.ts'

/** After five declines within this many minutes, for an IP address or a buyer, the next card has to wait. */
const declineLimit = { declines: 5, minutes: 15 }
const declineLimitMs = declineLimit.minutes * 60_000
/** Polling interval, and how many times a card waits for others in progress before it is refused. */
const crowd = { everyMs: 150, looks: 66 }

const typedCard: MeansOfPayment = { savedCardToken: null, missing: false }

export interface CardAttemptsDeps {
  readonly db: Database
  readonly payments: Pick<PaymentService, 'create' | 'createHeld'>
  readonly clock: Clock
}

export type CardAttempts = ReturnType<typeof createCardAttempts>

/** Starts attempts to charge cards, limiting declined ones. */
export function createCardAttempts({ db, payments, clock }: CardAttemptsDeps) {
  /**
   * True if one more card may be sent: even if all in progress are declined, the limit holds. Throws once it is
   * reached.
   */
  async function hasRoom(read: Reader, { id: actorId, ipAddress }: Actor): Promise<boolean> {
    const now = clock()
    const since = new Date(now.getTime() - declineLimitMs)
    const { declines, pending } = await countCardAttempts(read, { actorId, ipAddress, since, now })
    if (declines >= declineLimit.declines) throw tooManyDeclines(declineLimit.minutes)
    return declines + pending < declineLimit.declines
  }

  /** Serializes cards sent at the same time, across servers, so that each is counted. */
  async function hasRoomAlone(tx: Writer, actor: Actor): Promise<boolean> {
    const now = clock()
    const held = { now, endsAt: new Date(now.getTime() + declineLimitMs) }
    await lockKey(tx, `cards-of:${actor.id}`, held)
    await lockKey(tx, `cards-from:${actor.ipAddress}`, held)
    return hasRoom(tx, actor)
  }

  /** Stores an attempt as soon as there is room for its card. */
  async function withRoom<T>(
    actor: Actor,
    means: MeansOfPayment,
    store: (card: CardToCharge) => Promise<T | 'crowded'>,
  ): Promise<T> {
    for (let look = 0; look < crowd.looks; look += 1) {
      const created = await store({ hasRoom: (tx) => hasRoomAlone(tx, actor), means })
      if (created !== 'crowded') return created as T
      await sleep(crowd.everyMs)
    }
    throw cardsUnderWay()
  }

  return {
    /** Throws `limited` when too many cards of the actor or the IP address were declined. */
    async check(actor: Actor): Promise<void> {
      await hasRoom(db.read, actor)
    },

    /**
     * Stores an attempt once there is room for its card, or the request for approval that the order becomes instead; null
     * when another request stored it first.
     */
    start: (
      actor: Actor,
      attemptNow: () => NewPayment,
      means: MeansOfPayment,
    ): Promise<PaymentRow | AskedApproval | null> =>
      withRoom(actor, means, (card) => payments.create(actor, attemptNow(), card)),

    /** Stores an attempt to hold a card ahead of its order, once there is room for it. */
    startHeld: (actor: Actor, attemptNow: () => NewPayment): Promise<PaymentRow | null> =>
      withRoom(actor, typedCard, (card) => payments.createHeld(actor, attemptNow(), card)),
  }
}
