import { taxPostingStates, taxPostingsWanted } from '@mullion/domain/payments/tax-posting'
import { listed, notNegative } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { orders } from '../orders/orders.tables.ts'

/** What the tax service should know about an order; queued in the transaction of the change that causes it. */
export const taxPostings = kit.table(
  'tax_postings',
  {
    id: kit.autoId(),
    orderId: kit
      .int()
      .notNull()
      .references(() => orders.id),
    wanted: kit.text({ enum: taxPostingsWanted }).notNull(),
    state: kit.text({ enum: taxPostingStates }).notNull(),
    /** Of the calculation that was charged; null if the tax service does not know it. */
    documentKey: kit.text(),
    tries: kit.int().notNull(),
    dueAt: kit.instant().notNull(),
    doneAt: kit.instant(),
    /** Why the last attempt failed, or how the tax service's tax differs from the order's. */
    problem: kit.text(),
    createdAt: kit.instant().notNull(),
  },
  (posting) => [
    kit.uniqueIndex('tax_postings_order_id').on(posting.orderId),
    kit.index('tax_postings_state_due_at').on(posting.state, posting.dueAt),
    ...listed(posting.wanted, posting.state),
    ...notNegative(posting.tries),
  ],
)
