import { percentile } from '../bench/load.ts'
import { printTable } from '../bench/table.ts'
import { openBuyers } from './buyers.ts'
import { keepRate } from './measure.ts'
import type { Stores } from './stores.ts'

/** The slope of a line through the points, by least squares. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const over = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  return over / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
}

/** Keeps one rate for minutes and prints how the memory of each server grows; the first third warms up and does not count. */
export async function soak(
  stores: Stores,
  { rate, minutes }: { rate: number; minutes: number },
): Promise<void> {
  const act = await openBuyers(stores.servers.map(({ url }) => url))
  const points = stores.servers.map((): [number, number][] => [])
  const startedAt = performance.now()
  const minutesNow = () => (performance.now() - startedAt) / 60_000
  const watching = setInterval(() => {
    for (const [at, server] of stores.servers.entries()) {
      points[at]?.push([minutesNow(), server.memoryMb() ?? 0])
    }
  }, 1000)
  const { samples, errors } = await keepRate(act, rate, minutes * 60)
  clearInterval(watching)
  const times = samples.flatMap(({ ms }) => (ms === null ? [] : [ms]))
  console.log(
    `${stores.setUp}: ${rate} requests/s for ${minutes} min, ${samples.length - times.length} of ${samples.length} failed`,
  )
  const rows = points.map((all, at) => {
    const counted = all.filter(([minute]) => minute >= minutes / 3)
    return [
      `server ${at + 1}`,
      all[0]?.[1] ?? 0,
      counted[0]?.[1] ?? 0,
      all.at(-1)?.[1] ?? 0,
      slopeOf(counted).toFixed(2),
    ]
  })
  printTable(['memory', 'first MB', 'warm MB', 'last MB', 'MB/min'], rows)
  console.log(`p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms.`)
  for (const [message, count] of errors) console.log(`  ${count} times: ${message}`)
  console.log()
}
