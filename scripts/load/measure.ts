import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../bench/load.ts'
import { printTable } from '../bench/table.ts'
import { type Act, type Action, anyAction, openBuyers } from './buyers.ts'
import { readings } from './readings.ts'
import type { Stores } from './stores.ts'

const maxP99Ms = 250
const maxFailedShare = 0.01
const growth = 1.4
/** Share of a core from which something counts as full. */
const full = 0.85
interface Sample {
  readonly action: Action
  /** From the moment it was due, so that waiting for a slow store counts; null if it failed. */
  readonly ms: number | null
}

/** Sends requests at a rate, at random moments, whether earlier ones were answered or not. */
export async function keepRate(
  act: Act,
  rate: number,
  seconds: number,
): Promise<{ samples: Sample[]; errors: Map<string, number> }> {
  const samples: Sample[] = []
  const errors = new Map<string, number>()
  const going: Promise<void>[] = []
  const end = performance.now() + seconds * 1000
  for (let due = performance.now(); due < end; due += (-Math.log(1 - Math.random()) * 1000) / rate) {
    const wait = due - performance.now()
    if (wait > 1) await sleep(wait)
    const [action, dueAt] = [anyAction(), due]
    const done = (ms: number | null) => void samples.push({ action, ms })
    going.push(
      act(action).then(
        () => done(performance.now() - dueAt),
        ({ message }: Error) => {
          errors.set(message, (errors.get(message) ?? 0) + 1)
          done(null)
        },
      ),
    )
  }
  await Promise.all(going)
  return { samples, errors }
}

/** Measures one rate: times, CPU, and what was full. */
async function measureRate(stores: Stores, act: Act, { rate, seconds }: { rate: number; seconds: number }) {
  const before = readings(stores)
  const connecting = sleep(seconds * 500).then(() => stores.connections())
  const { samples, errors } = await keepRate(act, rate, seconds)
  const after = readings(stores)
  const elapsed = (after.at - before.at) / 1000
  const answered = samples.filter(({ ms }) => ms !== null)
  const times = answered.map(({ ms }) => ms ?? 0)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const loops = after.loops.map((cpu, at) => (cpu - (before.loops[at] ?? 0)) / elapsed)
  const database = (after.database - before.database) / elapsed
  const machineShare = (after.machine.busy - before.machine.busy) / (after.machine.all - before.machine.all)
  return {
    rate,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    failed: samples.length - answered.length,
    errors,
    samples,
    cpuMs: ((sum(after.servers) - sum(before.servers)) * 1000) / Math.max(1, answered.length),
    loop: Math.max(...loops),
    database,
    machineShare,
    connections: await connecting,
  }
}
type Measured = Awaited<ReturnType<typeof measureRate>>

const isWithin = ({ p99, failed, samples }: Measured) =>
  p99 <= maxP99Ms && failed <= samples.length * maxFailedShare

function fullOf({ loop, database, machineShare }: Measured): string {
  const found = [
    ...(loop >= full ? ['the event loop of a server'] : []),
    ...(database >= full ? [`PostgreSQL (${database.toFixed(1)} cores)`] : []),
    ...(machineShare >= full
      ? ['all processors of the machine, with this program and whatever else ran']
      : []),
  ]
  return found.join('; ') || 'nothing that was measured'
}

const percent = (share: number) => `${Math.round(share * 100)}%`

const rowOf = (measured: Measured) => [
  measured.rate,
  measured.p50.toFixed(1),
  measured.p99.toFixed(1),
  measured.failed,
  measured.cpuMs.toFixed(1),
  percent(measured.loop),
  percent(measured.database),
  percent(measured.machineShare),
  measured.connections ?? '–',
]
const headings = [
  'rate/s',
  'p50 ms',
  'p99 ms',
  'failed',
  'CPU ms/request',
  'event loop',
  'database',
  'machine',
  'connections',
]

/** The times of each action at one rate. */
function printActions({ samples }: Measured): void {
  const actions = [...new Set(samples.map(({ action }) => action))].sort()
  const rows = actions.map((action) => {
    const times = samples.flatMap((sample) =>
      sample.action === action && sample.ms !== null ? [sample.ms] : [],
    )
    return [action, times.length, percentile(times, 0.5).toFixed(1), percentile(times, 0.99).toFixed(1)]
  })
  printTable(['at the knee', 'answered', 'p50 ms', 'p99 ms'], rows)
}

/** Raises the rate until p99 or failures pass the limit, and prints the last rate that was within: the knee. */
export async function findKnee(
  stores: Stores,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<void> {
  const act = await openBuyers(stores.servers.map(({ url }) => url))
  await keepRate(act, rate, seconds / 2)
  const measured: Measured[] = []
  for (let next = rate; ; next = Math.round(next * growth)) {
    const last = await measureRate(stores, act, { rate: next, seconds })
    measured.push(last)
    if (!isWithin(last)) break
  }
  console.log(
    `${stores.setUp}: ${stores.servers.length} server(s), new buyers at a rate that rises by ${percent(growth - 1)}`,
  )
  printTable(headings, measured.map(rowOf))
  const [knee, beyond] = [measured.at(-2), measured.at(-1)]
  if (knee) printActions(knee)
  console.log(
    `Knee: ${knee ? `${knee.rate} requests/s, ${knee.cpuMs.toFixed(1)} ms of CPU each` : `below ${rate} requests/s`}.`,
  )
  if (beyond) console.log(`Full beyond it: ${fullOf(beyond)}.`)
  for (const [message, times] of beyond?.errors ?? []) console.log(`  ${times} times: ${message}`)
  console.log()
}
