import { countedStates } from '@mullion/domain/approvals/approval-request'
import type { OrderPaymentState, PaymentState } from '@mullion/domain/payments/payment-state'
import { and, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { users } from '../accounts/accounts.tables.ts'
import type { Reader } from '../database.ts'
import { kit } from '../dialect/current.ts'
import { creditedOfOrder } from '../orders/credited-of-order.ts'
import { orderAddresses, orders } from '../orders/orders.tables.ts'
import { payments } from '../payments/payments.tables.ts'
import { approvalRequests } from './approvals.tables.ts'

/** Whose spending: a person's, and the actor they order as. */
export interface Spender {
  readonly userId: number
  readonly actorId: string
  /** When the month began. */
  readonly since: Date
  /** A request to leave out, such as the one that is looked at. */
  readonly exceptRequestId?: number
}

export interface Spending {
  /** Ordered since the month began, cards under way included. */
  readonly placedCents: number
  /** Waiting for approval, however long. */
  readonly waitingCents: number
}

const orderedStates: readonly OrderPaymentState[] = ['terms', 'authorised', 'captured']
/** A card in these states has no order yet. */
const underWay: readonly PaymentState[] = ['created', 'authorising']

const sumOf = (amount: PgColumn) => sql<number>`coalesce(sum(${amount}), 0)`

/**
 * Adds up what a person has ordered this month and what waits for approval: in one statement, so that an order is never
 * missed between being charged and being stored, or between waiting and being placed.
 */
export async function spendingOf(
  db: Reader,
  { userId, actorId, since, exceptRequestId = 0 }: Spender,
): Promise<Spending> {
  const ordered = db
    .select({ sum: sql<number>`coalesce(sum(${orders.grandTotalCents} - ${creditedOfOrder}), 0)` })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        gte(orders.createdAt, since),
        inArray(orders.paymentState, orderedStates),
        sql`coalesce(${orders.creditHold}, '') <> 'refused'`,
      ),
    )
  const charged = db
    .select({ sum: sumOf(payments.amountCents) })
    .from(payments)
    .where(and(eq(payments.actorId, actorId), inArray(payments.state, underWay), isNull(payments.orderId)))
  const waiting = db
    .select({ sum: sumOf(approvalRequests.grandTotalCents) })
    .from(approvalRequests)
    .where(
      and(
        eq(approvalRequests.userId, userId),
        inArray(approvalRequests.state, countedStates),
        ne(approvalRequests.id, exceptRequestId),
      ),
    )
  const [row] = await db
    .select({
      placedCents: sql`${ordered} + ${charged}`.mapWith(Number),
      waitingCents: sql`${waiting}`.mapWith(Number),
    })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? { placedCents: 0, waitingCents: 0 }
}

const placedBy = (companyId: number) =>
  and(eq(orders.companyId, companyId), inArray(orders.paymentState, orderedStates))

export interface ShippedTo {
  readonly address1: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
}

const same = (column: PgColumn, text: string) => eq(kit.lowerCase(column), text.trim().toLowerCase())

/** True if the company has had an order to this street, city and ZIP code. */
export async function hasShippedTo(db: Reader, companyId: number, to: ShippedTo): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderAddresses, and(eq(orderAddresses.orderId, orders.id), eq(orderAddresses.kind, 'ship_to')))
    .where(
      and(
        placedBy(companyId),
        same(orderAddresses.address1, to.address1),
        same(orderAddresses.city, to.city),
        eq(orderAddresses.state, to.state),
        kit.startsWith(orderAddresses.postalCode, to.postalCode.slice(0, 5)),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** True if the company has had an order on this PO. */
export async function hasUsedPo(db: Reader, companyId: number, poNumber: string): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(placedBy(companyId), same(orders.poNumber, poNumber)))
    .limit(1)
  return rows.length > 0
}
