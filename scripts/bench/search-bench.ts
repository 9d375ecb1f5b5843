import { openDatabase } from '@mullion/db/open'
import { type ServerProcess, startServerProcess } from '../lib/server-process.ts'
import { latencies, percentile, requestsPerSecond } from './load.ts'
import { type QueryKind, searchQueries } from './search-queries.ts'
import { printTable } from './table.ts'

const trpcPath = (procedure: string, input: object) =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`

const latencyRequests = 1000

interface Contenders {
  readonly store: ServerProcess
  readonly bare: ServerProcess
}

async function measureKind({ store, bare }: Contenders, kind: QueryKind, texts: readonly string[]) {
  const ours = texts.map((text) => trpcPath('catalog.search', { text, limit: 12 }))
  const trpc = await requestsPerSecond(
    bare.url,
    texts.map((text) => trpcPath('search', { text })),
  )
  const search = await requestsPerSecond(store.url, ours)
  const hono = await requestsPerSecond(
    bare.url,
    texts.map((text) => `/search?text=${encodeURIComponent(text)}`),
  )
  const times = await latencies(store.url, ours.slice(-2 * latencyRequests), latencyRequests)
  const row = [search, hono, trpc].map((rate) => Math.round(rate))
  const ratio = `${Math.round((search / trpc) * 100)}%`
  return {
    cells: [kind, ...row, ratio, percentile(times, 0.5).toFixed(2), percentile(times, 0.99).toFixed(2)],
    times,
  }
}

/** Measures search over HTTP on a filled store, next to the bare route and procedure that run the same statements. */
export async function benchSearch(dir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const database = await openDatabase(`sqlite:${dir}/mullion.db`)
  const queries = await searchQueries(database)
  await database.close()
  const store = await startServerProcess('apps/server/src/main.ts', env)
  const bare = await startServerProcess('apps/server/src/testing/bare-server.ts', env)
  const rows: (string | number)[][] = []
  const mix: number[] = []
  for (const [kind, texts] of Object.entries(queries) as [QueryKind, string[]][]) {
    const { cells, times } = await measureKind({ store, bare }, kind, texts)
    rows.push(cells)
    mix.push(...times)
  }
  rows.push(['all kinds', '', '', '', '', percentile(mix, 0.5).toFixed(2), percentile(mix, 0.99).toFixed(2)])
  printTable(['search', 'store req/s', 'bare Hono', 'bare tRPC', 'store/tRPC', 'p50 ms', 'p99 ms'], rows)
  console.log(
    `Ready ${Math.round(store.readyMs)} ms after start; ${store.memoryMb() ?? '?'} MB after the load.\n`,
  )
  await Promise.all([store.stop(), bare.stop()])
}
