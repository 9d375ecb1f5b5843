import { maxListed } from '@mullion/domain/list-input'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { companies, users } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import { fullNameSortKey } from '../accounts/user.repository.ts'
import type { Reader, Writer } from '../database.ts'
import { arranged, byName, countListed, type Listed, type Listing, matching } from '../listing.ts'
import type { Page } from '../page.ts'
import { type OrderRow, withOrderAddresses } from './order.repository.ts'
import { exportedOrders, orderExports } from './order-export.tables.ts'
import { type ListedOrderRow, listedInFull, listedOrders, placed } from './order-list.repository.ts'
import { countUpTo } from './order-search.repository.ts'
import { orders } from './orders.tables.ts'

/** Selects the orders to export to accounting; sandbox orders are exported only in the demo. */
export interface ExportScope {
  readonly sandboxToo: boolean
}

/** Must match the index of pending orders literally, so that both engines use it. */
const pending = sql`not ${orders.processed}`

/** Condition: the order waits for export, or for its freight first. */
function awaited({ sandboxToo }: ExportScope): SQL | undefined {
  return and(pending, placed, sandboxToo ? undefined : eq(orders.sandbox, false))
}

function exportable(scope: ExportScope): SQL | undefined {
  return and(awaited(scope), eq(orders.freightToBeConfirmed, false))
}

/** Returns a page of the orders to export, oldest first, including those whose freight is to be confirmed first. */
export async function listAwaitedOrders(
  db: Reader,
  scope: ExportScope,
  page: Page,
): Promise<Listed<ListedOrderRow>> {
  const where = awaited(scope)
  const rows = await listedOrders(db)
    .where(where)
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(page.limit)
    .offset(page.offset)
  return { rows: await listedInFull(db, rows), total: await countUpTo(db, where, maxListed) }
}

const customer = sql`coalesce(${internalCompanies.name}, ${companies.name}, ${orders.buyerEmail})`
const pendingColumns = {
  number: orders.id,
  customer: byName(
    sql`coalesce(${internalCompanies.sortKey}, ${companies.sortKey}, lower(${orders.buyerEmail}))`,
  ),
  createdAt: orders.createdAt,
  total: orders.grandTotalCents,
}

/** Returns a page of the pending orders, oldest first; searched by number, PO number and customer. */
export async function listPendingOrders(
  db: Reader,
  listing: Listing<keyof typeof pendingColumns>,
): Promise<Listed<ListedOrderRow>> {
  const { id, number, poNumber, createdAt } = orders
  const where = and(pending, placed, matching([number, poNumber, customer], listing))
  const rows = await listedOrders(db)
    .where(where)
    .orderBy(...arranged(pendingColumns, listing, [asc(createdAt), asc(id)]))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db
    .select({ id })
    .from(orders)
    .leftJoin(companies, eq(companies.id, orders.companyId))
    .leftJoin(internalCompanies, eq(internalCompanies.id, orders.companyInternalId))
    .where(where)
    .limit(maxListed)
  return { rows: await listedInFull(db, rows), total: await countListed(db, all.as('listed')) }
}

/** Marks all orders to export as processed and returns them, oldest first; each order goes to one caller only. */
export async function claimPendingOrders(tx: Writer, scope: ExportScope): Promise<OrderRow[]> {
  const claimed = await tx.update(orders).set({ processed: true }).where(exportable(scope)).returning()
  const rows = await withOrderAddresses(tx, claimed)
  return rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id - b.id)
}

export async function listCustomerNumbers(
  db: Reader,
  which: 'online' | 'internal',
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const table = which === 'online' ? companies : internalCompanies
  const rows = await db
    .select({ id: table.id, customerNumber: table.customerNumber })
    .from(table)
    .where(inArray(table.id, [...ids]))
  return new Map(rows.map(({ id, customerNumber }) => [id, customerNumber]))
}

export type OrderExportRow = typeof orderExports.$inferSelect

const idsPerStatement = 400

/** Stores a file with the orders in it; the database rejects a second file for any of them. */
export async function createOrderExport(
  tx: Writer,
  file: Pick<OrderExportRow, 'name' | 'content' | 'userId' | 'createdAt'>,
  orderIds: readonly number[],
): Promise<OrderExportRow> {
  const [row] = await tx
    .insert(orderExports)
    .values({ ...file, orderCount: orderIds.length })
    .returning()
  if (!row) throw new Error('The export was not stored.')
  for (let at = 0; at < orderIds.length; at += idsPerStatement) {
    const some = orderIds.slice(at, at + idsPerStatement)
    await tx.insert(exportedOrders).values(some.map((orderId) => ({ orderId, exportId: row.id })))
  }
  return row
}

export type ListedExport = Omit<OrderExportRow, 'content' | 'userId' | 'withdrawnBy'> & {
  readonly firstname: string | null
  readonly lastname: string | null
}

const by = sql`${users.firstname} || ' ' || ${users.lastname}`
const exportColumns = {
  name: orderExports.name,
  orders: orderExports.orderCount,
  createdAt: orderExports.createdAt,
  by: byName(fullNameSortKey),
}

export async function listOrderExports(
  db: Reader,
  listing: Listing<keyof typeof exportColumns>,
): Promise<Listed<ListedExport>> {
  const { id, name, orderCount, createdAt, withdrawnAt } = orderExports
  const { firstname, lastname } = users
  const ofUser = eq(users.id, orderExports.userId)
  const where = matching([name, by], listing)
  const rows = await db
    .select({ id, name, orderCount, createdAt, withdrawnAt, firstname, lastname })
    .from(orderExports)
    .leftJoin(users, ofUser)
    .where(where)
    .orderBy(...arranged(exportColumns, listing, [desc(id)]))
    .limit(listing.limit)
    .offset(listing.offset)
  const all = db.select({ id }).from(orderExports).leftJoin(users, ofUser).where(where).limit(maxListed)
  return { rows, total: await countListed(db, all.as('listed')) }
}

export async function findOrderExport(db: Reader, id: number): Promise<OrderExportRow | null> {
  const [row] = await db.select().from(orderExports).where(eq(orderExports.id, id))
  return row ?? null
}
