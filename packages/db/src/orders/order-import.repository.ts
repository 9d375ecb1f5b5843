import { and, gte, isNull, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { type NewOrder, numbersStartAfter, orderRowOf } from './order.repository.ts'
import { addressRows, createOrderAddresses } from './order-address.repository.ts'
import { createOrderLines, type NewOrderLine } from './order-line.repository.ts'
import { indexOrders } from './order-search.repository.ts'
import { orders } from './orders.tables.ts'

export interface ImportedOrder {
  readonly order: NewOrder
  readonly lines: readonly NewOrderLine[]
}

/** Rows per statement: an engine accepts some ten thousand values at a time. */
const ordersPerStatement = 100

/** Inlined, since SQLite would treat a bound number as a float. */
const startAfter = sql.raw(String(numbersStartAfter))

/** Inserts many orders with their lines at once, numbers them in the given order and returns their ids. */
export async function importOrders(tx: Writer, imported: readonly ImportedOrder[]): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < imported.length; at += ordersPerStatement) {
    const some = imported.slice(at, at + ordersPerStatement).map(({ order }) => orderRowOf(order))
    const rows = await tx.insert(orders).values(some).returning({ id: orders.id })
    ids.push(...rows.map(({ id }) => id).sort((a, b) => a - b))
  }
  const stored = imported.map(({ order, lines }, at) => ({ orderId: ids[at] ?? 0, order, lines }))
  await createOrderAddresses(
    tx,
    stored.flatMap(({ orderId, order }) => addressRows(orderId, order)),
  )
  await createOrderLines(tx, stored)
  await tx
    .update(orders)
    .set({ number: sql`'W' || (${startAfter} + ${orders.id})` })
    .where(and(isNull(orders.number), gte(orders.id, ids[0] ?? 0)))
  for (let at = 0; at < stored.length; at += ordersPerStatement) {
    const some = stored.slice(at, at + ordersPerStatement)
    await indexOrders(
      tx,
      some.map(({ orderId: id, order }) => ({ ...order, id, number: `W${numbersStartAfter + id}` })),
    )
  }
  return ids
}

/** Counts all orders, whatever their payment state. */
export function countOrders(db: Reader): Promise<number> {
  return db.$count(orders)
}
