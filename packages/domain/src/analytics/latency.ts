/** Upper ends of the classes that times are counted in, in milliseconds; the last class has none. */
export const latencyLimitsMs = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] as const
export const latencyClasses = latencyLimitsMs.length + 1

/** How many times fell into each class. */
export type Histogram = readonly number[]

export const emptyHistogram = (): number[] => Array.from({ length: latencyClasses }, () => 0)

/** The class that a time falls into. */
export function latencyClass(ms: number): number {
  const at = latencyLimitsMs.findIndex((limit) => ms <= limit)
  return at === -1 ? latencyLimitsMs.length : at
}

/**
 * The time that a part of all times, such as 0.95, did not exceed, in milliseconds to one decimal: exact to its class and
 * even within it. Beyond the last limit it is that limit; null when nothing was counted.
 */
export function percentileMs(histogram: Histogram, part: number): number | null {
  const total = histogram.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let below = 0
  for (const [at, count] of histogram.entries()) {
    if (below + count >= total * part && count > 0) {
      const [from, to] = [latencyLimitsMs[at - 1] ?? 0, latencyLimitsMs[at] ?? latencyLimitsMs.at(-1) ?? 0]
      return Math.round((from + ((to - from) * (total * part - below)) / count) * 10) / 10
    }
    below += count
  }
  return latencyLimitsMs.at(-1) ?? null
}

/** What is slow: a statement, or an endpoint whose 95th percentile is above. One of the limits. */
export const slowMs = 500

/** How many times were slow. */
export function slowCount(histogram: Histogram): number {
  return histogram.slice(latencyLimitsMs.indexOf(slowMs) + 1).reduce((sum, count) => sum + count, 0)
}
