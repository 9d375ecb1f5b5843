import {
  type OrderPaymentState,
  type PaymentState,
  paymentMoves,
  unsettledPayments,
} from '@mullion/domain/payments/payment-state'
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { orders } from '../orders/orders.tables.ts'
import { given, prepared } from '../prepared.ts'
import { insertOf, updateOf } from '../prepared-writes.ts'
import { payments, paymentTransitions } from './payments.tables.ts'

export type PaymentRow = typeof payments.$inferSelect
export type NewPayment = typeof payments.$inferInsert

const insertPayment = insertOf(payments, { ignoreConflicts: true })
const updatePayment = updateOf(payments)
const insertTransition = insertOf(paymentTransitions)

const latestAttempt = prepared((db) =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.actorId, sql.placeholder('actorId')),
        eq(payments.idempotencyKey, sql.placeholder('idempotencyKey')),
      ),
    )
    .orderBy(desc(payments.attemptNumber))
    .limit(1)
    .prepare('latest_payment_try'),
)

export async function findLatestAttempt(
  db: Reader,
  actorId: string,
  idempotencyKey: string,
): Promise<PaymentRow | null> {
  const [row] = await latestAttempt(db).execute({ actorId, idempotencyKey })
  return row ?? null
}

export async function findPayment(db: Reader, id: number): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row ?? null
}

/** Returns the payment of an order; null for one that was not paid here. */
export async function findPaymentOfOrder(db: Reader, orderId: number): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.id))
  return row ?? null
}

export async function findPaymentByReference(db: Reader, reference: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.reference, reference))
  return row ?? null
}

/** Inserts a payment attempt; null if another request inserted the same attempt of the same idempotency key first. */
export async function createPayment(tx: Writer, payment: NewPayment): Promise<PaymentRow | null> {
  const row = await insertPayment(tx, payment)
  if (!row) return null
  await logTransition(tx, { payment: row, fromState: null, at: payment.createdAt })
  return row
}

function logTransition(
  tx: Writer,
  { payment, fromState, at }: { payment: PaymentRow; fromState: PaymentState | null; at: Date },
) {
  const { id: paymentId, state: toState } = payment
  return insertTransition(tx, { paymentId, fromState, toState, at })
}

export async function attachOrder(tx: Writer, paymentId: number, orderId: number): Promise<void> {
  await tx.update(payments).set({ orderId }).where(eq(payments.id, paymentId))
}

export function listHeldPayments(db: Reader, actorId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.actorId, actorId), eq(payments.state, 'held')))
}

/** Turns a held payment into the payment attempt of its order; null if it is no longer held. */
export async function takeHeldPayment(
  tx: Writer,
  held: Pick<PaymentRow, 'id' | 'leaseUntilAt'>,
  attempt: Pick<NewPayment, 'idempotencyKey' | 'attemptNumber' | 'payloadHash' | 'draft'>,
): Promise<PaymentRow | null> {
  const { idempotencyKey, attemptNumber, payloadHash, draft } = attempt
  const [row] = await tx
    .update(payments)
    .set({ idempotencyKey, attemptNumber, payloadHash, draft })
    .where(and(heldAs(held), eq(payments.state, 'held')))
    .returning()
  return row ?? null
}

export type PaymentFacts = Partial<
  Pick<
    NewPayment,
    'gatewayId' | 'authCode' | 'cardType' | 'lastFour' | 'declineReason' | 'orderId' | 'leaseUntilAt'
  >
>

/**
 * Condition: the payment still has this lease. Every claim sets a later one, so only the last claimant can
 * change it.
 */
function heldAs(payment: Pick<PaymentRow, 'id' | 'leaseUntilAt'>) {
  return and(eq(payments.id, payment.id), eq(payments.leaseUntilAt, payment.leaseUntilAt))
}

/**
 * Changes a payment's state; null if another process changed or claimed it. Throws if its state does not allow that
 * change.
 */
export async function movePayment(
  tx: Writer,
  payment: Pick<PaymentRow, 'id' | 'state' | 'leaseUntilAt'>,
  move: { readonly to: PaymentState; readonly at: Date; readonly facts?: PaymentFacts },
): Promise<PaymentRow | null> {
  const allowed: readonly PaymentState[] = paymentMoves[payment.state]
  if (!allowed.includes(move.to)) throw new Error(`A payment cannot go from ${payment.state} to ${move.to}.`)
  const { id, state, leaseUntilAt } = payment
  const [row] = await updatePayment(tx, {
    set: { ...move.facts, state: move.to, updatedAt: move.at },
    where: { id, state, leaseUntilAt },
  })
  if (!row) return null
  await logTransition(tx, { payment: row, fromState: payment.state, at: move.at })
  return row
}

/** Claims a payment until the lease ends; null if another process holds it or it is settled. */
export async function claimPayment(
  tx: Writer,
  claim: { readonly id: number; readonly now: Date; readonly leaseUntilAt: Date },
): Promise<PaymentRow | null> {
  const [row] = await tx
    .update(payments)
    .set({ leaseUntilAt: claim.leaseUntilAt, updatedAt: claim.now })
    .where(
      and(
        eq(payments.id, claim.id),
        inArray(payments.state, unsettledPayments),
        lt(payments.leaseUntilAt, claim.now),
      ),
    )
    .returning()
  return row ?? null
}

/** Extends the lease; null if another process has claimed the payment. */
export async function renewPayment(
  tx: Writer,
  payment: Pick<PaymentRow, 'id' | 'leaseUntilAt'>,
  leaseUntilAt: Date,
): Promise<PaymentRow | null> {
  const where = { id: payment.id, leaseUntilAt: payment.leaseUntilAt }
  const [row] = await updatePayment(tx, { set: { leaseUntilAt }, where })
  return row ?? null
}

/**
 * Releases a payment that could not be settled yet, so that it can be claimed after the given instant; does nothing if
 * another process has already claimed it.
 */
export async function releasePayment(
  tx: Writer,
  payment: Pick<PaymentRow, 'id' | 'leaseUntilAt'>,
  from: Date,
): Promise<void> {
  await tx.update(payments).set({ leaseUntilAt: from }).where(heldAs(payment))
}

/** Returns unsettled payments that no process holds, longest unattended first, so that none starves. */
export function listAbandonedPayments(db: Reader, now: Date, limit: number): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(inArray(payments.state, unsettledPayments), lt(payments.leaseUntilAt, now)))
    .orderBy(asc(payments.leaseUntilAt), asc(payments.id))
    .limit(limit)
}

/** States of a payment attempt whose card was declined, or approved for part of the amount and voided. */
const declinedStates: readonly PaymentState[] = ['declined', 'voiding', 'attention', 'voided']
const pendingStates: readonly PaymentState[] = ['created', 'authorising']

export interface CardAttempts {
  readonly declines: number
  /** Attempts still waiting for an answer. An interrupted attempt counts neither here nor as a decline. */
  readonly pending: number
}

const attempts = prepared((db) => {
  const declined = and(inArray(payments.state, declinedStates), isNotNull(payments.declineReason))
  const open = and(
    inArray(payments.state, pendingStates),
    gt(payments.leaseUntilAt, given(payments.leaseUntilAt, 'now')),
  )
  const total = (condition: SQL | undefined) =>
    sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`.mapWith(Number)
  return db
    .select({ declines: total(declined), pending: total(open) })
    .from(payments)
    .where(
      and(
        gte(payments.createdAt, given(payments.createdAt, 'since')),
        or(
          eq(payments.actorId, sql.placeholder('actorId')),
          eq(payments.ipAddress, sql.placeholder('ipAddress')),
        ),
        inArray(payments.state, [...declinedStates, ...pendingStates]),
      ),
    )
    .prepare('card_attempts')
})

interface AttemptsBy {
  readonly actorId: string
  readonly ipAddress: string
  readonly since: Date
  readonly now: Date
}

/**
 * Counts the declined card payments and those in progress, by actor or IP address, since an instant. A
 * payment that the gateway never answered is not a decline.
 */
export async function countCardAttempts(db: Reader, by: AttemptsBy): Promise<CardAttempts> {
  const [row] = await attempts(db).execute({ ...by })
  return row ?? { declines: 0, pending: 0 }
}

const paymentOfActor = prepared((db) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.actorId, sql.placeholder('actorId')))
    .limit(1)
    .prepare('payment_of_actor'),
)

/** True if the actor has paid, or tried to pay, by card before. */
export async function hasPaymentAttempt(db: Reader, actorId: string): Promise<boolean> {
  const rows = await paymentOfActor(db).execute({ actorId })
  return rows.length > 0
}

/** Returns every payment attempt with the state of its order, if one was stored; oldest first. */
export function listPaymentsWithOrders(
  db: Reader,
): Promise<{ reference: string; state: PaymentState; orderState: OrderPaymentState | null }[]> {
  return db
    .select({ reference: payments.reference, state: payments.state, orderState: orders.paymentState })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .orderBy(asc(payments.id))
}
