import {
  listDaysOfTotal,
  listOrderIdsOfFigure,
  listSalesDays,
  type SalesDay,
} from '@mullion/db/analytics/drill-down.repository'
import type { Times } from '@mullion/db/analytics/operations.repository'
import type { Database } from '@mullion/db/database'
import { type ListedOrderRow, listOrdersById } from '@mullion/db/orders/order-list.repository'
import {
  type DrillDownInput,
  type DrillDownPage,
  drillDownPageSize,
  matchesFigure,
  totalsOfFigure,
} from '@mullion/domain/analytics/drill-down'
import { dayRangeOf } from '@mullion/domain/analytics/inputs'
import { dayOfWeek } from '@mullion/domain/analytics/period'
import { addDays, type DayRange } from '@mullion/domain/analytics/range'
import type { OrderSummary } from '@mullion/domain/orders/order-list'
import { dayAfter, startOfStoreDay, storeTime } from '@mullion/domain/store-day'
import type { StoreInfo } from '@mullion/domain/store-info'
import { viewSummary } from '../orders/order-view.ts'
import { filterOf } from './sales.service.ts'

export type DrillDownService = ReturnType<typeof createDrillDownService>

/** Days to look up in the totals at once; each has at least one matching order. */
const daysPerBatch = 20
const ordersPerBatch = 50

/** Lists the orders behind a figure. The totals say which days have any, so only those days are read. */
export function createDrillDownService({
  db,
  storeInfo,
}: {
  readonly db: Database
  readonly storeInfo: Pick<StoreInfo, 'timeZone' | 'demo'>
}) {
  const { timeZone, demo } = storeInfo

  function daysOf(range: DayRange, input: DrillDownInput): Promise<SalesDay[]> {
    const { figure, hour = null } = input
    const limit = daysPerBatch
    if (figure) return listDaysOfTotal(db.read, { range, of: totalsOfFigure(figure), limit })
    return listSalesDays(db.read, { range, hour, ...filterOf(input), limit })
  }

  /**
   * Yields days with orders, newest first, in batches large enough to fill a page according to the totals.
   */
  async function* batches(range: DayRange, input: DrillDownInput): AsyncGenerator<string[]> {
    let left = range
    while (left.from <= left.to) {
      const days = await daysOf(left, input)
      let batch: string[] = []
      let orders = 0
      for (const salesDay of days) {
        if (input.weekday !== undefined && dayOfWeek(salesDay.day) !== input.weekday) continue
        batch.push(salesDay.day)
        orders += salesDay.orders
        if (orders <= drillDownPageSize) continue
        yield batch
        ;[batch, orders] = [[], 0]
      }
      if (batch.length > 0) yield batch
      const earliest = days.length < daysPerBatch ? null : days.at(-1)
      if (!earliest) return
      left = { from: left.from, to: addDays(earliest.day, -1) }
    }
  }

  /** Converts days to time ranges, merging consecutive days. */
  function stretchesOf(days: readonly string[]): Times[] {
    const stretches: Times[] = []
    for (const day of days) {
      const from = startOfStoreDay(day, timeZone)
      const before = startOfStoreDay(dayAfter(day), timeZone)
      const later = stretches.at(-1)
      if (later?.from.getTime() === before.getTime()) stretches[stretches.length - 1] = { ...later, from }
      else stretches.push({ from, before })
    }
    return stretches
  }

  async function* ordersIn(range: DayRange, input: DrillDownInput): AsyncGenerator<ListedOrderRow> {
    const { figure = null, after = null } = input
    const query = { figure, after, sandboxToo: demo, ...filterOf(input) }
    for await (const days of batches(range, input)) {
      const ids = await listOrderIdsOfFigure(db.read, { stretches: stretchesOf(days), ...query })
      for (let at = 0; at < ids.length; at += ordersPerBatch) {
        const rows = await listOrdersById(db.read, ids.slice(at, at + ordersPerBatch))
        yield* rows.filter(({ order }) => matchesFigure(order, input, timeZone))
      }
    }
  }

  return {
    async list(input: DrillDownInput): Promise<DrillDownPage> {
      const requested = dayRangeOf(input, timeZone)
      const lastDay = input.after ? storeTime(new Date(input.after.createdAt), timeZone).day : requested.to
      const range = { from: requested.from, to: lastDay < requested.to ? lastDay : requested.to }
      const found: ListedOrderRow[] = []
      for await (const row of ordersIn(range, input)) {
        found.push(row)
        if (found.length > drillDownPageSize) break
      }
      const orders = found.slice(0, drillDownPageSize).map(viewSummary)
      const last = orders.at(-1)
      const more = found.length > drillDownPageSize && last !== undefined
      return { orders, next: more ? { createdAt: last.createdAt, id: last.id } : null }
    },

    async *each(input: DrillDownInput): AsyncGenerator<OrderSummary> {
      for await (const row of ordersIn(dayRangeOf(input, timeZone), input)) yield viewSummary(row)
    },
  }
}
