import {
  claimUncountedSales,
  findCountedSale,
  findSalesBasis,
  lockSales,
  markSalesUncounted,
  removeSales,
  saveSalesBasis,
} from '@mullion/db/analytics/part-sales.repository'
import {
  addHourFigures,
  addTotals,
  removeFromTotals,
  takeHourFigures,
  takeTotals,
} from '@mullion/db/analytics/sales.repository'
import type { Database, Reader, Writer } from '@mullion/db/database'
import { figuresTaken, foldSales } from '@mullion/domain/analytics/fold'
import type { StoreInfo } from '@mullion/domain/store-info'

export type SalesCountService = ReturnType<typeof createSalesCountService>

/**
 * Maintains the totals that analytics read. An order is counted once, in its own transaction; `countMissing` picks up
 * orders stored some other way, such as those from before the store had totals.
 */
export function createSalesCountService({
  db,
  storeInfo,
  ordersPerTransaction = 200,
}: {
  readonly db: Database
  readonly storeInfo: Pick<StoreInfo, 'timeZone' | 'demo'>
  /** Orders counted per transaction: few enough that a buyer ordering meanwhile hardly waits. */
  readonly ordersPerTransaction?: number
}) {
  const { timeZone, demo } = storeInfo
  /** Sandbox orders count in a demonstration only. */
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

  async function isOfBasis(reader: Reader): Promise<boolean> {
    const known = await findSalesBasis(reader)
    return known?.timeZone === basis.timeZone && known.countsSandbox === basis.countsSandbox
  }

  /** Resets the totals if they were computed for another time zone or another setting for sandbox orders. */
  async function startOverIfNeeded(): Promise<void> {
    if (await isOfBasis(db.read)) return
    await db.transaction(async (tx) => {
      // An order that is counted between these statements would stay in the totals and be counted again.
      await lockSales(tx)
      if (await isOfBasis(tx)) return
      await removeSales(tx)
      // Also of a store without totals: its first orders may have been counted before this ran.
      await markSalesUncounted(tx)
      await saveSalesBasis(tx, basis)
    })
  }

  return {
    /** Counts a newly placed order, in the transaction that places it. */
    countOrder: async (tx: Writer, orderId: number): Promise<void> => {
      await count(tx, { orderId, limit: 1 })
    },

    /**
     * Credits a placed order in the same transaction: what `credit` gives back leaves the totals of the order's own day.
     */
    async credited<T>(tx: Writer, orderId: number, credit: () => Promise<T>): Promise<T> {
      const before = await findCountedSale(tx, orderId)
      const result = await credit()
      const after = before && (await findCountedSale(tx, orderId))
      if (before && after && (basis.countsSandbox || !after.order.sandbox)) {
        const { hours, periods } = figuresTaken(before, after, timeZone)
        await takeHourFigures(tx, hours)
        await takeTotals(tx, periods)
      }
      return result
    },

    /** Changes where a placed order ships to, or what it charges, in the same transaction; its totals move along. */
    async moved(tx: Writer, orderId: number, move: () => Promise<void>): Promise<void> {
      const before = await findCountedSale(tx, orderId)
      await move()
      const after = before && (await findCountedSale(tx, orderId))
      if (!before || !after || (!basis.countsSandbox && after.order.sandbox)) return
      await takeHourFigures(tx, figuresTaken(before, after, timeZone).hours)
      await removeFromTotals(tx, foldSales([before], timeZone).periods)
      await addTotals(tx, foldSales([after], timeZone).periods)
    },

    async countMissing(): Promise<void> {
      await startOverIfNeeded()
      while ((await db.transaction((tx) => count(tx, { limit: ordersPerTransaction }))) > 0);
    },
  }
}
