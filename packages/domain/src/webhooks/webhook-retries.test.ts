import { describe, expect, it } from 'vitest'
import { maxAttempts, retryAfterMs } from './webhook-retries.ts'

const hour = 3_600_000
const waits = (random: number) =>
  Array.from({ length: maxAttempts - 1 }, (_, at) => retryAfterMs(at + 1, random) ?? Number.NaN)
const inAll = (random: number) => waits(random).reduce((total, wait) => total + wait, 0)

describe('retries of a webhook delivery', () => {
  it('wait longer each time, for three days and a few hours in all', () => {
    expect(waits(0.5)).toEqual([...waits(0.5)].sort((one, other) => one - other))
    expect(inAll(0.5)).toBeGreaterThan(3 * 24 * hour)
    expect(inAll(0.5)).toBeLessThan(3.5 * 24 * hour)
  })

  it('end after the tenth attempt', () => {
    expect(maxAttempts).toBe(10)
    expect(retryAfterMs(10, 0.5)).toBeNull()
  })

  it('are spread by up to a tenth, so that servers of one receiver are not all asked at once', () => {
    expect([0, 0.5, 1].map((random) => retryAfterMs(1, random))).toEqual([4500, 5000, 5500])
  })
})
