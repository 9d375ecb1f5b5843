import { asc, desc, eq } from 'drizzle-orm'
import { users } from '../accounts/accounts.tables.ts'
import type { Reader, Writer } from '../store.ts'
import { orderNotes, orderShipments } from './order-desk.tables.ts'
import { orders } from './orders.tables.ts'

type NewNote = Omit<typeof orderNotes.$inferInsert, 'id'>
export type ShipmentRow = typeof orderShipments.$inferSelect
type NewShipment = Omit<typeof orderShipments.$inferInsert, 'id'>

const mostNotes = 200

/** Keeps a note of staff on an order. */
export async function createOrderNote(tx: Writer, note: NewNote): Promise<void> {
  await tx.insert(orderNotes).values(note)
}

/** The notes on an order with who wrote them, the newest first. */
export function listOrderNotes(db: Reader, orderId: number) {
  return db
    .select({ note: orderNotes, firstname: users.firstname, lastname: users.lastname })
    .from(orderNotes)
    .innerJoin(users, eq(users.id, orderNotes.userId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.id))
    .limit(mostNotes)
}

/** Keeps a shipment and marks its order as shipped; null when the order has it already. */
export async function createShipment(tx: Writer, shipment: NewShipment): Promise<ShipmentRow | null> {
  const [row] = await tx.insert(orderShipments).values(shipment).onConflictDoNothing().returning()
  if (!row) return null
  await tx.update(orders).set({ shippedAt: row.createdAt }).where(eq(orders.id, row.orderId))
  return row
}

/** The shipments of an order, the first one first. */
export function listShipments(db: Reader, orderId: number): Promise<ShipmentRow[]> {
  return db
    .select()
    .from(orderShipments)
    .where(eq(orderShipments.orderId, orderId))
    .orderBy(asc(orderShipments.id))
}
