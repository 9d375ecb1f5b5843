import { addHourFigures, addTotals } from '@mullion/db/analytics/sales.repository'
import {
  claimUncountedSales,
  findSalesBasis,
  markSalesUncounted,
  removeSales,
  saveSalesBasis,
} from '@mullion/db/analytics/sold.repository'
import type { Store, Writer } from '@mullion/db/store'
import { foldSales } from '@mullion/domain/analytics/fold'
import type { StoreInfo } from '@mullion/domain/store-info'

export type SalesCountService = ReturnType<typeof createSalesCountService>

/**
 * Keeps the totals that analytics read. An order is counted once, in its own transaction; `countMissing` counts what was
 * stored otherwise, such as orders of a store from before there were totals.
 */
export function createSalesCountService({
  store,
  storeInfo,
  ordersPerTransaction = 200,
}: {
  readonly store: Store
  readonly storeInfo: Pick<StoreInfo, 'timeZone' | 'demo'>
  /** How many are counted in one transaction: few enough that a buyer who orders meanwhile hardly waits. */
  readonly ordersPerTransaction?: number
}) {
  const { timeZone, demo } = storeInfo
  /** Sandbox orders are real ones in a demonstration, and nowhere else. */
  const basis = { timeZone, countsSandbox: demo }

  async function count(
    tx: Writer,
    which: { readonly orderId?: number; readonly limit: number },
  ): Promise<number> {
    const claimed = await claimUncountedSales(tx, which)
    const { hours, periods } = foldSales(
      claimed.filter(({ order }) => basis.countsSandbox || !order.sandbox),
      timeZone,
    )
    await addHourFigures(tx, hours)
    await addTotals(tx, periods)
    return claimed.length
  }

  /** Throws the totals away when they were added up by another clock or with other orders. */
  async function startOverIfNeeded(): Promise<void> {
    const known = await findSalesBasis(store.read)
    if (known?.timeZone === basis.timeZone && known.countsSandbox === basis.countsSandbox) return
    await store.transaction(async (tx) => {
      await removeSales(tx)
      if (known) await markSalesUncounted(tx)
      await saveSalesBasis(tx, basis)
    })
  }

  return {
    /** Counts an order that has just become a placed one, in the transaction that makes it so. */
    countOrder: async (tx: Writer, orderId: number): Promise<void> => {
      await count(tx, { orderId, limit: 1 })
    },

    /** Counts all placed orders that are not counted yet, some at a time. */
    async countMissing(): Promise<void> {
      await startOverIfNeeded()
      while ((await store.transaction((tx) => count(tx, { limit: ordersPerTransaction }))) > 0);
    },
  }
}
