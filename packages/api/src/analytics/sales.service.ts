import {
  listSalesByDay,
  listSalesByHour,
  listSalesByHourOfDay,
  type SalesTotals,
  totalSales,
} from '@mullion/db/analytics/sales.repository'
import type { Database } from '@mullion/db/database'
import { dayRangeOf, type FilterInput } from '@mullion/domain/analytics/inputs'
import { dayNames, dayOfWeek, periodOf, periodsOf, trendGrain } from '@mullion/domain/analytics/period'
import { rangeBefore } from '@mullion/domain/analytics/range'
import {
  averageCents,
  changeOf,
  type SalesByPeriod,
  type SalesFilter,
  type SalesOverview,
  type TrendPoint,
} from '@mullion/domain/analytics/reports'
import type { StoreInfo } from '@mullion/domain/store-info'

export type SalesService = ReturnType<typeof createSalesService>

export function filterOf({ orderType, paymentType }: FilterInput): SalesFilter {
  return {
    orderType: orderType === 'all' ? null : orderType,
    method: paymentType === 'all' ? null : paymentType,
  }
}

const withGuestsTwice = ({
  revenueCents,
  guestRevenueCents,
}: Pick<SalesTotals, 'revenueCents' | 'guestRevenueCents'>) => revenueCents + guestRevenueCents

type PeriodTotals = Pick<SalesTotals, 'orders' | 'revenueCents' | 'guestRevenueCents'>

function added(a: PeriodTotals | undefined, b: PeriodTotals): PeriodTotals {
  if (!a) return b
  return {
    orders: a.orders + b.orders,
    revenueCents: a.revenueCents + b.revenueCents,
    guestRevenueCents: a.guestRevenueCents + b.guestRevenueCents,
  }
}

function groupedBy<T extends PeriodTotals>(
  rows: readonly T[],
  keyOf: (row: T) => string,
): Map<string, PeriodTotals> {
  const groups = new Map<string, PeriodTotals>()
  for (const row of rows) groups.set(keyOf(row), added(groups.get(keyOf(row)), row))
  return groups
}

const nothing: PeriodTotals = { orders: 0, revenueCents: 0, guestRevenueCents: 0 }

/** Sales figures by store day, read from the running totals. */
export function createSalesService({
  db,
  storeInfo,
}: {
  readonly db: Database
  readonly storeInfo: Pick<StoreInfo, 'timeZone'>
}) {
  const rangeOf = (input: FilterInput) => dayRangeOf(input, storeInfo.timeZone)

  return {
    /** Returns revenue, orders and averages, with their change from the preceding range of equal length. */
    async overview(input: FilterInput): Promise<SalesOverview> {
      const range = rangeOf(input)
      const filter = filterOf(input)
      const [now, before] = await Promise.all([
        totalSales(db.read, range, filter),
        totalSales(db.read, rangeBefore(range), filter),
      ])
      const aov = (totals: SalesTotals) => averageCents(totals.revenueCents, totals.orders)
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

    /** Returns every period of the range, including those without orders. */
    async trends(input: FilterInput): Promise<TrendPoint[]> {
      const range = rangeOf(input)
      const grain = trendGrain(range)
      const rows =
        grain === 'hour'
          ? await listSalesByHour(db.read, range, filterOf(input))
          : (await listSalesByDay(db.read, range, filterOf(input))).map((row) => ({ ...row, hour: 0 }))
      const totalsByPeriod = groupedBy(rows, ({ day, hour }) => periodOf(grain, day, hour))
      return periodsOf(range).map((period) => {
        const totals = totalsByPeriod.get(period) ?? nothing
        return {
          period,
          revenueCents: totals.revenueCents,
          orders: totals.orders,
          guestDoubleRevenueCents: withGuestsTwice(totals),
        }
      })
    },

    /** Returns all 24 hours and all seven days of the week. */
    async byPeriod(input: FilterInput): Promise<SalesByPeriod> {
      const [range, filter] = [rangeOf(input), filterOf(input)]
      const [byHour, byDay] = await Promise.all([
        listSalesByHourOfDay(db.read, range, filter),
        listSalesByDay(db.read, range, filter),
      ])
      const hours = new Map(byHour.map((row) => [String(row.hour), row]))
      const weekdays = groupedBy(byDay, ({ day }) => String(dayOfWeek(day)))
      const shown = ({ orders, revenueCents }: Pick<PeriodTotals, 'orders' | 'revenueCents'>) => ({
        orders,
        revenueCents,
      })
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
  }
}
