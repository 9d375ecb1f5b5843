import type { OrderPaymentState } from '@mullion/domain/checkout/payment-state'
import { asc, eq } from 'drizzle-orm'
import type { Reader, Writer } from '../store.ts'
import { indexOrders } from './order-search.repository.ts'
import { orderLines, orders } from './orders.tables.ts'

export type OrderRow = typeof orders.$inferSelect & { number: string }
export type NewOrder = Omit<typeof orders.$inferInsert, 'id' | 'number'>
export type OrderLineRow = typeof orderLines.$inferSelect
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId' | 'lineNo'>

/** The number of the first order is W100001. */
export const numbersStartAfter = 100_000

/** Stores an order with its lines and gives it its number. */
export async function createOrder(
  tx: Writer,
  order: NewOrder,
  lines: readonly NewOrderLine[],
): Promise<OrderRow> {
  const [{ id } = { id: 0 }] = await tx.insert(orders).values(order).returning({ id: orders.id })
  const number = `W${numbersStartAfter + id}`
  const [row] = await tx.update(orders).set({ number }).where(eq(orders.id, id)).returning()
  for (let at = 0; at < lines.length; at += 50) {
    const some = lines.slice(at, at + 50)
    await tx.insert(orderLines).values(some.map((line, i) => ({ ...line, orderId: id, lineNo: at + i + 1 })))
  }
  if (!row) throw new Error('The order was not stored.')
  await indexOrders(tx, [row])
  return { ...row, number }
}

/** The order with this id, or null. */
export async function findOrder(db: Reader, id: number): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row?.number ? { ...row, number: row.number } : null
}

/** The order with this number, such as W100001, or null. */
export async function findOrderByNumber(db: Reader, number: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.number, number))
  return row ? { ...row, number } : null
}

/** The lines of an order, in order. */
export function listOrderLines(db: Reader, orderId: number): Promise<OrderLineRow[]> {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.lineNo))
}

/** Says how an order stands with its money, and gives the order as it is then. Throws when there is no such order. */
export async function updateOrderPaymentState(
  tx: Writer,
  id: number,
  paymentState: OrderPaymentState,
): Promise<OrderRow> {
  const [row] = await tx.update(orders).set({ paymentState }).where(eq(orders.id, id)).returning()
  if (!row?.number) throw new Error(`There is no order ${id}.`)
  return { ...row, number: row.number }
}
