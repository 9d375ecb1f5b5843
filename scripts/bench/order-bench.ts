import { listAllParts } from '@mullion/db/catalog/catalog.repository'
import { openDatabase } from '@mullion/db/open'
import { configurationRule } from '@mullion/domain/cart/configuration-rule'
import { createBuyer } from '../../apps/server/src/testing/buyer.ts'
import { startServerProcess } from '../lib/server-process.ts'
import { percentile } from './load.ts'
import { printTable } from './table.ts'

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

/**
 * Measures orders per second from 16 concurrent buyers; each order is priced, authorized, stored, captured and
 * confirmed.
 */
export async function benchOrders(dir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const partId = await simplePart(dir)
  const server = await startServerProcess('apps/server/src/main.ts', env)
  const times: number[] = []
  const crowd = await Promise.all(
    Array.from({ length: buyers }, async (_, at) => {
      const buyer = createBuyer(server.url)
      const { placeOrder } = await buyer.prepare(partId)
      await placeOrder(`bench-key-first-${String(at).padStart(6, '0')}`)
      return { buyer, at }
    }),
  )
  const startedAt = performance.now()
  await Promise.all(
    crowd.map(async ({ buyer, at }) => {
      for (let no = 0; performance.now() - startedAt < seconds * 1000; no++) {
        const from = performance.now()
        await buyer.buyAgain(`bench-key-${at}-${String(no).padStart(8, '0')}`)
        times.push(performance.now() - from)
      }
    }),
  )
  const rate = times.length / ((performance.now() - startedAt) / 1000)
  printTable(
    ['orders, 16 buyers', 'orders/s', 'p50 ms', 'p99 ms'],
    [
      [
        'place order',
        Math.round(rate),
        percentile(times, 0.5).toFixed(1),
        percentile(times, 0.99).toFixed(1),
      ],
    ],
  )
  await server.stop()
}
