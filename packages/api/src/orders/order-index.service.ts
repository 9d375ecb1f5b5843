import { indexEarlierOrders } from '@mullion/db/orders/order-search.repository'
import type { Store } from '@mullion/db/store'

export type OrderIndexService = ReturnType<typeof createOrderIndexService>

/** Puts the orders of a store from before there was a text index of orders into it; new ones are indexed as they are stored. */
export function createOrderIndexService({
  store,
  ordersPerTransaction = 200,
}: {
  readonly store: Store
  /** How many are indexed in one transaction: few enough that a buyer who orders meanwhile hardly waits. */
  readonly ordersPerTransaction?: number
}) {
  return {
    /** Indexes what is missing, the newest first, some at a time. */
    async indexEarlier(): Promise<void> {
      while ((await store.transaction((tx) => indexEarlierOrders(tx, ordersPerTransaction))) > 0);
    },
  }
}
