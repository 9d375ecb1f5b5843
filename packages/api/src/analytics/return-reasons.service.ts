import { listSoldQuantities } from '@mullion/db/analytics/sales.repository'
import type { Database } from '@mullion/db/database'
import {
  listReturnedParts,
  listReturnReasons,
  type ReturnedBetween,
} from '@mullion/db/returns/return-reasons.repository'
import { dayRangeOf, type TopInput } from '@mullion/domain/analytics/inputs'
import type { ReturnedPart } from '@mullion/domain/analytics/reports'
import { dayAfter, startOfStoreDay } from '@mullion/domain/store-day'
import type { StoreInfo } from '@mullion/domain/store-info'

export interface ReturnReasonsDeps {
  readonly db: Database
  readonly storeInfo: Pick<StoreInfo, 'timeZone'>
}

/** Which parts are asked to come back, and why, so that wrong descriptions are found. */
export function createReturnReasonsService({ db, storeInfo: { timeZone } }: ReturnReasonsDeps) {
  return {
    /** Returns the parts of returns asked for in a range, those that were wrong or did not fit most often first. */
    async read({ limit, ...days }: TopInput): Promise<ReturnedPart[]> {
      const range = dayRangeOf(days, timeZone)
      const between: ReturnedBetween = {
        from: startOfStoreDay(range.from, timeZone),
        before: startOfStoreDay(dayAfter(range.to), timeZone),
      }
      const parts = await listReturnedParts(db.read, between, limit)
      const keys = parts.map(({ number }) => number)
      const reasons = await listReturnReasons(db.read, between, keys)
      const sold = await listSoldQuantities(db.read, { dimension: 'part', range, keys })
      return parts.map(({ number, name, quantity, returns }) => {
        const soldQuantity = sold.get(number) ?? 0
        return {
          ...{ partNumber: number, partName: name, returnedQuantity: quantity, returnCount: returns },
          soldQuantity,
          percent: soldQuantity > 0 ? Math.round((quantity / soldQuantity) * 1000) / 10 : null,
          reasons: (reasons.get(number) ?? []).map((each) => ({
            ...{ reason: each.reason, quantity: each.quantity },
          })),
        }
      })
    },
  }
}
