import { users } from '../accounts/accounts.tables.ts'
import { kit } from '../dialect/current.ts'
import { orders } from './orders.tables.ts'

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
