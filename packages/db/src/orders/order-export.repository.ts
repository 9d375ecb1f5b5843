import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { companies, users } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { inFull, type OrderRow } from './order.repository.ts'
import { exportedOrders, orderExports } from './order-export.tables.ts'
import { type ListedOrderRow, listedInFull, listedOrders, placed } from './order-list.repository.ts'
import { orders } from './orders.tables.ts'

/** Which orders are exported to accounting: sandbox orders only in the demo. */
export interface ExportScope {
  readonly sandboxToo: boolean
}

/** Must match the index of pending orders literally, so that both engines use it. */
const pending = sql`not ${orders.processed}`

function exportable({ sandboxToo }: ExportScope): SQL | undefined {
  return and(
    pending,
    placed,
    eq(orders.freightToBeConfirmed, false),
    sandboxToo ? undefined : eq(orders.sandbox, false),
  )
}

/** Returns pending orders, oldest first, including those that are not exported yet or never will be. */
export async function listPendingOrders(db: Reader, limit: number): Promise<ListedOrderRow[]> {
  const rows = await listedOrders(db)
    .where(and(pending, placed))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit)
  return listedInFull(db, rows)
}

/** Marks all orders to export as processed and returns them, oldest first; each order goes to one caller only. */
export async function claimPendingOrders(tx: Writer, scope: ExportScope): Promise<OrderRow[]> {
  const claimed = await tx.update(orders).set({ processed: true }).where(exportable(scope)).returning()
  const rows = await inFull(tx, claimed)
  return rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id - b.id)
}

/** Returns the companies' customer numbers, by company id. */
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
  file: Omit<OrderExportRow, 'id' | 'orderCount'>,
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

/** An entry in the list of past exports, with the name of the user who made it. */
export type ListedExport = Omit<OrderExportRow, 'content' | 'userId'> & {
  readonly firstname: string | null
  readonly lastname: string | null
}

/** Returns the newest exports, without their content. */
export function listOrderExports(db: Reader, limit: number): Promise<ListedExport[]> {
  const { id, name, orderCount, createdAt } = orderExports
  return db
    .select({ id, name, orderCount, createdAt, firstname: users.firstname, lastname: users.lastname })
    .from(orderExports)
    .leftJoin(users, eq(users.id, orderExports.userId))
    .orderBy(desc(id))
    .limit(limit)
}

/** Returns the export with this id, or null. */
export async function findOrderExport(db: Reader, id: number): Promise<OrderExportRow | null> {
  const [row] = await db.select().from(orderExports).where(eq(orderExports.id, id))
  return row ?? null
}
