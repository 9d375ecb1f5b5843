import { createBuyer } from '../../apps/server/src/testing/buyer.ts'
import { must } from '../lib/run.ts'
import { startServerProcess } from '../lib/server-process.ts'
import { percentile } from './load.ts'
import { onServerDatabase } from './million-store.ts'
import { simplePart } from './order-bench.ts'

async function placingMs(env: NodeJS.ProcessEnv, partId: number): Promise<number> {
  const server = await startServerProcess('apps/server/src/main.ts', env)
  const buyer = createBuyer(server.url)
  const { placeOrder } = await buyer.prepare(partId)
  await placeOrder('bench-analytics-first-000001')
  const times: number[] = []
  for (let no = 0; no < 200; no++) {
    const startedAt = performance.now()
    await buyer.buyAgain(`bench-analytics-${String(no).padStart(12, '0')}`)
    times.push(performance.now() - startedAt)
  }
  await server.stop()
  return percentile(times, 0.5)
}

/**
 * Measures every dashboard call on stores with a million orders on both engines, and the time to place an order there.
 */
export async function benchAnalytics(dir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const partId = await simplePart(dir)
  const calls = (DATABASE_URL: string) =>
    must(process.execPath, ['scripts/bench/analytics-calls.ts'], { env: { DATABASE_URL } })
  await calls(`sqlite:${dir}/mullion.db`)
  const placing = await placingMs(env, partId)
  console.log(`Placing an order over HTTP, including counting, takes ${placing.toFixed(2)} ms.`)
  await onServerDatabase(calls)
}
