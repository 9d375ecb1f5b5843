import { users } from '../accounts/accounts.tables.ts'
import { positive } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { orderLines, orders } from './orders.tables.ts'

const ofOrder = () =>
  kit
    .int()
    .notNull()
    .references(() => orders.id)
const byUser = () =>
  kit
    .int()
    .notNull()
    .references(() => users.id)

/** Internal staff notes on an order; customers never see them. */
export const orderNotes = kit.table(
  'order_notes',
  {
    id: kit.autoId(),
    orderId: ofOrder(),
    userId: byUser(),
    text: kit.text().notNull(),
    createdAt: kit.instant().notNull(),
  },
  (note) => [kit.index('order_notes_order_id').on(note.orderId, note.id)],
)

export const orderShipments = kit.table(
  'order_shipments',
  {
    id: kit.autoId(),
    orderId: ofOrder(),
    userId: byUser(),
    carrier: kit.text().notNull(),
    trackingNumber: kit.text().notNull(),
    /** A store day. */
    shippedOn: kit.text().notNull(),
    /** Counts corrections; names the mail about each. */
    revision: kit.int().notNull().default(0),
    createdAt: kit.instant().notNull(),
  },
  (shipment) => [
    kit
      .uniqueIndex('order_shipments_tracking')
      .on(shipment.orderId, shipment.carrier, shipment.trackingNumber),
  ],
)

const ofShipment = () =>
  kit
    .int()
    .notNull()
    .references(() => orderShipments.id)

/** What is in a shipment; one without rows is of the whole order. */
export const orderShipmentLines = kit.table(
  'order_shipment_lines',
  {
    id: kit.autoId(),
    shipmentId: ofShipment(),
    orderLineId: kit
      .int()
      .notNull()
      .references(() => orderLines.id),
    quantity: kit.decimal().notNull(),
  },
  (line) => [
    kit.uniqueIndex('order_shipment_lines_shipment_id_line').on(line.shipmentId, line.orderLineId),
    kit.index('order_shipment_lines_order_line_id').on(line.orderLineId),
    ...positive(line.quantity),
  ],
)

/** The parcels of a shipment after its first, whose tracking number is its own. */
export const orderShipmentParcels = kit.table(
  'order_shipment_parcels',
  {
    id: kit.autoId(),
    shipmentId: ofShipment(),
    trackingNumber: kit.text().notNull(),
  },
  (parcel) => [
    kit.uniqueIndex('order_shipment_parcels_shipment_id_number').on(parcel.shipmentId, parcel.trackingNumber),
  ],
)
