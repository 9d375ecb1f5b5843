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
import { kit } from '../dialect/current.ts'
import type { Page } from '../page.ts'
import { given, prepared } from '../prepared.ts'
import type { OrderRow } from './order.repository.ts'
import { withAddresses } from './order-address.repository.ts'
import { countUpTo, isOf, type OrderFilter, placedWithin, searchOrders } from './order-search.repository.ts'
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
/** Condition: no staff have to release the order first, and it was not refused for credit. */
export const goingOut = sql`(${orders.creditHold} is null or ${orders.creditHold} = 'released')`

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

/** Counting, sorting by a column without an index, and pages stop here. */
const maxCounted = 10_000
/** A text search reads this many matches at a time, since each is compared with its row. */
export const foundAtATime = 1000

export interface PlacedOrders {
  readonly rows: readonly ListedOrderRow[]
  /** Number of matches, up to 10,000; with a text, up to the end of the thousand that the next page is in. */
  readonly total: number
  /** True if there are more than `total`. */
  readonly more: boolean
  /** True if only the newest `total` orders were sorted and can be reached by paging. */
  readonly newestOnly: boolean
}

export interface OrderSorting {
  readonly sort?: OrderColumn | undefined
  readonly descending?: boolean | undefined
}

export interface OrderRange extends Page, OrderSorting {
  /** True to count the matches of a text up to 10,000, whichever page is read. */
  readonly countAll?: boolean | undefined
}

const shipTo = (column: SQL | AnyColumn) =>
  kit.bytewise(
    sql`(select lower(${column}) from ${orderAddresses} where ${orderAddresses.orderId} = ${orders.id} and ${orderAddresses.kind} = 'ship_to')`,
  )

/** What each column sorts by; `number` sorts by id, because order numbers grow with the ids. */
const sortColumns: Readonly<Record<OrderColumn, SQL | AnyColumn>> = {
  number: orders.id,
  poNumber: kit.bytewise(sql`lower(${orders.poNumber})`),
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

/**
 * How many of the newest matches of a text to read: all that count if they are sorted or counted, otherwise those up to
 * the end of the page's thousand, and one page more, so that the last page of a thousand leads to the next.
 */
function reachOf({ offset, limit, sort, countAll }: OrderRange): number {
  if (sort !== undefined || countAll) return maxCounted
  const needed = Math.ceil((offset + 2 * limit) / foundAtATime) * foundAtATime
  return Math.min(needed, maxCounted)
}

async function listFound(
  db: Reader,
  filter: OrderFilter & { readonly text: string },
  range: OrderRange,
): Promise<PlacedOrders> {
  const reach = reachOf(range)
  const { ids, more } = await searchOrders(db, filter, { where: placed, reach })
  const shown =
    range.sort !== undefined && ids.length > 0
      ? await listIds(db, inArray(orders.id, [...ids]), range)
      : ids.slice(range.offset, range.offset + range.limit)
  return {
    rows: await listOrdersById(db, shown),
    total: ids.length,
    more,
    newestOnly: more && reach === maxCounted,
  }
}

/**
 * Returns a page of the placed orders that match a filter, in the requested order. Sorting the matches of a text, or by
 * a column without an index of all orders, covers only the newest 10,000.
 */
export async function listPlacedOrders(
  db: Reader,
  filter: OrderFilter,
  page: OrderRange,
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

const placedOrderById = prepared((db: Reader) =>
  listedOrders(db)
    .where(and(eq(orders.id, given(orders.id, 'id')), placed))
    .prepare('placed_order'),
)

export async function findPlacedOrder(db: Reader, id: number): Promise<ListedOrderRow | null> {
  const [row] = await listedInFull(db, await placedOrderById(db).execute({ id }))
  return row ?? null
}

const namesOfOrder = prepared((db: Reader) =>
  db
    .select({
      person: { firstname: users.firstname, lastname: users.lastname },
      companyName: companies.name,
      internalCompanyName: internalCompanies.name,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(companies, eq(companies.id, orders.companyId))
    .leftJoin(internalCompanies, eq(internalCompanies.id, orders.companyInternalId))
    .where(eq(orders.id, given(orders.id, 'id')))
    .prepare('names_of_order'),
)

/** Adds the names of who placed a stored order and for whom. */
export async function withNames(db: Reader, order: OrderRow): Promise<ListedOrderRow> {
  const { userId, companyId, companyInternalId } = order
  const isGuest = userId === null && companyId === null && companyInternalId === null
  const [names] = isGuest ? [] : await namesOfOrder(db).execute({ id: order.id })
  return { order, ...(names ?? { person: null, companyName: null, internalCompanyName: null }) }
}

/** Returns the placed order with this number, or null. */
export async function findPlacedOrderByNumber(db: Reader, number: string): Promise<ListedOrderRow | null> {
  const [row] = await listedInFull(db, await listedOrders(db).where(and(eq(orders.number, number), placed)))
  return row ?? null
}

/** Returns the placed orders among these ids, by id. */
export async function listPlacedOrdersById(
  db: Reader,
  ids: readonly number[],
): Promise<Map<number, ListedOrderRow>> {
  const [first, ...others] = ids
  if (first === undefined) return new Map()
  if (others.length === 0) {
    const row = await findPlacedOrder(db, first)
    return new Map(row ? [[first, row]] : [])
  }
  const rows = await listedInFull(db, await listedOrders(db).where(and(inArray(orders.id, [...ids]), placed)))
  return new Map(rows.map((row) => [row.order.id, row]))
}
