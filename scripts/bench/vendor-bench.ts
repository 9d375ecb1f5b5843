import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@mullion/db/open'
import { openUpsServer, upsTestAccount } from '@mullion/integrations/parcel-rates/testing/ups-server'
import { createBuyer } from '../../apps/server/src/testing/buyer.ts'
import { startServerProcess } from '../lib/server-process.ts'
import { latencies, percentile } from './load.ts'
import { simplePart } from './order-bench.ts'
import { searchQueries } from './search-queries.ts'
import { printTable } from './table.ts'

const waitingQuotes = 20
const searches = 400
const rounds = 6

interface Round {
  readonly alone: readonly number[]
  readonly beside: readonly number[]
  /** How long the quotes took to fail, in ms. */
  readonly failedAfter: readonly number[]
}

async function failedAfter(url: string, partId: number, at: number): Promise<number> {
  const startedAt = performance.now()
  const answer = await createBuyer(url, { ipAddress: `203.0.113.${at + 1}` })
    .prepare(partId)
    .then(() => 'quoted')
    .catch(() => 'failed')
  if (answer === 'quoted') throw new Error('A carrier that does not answer gave a quote.')
  return performance.now() - startedAt
}

const searchPath = (text: string) =>
  `/trpc/catalog.search?input=${encodeURIComponent(JSON.stringify({ text }))}`

/** Paths of searches that no run repeats, so that none is answered from memory. */
async function newSearches(dir: string): Promise<readonly string[]> {
  const database = await openDatabase(`sqlite:${dir}/mullion.db`)
  const { 'new text': texts = [] } = await searchQueries(database)
  await database.close()
  return texts.map(searchPath)
}

async function round(env: NodeJS.ProcessEnv, partId: number, paths: readonly string[]): Promise<Round> {
  const server = await startServerProcess('apps/server/src/main.ts', env)
  try {
    await latencies(server.url, paths.slice(0, searches), searches)
    const alone = await latencies(server.url, paths.slice(searches, 2 * searches), searches)
    const quotes = Promise.all(
      Array.from({ length: waitingQuotes }, (_, at) => failedAfter(server.url, partId, at)),
    )
    // Until all of them have reached the carrier.
    await sleep(1500)
    const beside = await latencies(server.url, paths.slice(2 * searches, 3 * searches), searches)
    return { alone, beside, failedAfter: await quotes }
  } finally {
    await server.stop()
  }
}

/** Times searches alone and while 20 quotes wait for a carrier that takes the connection and never answers. */
export async function benchVendors(dir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const partId = await simplePart(dir)
  const paths = await newSearches(dir)
  const ups = await openUpsServer()
  ups.faults.next({ kind: 'slow', ms: 120_000, times: 'always' })
  const { clientId, clientSecret, accountNumber } = upsTestAccount
  const settings = {
    UPS_URL: ups.url,
    UPS_CLIENT_ID: clientId,
    UPS_CLIENT_SECRET: clientSecret,
    UPS_ACCOUNT_NUMBER: accountNumber,
    // Gives each buyer an address of its own.
    TRUST_PROXY: 'true',
  }
  const done: Round[] = []
  for (let no = 0; no < rounds; no++) done.push(await round({ ...env, ...settings }, partId, paths))
  await ups.close()

  const row = (name: string, times: readonly number[]) => [
    name,
    times.length,
    percentile(times, 0.5).toFixed(2),
    percentile(times, 0.99).toFixed(2),
  ]
  printTable(
    ['UPS takes connections and never answers', 'count', 'p50 ms', 'p99 ms'],
    [
      row(
        'search alone',
        done.flatMap(({ alone }) => alone),
      ),
      row(
        `search while ${waitingQuotes} quotes wait`,
        done.flatMap(({ beside }) => beside),
      ),
      row(
        'quote until it fails',
        done.flatMap((one) => one.failedAfter),
      ),
    ],
  )
  const ratios = done.map(({ alone, beside }) => percentile(beside, 0.5) / percentile(alone, 0.5))
  console.log(
    `A search beside them takes ${percentile(ratios, 0.5).toFixed(2)} times as long (median of ${rounds} pairs).`,
  )
}
