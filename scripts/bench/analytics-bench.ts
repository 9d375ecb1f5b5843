import { createGeographyService } from '@mullion/api/analytics/geography.service'
import { createOperationsService } from '@mullion/api/analytics/operations.service'
import { createOrderMetricsService } from '@mullion/api/analytics/order-metrics.service'
import { createOrdersBehindService } from '@mullion/api/analytics/orders-behind.service'
import { createSalesService } from '@mullion/api/analytics/sales.service'
import { createSalesCountService } from '@mullion/api/analytics/sales-count.service'
import { createTopSalesService } from '@mullion/api/analytics/top-sales.service'
import { addMeasures } from '@mullion/db/analytics/operations.repository'
import { openStore } from '@mullion/db/open'
import { importOrders } from '@mullion/db/orders/order-import.repository'
import type { Store } from '@mullion/db/store'
import { copyOrders } from '@mullion/db/testing/many-orders'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { filterInput } from '@mullion/domain/analytics/inputs'
import { ordersBehindInput } from '@mullion/domain/analytics/orders-behind'
import { usStates } from '@mullion/domain/postal-address'
import { demoStoreInfo } from '@mullion/domain/store-info'
import { createBuyer } from '../../apps/server/src/testing/buyer.ts'
import { startServerProcess } from '../lib/server-process.ts'
import { percentile } from './load.ts'
import { simplePart } from './order-bench.ts'
import { printTable } from './table.ts'

const storeInfo = { ...demoStoreInfo, demo: false }
const patterns = 1000
const linesOfOrder = 3
const copies = 999
/** A pattern of orders spans two and a half days; all of them together almost seven years. */
const spanMs = 2.5 * 24 * 3_600_000
const newest = Date.parse('2026-11-22T12:00:00Z')
const states = Object.keys(usStates)
const services = ['01', '02', '03', '12', '13'] as const

function patternOf(at: number) {
  const state = states[(at * 7) % states.length] ?? 'OH'
  const order = orderRow({
    userId: null,
    companyId: null,
    actorId: `guest:${at}`,
    buyerEmail: `buyer${at % 800}@bench.example`,
    sandbox: false,
    processed: at % 100 !== 0,
    paymentState: at % 3 === 0 ? 'terms' : 'captured',
    ...(at % 3 === 0 ? { cardType: null, lastFour: null } : {}),
    serviceType: services[at % services.length] ?? '03',
    createdAt: new Date(newest - (at / patterns) * spanMs),
  })
  const lines = Array.from({ length: linesOfOrder }, (_, no) =>
    orderLineRow({ number: `${String((at * 3 + no) % 2000).padStart(4, '0')}-01`, quantity: 1 + (at % 5) }),
  )
  const shipAddress = { ...order.shipAddress, state, city: `City ${at % 40}` }
  return { order: { ...order, shipAddress }, lines }
}

async function fill(store: Store): Promise<void> {
  await store.transaction((tx) =>
    importOrders(
      tx,
      Array.from({ length: patterns }, (_, at) => patternOf(at)),
    ),
  )
  await store.transaction((tx) =>
    copyOrders(tx, { orders: patterns, lines: patterns * linesOfOrder, copies, earlierMs: spanMs }),
  )
  await createSalesCountService({ store, storeInfo, ordersPerTransaction: 10_000 }).countMissing()
}

const endpoints = 120
const minuteMs = 60_000

/** A month of measures as a busy store has them: each endpoint in each hour, and in each minute of the last day. */
async function fillMeasures(store: Store): Promise<void> {
  const measuresAt = (at: number) =>
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
      await store.transaction((tx) => addMeasures(tx, grain, some.flatMap(measuresAt)))
    }
  }
}

function callsOn(store: Store) {
  const deps = { store, storeInfo }
  const [sales, top, metrics] = [
    createSalesService(deps),
    createTopSalesService(deps),
    createOrderMetricsService(deps),
  ]
  const [geography, behind] = [createGeographyService(deps), createOrdersBehindService(deps)]
  const operations = createOperationsService({
    ...deps,
    clock: () => new Date(newest),
    processFacts: () => ({ uptimeSeconds: 1, nodeVersion: '', heapUsedBytes: 1, heapTotalBytes: 1 }),
  })
  type Days = { readonly startDate: string; readonly endDate: string }
  const behindOf = (days: Days, figure?: object) => behind.list(ordersBehindInput.parse({ ...days, figure }))
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
    'operational overview': (days: Days) => operations.overview(days),
    'API performance': (days: Days) => operations.apiPerformance(days),
    'user sessions': (days: Days) => operations.userSessions(days),
    'database insights': (days: Days) => operations.databaseInsights(days),
  }
}

async function slowestMs(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    const begun = performance.now()
    await call()
    times.push(performance.now() - begun)
  }
  return percentile(times, 0.5)
}

async function benchCalls(store: Store): Promise<void> {
  const rows: string[][] = []
  for (const [name, call] of Object.entries(callsOn(store))) {
    const month = await slowestMs(() => call({ startDate: '2026-10-24', endDate: '2026-11-22' }))
    const ever = await slowestMs(() => call({ startDate: '2020-01-01', endDate: '2026-11-22' }))
    rows.push([name, month.toFixed(1), ever.toFixed(1)])
  }
  printTable(['1,000,000 orders, 3,000,000 lines', '30 days ms', 'all time ms'], rows)
}

/** How long counting one order takes in its transaction, on the same store. */
async function countingMs(store: Store): Promise<number> {
  const salesCount = createSalesCountService({ store, storeInfo })
  const times: number[] = []
  for (let at = 0; at < 300; at++) {
    const { order, lines } = patternOf(at)
    times.push(
      await store.transaction(async (tx) => {
        await importOrders(tx, [{ order: { ...order, createdAt: new Date(newest) }, lines }])
        const begun = performance.now()
        await salesCount.countOrder(tx, patterns * (copies + 1) + at + 1)
        return performance.now() - begun
      }),
    )
  }
  return percentile(times, 0.5)
}

async function placingMs(env: NodeJS.ProcessEnv, partId: number): Promise<number> {
  const server = await startServerProcess('apps/server/src/main.ts', env)
  const buyer = createBuyer(server.url)
  const { placeOrder } = await buyer.prepare(partId)
  await placeOrder('bench-analytics-first-000001')
  const times: number[] = []
  for (let no = 0; no < 200; no++) {
    const begun = performance.now()
    await buyer.buyAgain(`bench-analytics-${String(no).padStart(12, '0')}`)
    times.push(performance.now() - begun)
  }
  await server.stop()
  return percentile(times, 0.5)
}

/** Every call of the dashboard on a store with a million orders, and how much counting adds to placing an order. */
export async function benchAnalytics(dir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const partId = await simplePart(dir)
  const store = await openStore(`sqlite:${dir}/mullion.db`)
  const begun = performance.now()
  await fill(store)
  await fillMeasures(store)
  console.log(`Filled and counted in ${Math.round((performance.now() - begun) / 1000)} s.`)
  await benchCalls(store)
  const counting = await countingMs(store)
  await store.close()
  const placing = await placingMs(env, partId)
  printTable(
    ['one order', 'ms'],
    [
      ['placed, counted, over HTTP', placing.toFixed(2)],
      ['of it counting', counting.toFixed(2)],
      ['slowed by', `${((counting / (placing - counting)) * 100).toFixed(1)}%`],
    ],
  )
}
