import type { Difference, StorePayment } from '@mullion/domain/payments/reconciliation'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
} from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { creditedOfOrder } from '../orders/credited-of-order.ts'
import { orders } from '../orders/orders.tables.ts'
import { payments } from './payments.tables.ts'
import { paymentDifferences, reconciledDays } from './reconciliation.tables.ts'

export type ReconciledDayRow = typeof reconciledDays.$inferSelect

const sameOrder = eq(orders.id, payments.orderId)
const stored = {
  id: payments.id,
  reference: payments.reference,
  gatewayId: payments.gatewayId,
  state: payments.state,
  amountCents: payments.amountCents,
  actorId: payments.actorId,
  idempotencyKey: payments.idempotencyKey,
  orderNumber: orders.number,
  orderState: orders.paymentState,
  grandTotalCents: orders.grandTotalCents,
  creditedCents: creditedOfOrder,
}

/** Card payments of one gateway: of the sandbox, or of the other one. Without an order, a payment may be of either. */
const ofGateway = (sandbox: boolean) =>
  and(ne(payments.state, 'terms'), or(isNull(orders.id), eq(orders.sandbox, sandbox)))

interface StoredRow extends Omit<StorePayment, 'purchase' | 'order'> {
  readonly actorId: string
  readonly idempotencyKey: string
  readonly orderNumber: string | null
  readonly orderState: NonNullable<StorePayment['order']>['state'] | null
  readonly grandTotalCents: number | null
  readonly creditedCents: number
}

function paymentOf(row: StoredRow): StorePayment {
  const { actorId, idempotencyKey, orderNumber, orderState, grandTotalCents, creditedCents, ...payment } = row
  const order = orderState && {
    number: orderNumber,
    state: orderState,
    grandTotalCents: grandTotalCents ?? 0,
    creditedCents,
  }
  return { ...payment, purchase: `${actorId}/${idempotencyKey}`, order }
}

export interface PaymentsBegun {
  readonly sandbox: boolean
  readonly from: Date
  /** Exclusive. */
  readonly before: Date
  /** The id of the last payment of the page before; 0 for the first page. */
  readonly after: number
  readonly limit: number
}

/** Returns a page of the card payments that began in a range, with their orders, in the order of their ids. */
export async function listPaymentsBegun(db: Reader, range: PaymentsBegun): Promise<StorePayment[]> {
  const { createdAt, id } = payments
  const rows = await db
    .select(stored)
    .from(payments)
    .leftJoin(orders, sameOrder)
    .where(
      and(
        gte(createdAt, range.from),
        lt(createdAt, range.before),
        gt(id, range.after),
        ofGateway(range.sandbox),
      ),
    )
    .orderBy(asc(id))
    .limit(range.limit)
  return rows.map(paymentOf)
}

/** Returns the card payments with these references, with their orders. */
export async function listPaymentsNamed(db: Reader, references: readonly string[]): Promise<StorePayment[]> {
  if (references.length === 0) return []
  const rows = await db
    .select(stored)
    .from(payments)
    .leftJoin(orders, sameOrder)
    .where(and(inArray(payments.reference, [...references]), ne(payments.state, 'terms')))
    .orderBy(asc(payments.id))
  return rows.map(paymentOf)
}

/** Returns the placed card orders of a range that have no payment, of one gateway; imported ones have no quote. */
export function listUnpaidOrders(
  db: Reader,
  range: Pick<PaymentsBegun, 'sandbox' | 'from' | 'before' | 'limit'>,
): Promise<{ number: string | null; grandTotalCents: number }[]> {
  return db
    .select({ number: orders.number, grandTotalCents: orders.grandTotalCents })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        isNull(payments.id),
        isNotNull(orders.quoteId),
        eq(orders.paymentState, 'captured'),
        eq(orders.sandbox, range.sandbox),
        gte(orders.createdAt, range.from),
        lt(orders.createdAt, range.before),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(range.limit)
}

/** Returns when the store's first payment began; null before there is one. */
export async function findFirstPaymentAt(db: Reader): Promise<Date | null> {
  const [row] = await db.select({ at: payments.createdAt }).from(payments).orderBy(asc(payments.id)).limit(1)
  return row?.at ?? null
}

export function listReconciledDays(db: Reader, since: string): Promise<ReconciledDayRow[]> {
  return db
    .select()
    .from(reconciledDays)
    .where(gte(reconciledDays.day, since))
    .orderBy(desc(reconciledDays.day))
}

export interface DayClaim {
  readonly day: string
  readonly now: Date
  readonly leaseUntilAt: Date
  /** A day that was compared before this is due again. */
  readonly againSince: Date
  /** True to compare the day although it was compared, or is not due yet. */
  readonly anyway: boolean
}

/** Claims a day until the lease ends; null if another process has it, or if it is not due. */
export async function claimDay(tx: Writer, claim: DayClaim): Promise<ReconciledDayRow | null> {
  const { day, now, leaseUntilAt, againSince, anyway } = claim
  const fresh = { state: 'waiting', attempts: 0, nextAttemptAt: now, leaseUntilAt: new Date(0) } as const
  await tx
    .insert(reconciledDays)
    .values({ day, ...fresh, transactions: 0, payments: 0, differences: 0 })
    .onConflictDoNothing()
  const due = and(
    or(eq(reconciledDays.state, 'waiting'), lt(reconciledDays.comparedAt, againSince)),
    lte(reconciledDays.nextAttemptAt, now),
  )
  const [row] = await tx
    .update(reconciledDays)
    .set({ leaseUntilAt })
    .where(and(eq(reconciledDays.day, day), lte(reconciledDays.leaseUntilAt, now), anyway ? undefined : due))
    .returning()
  return row ?? null
}

type DayEnd = Pick<ReconciledDayRow, 'state' | 'nextAttemptAt' | 'problem'> &
  Partial<Pick<ReconciledDayRow, 'comparedAt' | 'transactions' | 'payments' | 'differences'>>

/** Stores how a comparison ended and drops the lease; false if another process has taken the day over. */
export async function endDay(
  tx: Writer,
  claimed: Pick<ReconciledDayRow, 'day' | 'leaseUntilAt' | 'attempts'>,
  end: DayEnd,
): Promise<boolean> {
  const { day, leaseUntilAt, attempts } = claimed
  const rows = await tx
    .update(reconciledDays)
    .set({ ...end, attempts: attempts + 1, leaseUntilAt: new Date(0) })
    .where(and(eq(reconciledDays.day, day), eq(reconciledDays.leaseUntilAt, leaseUntilAt)))
    .returning({ day: reconciledDays.day })
  return rows.length > 0
}

export type FoundDifference = Difference & { readonly fingerprint: string }

/** Stores differences of a day that it does not have yet; one that was gone and is back is open again. */
export async function addDifferences(
  tx: Writer,
  day: string,
  { found, at }: { readonly found: readonly FoundDifference[]; readonly at: Date },
): Promise<void> {
  if (found.length === 0) return
  await tx
    .insert(paymentDifferences)
    .values(found.map((difference) => ({ ...difference, day, foundAt: at })))
    .onConflictDoNothing()
  const { fingerprint, resolvedById, resolvedAt } = paymentDifferences
  const these = inArray(
    fingerprint,
    found.map((difference) => difference.fingerprint),
  )
  await tx
    .update(paymentDifferences)
    .set({ resolvedAt: null, note: null, foundAt: at })
    .where(and(eq(paymentDifferences.day, day), these, isNull(resolvedById), isNotNull(resolvedAt)))
}

/** Returns the fingerprints of a day's open differences that were found after an instant; all of them for null. */
export async function listFoundSince(db: Reader, day: string, since: Date | null): Promise<Set<string>> {
  const { fingerprint, foundAt, resolvedAt } = paymentDifferences
  const rows = await db
    .select({ fingerprint })
    .from(paymentDifferences)
    .where(
      and(
        eq(paymentDifferences.day, day),
        isNull(resolvedAt),
        since === null ? undefined : gt(foundAt, since),
      ),
    )
  return new Set(rows.map((row) => row.fingerprint))
}

/** Closes the open differences of a day that a comparison no longer found. */
export async function closeGone(
  tx: Writer,
  day: string,
  { found, at, note }: { readonly found: readonly string[]; readonly at: Date; readonly note: string },
): Promise<void> {
  const { fingerprint, resolvedAt } = paymentDifferences
  await tx
    .update(paymentDifferences)
    .set({ resolvedAt: at, note })
    .where(
      and(
        eq(paymentDifferences.day, day),
        isNull(resolvedAt),
        found.length > 0 ? notInArray(fingerprint, [...found]) : undefined,
      ),
    )
}
