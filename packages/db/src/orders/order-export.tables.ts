import { users } from '../accounts/accounts.tables.ts'
import { positive } from '../dialect/checks.ts'
import { kit } from '../dialect/current.ts'
import { orders } from './orders.tables.ts'

export const orderExports = kit.table(
  'order_exports',
  {
    id: kit.autoId(),
    name: kit.text().notNull(),
    orderCount: kit.int().notNull(),
    content: kit.text().notNull(),
    userId: kit
      .int()
      .notNull()
      .references(() => users.id),
    createdAt: kit.instant().notNull(),
    /** Set when its orders were made pending again; the file stays. */
    withdrawnAt: kit.instant(),
    withdrawnBy: kit.int().references(() => users.id),
  },
  (file) => [kit.index('order_exports_created_at').on(file.createdAt), ...positive(file.orderCount)],
)

/** The export an order is in; each order is in at most one that was not withdrawn. */
export const exportedOrders = kit.table(
  'exported_orders',
  {
    orderId: kit.id().references(() => orders.id),
    exportId: kit
      .int()
      .notNull()
      .references(() => orderExports.id),
  },
  (exported) => [kit.index('exported_orders_export_id').on(exported.exportId)],
)
