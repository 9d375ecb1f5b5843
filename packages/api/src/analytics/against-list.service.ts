import {
  listAgainstList,
  type SoldBetween,
  totalAgainstList,
} from '@mullion/db/analytics/against-list.repository'
import { listCustomerNames } from '@mullion/db/analytics/part-sales.repository'
import type { Database } from '@mullion/db/database'
import { dayRangeOf, type TopInput } from '@mullion/domain/analytics/inputs'
import { againstList, type SalesAgainstList } from '@mullion/domain/analytics/reports'
import { dayAfter, startOfStoreDay } from '@mullion/domain/store-day'
import type { StoreInfo } from '@mullion/domain/store-info'

export interface AgainstListDeps {
  readonly db: Database
  readonly storeInfo: Pick<StoreInfo, 'timeZone' | 'demo'>
}

export type AgainstListService = ReturnType<typeof createAgainstListService>

/** Sales compared with the list prices on the day of the order. */
export function createAgainstListService({ db, storeInfo: { timeZone, demo } }: AgainstListDeps) {
  return {
    /** Returns all sales of a range, and those to the customers who paid the most below list. */
    async read({ limit, ...days }: TopInput): Promise<SalesAgainstList> {
      const range = dayRangeOf(days, timeZone)
      const sold: SoldBetween = {
        from: startOfStoreDay(range.from, timeZone),
        before: startOfStoreDay(dayAfter(range.to), timeZone),
        sandboxToo: demo,
      }
      const { unrecordedCents, ...total } = await totalAgainstList(db.read, sold)
      const rows = await listAgainstList(db.read, sold, limit)
      const names = await listCustomerNames(
        db.read,
        rows.map(({ key }) => key),
      )
      return {
        ...againstList(total),
        unrecordedCents,
        customers: rows.map(({ key, ...sums }) => ({
          customerId: key,
          customerName: names.get(key) ?? (key === 'guest' ? 'Guests' : key),
          ...againstList(sums),
        })),
      }
    },
  }
}
