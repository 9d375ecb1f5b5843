import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type ServerProcess, startServerProcess } from '../lib/server-process.ts'
import type { GuestsResult, GuestsTask } from './batch-guests.ts'
import { latencies, percentile } from './load.ts'
import { printTable } from './table.ts'

const guests = 6
const calls = 20
const seconds = 6
/** Limit for any health check during the largest batches. */
const maxMs = 250
/** Number of different batches of each kind, because cached answers would distort the measurement. */
const different = 200

const words =
  'hinge latch gasket sweep handle closer roller track motor heater wire panel bumper striker bracket cylinder window curtain'.split(
    ' ',
  )

/** Returns the word with one extra letter, a different one each turn. */
function mistyped(word: string, turn: number): string {
  const at = 1 + (turn % (word.length - 1))
  return `${word.slice(0, at)}${'kvxqjz'[turn % 6]}${word.slice(at)}`
}

const mistypedText = (turn: number) =>
  Array.from({ length: 15 }, (_, at) =>
    mistyped(words[(turn + at) % words.length] ?? '', turn * 15 + at),
  ).join(' ')

interface Batch {
  readonly name: string
  readonly procedure: string
  readonly calls: number
  readonly inputOf: (turn: number) => object
}

/** The largest batches the server accepts: many rows, many misspelled words, many unknown part numbers. */
const batches: readonly Batch[] = [
  {
    name: '20 pages of 50 parts',
    procedure: 'catalog.browse',
    calls,
    inputOf: (turn) => ({ limit: 50, offset: turn % 1000 }),
  },
  {
    name: '20 mistyped searches',
    procedure: 'catalog.search',
    calls,
    inputOf: (turn) => ({ text: mistypedText(turn), limit: 50 }),
  },
  {
    name: '20 counts of mistyped searches',
    procedure: 'catalog.searchCounts',
    calls,
    // Different texts from the searches above, whose corrections are cached.
    inputOf: (turn) => ({ text: mistypedText(turn + different * calls) }),
  },
  {
    name: '500 unknown part numbers',
    procedure: 'catalog.partsByNumber',
    calls: 1,
    inputOf: (turn) => ({
      numbers: Array.from({ length: 500 }, (_, at) => String(turn + at * 3).padStart(4, '0')),
    }),
  },
]

function taskOf(url: string, batch: Batch): GuestsTask {
  const bodies = Array.from({ length: different }, (_, turn) => {
    const inputs = Array.from({ length: batch.calls }, (_, at) => [
      at,
      batch.inputOf(turn * batch.calls + at),
    ])
    return JSON.stringify(Object.fromEntries(inputs))
  })
  const path = `/trpc/${Array(batch.calls).fill(batch.procedure).join(',')}?batch=1`
  return { url, guests, path, bodies, ms: seconds * 1000 }
}

/** Returns health check times in ms while the guests send, and the results of their batches. */
async function measure({ url }: ServerProcess, batch: Batch) {
  const worker = new Worker(new URL('./batch-guests.ts', import.meta.url), { workerData: taskOf(url, batch) })
  let result: GuestsResult | null = null
  const answered = once(worker, 'message').then(([message]) => {
    result = message as GuestsResult
  })
  const waits: number[] = []
  while (result === null) {
    waits.push(...(await latencies(url, ['/healthz'], 1)))
    await Promise.race([sleep(10), answered])
  }
  return { waits, ...(result as GuestsResult) }
}

/** Measures the health check while six guests send the largest batches nonstop. */
export async function benchBatches(env: NodeJS.ProcessEnv): Promise<void> {
  const server = await startServerProcess('apps/server/src/main.ts', env)
  const rows: (string | number)[][] = []
  const own = monitorEventLoopDelay({ resolution: 5 })
  for (const batch of batches) {
    const cpu = server.cpuSeconds()
    own.reset()
    own.enable()
    const { waits, statuses, refusedCalls } = await measure(server, batch)
    own.disable()
    const sent = Object.values(statuses).reduce((sum, count) => sum + count, 0)
    const cpuMs = ((server.cpuSeconds() - cpu) * 1000) / sent
    rows.push([
      batch.name,
      Object.entries(statuses)
        .map(([status, count]) => `${count} x ${status}`)
        .join(', '),
      refusedCalls,
      cpuMs.toFixed(0),
      percentile(waits, 0.5).toFixed(1),
      percentile(waits, 0.99).toFixed(1),
      Math.max(...waits).toFixed(1),
      (own.max / 1e6).toFixed(1),
    ])
  }
  const memory = server.memoryMb()
  await server.stop()
  const heading = `/healthz while ${guests} guests send`
  const columns = ['batches', 'refused calls', 'CPU ms each', 'p50 ms', 'p99 ms', 'longest ms', 'own ms']
  printTable([heading, ...columns], rows)
  const withinLimit = rows.every((row) => Number(row.at(-2)) < maxMs)
  console.log(
    `Longest wait under ${maxMs} ms: ${withinLimit ? 'yes' : 'NO'}. Memory at the end: ${memory} MB. ` +
      'Own: the longest that this process itself had to wait.\n',
  )
}
