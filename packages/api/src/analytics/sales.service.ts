import {
  listSalesByDay,
  listSalesByHour,
  listSalesByMethod,
  listSalesByState,
  listTopDetails,
  listTopTotals,
  type SalesSums,
  sumSales,
} from '@mullion/db/analytics/sales.repository'
import { countPendingOrders, listCustomerNames, listSoldNames } from '@mullion/db/analytics/sold.repository'
import type { Store } from '@mullion/db/store'
import {
  dayRangeOf,
  type FilterInput,
  type RangeInput,
  type TopInput,
} from '@mullion/domain/analytics/inputs'
import { dayNames, dayOfWeek, periodOf, periodsOf, trendGrain } from '@mullion/domain/analytics/period'
import { type DayRange, rangeBefore } from '@mullion/domain/analytics/range'
import { regionNames, regionOf } from '@mullion/domain/analytics/regions'
import {
  averageCents,
  changeOf,
  type OrderMetrics,
  type SalesByLocation,
  type SalesByPeriod,
  type SalesFilter,
  type SalesOverview,
  type ShippingAnalysis,
  type StatePerformance,
  type TopCustomer,
  type TopProduct,
  type TrendPoint,
} from '@mullion/domain/analytics/reports'
import { serviceName } from '@mullion/domain/checkout/shipping-service'
import { dayAfter, startOfStoreDay } from '@mullion/domain/store-day'
import type { StoreInfo } from '@mullion/domain/store-info'

export type SalesService = ReturnType<typeof createSalesService>

const citiesShown = 50
const servicesShown = 50

function filterOf({ orderType, paymentType }: FilterInput): SalesFilter {
  return {
    orderType: orderType === 'all' ? null : orderType,
    method: paymentType === 'all' ? null : paymentType,
  }
}

const withGuestsTwice = ({
  revenueCents,
  guestRevenueCents,
}: Pick<SalesSums, 'revenueCents' | 'guestRevenueCents'>) => revenueCents + guestRevenueCents

type Sums = Pick<SalesSums, 'orders' | 'revenueCents' | 'guestRevenueCents'>

function added(a: Sums | undefined, b: Sums): Sums {
  if (!a) return b
  return {
    orders: a.orders + b.orders,
    revenueCents: a.revenueCents + b.revenueCents,
    guestRevenueCents: a.guestRevenueCents + b.guestRevenueCents,
  }
}

function groupedBy<T extends Sums>(rows: readonly T[], keyOf: (row: T) => string): Map<string, Sums> {
  const groups = new Map<string, Sums>()
  for (const row of rows) groups.set(keyOf(row), added(groups.get(keyOf(row)), row))
  return groups
}

const nothing: Sums = { orders: 0, revenueCents: 0, guestRevenueCents: 0 }

/** Sales figures of the store's days, read from the totals that are kept with the orders. */
export function createSalesService({
  store,
  storeInfo,
}: {
  readonly store: Store
  readonly storeInfo: Pick<StoreInfo, 'timeZone' | 'demo'>
}) {
  const { timeZone } = storeInfo
  const rangeOf = (input: RangeInput) => dayRangeOf(input, timeZone)

  const statesOf = (range: DayRange) => listSalesByState(store.read, range)

  return {
    /** Revenue, orders and their averages, with the change from the range of equal length before. */
    async overview(input: FilterInput): Promise<SalesOverview> {
      const range = rangeOf(input)
      const filter = filterOf(input)
      const [now, before] = await Promise.all([
        sumSales(store.read, range, filter),
        sumSales(store.read, rangeBefore(range), filter),
      ])
      const aov = (sums: SalesSums) => averageCents(sums.revenueCents, sums.orders)
      return {
        totalRevenueCents: now.revenueCents,
        totalOrders: now.orders,
        averageOrderValueCents: aov(now),
        totalShippingCents: now.shippingCents,
        totalTaxCents: now.taxCents,
        guestDoubleRevenueCents: withGuestsTwice(now),
        changes: {
          revenue: changeOf(before.revenueCents, now.revenueCents),
          orders: changeOf(before.orders, now.orders),
          aov: changeOf(aov(before), aov(now)),
          guestDoubleRevenue: changeOf(withGuestsTwice(before), withGuestsTwice(now)),
        },
      }
    },

    /** Every period of the range, those without an order too. */
    async trends(input: FilterInput): Promise<TrendPoint[]> {
      const range = rangeOf(input)
      const grain = trendGrain(range)
      const rows =
        grain === 'hour'
          ? await listSalesByHour(store.read, range, filterOf(input))
          : (await listSalesByDay(store.read, range, filterOf(input))).map((row) => ({ ...row, hour: 0 }))
      const sold = groupedBy(rows, ({ day, hour }) => periodOf(grain, day, hour))
      return periodsOf(range).map((period) => {
        const sums = sold.get(period) ?? nothing
        return {
          period,
          revenueCents: sums.revenueCents,
          orders: sums.orders,
          guestDoubleRevenueCents: withGuestsTwice(sums),
        }
      })
    },

    /** All 24 hours and all seven days of the week. */
    async byPeriod(input: FilterInput): Promise<SalesByPeriod> {
      const rows = await listSalesByHour(store.read, rangeOf(input), filterOf(input))
      const hours = groupedBy(rows, ({ hour }) => String(hour))
      const weekdays = groupedBy(rows, ({ day }) => String(dayOfWeek(day)))
      const shown = ({ orders, revenueCents }: Sums) => ({ orders, revenueCents })
      return {
        hourlyPattern: Array.from({ length: 24 }, (_, hour) => ({
          hour,
          ...shown(hours.get(String(hour)) ?? nothing),
        })),
        weeklyPattern: dayNames.map((dayName, day) => ({
          dayOfWeek: day,
          dayName,
          ...shown(weekdays.get(String(day)) ?? nothing),
        })),
      }
    },

    /** How orders were paid and shipped, and how many wait to be processed. */
    async orderMetrics(input: RangeInput): Promise<OrderMetrics> {
      const range = rangeOf(input)
      const [methods, services, pendingOrders] = await Promise.all([
        listSalesByMethod(store.read, range),
        listTopDetails(store.read, { dimension: 'service', range, limit: servicesShown }),
        countPendingOrders(store.read, {
          from: startOfStoreDay(range.from, timeZone),
          before: startOfStoreDay(dayAfter(range.to), timeZone),
          sandboxToo: storeInfo.demo,
        }),
      ])
      const totalOrders = methods.reduce((sum, { orders }) => sum + orders, 0)
      const revenueCents = methods.reduce((sum, each) => sum + each.revenueCents, 0)
      return {
        totalOrders,
        processedOrders: totalOrders - pendingOrders,
        pendingOrders,
        averageOrderValueCents: averageCents(revenueCents, totalOrders),
        paymentMethods: methods
          .map(({ method, orders, revenueCents: ofMethod }) => ({
            method,
            count: orders,
            revenueCents: ofMethod,
          }))
          .toSorted((a, b) => b.revenueCents - a.revenueCents),
        shippingAnalysis: services
          .map(({ key, detail, orders, shippingCents }) => ({
            carrier: key,
            serviceType: detail,
            serviceTypeName: serviceName(detail),
            count: orders,
            averageCostCents: averageCents(shippingCents, orders),
            totalCostCents: shippingCents,
          }))
          .toSorted((a, b) => b.count - a.count),
      }
    },

    /** The parts with the most revenue, under the name that they were last sold by. */
    async topProducts({ limit, ...input }: TopInput): Promise<TopProduct[]> {
      const top = await listTopTotals(store.read, { dimension: 'part', range: rangeOf(input), limit })
      const names = await listSoldNames(
        store.read,
        top.map(({ key }) => key),
      )
      return top.map(({ key, orders, quantity, revenueCents }) => ({
        partNumber: key,
        partName: names.get(key) ?? key,
        totalQuantity: quantity,
        totalRevenueCents: revenueCents,
        orderCount: orders,
        averagePriceCents: averageCents(revenueCents, quantity),
      }))
    },

    /** The customers with the most revenue; a guest is an email address. */
    async topCustomers({ limit, ...input }: TopInput): Promise<TopCustomer[]> {
      const top = await listTopTotals(store.read, { dimension: 'customer', range: rangeOf(input), limit })
      const names = await listCustomerNames(
        store.read,
        top.map(({ key }) => key),
      )
      return top.map(({ key, orders, quantity, revenueCents }) => ({
        customerId: key,
        customerName: names.get(key) ?? key.replace(/^guest:/, ''),
        companyName: names.get(key) ?? null,
        orderCount: orders,
        totalRevenueCents: revenueCents,
        totalItems: quantity,
      }))
    },

    /** Sales of each state, and the cities with the most revenue. */
    async salesByLocation(input: RangeInput): Promise<SalesByLocation> {
      const range = rangeOf(input)
      const [states, cities] = await Promise.all([
        statesOf(range),
        listTopDetails(store.read, { dimension: 'city', range, limit: citiesShown }),
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

    /** What shipping to each state cost. */
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

    /** Census regions, and each state with its change from the range of equal length before. */
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
