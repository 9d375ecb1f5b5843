import { Agent, get } from 'node:http'
import autocannon from 'autocannon'

const connections = 16
const seconds = 4

/** Returns the requests per second a server answers on 16 connections that request the paths in rotation. */
export async function requestsPerSecond(url: string, paths: readonly string[]): Promise<number> {
  let next = 0
  const setupRequest = (request: object) => ({ ...request, path: paths[next++ % paths.length] ?? '' })
  const requests = [{ setupRequest }]
  await autocannon({ url, connections, duration: 1, requests })
  const result = await autocannon({ url, connections, duration: seconds, requests })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}${paths[0]}: ${result.non2xx} failed answers`)
  return result.requests.average
}

export interface Ask {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Times one request on a kept-alive connection in ms, from the first byte sent to the last byte received. */
function timed(agent: Agent, url: string, ask: string | Ask): Promise<number> {
  const { path, headers = {} } = typeof ask === 'string' ? { path: ask } : ask
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const startedAt = performance.now()
  get(url + path, { agent, headers }, (response) => {
    if (response.statusCode === 429) reject(new Error(`${path}: the limit was reached.`))
    response.resume()
    response.on('end', () => resolve(performance.now() - startedAt))
  }).on('error', reject)
  return promise
}

/** Returns the times of sequential requests, in ms. */
export async function latencies(
  url: string,
  asks: readonly (string | Ask)[],
  times: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (const ask of asks.slice(0, 50)) await timed(agent, url, ask)
  const measured: number[] = []
  for (let at = 0; at < times; at++) measured.push(await timed(agent, url, asks[at % asks.length] ?? ''))
  agent.destroy()
  return measured
}

/** Returns the percentile of `values` at `share` (0 to 1). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** Times a call in ms: wall-clock time, and CPU time of this process. */
export async function timeOf(call: () => Promise<unknown>): Promise<{ ms: number; busyMs: number }> {
  const [startedAt, before] = [performance.now(), process.cpuUsage()]
  await call()
  const { user, system } = process.cpuUsage(before)
  return { ms: performance.now() - startedAt, busyMs: (user + system) / 1000 }
}
