import {
  listCountedOrders,
  listDaysOfTotal,
  listDaysSold,
} from '@mullion/db/analytics/orders-behind.repository'
import type { ListedOrderRow } from '@mullion/db/orders/order-list.repository'
import type { Store } from '@mullion/db/store'
import { dayRangeOf } from '@mullion/domain/analytics/inputs'
import {
  isBehind,
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

export type OrdersBehindService = ReturnType<typeof createOrdersBehindService>

/** How many days to look up in the totals at once; each has at least one matching order. */
const daysAtOnce = 20

type After = NonNullable<OrdersBehindInput['after']>

/** True if the order comes after the last one of the previous page. */
function isAfter({ order }: ListedOrderRow, { createdAt, id }: After): boolean {
  const ahead = order.createdAt.getTime() - Date.parse(createdAt)
  return ahead < 0 || (ahead === 0 && order.id < id)
}

/** Lists the orders behind a figure. The totals say which days have any, so only those days are read. */
export function createOrdersBehindService({
  store,
  storeInfo,
}: {
  readonly store: Store
  readonly storeInfo: Pick<StoreInfo, 'timeZone' | 'demo'>
}) {
  const { timeZone, demo } = storeInfo

  function daysOf(range: DayRange, { figure, hour }: OrdersBehindInput): Promise<string[]> {
    if (!figure) return listDaysSold(store.read, { range, hour: hour ?? null, limit: daysAtOnce })
    return listDaysOfTotal(store.read, { range, of: totalsBehind(figure), limit: daysAtOnce })
  }

  async function ordersOfDay(day: string, input: OrdersBehindInput): Promise<ListedOrderRow[]> {
    const times = {
      from: startOfStoreDay(day, timeZone),
      before: startOfStoreDay(dayAfter(day), timeZone),
    }
    const partNumber = input.figure?.of === 'part' ? input.figure.key : null
    const rows = await listCountedOrders(store.read, times, { partNumber, sandboxToo: demo })
    const { after } = input
    return rows.filter((row) => isBehind(row.order, input, timeZone) && (!after || isAfter(row, after)))
  }

  async function* days(range: DayRange, input: OrdersBehindInput): AsyncGenerator<string> {
    let left = range
    while (left.from <= left.to) {
      const some = await daysOf(left, input)
      yield* some
      const earliest = some.length < daysAtOnce ? null : some.at(-1)
      if (!earliest) return
      left = { from: left.from, to: addDays(earliest, -1) }
    }
  }

  return {
    /** Returns one page of the orders, newest first. */
    async list(input: OrdersBehindInput): Promise<OrdersBehind> {
      const asked = dayRangeOf(input, timeZone)
      const lastDay = input.after ? storeTime(new Date(input.after.createdAt), timeZone).day : asked.to
      const range = { from: asked.from, to: lastDay < asked.to ? lastDay : asked.to }
      const found: ListedOrderRow[] = []
      for await (const day of days(range, input)) {
        if (input.weekday !== undefined && dayOfWeek(day) !== input.weekday) continue
        found.push(...(await ordersOfDay(day, input)))
        if (found.length > ordersBehindPage) break
      }
      const orders = found.slice(0, ordersBehindPage).map(viewSummary)
      const last = orders.at(-1)
      const more = found.length > ordersBehindPage && last !== undefined
      return { orders, next: more ? { createdAt: last.createdAt, id: last.id } : null }
    },

    /** Yields all of the orders, newest first, reading day by day. */
    async *each(input: OrdersBehindInput): AsyncGenerator<OrderSummary> {
      for await (const day of days(dayRangeOf(input, timeZone), input)) {
        for (const row of await ordersOfDay(day, input)) yield viewSummary(row)
      }
    },
  }
}
