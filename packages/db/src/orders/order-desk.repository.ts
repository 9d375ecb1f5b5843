import { asc, desc, eq, inArray } from 'drizzle-orm'
import { users } from '../accounts/accounts.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { orderNotes, orderShipments } from './order-desk.tables.ts'
import { orders } from './orders.tables.ts'

type NewNote = Omit<typeof orderNotes.$inferInsert, 'id'>
export type ShipmentRow = typeof orderShipments.$inferSelect
type NewShipment = Omit<typeof orderShipments.$inferInsert, 'id'>

const maxNotes = 200

export async function createOrderNote(tx: Writer, note: NewNote): Promise<void> {
  await tx.insert(orderNotes).values(note)
}

export function listOrderNotes(db: Reader, orderId: number) {
  return db
    .select({ note: orderNotes, firstname: users.firstname, lastname: users.lastname })
    .from(orderNotes)
    .innerJoin(users, eq(users.id, orderNotes.userId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.id))
    .limit(maxNotes)
}

/** Inserts a shipment and marks its order as shipped; null if the order already has it. */
export async function createShipment(tx: Writer, shipment: NewShipment): Promise<ShipmentRow | null> {
  const [row] = await tx.insert(orderShipments).values(shipment).onConflictDoNothing().returning()
  if (!row) return null
  await tx.update(orders).set({ shippedAt: row.createdAt }).where(eq(orders.id, row.orderId))
  return row
}

export function listShipments(db: Reader, orderId: number): Promise<ShipmentRow[]> {
  return db
    .select()
    .from(orderShipments)
    .where(eq(orderShipments.orderId, orderId))
    .orderBy(asc(orderShipments.id))
}

/** Returns the shipments of many orders, first one first, by order id. */
export async function listShipmentsByOrder(
  db: Reader,
  orderIds: readonly number[],
): Promise<Map<number, ShipmentRow[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(orderShipments)
    .where(inArray(orderShipments.orderId, [...orderIds]))
    .orderBy(asc(orderShipments.id))
  return Map.groupBy(rows, ({ orderId }) => orderId)
}
