import { indexEarlierOrders } from '@mullion/db/orders/order-search.repository'
import type { Store } from '@mullion/db/store'

export type OrderIndexService = ReturnType<typeof createOrderIndexService>

/** Adds orders from before there was a text index to it; new orders are indexed as they are stored. */
export function createOrderIndexService({
  store,
  ordersPerTransaction = 200,
}: {
  readonly store: Store
  /** Orders indexed per transaction: few enough that a buyer ordering meanwhile hardly waits. */
  readonly ordersPerTransaction?: number
}) {
  return {
    /** Indexes the missing orders, newest first, in batches. */
    async indexEarlier(): Promise<void> {
      while ((await store.transaction((tx) => indexEarlierOrders(tx, ordersPerTransaction))) > 0);
    },
  }
}
