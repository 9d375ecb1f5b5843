/** Upper bounds of the histogram buckets, in milliseconds; the last bucket has none. */
export const latencyLimitsMs = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] as const
export const latencyClasses = latencyLimitsMs.length + 1

/** Count per bucket. */
export type Histogram = readonly number[]

export const emptyHistogram = (): number[] => Array.from({ length: latencyClasses }, () => 0)

export function latencyClass(ms: number): number {
  const at = latencyLimitsMs.findIndex((limit) => ms <= limit)
  return at === -1 ? latencyLimitsMs.length : at
}

/**
 * Returns the duration at a percentile (0.95 for p95), in milliseconds to one decimal, interpolated within its bucket.
 * Past the last bound it returns that bound; null if nothing was counted.
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

/** Slow threshold, for a statement or for an endpoint's p95; must be one of the bucket bounds. */
export const slowMs = 500

export function slowCount(histogram: Histogram): number {
  return histogram.slice(latencyLimitsMs.indexOf(slowMs) + 1).reduce((sum, count) => sum + count, 0)
}
