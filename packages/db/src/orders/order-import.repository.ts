import { and, gte, isNull, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../store.ts'
import { type NewOrder, type NewOrderLine, numbersStartAfter } from './order.repository.ts'
import { indexOrders } from './order-search.repository.ts'
import { orderLines, orders } from './orders.tables.ts'

/** An order to be stored with others. */
export interface ImportedOrder {
  readonly order: NewOrder
  readonly lines: readonly NewOrderLine[]
}

/** Rows of one statement: an engine takes some ten thousand values at a time. */
const ordersPerStatement = 100
const linesPerStatement = 250

/** Written out: SQLite would take a bound number for a decimal one. */
const startAfter = sql.raw(String(numbersStartAfter))

/** Stores many orders with their lines at once and gives them their numbers in the order in which they come; resolves with their ids. */
export async function importOrders(tx: Writer, imported: readonly ImportedOrder[]): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < imported.length; at += ordersPerStatement) {
    const some = imported.slice(at, at + ordersPerStatement).map(({ order }) => order)
    const rows = await tx.insert(orders).values(some).returning({ id: orders.id })
    ids.push(...rows.map(({ id }) => id).sort((a, b) => a - b))
  }
  const lines = imported.flatMap((one, at) =>
    one.lines.map((line, i) => ({ ...line, orderId: ids[at] ?? 0, lineNo: i + 1 })),
  )
  for (let at = 0; at < lines.length; at += linesPerStatement)
    await tx.insert(orderLines).values(lines.slice(at, at + linesPerStatement))
  await tx
    .update(orders)
    .set({ number: sql`'W' || (${startAfter} + ${orders.id})` })
    .where(and(isNull(orders.number), gte(orders.id, ids[0] ?? 0)))
  for (let at = 0; at < imported.length; at += ordersPerStatement) {
    const some = imported.slice(at, at + ordersPerStatement)
    await indexOrders(
      tx,
      some.map(({ order }, no) => {
        const id = ids[at + no] ?? 0
        return { ...order, id, number: `W${numbersStartAfter + id}` }
      }),
    )
  }
  return ids
}

/** How many orders there are, whatever became of their payment. */
export function countOrders(db: Reader): Promise<number> {
  return db.$count(orders)
}
