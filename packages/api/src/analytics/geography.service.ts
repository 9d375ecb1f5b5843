import { listSalesByState, listTopDetails } from '@mullion/db/analytics/sales.repository'
import type { Database } from '@mullion/db/database'
import { dayRangeOf, type RangeInput } from '@mullion/domain/analytics/inputs'
import { type DayRange, rangeBefore } from '@mullion/domain/analytics/range'
import { regionNames, regionOf } from '@mullion/domain/analytics/regions'
import {
  averageCents,
  changeOf,
  type SalesByLocation,
  type ShippingAnalysis,
  type StatePerformance,
} from '@mullion/domain/analytics/reports'
import type { StoreInfo } from '@mullion/domain/store-info'

export type GeographyService = ReturnType<typeof createGeographyService>

const citiesShown = 50

export function createGeographyService({
  db,
  storeInfo,
}: {
  readonly db: Database
  readonly storeInfo: Pick<StoreInfo, 'timeZone'>
}) {
  const rangeOf = (input: RangeInput) => dayRangeOf(input, storeInfo.timeZone)
  const statesOf = (range: DayRange) => listSalesByState(db.read, range)

  return {
    async salesByLocation(input: RangeInput): Promise<SalesByLocation> {
      const range = rangeOf(input)
      const [states, cities] = await Promise.all([
        statesOf(range),
        listTopDetails(db.read, { dimension: 'city', range, limit: citiesShown }),
      ])
      return {
        salesByState: states.map(({ state, orders, revenueCents, shippingCents, customers }) => ({
          state,
          orderCount: orders,
          revenueCents,
          customers,
          avgOrderValueCents: averageCents(revenueCents, orders),
          shippingCostCents: shippingCents,
        })),
        topCities: cities.map(({ key, detail, orders, revenueCents }) => ({
          city: key,
          state: detail,
          orderCount: orders,
          revenueCents,
        })),
      }
    },

    async shippingAnalysis(input: RangeInput): Promise<ShippingAnalysis> {
      const states = await statesOf(rangeOf(input))
      return {
        shippingByState: states.map((row) => ({
          state: row.state,
          orderCount: row.orders,
          avgShippingCostCents: averageCents(row.shippingCents, row.orders),
          totalShippingCostCents: row.shippingCents,
          minShippingCostCents: row.leastShippingCents,
          maxShippingCostCents: row.mostShippingCents,
        })),
      }
    },

    /** Returns census regions, and each state with its change from the preceding range of equal length. */
    async statePerformance(input: RangeInput): Promise<StatePerformance> {
      const range = rangeOf(input)
      const [now, before] = await Promise.all([statesOf(range), statesOf(rangeBefore(range))])
      const earlier = new Map(before.map((row) => [row.state, row]))
      const byRegion = Map.groupBy(now, ({ state }) => regionOf(state))
      return {
        regionalPerformance: regionNames.flatMap((region) => {
          const states = byRegion.get(region)
          if (!states) return []
          const revenueCents = states.reduce((sum, each) => sum + each.revenueCents, 0)
          return {
            region,
            states: states.map(({ state }) => state).toSorted(),
            orders: states.reduce((sum, each) => sum + each.orders, 0),
            revenueCents,
            avgRevenuePerStateCents: averageCents(revenueCents, states.length),
          }
        }),
        statePerformance: now.map(({ state, orders, revenueCents }) => ({
          state,
          orders,
          revenueCents,
          avgOrderValueCents: averageCents(revenueCents, orders),
          changes: {
            orders: changeOf(earlier.get(state)?.orders ?? 0, orders),
            revenue: changeOf(earlier.get(state)?.revenueCents ?? 0, revenueCents),
          },
        })),
      }
    },
  }
}
