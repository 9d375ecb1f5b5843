import { setTimeout as sleep } from 'node:timers/promises'
import type { ShownImport } from '@mullion/domain/imports/import'
import { largeCatalogCsv } from '../../apps/server/src/commands/large-catalog-csv.ts'
import { startServerProcess } from '../lib/server-process.ts'
import { percentile } from './load.ts'
import { printTable } from './table.ts'

const [few, many] = [12_000, 100_000]
/** Searches sent during an import, about 50 a second in total. */
const searches = ['gskt', 'hinge', 'strap hinge', '0100', 'heater wire', 'sweep', 'gasket', 'door closer']
const maxMs = 150
const maxImportSeconds = 60

type Ask = (path: string, init?: RequestInit) => Promise<Response>

async function signIn(url: string): Promise<Ask> {
  const answer = await fetch(`${url}/trpc/accounts.session.signIn`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ login: 'admin@mullion.example', password: 'cold-storage-42', rememberMe: false }),
  })
  if (!answer.ok) throw new Error(`Signing in: ${answer.status} ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  return (path, init = {}) =>
    fetch(url + path, { ...init, headers: { ...(init.headers as Record<string, string>), cookie } })
}

async function json<T>(answer: Promise<Response>): Promise<T> {
  const got = await answer
  if (!got.ok) throw new Error(`${got.url}: ${got.status} ${await got.text()}`)
  return (await got.json()) as T
}

/** Uploads a file, confirms it and waits until it is applied. */
async function importFile(ask: Ask, csv: string) {
  const startedAt = performance.now()
  const sent = await json<ShownImport>(
    ask('/api/imports/parts?name=bench.csv', {
      method: 'POST',
      body: csv,
      headers: { 'Content-Type': 'text/csv' },
    }),
  )
  if (sent.state !== 'staged') throw new Error(`The file was ${sent.state}.`)
  const readMs = performance.now() - startedAt
  const importId = { importId: sent.id }
  await json(
    ask('/trpc/admin.imports.confirm', {
      method: 'POST',
      body: JSON.stringify(importId),
      headers: { 'Content-Type': 'application/json' },
    }),
  )
  const input = encodeURIComponent(JSON.stringify(importId))
  for (;;) {
    const { result } = await json<{ result: { data: ShownImport } }>(
      ask(`/trpc/admin.imports.details?input=${input}`),
    )
    if (result.data.state === 'applied') return { readMs, allMs: performance.now() - startedAt }
    if (result.data.state !== 'applying') throw new Error(`The import is ${result.data.state}.`)
    await sleep(200)
  }
}

/** Searches until stopped; returns the times and any errors. */
function searchMeanwhile(url: string) {
  const times: number[] = []
  const failed: string[] = []
  let stopped = false
  async function go(): Promise<void> {
    for (let at = 0; !stopped; at++) {
      const startedAt = performance.now()
      const text = searches[at % searches.length] ?? ''
      const input = encodeURIComponent(JSON.stringify({ text, limit: 24 }))
      const answer = await fetch(`${url}/trpc/catalog.search?input=${input}`).catch(() => null)
      await answer?.arrayBuffer().catch(() => undefined)
      if (answer?.ok) times.push(performance.now() - startedAt)
      else failed.push(`${text}: ${answer?.status ?? 'no answer'}`)
      await sleep(20)
    }
  }
  const running = go()
  return async () => {
    stopped = true
    await running
    return { times, failed }
  }
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)

/** Measures searches while part files are imported into a running store, and the import's time and memory. */
export async function benchImports(env: NodeJS.ProcessEnv): Promise<void> {
  const server = await startServerProcess('apps/server/src/main.ts', env)
  const ask = await signIn(server.url)
  const rows: (string | number)[][] = []
  let isWithinLimits = true
  for (const parts of [few, many]) {
    const csv = largeCatalogCsv(parts)
    const before = server.memoryMb()
    const cpu = server.cpuSeconds()
    const stop = searchMeanwhile(server.url)
    const { readMs, allMs } = await importFile(ask, csv)
    const { times, failed } = await stop()
    const p99 = percentile(times, 0.99)
    isWithinLimits &&=
      failed.length === 0 && (parts !== few || p99 < maxMs) && allMs < maxImportSeconds * 1000
    rows.push([
      `${parts.toLocaleString('en-US')} parts`,
      seconds(readMs),
      seconds(allMs),
      (server.cpuSeconds() - cpu).toFixed(1),
      times.length,
      percentile(times, 0.5).toFixed(1),
      p99.toFixed(1),
      Math.max(...times).toFixed(1),
      failed.length,
      `${before} > ${server.memoryMb()}`,
      server.peakMemoryMb() ?? '?',
    ])
    if (failed.length > 0) console.log(`Failed: ${[...new Set(failed)].join(', ')}`)
  }
  await server.stop()
  printTable(
    [
      'Searches during an import of',
      'read s',
      'all s',
      'CPU s',
      'searches',
      'p50 ms',
      'p99 ms',
      'longest',
      'failed',
      'MB',
      'peak MB',
    ],
    rows,
  )
  console.log(
    `p99 under ${maxMs} ms with ${few.toLocaleString('en-US')}, none failed, ${maxImportSeconds} s: ${isWithinLimits ? 'yes' : 'NO'}.\n`,
  )
}
