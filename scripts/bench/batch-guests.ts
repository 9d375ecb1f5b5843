// Guests that send batches nonstop, in a separate thread so that their work does not delay the measurement.
import { parentPort, workerData } from 'node:worker_threads'

/** What the guests send (different inputs in each request) and until when. */
export interface GuestsTask {
  readonly url: string
  readonly guests: number
  readonly path: string
  readonly bodies: readonly string[]
  readonly ms: number
}

export interface GuestsResult {
  readonly statuses: Readonly<Record<string, number>>
  readonly refusedCalls: number
}

const { url, guests, path, bodies, ms } = workerData as GuestsTask
const statuses: Record<string, number> = {}
let refusedCalls = 0
let sent = 0

async function send(): Promise<void> {
  const body = bodies[sent++ % bodies.length] ?? '{}'
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(url + path, { method: 'POST', headers, body })
  const calls = (await answer.json()) as readonly object[] | object
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
  if (Array.isArray(calls)) refusedCalls += calls.filter((call) => 'error' in call).length
}

const until = performance.now() + ms
await Promise.all(
  Array.from({ length: guests }, async () => {
    while (performance.now() < until) await send()
  }),
)
parentPort?.postMessage({ statuses, refusedCalls } satisfies GuestsResult)
