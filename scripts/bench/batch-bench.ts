import { setTimeout as sleep } from 'node:timers/promises'
import { startServerProcess } from '../lib/server-process.ts'
import { latencies, percentile } from './load.ts'
import { printTable } from './table.ts'

const guests = 6
const calls = 20
const seconds = 6
/** No request to the health check may wait longer while the guests send all that a batch may ask for. */
const mostMs = 250

const words =
  'hindge latchh gaskit sweap handel clozer rollr trak motr heatr wierr paneel bumbper strikr brackit'
const numbers = Array.from({ length: 500 }, (_, at) => String(1000 + at * 3))

/** The largest batches that are let through: many rows, many mistyped words, many numbers that no part has. */
const batches: readonly {
  readonly name: string
  readonly path: string
  readonly inputs: readonly object[]
}[] = [
  { name: '20 pages of 50 parts', path: 'catalog.browse', inputs: times({ limit: 50 }) },
  { name: '20 mistyped searches', path: 'catalog.search', inputs: times({ text: words, limit: 50 }) },
  { name: '20 counts of mistyped searches', path: 'catalog.searchCounts', inputs: times({ text: words }) },
  { name: '500 unknown part numbers', path: 'catalog.partsByNumber', inputs: [{ numbers }] },
]

function times(input: object): object[] {
  return Array.from({ length: calls }, () => input)
}

async function send(url: string, { path, inputs }: (typeof batches)[number]): Promise<void> {
  const body = JSON.stringify(Object.fromEntries(inputs.map((input, at) => [at, input])))
  const answer = await fetch(`${url}/trpc/${inputs.map(() => path).join(',')}?batch=1`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  await answer.arrayBuffer()
}

/** How long the health check takes while six guests send the largest batches without a pause. */
export async function benchBatches(env: NodeJS.ProcessEnv): Promise<void> {
  const server = await startServerProcess('apps/server/src/main.ts', env)
  const rows: (string | number)[][] = []
  for (const batch of batches) {
    const until = performance.now() + seconds * 1000
    let sent = 0
    const crowd = Array.from({ length: guests }, async () => {
      for (; performance.now() < until; sent += 1) await send(server.url, batch)
    })
    const waits: number[] = []
    while (performance.now() < until) {
      waits.push(...(await latencies(server.url, ['/healthz'], 1)))
      await sleep(10)
    }
    await Promise.all(crowd)
    rows.push([batch.name, sent, percentile(waits, 0.5).toFixed(1), Math.max(...waits).toFixed(1)])
  }
  const memory = server.memoryMb()
  await server.stop()
  printTable([`/healthz while ${guests} guests send`, 'batches', 'p50 ms', 'longest ms'], rows)
  const kept = rows.every(([, , , longest]) => Number(longest) < mostMs)
  console.log(
    `No wait is to reach ${mostMs} ms: ${kept ? 'none does' : 'ONE DOES'}. Memory at the end: ${memory} MB.\n`,
  )
}
