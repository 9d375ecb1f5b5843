const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Waits that the Standard Webhooks specification recommends: three days and some hours in all. */
const waitsMs: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

/** Attempts until an endpoint is paused. */
export const maxAttempts = waitsMs.length + 1

const jitter = 0.1

/**
 * Returns how many milliseconds to wait after a number of failed attempts in a row, up to a tenth more or less as
 * `random` (0 to 1) says; null after the last one.
 */
export function retryAfterMs(failures: number, random: number): number | null {
  const wait = waitsMs[failures - 1]
  return wait === undefined ? null : Math.round(wait * (1 - jitter + 2 * jitter * random))
}
