// Measures every dashboard call on a store with a million orders, and how much counting adds to placing one.
// DATABASE_URL names the store; an empty one is filled first.

import { createDrillDownService } from '@mullion/api/analytics/drill-down.service'
import { createGeographyService } from '@mullion/api/analytics/geography.service'
import { createOperationsService } from '@mullion/api/analytics/operations.service'
import { createOrderMetricsService } from '@mullion/api/analytics/order-metrics.service'
import { createSalesService } from '@mullion/api/analytics/sales.service'
import { createSalesCountService } from '@mullion/api/analytics/sales-count.service'
import { createTopSalesService } from '@mullion/api/analytics/top-sales.service'
import { addMeasurements, listMeasurements } from '@mullion/db/analytics/operations.repository'
import type { Database } from '@mullion/db/database'
import { openDatabase } from '@mullion/db/open'
import { importOrders } from '@mullion/db/orders/order-import.repository'
import { drillDownInput, type Figure } from '@mullion/domain/analytics/drill-down'
import { filterInput } from '@mullion/domain/analytics/inputs'
import { percentile, timeOf } from './load.ts'
import { fillWithOrders, newest, patternOf, storeInfo } from './million-orders.ts'
import { printTable } from './table.ts'

const endpoints = 120
const minuteMs = 60_000

/** Stores a month of a busy store's measurements: per endpoint and hour, and per minute of the last day. */
async function fillMeasurements(db: Database): Promise<void> {
  const ever = { from: new Date(0), before: new Date(newest + 1) }
  if ((await listMeasurements(db.read, 'day', ever)).length > 0) return
  const measurementsAt = (at: number) =>
    Array.from({ length: endpoints }, (_, no) => ({
      at: new Date(at),
      method: 'QUERY',
      endpoint: `bench.procedure${no}`,
      requests: 13,
      failures: 0,
      totalMs: 40,
      histogram: Array.from({ length: 13 }, () => 1),
    }))
  const day = 24 * 60
  for (const [grain, count, stepMs] of [
    ['minute', day, minuteMs],
    ['hour', 30 * 24, 60 * minuteMs],
    ['day', 30, day * minuteMs],
  ] as const) {
    for (let from = 0; from < count; from += 60) {
      const some = Array.from(
        { length: Math.min(60, count - from) },
        (_, at) => newest - (from + at) * stepMs,
      )
      await db.transaction((tx) => addMeasurements(tx, grain, some.flatMap(measurementsAt)))
    }
  }
}

function callsOn(db: Database) {
  const deps = { db, storeInfo }
  const [sales, top, metrics] = [
    createSalesService(deps),
    createTopSalesService(deps),
    createOrderMetricsService(deps),
  ]
  const [geography, behind] = [createGeographyService(deps), createDrillDownService(deps)]
  const operations = createOperationsService({
    ...deps,
    clock: () => new Date(newest),
    processFacts: () => ({ uptimeSeconds: 1, nodeVersion: '', heapUsedBytes: 1, heapTotalBytes: 1 }),
  })
  type Days = { readonly startDate: string; readonly endDate: string }
  const behindOf = (days: Days, figure?: Figure) => behind.list(drillDownInput.parse({ ...days, figure }))
  return {
    'sales overview': (days: Days) => sales.overview(filterInput.parse(days)),
    'sales trends': (days: Days) => sales.trends(filterInput.parse(days)),
    'sales by period': (days: Days) => sales.byPeriod(filterInput.parse(days)),
    'order metrics': (days: Days) => metrics.read(days),
    'top products': (days: Days) => top.products({ ...days, limit: 50 }),
    'top customers': (days: Days) => top.customers({ ...days, limit: 50 }),
    'sales by location': (days: Days) => geography.salesByLocation(days),
    'shipping analysis': (days: Days) => geography.shippingAnalysis(days),
    'state performance': (days: Days) => geography.statePerformance(days),
    'orders behind all': (days: Days) => behindOf(days),
    'orders behind a part': (days: Days) => behindOf(days, { of: 'part', key: '0001-01' }),
    'orders behind a state': (days: Days) => behindOf(days, { of: 'state', detail: 'OH' }),
    'orders behind a customer': (days: Days) => behindOf(days, { of: 'customer', key: 'company:42' }),
    'orders behind a city': (days: Days) => behindOf(days, { of: 'city', key: 'City 7', detail: 'OH' }),
    'orders behind a service': (days: Days) => behindOf(days, { of: 'service', key: 'UPS', detail: '03' }),
    'orders of one hour': (days: Days) => behind.list(drillDownInput.parse({ ...days, hour: 9 })),
    'operational overview': (days: Days) => operations.overview(days),
    'API performance': (days: Days) => operations.apiPerformance(days),
    'user sessions': (days: Days) => operations.userSessions(days),
    'system health': () => operations.systemHealth({}),
    'error tracking': (days: Days) => operations.errorTracking(days),
    'database insights': (days: Days) => operations.databaseInsights(days),
  }
}

const rounds = 7

/** Median of several rounds, in ms: wall-clock time, and CPU time of this process. */
async function median(call: () => Promise<unknown>): Promise<readonly string[]> {
  const measured: { ms: number; busyMs: number }[] = []
  for (let round = 0; round < rounds; round++) measured.push(await timeOf(call))
  const of = (values: readonly number[]) => percentile(values, 0.5).toFixed(1)
  return [of(measured.map(({ ms }) => ms)), of(measured.map(({ busyMs }) => busyMs))]
}

async function benchCalls(db: Database): Promise<void> {
  const rows: string[][] = []
  for (const [name, call] of Object.entries(callsOn(db))) {
    const month = await median(() => call({ startDate: '2026-10-24', endDate: '2026-11-22' }))
    const ever = await median(() => call({ startDate: '2020-01-01', endDate: '2026-11-22' }))
    rows.push([name, ...month, ...ever])
  }
  printTable(['1,000,000 orders, 3,000,000 lines', '30 days ms', 'busy', 'all time ms', 'busy'], rows)
}

/** Milliseconds that counting one order for analytics adds to the order's transaction. */
async function countingMs(db: Database): Promise<number> {
  const salesCount = createSalesCountService({ db, storeInfo })
  const times: number[] = []
  for (let at = 0; at < 300; at++) {
    const { order, lines } = patternOf(at)
    times.push(
      await db.transaction(async (tx) => {
        const [id = 0] = await importOrders(tx, [{ order: { ...order, createdAt: new Date(newest) }, lines }])
        const startedAt = performance.now()
        await salesCount.countOrder(tx, id)
        return performance.now() - startedAt
      }),
    )
  }
  return percentile(times, 0.5)
}

let longestMs = 0
const db = await openDatabase(process.env.DATABASE_URL ?? '', {
  onStatement: (ms) => {
    longestMs = Math.max(longestMs, ms)
  },
})
await fillWithOrders(db)
await fillMeasurements(db)
longestMs = 0
await benchCalls(db)
console.log(`The longest statement took ${longestMs.toFixed(0)} ms.`)
console.log(`Counting one order takes ${(await countingMs(db)).toFixed(2)} ms.`)
await db.close()
