import { maxListed } from '@mullion/domain/list-input'
import type { CreditHold } from '@mullion/domain/orders/credit-hold'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { companies, users } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { arranged, countListed, type Listed, type Listing, matching } from '../listing.ts'
import { type OrderRow, withOrderAddresses } from '../orders/order.repository.ts'
import { byCustomerOfOrder, customerOfOrder } from '../orders/order-customer.ts'
import { orders } from '../orders/orders.tables.ts'
import { orderCreditHolds } from './credit.tables.ts'

type HoldRow = typeof orderCreditHolds.$inferSelect

export async function createCreditHold(
  tx: Writer,
  hold: Pick<HoldRow, 'orderId' | 'limitCents' | 'openBalance' | 'heldAt'>,
): Promise<void> {
  await tx.insert(orderCreditHolds).values({ ...hold, reason: '' })
}

export interface DecidedHold {
  readonly to: Exclude<CreditHold, 'held'>
  readonly userId: number
  readonly at: Date
  readonly reason: string
}

/** Decides about an order that waits; null if it does not, or somebody else was first. */
export async function decideCreditHold(
  tx: Writer,
  orderId: number,
  { to, userId, at, reason }: DecidedHold,
): Promise<OrderRow | null> {
  const rows = await tx
    .update(orders)
    .set({ creditHold: to })
    .where(and(eq(orders.id, orderId), eq(orders.creditHold, 'held')))
    .returning()
  const [order] = await withOrderAddresses(tx, rows)
  if (!order) return null
  await tx
    .update(orderCreditHolds)
    .set({ decidedAt: at, decidedById: userId, reason })
    .where(eq(orderCreditHolds.orderId, orderId))
  return order
}

export interface NamedHoldRow extends HoldRow {
  readonly decidedBy: { readonly firstname: string; readonly lastname: string } | null
}

/** Returns why an order was over the limit, and what was decided; null if it was not. */
export async function findCreditHold(db: Reader, orderId: number): Promise<NamedHoldRow | null> {
  const [row] = await db
    .select({ hold: orderCreditHolds, decidedBy: { firstname: users.firstname, lastname: users.lastname } })
    .from(orderCreditHolds)
    .leftJoin(users, eq(users.id, orderCreditHolds.decidedById))
    .where(eq(orderCreditHolds.orderId, orderId))
  return row ? { ...row.hold, decidedBy: row.decidedBy } : null
}

export interface HeldOrderRow {
  readonly orderId: number
  readonly number: string | null
  readonly customer: string
  readonly orderCents: number
  readonly limitCents: number
  readonly openBalance: number
  readonly heldAt: Date
}

const waiting = isNull(orderCreditHolds.decidedAt)

const { limitCents, openBalance, heldAt } = orderCreditHolds
const heldColumns = {
  number: orders.id,
  customer: byCustomerOfOrder,
  heldAt,
  total: orders.grandTotalCents,
  over: sql`${openBalance} + ${orders.grandTotalCents} - ${limitCents}`,
}

/** Returns a page of the orders that wait for staff because of credit, oldest first. */
export async function listHeldOrders(
  db: Reader,
  listing: Listing<keyof typeof heldColumns>,
): Promise<Listed<HeldOrderRow>> {
  const where = and(waiting, matching([orders.number, orders.poNumber, customerOfOrder], listing))
  const { id: orderId, number, grandTotalCents: orderCents } = orders
  const rows = await db
    .select({ orderId, number, customer: customerOfOrder, orderCents, limitCents, openBalance, heldAt })
    .from(orderCreditHolds)
    .innerJoin(orders, eq(orderId, orderCreditHolds.orderId))
    .leftJoin(companies, eq(companies.id, orders.companyId))
    .leftJoin(internalCompanies, eq(internalCompanies.id, orders.companyInternalId))
    .where(where)
    .orderBy(...arranged(heldColumns, listing, [asc(heldAt), asc(orders.id)]))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db
    .select({ id: orders.id })
    .from(orderCreditHolds)
    .innerJoin(orders, eq(orders.id, orderCreditHolds.orderId))
    .leftJoin(companies, eq(companies.id, orders.companyId))
    .leftJoin(internalCompanies, eq(internalCompanies.id, orders.companyInternalId))
    .where(where)
    .limit(maxListed)
  return { rows, total: await countListed(db, all.as('listed')) }
}
