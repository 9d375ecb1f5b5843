import type { OrderColumn } from '@mullion/domain/orders/order-list'
import type { OrderPaymentState } from '@mullion/domain/payments/payment-state'
import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm'
import { companies, users } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import type { Reader } from '../database.ts'
import type { Page } from '../page.ts'
import type { OrderRow } from './order.repository.ts'
import { withAddresses } from './order-address.repository.ts'
import {
  countUpTo,
  isOf,
  maxFound,
  type OrderFilter,
  placedWithin,
  searchOrders,
} from './order-search.repository.ts'
import { orderAddresses, orders } from './orders.tables.ts'

export interface ListedOrderRow {
  readonly order: OrderRow
  readonly person: { readonly firstname: string; readonly lastname: string } | null
  readonly companyName: string | null
  readonly internalCompanyName: string | null
}

/** Payment states in which an order is shown as placed. */
const placedStates: OrderPaymentState[] = ['terms', 'captured']
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

/** Returns orders by id with all details, in the order of the ids. */
export async function listOrdersById(db: Reader, ids: readonly number[]): Promise<ListedOrderRow[]> {
  if (ids.length === 0) return []
  const rows = await listedInFull(db, await listedOrders(db).where(inArray(orders.id, [...ids])))
  const byId = new Map(rows.map((row) => [row.order.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Without a search text, counting stops here. */
const maxCounted = 10_000

export interface PlacedOrders {
  readonly rows: readonly ListedOrderRow[]
  /** Number of matches, up to 10,000, or 1,000 with a text. */
  readonly total: number
  /** True if there are more than `total`. */
  readonly more: boolean
  /** True if only the newest `total` orders were sorted. */
  readonly newestOnly: boolean
}

export interface OrderSorting {
  readonly sort?: OrderColumn | undefined
  readonly descending?: boolean | undefined
}

const shipTo = (column: SQL | AnyColumn) =>
  sql`(select lower(${column}) from ${orderAddresses} where ${orderAddresses.orderId} = ${orders.id} and ${orderAddresses.kind} = 'ship_to')`

/** What each column sorts by; `number` sorts by id, because order numbers grow with the ids. */
const sortColumns: Readonly<Record<OrderColumn, SQL | AnyColumn>> = {
  number: orders.id,
  poNumber: sql`lower(${orders.poNumber})`,
  shipAddress1: shipTo(orderAddresses.address1),
  shipPostalCode: shipTo(orderAddresses.postalCode),
  createdAt: orders.createdAt,
  total: orders.grandTotalCents,
  status: sql`case when ${orders.shippedAt} is not null then 2 when ${orders.processed} then 1 else 0 end`,
}

const indexedColumns: ReadonlySet<OrderColumn> = new Set(['number', 'createdAt', 'total'])

/** Returns the sort order; orders without a PO number come last in both directions. */
function ordering({ sort, descending }: OrderSorting): SQL[] {
  if (sort === undefined) return [desc(orders.createdAt), desc(orders.id)]
  const direction = descending ? desc : asc
  const missingLast = sort === 'poNumber' ? [asc(isNull(orders.poNumber))] : []
  return [...missingLast, direction(sortColumns[sort]), direction(orders.id)]
}

async function listIds(db: Reader, where: SQL | undefined, page: Page & OrderSorting): Promise<number[]> {
  const ids = await db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(...ordering(page))
    .limit(page.limit)
    .offset(page.offset)
  return ids.map(({ id }) => id)
}

async function listFound(
  db: Reader,
  filter: OrderFilter & { readonly text: string },
  page: Page & OrderSorting,
): Promise<PlacedOrders> {
  const ids = await searchOrders(db, filter, placed)
  const found = ids.slice(0, maxFound)
  const shown =
    page.sort === undefined || found.length === 0
      ? found.slice(page.offset, page.offset + page.limit)
      : await listIds(db, inArray(orders.id, found), page)
  const more = ids.length > maxFound
  return { rows: await listOrdersById(db, shown), total: found.length, more, newestOnly: more }
}

/**
 * Returns a page of the placed orders that match a filter, in the requested order. A text search covers only
 * the newest matches, and so does sorting by a column without an index of all orders.
 */
export async function listPlacedOrders(
  db: Reader,
  filter: OrderFilter,
  page: Page & OrderSorting,
): Promise<PlacedOrders> {
  const { text, of, from, before } = filter
  if (text !== null) return listFound(db, { ...filter, text }, page)
  const where = and(isOf(of), placed, placedWithin(filter))
  const total = await countUpTo(db, where, maxCounted + 1)
  const more = total > maxCounted
  const all = of === 'all' && !from && !before
  const byIndex =
    page.sort === undefined || page.sort === 'createdAt' || (all && indexedColumns.has(page.sort))
  const newestOnly = more && !(byIndex && page.sort !== undefined)
  const newest = db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(maxCounted)
  const ids = await listIds(db, byIndex ? where : inArray(orders.id, newest), page)
  return { rows: await listOrdersById(db, ids), total: Math.min(total, maxCounted), more, newestOnly }
}

export async function hasPlacedOrder(db: Reader, userId: number): Promise<boolean> {
  return (await countUpTo(db, and(isOf({ userId }), placed), 1)) > 0
}

export async function findPlacedOrder(db: Reader, id: number): Promise<ListedOrderRow | null> {
  const [row] = await listedInFull(db, await listedOrders(db).where(and(eq(orders.id, id), placed)))
  return row ?? null
}
