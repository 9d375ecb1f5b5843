import { listAllParts } from '@mullion/db/catalog/catalog.repository'
import { openDatabase } from '@mullion/db/open'
import { configurationRule } from '@mullion/domain/cart/configuration-rule'
import { createBuyer } from '../../apps/server/src/testing/buyer.ts'
import { type ServerProcess, startServerProcess } from '../lib/server-process.ts'
import { percentile } from './load.ts'
import { printTable } from './table.ts'
import { benchWebhooks } from './webhook-bench.ts'

const buyers = 16
const seconds = 6

/** Returns the id of a light part that is sold each and needs no configuration. */
export async function simplePart(dir: string): Promise<number> {
  const db = await openDatabase(`sqlite:${dir}/mullion.db`)
  const parts = await listAllParts(db.read)
  await db.close()
  const simple = parts.find(
    (part) =>
      part.unit === 'EA' &&
      part.priceCents !== null &&
      !configurationRule(part) &&
      (part.weightPounds ?? 99) < 5,
  )
  if (!simple) throw new Error('No part can be ordered without configuration.')
  return simple.id
}

interface Measured {
  readonly orders: number
  readonly rate: number
  readonly times: number[]
  /** The server's CPU time for an order, in ms. */
  readonly cpuMs: number
}

/** Lets 16 buyers order for some seconds; the keys of two rounds must differ. */
async function orderFor(server: ServerProcess, partId: number, round: string): Promise<Measured> {
  const times: number[] = []
  const crowd = await Promise.all(
    Array.from({ length: buyers }, async (_, at) => {
      const buyer = createBuyer(server.url)
      const { placeOrder } = await buyer.prepare(partId)
      await placeOrder(`bench-key-${round}-${String(at).padStart(6, '0')}`)
      return { buyer, at }
    }),
  )
  const startedAt = performance.now()
  const cpuBefore = server.cpuSeconds()
  await Promise.all(
    crowd.map(async ({ buyer, at }) => {
      for (let no = 0; performance.now() - startedAt < seconds * 1000; no++) {
        const from = performance.now()
        await buyer.buyAgain(`bench-key-${round}-${at}-${String(no).padStart(8, '0')}`)
        times.push(performance.now() - from)
      }
    }),
  )
  const rate = times.length / ((performance.now() - startedAt) / 1000)
  const cpuMs = ((server.cpuSeconds() - cpuBefore) * 1000) / times.length
  return { orders: times.length + buyers, rate, times, cpuMs }
}

/**
 * Measures orders per second from 16 concurrent buyers; each order is priced, authorized, stored, captured and
 * confirmed. Then what webhooks cost a store.
 */
export async function benchOrders(dir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const partId = await simplePart(dir)
  const server = await startServerProcess('apps/server/src/main.ts', env)
  const { rate, times, cpuMs } = await orderFor(server, partId, 'alone')
  await server.stop()
  const figures = [percentile(times, 0.5), percentile(times, 0.99), cpuMs]
  printTable(
    ['orders, 16 buyers', 'orders/s', 'p50 ms', 'p99 ms', 'server CPU ms'],
    [['place order', Math.round(rate), ...figures.map((each) => each.toFixed(1))]],
  )
  await benchWebhooks({ dir, env, partId })
}
