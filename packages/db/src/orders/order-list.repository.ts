import type { OrderPaymentState } from '@mullion/domain/checkout/payment-state'
import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { companies, users } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import type { Reader } from '../database.ts'
import type { Page } from '../page.ts'
import type { OrderRow } from './order.repository.ts'
import { withAddresses } from './order-address.repository.ts'
import {
  countUpTo,
  isOf,
  mostFound,
  type OrderFilter,
  placedWithin,
  searchOrders,
} from './order-search.repository.ts'
import { orders } from './orders.tables.ts'

/** An order with the name of the user who placed it; null for guests. */
export interface ListedOrderRow {
  readonly order: OrderRow
  readonly person: { readonly firstname: string; readonly lastname: string } | null
  readonly companyName: string | null
  /** The internal company that staff ordered for, even if deleted since. */
  readonly internalCompanyName: string | null
}

/** Payment states in which an order is shown as placed. */
const placedStates: OrderPaymentState[] = ['terms', 'captured']
/** Condition: the order is shown as placed. */
export const placed = inArray(orders.paymentState, placedStates)

/** Selects orders with the names of who placed them and for whom; callers add conditions. */
export function listedOrders(db: Reader) {
  return db
    .select({
      order: getTableColumns(orders),
      person: { firstname: users.firstname, lastname: users.lastname },
      companyName: companies.name,
      internalCompanyName: internalCompanies.name,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(companies, eq(companies.id, orders.companyId))
    .leftJoin(internalCompanies, eq(internalCompanies.id, orders.companyInternalId))
}

/** Adds the addresses to listed orders. */
export async function listedInFull(
  db: Reader,
  rows: Awaited<ReturnType<typeof listedOrders>>,
): Promise<ListedOrderRow[]> {
  const inFull = await withAddresses(
    db,
    rows.map(({ order }) => order),
  )
  return rows.flatMap((row, at) => {
    const order = inFull[at]
    return order ? [{ ...row, order: { ...order, number: order.number ?? '' } }] : []
  })
}

/** Returns orders by id with all details, newest first. */
export async function listOrdersById(db: Reader, ids: readonly number[]): Promise<ListedOrderRow[]> {
  if (ids.length === 0) return []
  const rows = await listedOrders(db)
    .where(inArray(orders.id, [...ids]))
    .orderBy(desc(orders.createdAt), desc(orders.id))
  return listedInFull(db, rows)
}

/** Counting stops here if there is no search text. */
const mostCounted = 10_000

export interface PlacedOrders {
  readonly rows: readonly ListedOrderRow[]
  /** Number of matches, up to 10,000, or 1,000 with a text. */
  readonly total: number
  /** True if there are more than `total`. */
  readonly more: boolean
}

/** Returns a page of the placed orders that match a filter, newest first. */
export async function listPlacedOrders(db: Reader, filter: OrderFilter, page: Page): Promise<PlacedOrders> {
  const { text } = filter
  if (text !== null) {
    const ids = await searchOrders(db, { ...filter, text }, placed)
    const shown = ids.slice(0, mostFound).slice(page.offset, page.offset + page.limit)
    const rows = await listOrdersById(db, shown)
    return { rows, total: Math.min(ids.length, mostFound), more: ids.length > mostFound }
  }
  const where = and(isOf(filter.of), placed, placedWithin(filter))
  const total = await countUpTo(db, where, mostCounted + 1)
  const ids = await db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit)
    .offset(page.offset)
  const rows = await listOrdersById(
    db,
    ids.map(({ id }) => id),
  )
  return { rows, total: Math.min(total, mostCounted), more: total > mostCounted }
}

/** True if the user has ever placed an order. */
export async function hasPlacedOrder(db: Reader, userId: number): Promise<boolean> {
  return (await countUpTo(db, and(isOf({ userId }), placed), 1)) > 0
}

/** Returns the placed order with this id, or null. */
export async function findPlacedOrder(db: Reader, id: number): Promise<ListedOrderRow | null> {
  const [row] = await listedInFull(db, await listedOrders(db).where(and(eq(orders.id, id), placed)))
  return row ?? null
}
