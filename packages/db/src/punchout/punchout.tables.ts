import type { CartLine } from '@mullion/domain/cart/cart'
import { type PunchoutItem, punchoutOperations } from '@mullion/domain/punchout/punchout'
import { sql } from 'drizzle-orm'
import { users } from '../accounts/accounts.tables.ts'
import { listed, notNegative } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'

/** Procurement systems whose buyers shop here and take the cart back with them. */
export const punchoutBuyers = kit.table(
  'punchout_buyers',
  {
    id: kit.autoId(),
    name: kit.text().notNull(),
    /** Whose company, prices and permissions a visit has. */
    userId: kit
      .int()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    senderDomain: kit.text().notNull(),
    senderIdentity: kit.text().notNull(),
    secretHash: kit.text().notNull(),
    createdAt: kit.instant().notNull(),
    visitedAt: kit.instant(),
    returnedAt: kit.instant(),
  },
  (buyer) => [
    kit.uniqueIndex('punchout_buyers_sender').on(buyer.senderIdentity, buyer.senderDomain),
    kit.index('punchout_buyers_user_id').on(buyer.userId),
  ],
)

/** Visits from these systems, and the carts that went back, so that they can be edited later. */
export const punchoutVisits = kit.table(
  'punchout_visits',
  {
    id: kit.autoId(),
    buyerId: kit
      .int()
      .notNull()
      .references(() => punchoutBuyers.id, { onDelete: 'cascade' }),
    /** Hash of the key in the address that begins the visit; used once. */
    startHash: kit.text().notNull(),
    /** Hash of the cookie's key; null until the visit begins. */
    keyHash: kit.text(),
    operation: kit.text({ enum: punchoutOperations }).notNull(),
    buyerCookie: kit.text().notNull(),
    /** The system that the cart goes back to, and where the browser posts it. */
    fromDomain: kit.text().notNull(),
    fromIdentity: kit.text().notNull(),
    returnUrl: kit.text().notNull(),
    /** The cart that the visit begins with, and what of an earlier one is missing. */
    lines: kit.json<readonly CartLine[]>().notNull(),
    missing: kit.json<readonly string[]>().notNull(),
    selected: kit.text(),
    /** The cart that went back, as it was ordered and as it was sent; null until then. */
    returnedLines: kit.json<readonly CartLine[]>(),
    items: kit.json<readonly PunchoutItem[]>(),
    totalCents: kit.money(),
    createdAt: kit.instant().notNull(),
    startedAt: kit.instant(),
    endedAt: kit.instant(),
  },
  (visit) => [
    kit.uniqueIndex('punchout_visits_start_hash').on(visit.startHash),
    kit.uniqueIndex('punchout_visits_key_hash').on(visit.keyHash),
    kit.index('punchout_visits_buyer_id').on(visit.buyerId),
    kit.index('punchout_visits_created_at').on(visit.createdAt),
    ...listed(visit.operation),
    ...notNegative(visit.totalCents),
    kit.check('punchout_visits_started', sql`(${visit.keyHash} is null) = (${visit.startedAt} is null)`),
    kit.check('punchout_visits_ended', sql`(${visit.items} is null) = (${visit.endedAt} is null)`),
  ],
)
