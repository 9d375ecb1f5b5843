import { and, asc, desc, eq, inArray, max } from 'drizzle-orm'
import { users } from '../accounts/accounts.tables.ts'
import type { Reader, Writer } from '../database.ts'
import { given, prepared } from '../prepared.ts'
import { orderNotes, orderShipments } from './order-desk.tables.ts'
import { orders } from './orders.tables.ts'

type NewNote = Omit<typeof orderNotes.$inferInsert, 'id'>
export type ShipmentRow = typeof orderShipments.$inferSelect
type NewShipment = Omit<typeof orderShipments.$inferInsert, 'id' | 'revision'>

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

const shipmentsOfOrder = prepared((db: Reader) =>
  db
    .select()
    .from(orderShipments)
    .where(eq(orderShipments.orderId, given(orderShipments.orderId, 'orderId')))
    .orderBy(asc(orderShipments.id))
    .prepare('shipments_of_order'),
)

export function listShipments(db: Reader, orderId: number): Promise<ShipmentRow[]> {
  return shipmentsOfOrder(db).execute({ orderId })
}

/** Returns the shipments of many orders, first one first, by order id. */
export async function listShipmentsByOrder(
  db: Reader,
  orderIds: readonly number[],
): Promise<Map<number, ShipmentRow[]>> {
  const [first, ...others] = orderIds
  if (first === undefined) return new Map()
  const rows =
    others.length === 0
      ? await listShipments(db, first)
      : await db
          .select()
          .from(orderShipments)
          .where(inArray(orderShipments.orderId, [...orderIds]))
          .orderBy(asc(orderShipments.id))
  return Map.groupBy(rows, ({ orderId }) => orderId)
}

/** Returns a shipment, or null. */
export async function findShipment(db: Reader, id: number): Promise<ShipmentRow | null> {
  const [row] = await db.select().from(orderShipments).where(eq(orderShipments.id, id))
  return row ?? null
}

/**
 * Corrects a shipment; null if it was corrected or removed since it was read. Fails as `violated` if the order already
 * has a shipment with this tracking number.
 */
export async function updateShipment(
  tx: Writer,
  { id, revision }: ShipmentRow,
  correct: Pick<ShipmentRow, 'carrier' | 'trackingNumber' | 'shippedOn'>,
): Promise<ShipmentRow | null> {
  const [row] = await tx
    .update(orderShipments)
    .set({ ...correct, revision: revision + 1 })
    .where(and(eq(orderShipments.id, id), eq(orderShipments.revision, revision)))
    .returning()
  return row ?? null
}

/** Removes a shipment, unless it was corrected or removed since it was read; its order shows as shipped if others remain. */
export async function removeShipment(tx: Writer, { id, orderId, revision }: ShipmentRow): Promise<boolean> {
  const ofOrder = eq(orders.id, orderId)
  // First, so that a shipment being added meanwhile is either seen below or writes its own time afterward.
  await tx.update(orders).set({ shippedAt: null }).where(ofOrder)
  const removed = await tx
    .delete(orderShipments)
    .where(and(eq(orderShipments.id, id), eq(orderShipments.revision, revision)))
    .returning({ id: orderShipments.id })
  const [latest] = await tx
    .select({ at: max(orderShipments.createdAt) })
    .from(orderShipments)
    .where(eq(orderShipments.orderId, orderId))
  await tx
    .update(orders)
    .set({ shippedAt: latest?.at ?? null })
    .where(ofOrder)
  return removed.length > 0
}

/** Marks an order as processed; false if it already was, or if its freight is to be confirmed first. */
export async function markOrderProcessed(tx: Writer, orderId: number): Promise<boolean> {
  const marked = await tx
    .update(orders)
    .set({ processed: true })
    .where(and(eq(orders.id, orderId), eq(orders.processed, false), eq(orders.freightToBeConfirmed, false)))
    .returning({ id: orders.id })
  return marked.length > 0
}
