import type { ShipAddress } from '@mullion/domain/postal-address'
import { shipToStates } from '@mullion/domain/ship-to-changes/ship-to-change'
import { sql } from 'drizzle-orm'
import { users } from '../accounts/accounts.tables.ts'
import { creditNotes } from '../credit-notes/credit-notes.tables.ts'
import { listed, notNegative } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { orders } from '../orders/orders.tables.ts'

/** Requests to ship orders to another address; approved ones say where an order shipped to before. */
export const shipToChanges = kit.table(
  'ship_to_changes',
  {
    id: kit.autoId(),
    orderId: kit
      .int()
      .notNull()
      .references(() => orders.id),
    state: kit.text({ enum: shipToStates }).notNull(),
    fromAddress: kit.json<ShipAddress>().notNull(),
    toAddress: kit.json<ShipAddress>().notNull(),
    /** Why, in the buyer's words. */
    note: kit.text().notNull(),
    payUpToCents: kit.money().notNull(),
    /** As quoted last; differences are above zero if it costs more, null where nothing is known. */
    freightDifference: kit.int(),
    taxDifference: kit.int(),
    creditCents: kit.money().notNull(),
    addCents: kit.money().notNull(),
    waivedCents: kit.money().notNull(),
    arrivesOn: kit.text(),
    actorId: kit.text().notNull(),
    userId: kit.int().references(() => users.id),
    askedAt: kit.instant().notNull(),
    decidedById: kit.int().references(() => users.id),
    decidedAt: kit.instant(),
    /** Why it was refused. */
    reason: kit.text().notNull(),
    creditNoteId: kit.int().references(() => creditNotes.id),
  },
  (change) => [
    kit.index('ship_to_changes_order_id').on(change.orderId, change.id),
    // One request of an order waits at a time.
    kit.uniqueIndex('ship_to_changes_asked').on(change.orderId).where(sql`${change.state} = 'asked'`),
    kit.index('ship_to_changes_asked_at').on(change.askedAt, change.id),
    ...listed(change.state),
    ...notNegative(change.payUpToCents, change.creditCents, change.addCents, change.waivedCents),
  ],
)
