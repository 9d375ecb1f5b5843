import { get } from 'node:http'
import { openDatabase } from '@mullion/db/open'
import { listPaymentsWithOrders } from '@mullion/db/payments/payment.repository'
import { createBuyer } from '../../apps/server/src/testing/buyer.ts'
import { startServerProcess } from '../lib/server-process.ts'
import { percentile } from './load.ts'
import { simplePart } from './order-bench.ts'
import { printTable } from './table.ts'

const buyers = 50
const orders = 2000
const limits = { orderMs: 500, searchMs: 100 }
const searches = ['hinge', 'door gasket', 'heater wire', 'roller', '0105-02', 'track cover']

/** Times one search in ms, from an IP address that no buyer uses. */
function timedSearch(url: string, at: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const text = searches[at % searches.length] ?? ''
  const input = encodeURIComponent(JSON.stringify({ text }))
  const startedAt = performance.now()
  const headers = { 'X-Forwarded-For': `198.51.100.${at % 250}` }
  get(`${url}/trpc/catalog.search?input=${input}`, { headers }, (response) => {
    response.resume()
    response.on('end', () =>
      response.statusCode === 200
        ? resolve(performance.now() - startedAt)
        : reject(new Error(`A search returned ${response.statusCode}.`)),
    )
  }).on('error', reject)
  return promise
}

/** Searches sequentially until the orders are placed. */
async function searchMeanwhile(url: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) times.push(await timedSearch(url, times.length))
  return times
}

async function crowdOf(url: string, partId: number) {
  const first: string[] = []
  const crowd = await Promise.all(
    Array.from({ length: buyers }, async (_, at) => {
      const buyer = createBuyer(url, { ipAddress: `203.0.113.${at + 1}` })
      const { placeOrder } = await buyer.prepare(partId)
      first.push((await placeOrder(`load-key-first-${String(at).padStart(6, '0')}`)).orderNumber)
      return buyer
    }),
  )
  return { crowd, first }
}

/**
 * Returns faults in the store's records: each order number must have one paid order, and there must be no other
 * payment.
 */
async function findFaults(url: string, numbers: readonly string[]): Promise<string[]> {
  const db = await openDatabase(url)
  const payments = await listPaymentsWithOrders(db.read)
  await db.close()
  const paid = payments.filter((row) => row.state === 'captured' && row.orderState === 'captured')
  return [
    new Set(numbers).size === numbers.length ? '' : 'two orders have one number',
    paid.length === numbers.length ? '' : `${paid.length} paid orders for ${numbers.length} answers`,
    payments.length === paid.length ? '' : `${payments.length - paid.length} payments did not end well`,
  ].filter((fault) => fault !== '')
}

/** 50 concurrent buyers place 2,000 orders while others search; fails if an order is lost, duplicated or rejected. */
export async function benchCheckout(dir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const partId = await simplePart(dir)
  // Gives each buyer a separate IP address, as in real use.
  const server = await startServerProcess('apps/server/src/main.ts', { ...env, TRUST_PROXY: 'true' })
  const { crowd, first } = await crowdOf(server.url, partId)
  const times: number[] = []
  const numbers = [...first]
  let placed = 0
  const cpuBefore = server.cpuSeconds()
  const startedAt = performance.now()
  const searching = searchMeanwhile(server.url, () => placed >= orders)
  await Promise.all(
    crowd.map(async (buyer, at) => {
      for (let no = 0; no < orders / buyers; no += 1) {
        const from = performance.now()
        const order = await buyer.buyAgain(`load-key-${at}-${String(no).padStart(8, '0')}`)
        times.push(performance.now() - from)
        numbers.push(order.orderNumber)
        placed += 1
      }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  const found = await searching
  const cpuAfter = server.cpuSeconds()
  await server.stop()

  const row = (name: string, all: readonly number[], most: number) => [
    name,
    all.length,
    Math.round(all.length / seconds),
    percentile(all, 0.5).toFixed(1),
    percentile(all, 0.99).toFixed(1),
    most,
  ]
  printTable(
    ['50 buyers at once, SQLite', 'count', 'per second', 'p50 ms', 'p99 ms', 'goal p99 ms'],
    [row('place order', times, limits.orderMs), row('search meanwhile', found, limits.searchMs)],
  )
  const cpuMs = (cpuAfter - cpuBefore) * 1000
  console.log(`Server processor time per order, including the searches: ${(cpuMs / orders).toFixed(2)} ms.`)
  const faults = await findFaults(env.DATABASE_URL ?? '', numbers)
  console.log(faults.length === 0 ? 'No order is lost or duplicated.' : `Faults: ${faults.join('; ')}.`)
  if (faults.length > 0) process.exitCode = 1
}
