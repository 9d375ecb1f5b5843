import type { SaleLine } from '@mullion/domain/analytics/sale'
import { and, desc, eq, gte, inArray, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { companies } from '../accounts/accounts.tables.ts'
import { internalCompanies } from '../accounts/internal-company.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { kit } from '../dialect/current.ts'
import { type OrderRow, type StoredOrder, withOrderAddresses } from '../orders/order.repository.ts'
import { goingOut, placed } from '../orders/order-list.repository.ts'
import { orderLines, orders } from '../orders/orders.tables.ts'
import { prepared } from '../prepared.ts'
import { run } from '../raw.ts'
import { salesBasis, salesHours, salesTotals } from './analytics.tables.ts'

/** A sale with what the totals need of it. */
export interface SaleToCount {
  readonly order: OrderRow
  readonly lines: readonly SaleLine[]
}

/** Must match the partial index of uncounted orders literally, so that both engines use it. */
const uncounted = sql`not ${orders.salesCounted}`

const waiting = (tx: Writer, only?: SQL) =>
  tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(uncounted, placed, eq(orders.freightToBeConfirmed, false), goingOut, only))

const claim = (tx: Writer, ids: SQLWrapper) =>
  tx
    .update(orders)
    .set({ salesCounted: true })
    .where(and(inArray(orders.id, ids), uncounted))
    .returning()

const claimOne = prepared((tx: Writer) =>
  claim(tx, waiting(tx, eq(orders.id, sql.placeholder('orderId')))).prepare('claim_sale'),
)

/**
 * Marks up to `limit` placed orders (or just `orderId`) as counted and returns those it marked, so each order is
 * counted once.
 */
export async function claimUncountedSales(
  tx: Writer,
  { orderId, limit }: { readonly orderId?: number; readonly limit: number },
): Promise<SaleToCount[]> {
  const claimed =
    orderId === undefined
      ? await claim(tx, waiting(tx).limit(limit))
      : await claimOne(tx).execute({ orderId })
  if (claimed.length === 0) return []
  return withSaleLines(tx, claimed)
}

async function withSaleLines(db: Reader, stored: readonly StoredOrder[]): Promise<SaleToCount[]> {
  const ids = stored.map(({ id }) => id)
  const { number, quantity, lineTotalCents, creditedQuantity, creditedCents } = orderLines
  const lines = await db
    .select({
      ...{ orderId: orderLines.orderId, number, quantity, lineTotalCents },
      ...{ creditedQuantity, creditedCents },
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
  const ofOrder = Map.groupBy(lines, (line) => line.orderId)
  const rows = await withOrderAddresses(db, stored)
  return rows.map((order) => ({ order, lines: ofOrder.get(order.id) ?? [] }))
}

/** Returns an order that is in the totals, as it is now; null if it is not in them. */
export async function findCountedSale(tx: Writer, orderId: number): Promise<SaleToCount | null> {
  const counted = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.salesCounted, true)))
  return counted.length > 0 ? ((await withSaleLines(tx, counted))[0] ?? null) : null
}

export interface SalesBasis {
  readonly timeZone: string
  readonly countsSandbox: boolean
}

const basisId = 1

export async function findSalesBasis(db: Reader): Promise<SalesBasis | null> {
  const [row] = await db.select().from(salesBasis).where(eq(salesBasis.id, basisId))
  return row ?? null
}

export async function saveSalesBasis(tx: Writer, basis: SalesBasis): Promise<void> {
  await tx
    .insert(salesBasis)
    .values({ id: basisId, ...basis })
    .onConflictDoUpdate({ target: salesBasis.id, set: basis })
}

/** Waits for the transactions that are counting, and keeps others from counting until the commit. */
export async function lockSales(tx: Writer): Promise<void> {
  const lock = kit.lockTables(salesHours, salesTotals)
  if (lock) await run(tx, lock)
}

export async function removeSales(tx: Writer): Promise<void> {
  await tx.delete(salesHours)
  await tx.delete(salesTotals)
}

export async function markSalesUncounted(tx: Writer): Promise<void> {
  await tx.update(orders).set({ salesCounted: false }).where(eq(orders.salesCounted, true))
}

/** Counts the orders of a time range that are in the totals but still waiting to be processed. */
export function countPendingOrders(
  db: Reader,
  { from, before, sandboxToo }: { readonly from: Date; readonly before: Date; readonly sandboxToo: boolean },
): Promise<number> {
  return db.$count(
    orders,
    and(
      sql`not ${orders.processed}`,
      isNull(orders.canceledAt),
      eq(orders.salesCounted, true),
      sandboxToo ? undefined : sql`not ${orders.sandbox}`,
      gte(orders.createdAt, from),
      lt(orders.createdAt, before),
    ),
  )
}

const lastSoldName = prepared((db) =>
  db
    .select({ name: orderLines.name })
    .from(orderLines)
    .where(eq(orderLines.number, sql.placeholder('number')))
    .orderBy(desc(orderLines.orderId), desc(orderLines.id))
    .limit(1)
    .prepare('last_sold_name'),
)

/** Returns the names parts were last sold under, by part number. */
export async function listNamesAtSale(db: Reader, numbers: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const number of numbers) {
    const [row] = await lastSoldName(db).execute({ number })
    if (row) names.set(number, row.name)
  }
  return names
}

const idOf = (key: string, kind: string) => (key.startsWith(kind) ? Number(key.slice(kind.length)) : [])

/** Returns names of online and internal companies by customer key, such as `company:12`; guests have none. */
export async function listCustomerNames(db: Reader, keys: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const [kind, table] of [
    ['company:', companies],
    ['internal:', internalCompanies],
  ] as const) {
    const ids = keys.flatMap((key) => idOf(key, kind))
    if (ids.length === 0) continue
    const rows = await db.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids))
    for (const { id, name } of rows) names.set(`${kind}${id}`, name)
  }
  return names
}
