import type { Times } from '@mullion/db/analytics/operations.repository'
import {
  type DaySold,
  listDaysOfTotal,
  listDaysSold,
  listIdsBehind,
} from '@mullion/db/analytics/orders-behind.repository'
import type { Database } from '@mullion/db/database'
import { type ListedOrderRow, listOrdersById } from '@mullion/db/orders/order-list.repository'
import { dayRangeOf } from '@mullion/domain/analytics/inputs'
import {
  matchesFigure,
  type OrdersBehind,
  type OrdersBehindInput,
  ordersBehindPage,
  totalsBehind,
} from '@mullion/domain/analytics/orders-behind'
import { dayOfWeek } from '@mullion/domain/analytics/period'
import { addDays, type DayRange } from '@mullion/domain/analytics/range'
import type { OrderSummary } from '@mullion/domain/orders/order-list'
import { dayAfter, startOfStoreDay, storeTime } from '@mullion/domain/store-day'
import type { StoreInfo } from '@mullion/domain/store-info'
import { viewSummary } from '../orders/order-view.ts'
import { filterOf } from './sales.service.ts'

export type OrdersBehindService = ReturnType<typeof createOrdersBehindService>

/** Days to look up in the totals at once; each has at least one matching order. */
const daysPerBatch = 20
/** How many orders to read in full at once. */
const ordersPerBatch = 50

/** Lists the orders behind a figure. The totals say which days have any, so only those days are read. */
export function createOrdersBehindService({
  db,
  storeInfo,
}: {
  readonly db: Database
  readonly storeInfo: Pick<StoreInfo, 'timeZone' | 'demo'>
}) {
  const { timeZone, demo } = storeInfo

  function daysOf(range: DayRange, input: OrdersBehindInput): Promise<DaySold[]> {
    const { figure, hour = null } = input
    const limit = daysPerBatch
    if (figure) return listDaysOfTotal(db.read, { range, of: totalsBehind(figure), limit })
    return listDaysSold(db.read, { range, hour, ...filterOf(input), limit })
  }

  /**
   * Yields days with orders, newest first, in batches large enough to fill a page according to the totals.
   */
  async function* batches(range: DayRange, input: OrdersBehindInput): AsyncGenerator<string[]> {
    let left = range
    while (left.from <= left.to) {
      const days = await daysOf(left, input)
      let batch: string[] = []
      let orders = 0
      for (const sold of days) {
        if (input.weekday !== undefined && dayOfWeek(sold.day) !== input.weekday) continue
        batch.push(sold.day)
        orders += sold.orders
        if (orders <= ordersBehindPage) continue
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

  async function* ordersIn(range: DayRange, input: OrdersBehindInput): AsyncGenerator<ListedOrderRow> {
    const { figure = null, after = null } = input
    const query = { figure, after, sandboxToo: demo, ...filterOf(input) }
    for await (const days of batches(range, input)) {
      const ids = await listIdsBehind(db.read, { stretches: stretchesOf(days), ...query })
      for (let at = 0; at < ids.length; at += ordersPerBatch) {
        const rows = await listOrdersById(db.read, ids.slice(at, at + ordersPerBatch))
        yield* rows.filter(({ order }) => matchesFigure(order, input, timeZone))
      }
    }
  }

  return {
    /** Returns one page of the orders, newest first. */
    async list(input: OrdersBehindInput): Promise<OrdersBehind> {
      const requested = dayRangeOf(input, timeZone)
      const lastDay = input.after ? storeTime(new Date(input.after.createdAt), timeZone).day : requested.to
      const range = { from: requested.from, to: lastDay < requested.to ? lastDay : requested.to }
      const found: ListedOrderRow[] = []
      for await (const row of ordersIn(range, input)) {
        found.push(row)
        if (found.length > ordersBehindPage) break
      }
      const orders = found.slice(0, ordersBehindPage).map(viewSummary)
      const last = orders.at(-1)
      const more = found.length > ordersBehindPage && last !== undefined
      return { orders, next: more ? { createdAt: last.createdAt, id: last.id } : null }
    },

    /** Yields all of the orders, newest first, reading them in batches. */
    async *each(input: OrdersBehindInput): AsyncGenerator<OrderSummary> {
      for await (const row of ordersIn(dayRangeOf(input, timeZone), input)) yield viewSummary(row)
    },
  }
}
