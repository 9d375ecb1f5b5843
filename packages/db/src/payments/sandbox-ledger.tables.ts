import { kit } from '../dialect/current.ts'

/**
 * The sandbox gateway's answers of a store on PostgreSQL, whose servers share nothing else: one entry per step, never
 * changed. No service reads it; as a gateway's own record it judges the payments.
 */
export const sandboxEntries = kit.table(
  'sandbox_entries',
  {
    id: kit.autoId(),
    /** The store's reference of a transaction; null for an entry about a saved card. */
    reference: kit.text(),
    gatewayId: kit.text(),
    /** A user's number at the gateway, such as `user:12`; null for an entry about a transaction. */
    customerId: kit.text(),
    kind: kit.text().notNull(),
    at: kit.instant().notNull(),
    entry: kit.text().notNull(),
  },
  (entry) => [
    kit.index('sandbox_entries_reference').on(entry.reference, entry.id),
    kit.index('sandbox_entries_gateway_id').on(entry.gatewayId),
    kit.index('sandbox_entries_customer_id').on(entry.customerId, entry.id),
    kit.index('sandbox_entries_kind_at').on(entry.kind, entry.at),
  ],
)
