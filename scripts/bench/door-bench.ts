import { findDoorBySerial } from '@mullion/db/doors/door.repository'
import { openDatabase } from '@mullion/db/open'
import { saveDoors } from '@mullion/db/testing/save-doors'
import { largeRegister } from '@mullion/demo/large-register'
import { startServerProcess } from '../lib/server-process.ts'
import { type Ask, latencies, percentile } from './load.ts'
import { printTable } from './table.ts'

const registered = 100_000
const lookups = 20_000
const requests = 2000
/** Coprime to the number of doors, so that lookups spread over the register without repeats. */
const stride = 61_803
/** Limit for a lookup in the database, as the 99th percentile of a hundred, in ms. */
const maxMs = 2

type Row = [what: string, p50: string, p99: string]

const rowOf = (what: string, times: readonly number[]): Row => [
  what,
  percentile(times, 0.5).toFixed(3),
  percentile(times, 0.99).toFixed(3),
]

/** Fills the register and returns serial numbers spread over it. */
async function fillRegister(database: string): Promise<string[]> {
  const doors = [...largeRegister(registered)]
  const db = await openDatabase(database)
  await db.transaction((tx) => saveDoors(tx, doors))
  await db.close()
  return doors.map((_, at) => doors[(at * stride) % registered]?.serialNumber ?? '')
}

async function lookUp(database: string, serials: readonly string[]): Promise<number[]> {
  const db = await openDatabase(database)
  const times: number[] = []
  for (const serial of serials) {
    const from = performance.now()
    await findDoorBySerial(db.read, serial)
    times.push(performance.now() - from)
  }
  await db.close()
  return times
}

/** Uses a different IP address per request, since one address is limited to thirty lookups a minute. */
function asksFor(serials: readonly string[], pathOf: (serial: string) => string, network: number): Ask[] {
  return serials.map((serial, at) => ({
    path: pathOf(serial),
    headers: { 'X-Forwarded-For': `10.${network}.${at >> 8}.${at & 255}` },
  }))
}

const typed = (serialNumber: string) =>
  `/trpc/doors.bySerial?input=${encodeURIComponent(JSON.stringify({ serialNumber }))}`
const documented = (serial: string) => `/api/door-info/search?serialNumber=${serial}`

/** Measures door lookups by serial number among 100,000 doors: in the database, and over HTTP with rate limiting. */
export async function benchDoors(dir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const database = `sqlite:${dir}/mullion.db`
  const serials = await fillRegister(database)
  const found = await lookUp(database, serials.slice(0, lookups))
  const missed = await lookUp(
    database,
    serials.slice(0, lookups).map((serial) => `99${serial.slice(2)}`),
  )
  const server = await startServerProcess('apps/server/src/main.ts', { ...env, TRUST_PROXY: 'true' })
  const requested = serials.slice(0, requests)
  const procedure = await latencies(server.url, asksFor(requested, typed, 1), requests)
  const path = await latencies(server.url, asksFor(requested, documented, 2), requests)
  await server.stop()
  printTable(
    [`door by serial, ${registered.toLocaleString('en-US')} doors`, 'p50 ms', 'p99 ms'],
    [
      rowOf('in the database', found),
      rowOf('in the database, no such door', missed),
      rowOf('procedure over HTTP, counted', procedure),
      rowOf('path over HTTP, counted', path),
    ],
  )
  const reached = percentile(found, 0.99) < maxMs
  console.log(`A database lookup takes less than ${maxMs} ms: ${reached ? 'yes' : 'NO'}.\n`)
}
