import type { Database } from '@mullion/db/database'
import { indexEarlierOrders } from '@mullion/db/orders/order-search.repository'

export type OrderIndexService = ReturnType<typeof createOrderIndexService>

/** Adds orders that predate the text index to it; new orders are indexed when they are stored. */
export function createOrderIndexService({
  db,
  ordersPerTransaction = 200,
}: {
  readonly db: Database
  /** Orders indexed per transaction: few enough that a buyer ordering meanwhile hardly waits. */
  readonly ordersPerTransaction?: number
}) {
  return {
    async indexEarlier(): Promise<void> {
      while ((await db.transaction((tx) => indexEarlierOrders(tx, ordersPerTransaction))) > 0);
    },
  }
}
