import { and, asc, eq, inArray, max, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../database.ts'
import { given, prepared } from '../prepared.ts'
import { orderShipmentLines, orderShipmentParcels, orderShipments } from './order-desk.tables.ts'
import { orderLines, orders } from './orders.tables.ts'

type StoredShipment = typeof orderShipments.$inferSelect
type NewShipment = Omit<typeof orderShipments.$inferInsert, 'id' | 'revision'>
type ShipmentFacts = Pick<StoredShipment, 'carrier' | 'trackingNumber' | 'shippedOn'>

/** A quantity of a line of an order, by the line's id and number. */
export interface ShippedLine {
  readonly orderLineId: number
  readonly lineNo: number
  readonly quantity: number
}

export interface ShipmentRow extends StoredShipment {
  readonly otherTrackingNumbers: readonly string[]
  /** Null for a shipment of the whole order, which has no rows for lines. */
  readonly lines: readonly ShippedLine[] | null
}

const storedOfOrder = prepared((db: Reader) =>
  db
    .select()
    .from(orderShipments)
    .where(eq(orderShipments.orderId, given(orderShipments.orderId, 'orderId')))
    .orderBy(asc(orderShipments.id))
    .prepare('shipments_of_order'),
)

async function inFull(db: Reader, stored: readonly StoredShipment[]): Promise<ShipmentRow[]> {
  if (stored.length === 0) return []
  const ids = stored.map(({ id }) => id)
  const { shipmentId, orderLineId, quantity } = orderShipmentLines
  const lines = await db
    .select({ shipmentId, orderLineId, quantity, lineNo: orderLines.lineNo })
    .from(orderShipmentLines)
    .innerJoin(orderLines, eq(orderLines.id, orderLineId))
    .where(inArray(shipmentId, ids))
    .orderBy(asc(orderLines.lineNo))
  const parcels = await db
    .select()
    .from(orderShipmentParcels)
    .where(inArray(orderShipmentParcels.shipmentId, ids))
    .orderBy(asc(orderShipmentParcels.id))
  const linesOf = Map.groupBy(lines, (line) => line.shipmentId)
  const parcelsOf = Map.groupBy(parcels, (parcel) => parcel.shipmentId)
  return stored.map((shipment) => ({
    ...shipment,
    otherTrackingNumbers: (parcelsOf.get(shipment.id) ?? []).map(({ trackingNumber }) => trackingNumber),
    lines: linesOf.get(shipment.id)?.map(({ shipmentId: _, ...line }) => line) ?? null,
  }))
}

export async function listShipments(db: Reader, orderId: number): Promise<ShipmentRow[]> {
  return inFull(db, await storedOfOrder(db).execute({ orderId }))
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
      : await inFull(
          db,
          await db
            .select()
            .from(orderShipments)
            .where(inArray(orderShipments.orderId, [...orderIds]))
            .orderBy(asc(orderShipments.id)),
        )
  return Map.groupBy(rows, ({ orderId }) => orderId)
}

/** Returns a shipment, or null. */
export async function findShipment(db: Reader, id: number): Promise<ShipmentRow | null> {
  const [row] = await inFull(db, await db.select().from(orderShipments).where(eq(orderShipments.id, id)))
  return row ?? null
}

/** Inserts a shipment, without its lines and other parcels, and marks its order as shipped; null if the order has it. */
export async function createShipment(tx: Writer, shipment: NewShipment): Promise<StoredShipment | null> {
  const [row] = await tx.insert(orderShipments).values(shipment).onConflictDoNothing().returning()
  if (!row) return null
  await tx.update(orders).set({ shippedAt: row.createdAt }).where(eq(orders.id, row.orderId))
  return row
}

/** Replaces the tracking numbers of a shipment's other parcels. */
export async function replaceOtherParcels(
  tx: Writer,
  shipmentId: number,
  trackingNumbers: readonly string[],
): Promise<void> {
  await tx.delete(orderShipmentParcels).where(eq(orderShipmentParcels.shipmentId, shipmentId))
  if (trackingNumbers.length === 0) return
  await tx
    .insert(orderShipmentParcels)
    .values(trackingNumbers.map((trackingNumber) => ({ shipmentId, trackingNumber })))
}

/** Removes a shipment's lines and returns what they were; the order's lines still count it as shipped. */
export async function removeShipmentLines(
  tx: Writer,
  shipmentId: number,
): Promise<Omit<ShippedLine, 'lineNo'>[]> {
  const { orderLineId, quantity } = orderShipmentLines
  return tx
    .delete(orderShipmentLines)
    .where(eq(orderShipmentLines.shipmentId, shipmentId))
    .returning({ orderLineId, quantity })
}

export async function createShipmentLines(
  tx: Writer,
  shipmentId: number,
  lines: readonly ShippedLine[],
): Promise<void> {
  const rows = lines.map(({ orderLineId, quantity }) => ({ shipmentId, orderLineId, quantity }))
  await tx.insert(orderShipmentLines).values(rows)
}

/**
 * Adds a quantity, or takes back a negative one, to what is shipped of a line. False if less than that is left, also
 * when another transaction ships it at the same time.
 */
export async function addShippedQuantity(
  tx: Writer,
  { orderLineId, quantity }: Pick<ShippedLine, 'orderLineId' | 'quantity'>,
): Promise<boolean> {
  const after = sql`${orderLines.shippedQuantity} + ${quantity}`
  const shipped = await tx
    .update(orderLines)
    .set({ shippedQuantity: after })
    .where(
      and(
        eq(orderLines.id, orderLineId),
        sql`${after} <= ${orderLines.quantity} - ${orderLines.canceledQuantity}`,
        sql`${after} >= 0`,
      ),
    )
    .returning({ id: orderLines.id })
  return shipped.length > 0
}

/**
 * Corrects a shipment; null if it was corrected or removed since it was read. Fails as `violated` if the order already
 * has a shipment with this tracking number.
 */
export async function updateShipment(
  tx: Writer,
  { id, revision }: ShipmentRow,
  correct: ShipmentFacts,
): Promise<StoredShipment | null> {
  const [row] = await tx
    .update(orderShipments)
    .set({ ...correct, revision: revision + 1 })
    .where(and(eq(orderShipments.id, id), eq(orderShipments.revision, revision)))
    .returning()
  return row ?? null
}

/**
 * Removes a shipment with its lines and parcels, unless it was corrected or removed since it was read; its order shows as
 * shipped if others remain.
 */
export async function removeShipment(tx: Writer, { id, orderId, revision }: ShipmentRow): Promise<boolean> {
  const ofOrder = eq(orders.id, orderId)
  // First, so that a shipment being added meanwhile is either seen below or writes its own time afterward.
  await tx.update(orders).set({ shippedAt: null }).where(ofOrder)
  for (const line of await removeShipmentLines(tx, id))
    await addShippedQuantity(tx, { ...line, quantity: -line.quantity })
  await replaceOtherParcels(tx, id, [])
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
