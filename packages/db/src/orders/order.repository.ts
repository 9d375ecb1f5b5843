import type { OrderPaymentState } from '@mullion/domain/payments/payment-state'
import { eq } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { insertOf, updateOf } from '../prepared-writes.ts'
import {
  addressRows,
  createOrderAddress,
  type NewOrderAddresses,
  type OrderAddresses,
  withAddresses,
} from './order-address.repository.ts'
import { createOrderLines, type NewOrderLine } from './order-line.repository.ts'
import { indexOrders } from './order-search.repository.ts'
import { orders } from './orders.tables.ts'

export type StoredOrder = typeof orders.$inferSelect
/** An order with its addresses; its number is always set once the order is visible. */
export type OrderRow = StoredOrder & OrderAddresses & { readonly number: string }
export type NewOrder = Omit<typeof orders.$inferInsert, 'id' | 'number'> & NewOrderAddresses

const insertOrder = insertOf(orders)
const updateOrder = updateOf(orders)

/** The first order number is W100001. */
export const numbersStartAfter = 100_000

export function orderRowOf({ shipAddress: _to, billing: _by, thirdParty: _payer, ...row }: NewOrder) {
  return row
}

export async function withOrderAddresses(db: Reader, stored: readonly StoredOrder[]): Promise<OrderRow[]> {
  const rows = await withAddresses(db, stored)
  return rows.map((row) => ({ ...row, number: row.number ?? '' }))
}

async function firstInFull(db: Reader, stored: readonly StoredOrder[]): Promise<OrderRow | null> {
  const [row] = await withOrderAddresses(db, stored.slice(0, 1))
  return row?.number ? row : null
}

/** Inserts an order with its lines and assigns its number. */
export async function createOrder(
  tx: Writer,
  order: NewOrder,
  lines: readonly NewOrderLine[],
): Promise<OrderRow> {
  const { shipAddress, billing = null, thirdParty = null } = order
  const addresses = { shipAddress, billing, thirdParty }
  const { id = 0 } = (await insertOrder(tx, orderRowOf(order))) ?? {}
  const number = `W${numbersStartAfter + id}`
  const [row] = await updateOrder(tx, { set: { number }, where: { id } })
  for (const address of addressRows(id, addresses)) await createOrderAddress(tx, address)
  await createOrderLines(tx, [{ orderId: id, lines }])
  if (!row) throw new Error('The order was not stored.')
  await indexOrders(tx, [{ ...row, shipAddress }])
  return { ...row, ...addresses, number }
}

export async function findOrder(db: Reader, id: number): Promise<OrderRow | null> {
  return firstInFull(db, await db.select().from(orders).where(eq(orders.id, id)))
}

/** Sets an order's payment state and returns the updated order. Throws if there is no such order. */
export async function updateOrderPaymentState(
  tx: Writer,
  id: number,
  paymentState: OrderPaymentState,
): Promise<OrderRow> {
  const rows = await updateOrder(tx, { set: { paymentState }, where: { id } })
  const order = await firstInFull(tx, rows)
  if (!order) throw new Error(`There is no order ${id}.`)
  return order
}
