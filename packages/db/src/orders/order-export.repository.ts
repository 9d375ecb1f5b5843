import { maxListed } from '@mullion/domain/list-input'
import type { CreditHold } from '@mullion/domain/orders/credit-hold'
import { and, asc, count, desc, eq, inArray, isNull, max, min, type SQL, sql, sum } from 'drizzle-orm'
import { companies, users } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import { fullNameSortKey } from '../accounts/user.repository.ts'
import { changes } from '../changes/changes.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { arranged, byName, countListed, type Listed, type Listing, matching } from '../listing.ts'
import type { Page } from '../page.ts'
import { creditedOfOrder } from './credited-of-order.ts'
import { type OrderRow, withOrderAddresses } from './order.repository.ts'
import { byCustomerOfOrder, customerOfOrder } from './order-customer.ts'
import { exportedOrders, orderExports } from './order-export.tables.ts'
import { goingOut, type ListedOrderRow, listedInFull, listedOrders, placed } from './order-list.repository.ts'
import { countUpTo } from './order-search.repository.ts'
import { orders } from './orders.tables.ts'

/** Selects the orders to export to accounting; sandbox orders are exported only in the demo. */
export interface ExportScope {
  readonly sandboxToo: boolean
}

/** Must match the index of pending orders literally, so that both engines use it. */
const pending = sql`not ${orders.processed} and ${orders.canceledAt} is null`

/** Condition: the order waits for export, or for its freight first. */
function awaited({ sandboxToo }: ExportScope): SQL | undefined {
  return and(pending, placed, goingOut, sandboxToo ? undefined : eq(orders.sandbox, false))
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

/** Condition: the order is pending, or waits for staff because of its credit; it was not refused. */
const shownAsPending = and(pending, placed, sql`coalesce(${orders.creditHold}, '') <> 'refused'`)

const pendingColumns = {
  number: orders.id,
  customer: byCustomerOfOrder,
  createdAt: orders.createdAt,
  total: orders.grandTotalCents,
}

/** Returns a page of the pending orders, oldest first; searched by number, PO number and customer. */
export async function listPendingOrders(
  db: Reader,
  listing: Listing<keyof typeof pendingColumns>,
): Promise<Listed<ListedOrderRow>> {
  const { id, number, poNumber, createdAt } = orders
  const where = and(shownAsPending, matching([number, poNumber, customerOfOrder], listing))
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

/** Some of the pending orders, counted. */
export interface PendingSummary {
  readonly sandbox: boolean
  readonly freightToBeConfirmed: boolean
  readonly creditHold: CreditHold | null
  readonly count: number
  readonly totalCents: number
  readonly oldest: Date | null
}

/** Returns how many orders are pending and what they come to, by what decides whether they are exported. */
export async function summarizePendingOrders(db: Reader): Promise<PendingSummary[]> {
  const { sandbox, freightToBeConfirmed, creditHold } = orders
  const rows = await db
    .select({
      ...{ sandbox, freightToBeConfirmed, creditHold },
      count: count(),
      totalCents: sum(sql`${orders.grandTotalCents} - ${creditedOfOrder}`),
      oldest: min(orders.createdAt),
    })
    .from(orders)
    .where(shownAsPending)
    .groupBy(sandbox, freightToBeConfirmed, creditHold)
  return rows.map((row) => ({ ...row, count: Number(row.count), totalCents: Number(row.totalCents) }))
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

const standing = isNull(orderExports.withdrawnAt)

/** Returns the id of the last export that was not withdrawn; null if there is none. */
export async function findLastOrderExport(db: Reader): Promise<number | null> {
  const [row] = await db
    .select({ last: max(orderExports.id) })
    .from(orderExports)
    .where(standing)
  return row?.last ?? null
}

/** Marks an export as withdrawn; null if it already was. */
export async function withdrawOrderExport(
  tx: Writer,
  id: number,
  by: { readonly withdrawnBy: number; readonly withdrawnAt: Date },
): Promise<OrderExportRow | null> {
  const [row] = await tx
    .update(orderExports)
    .set(by)
    .where(and(eq(orderExports.id, id), standing))
    .returning()
  return row ?? null
}

/** The orders of an export, after an attempt to make them pending again. */
export interface ReturnedOrders {
  readonly returned: readonly number[]
  /** The numbers of those that shipped or changed since the export; some of them may be among the returned. */
  readonly changed: readonly string[]
}

/**
 * Makes the orders of an export pending again and frees them for another one. The caller rolls back if any changed
 * since.
 */
export async function returnOrdersToPending(tx: Writer, exportId: number): Promise<ReturnedOrders> {
  const exported = tx
    .select({ id: exportedOrders.orderId })
    .from(exportedOrders)
    .where(eq(exportedOrders.exportId, exportId))
  // The update waits for whoever is changing one of the orders; only then can the feed show that change.
  const returned = await tx
    .update(orders)
    .set({ processed: false })
    .where(and(inArray(orders.id, exported), eq(orders.processed, true), isNull(orders.shippedAt), placed))
    .returning({ id: orders.id })
  const ofOrder = sql`${changes.subject} = 'order' and ${changes.rowId} = ${orders.id}`
  const processedIn = sql`select max(id) from ${changes} where ${ofOrder} and ${changes.kind} = 'processed'`
  const changedSince = sql`exists (select 1 from ${changes} where ${ofOrder} and ${changes.kind} <> 'processed' and ${changes.id} > (${processedIn}))`
  const changed = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(and(inArray(orders.id, exported), sql`(${orders.processed} or ${changedSince})`))
    .orderBy(asc(orders.id))
  await tx.delete(exportedOrders).where(eq(exportedOrders.exportId, exportId))
  return {
    returned: returned.map(({ id }) => id),
    changed: changed.map(({ number }) => number ?? ''),
  }
}
