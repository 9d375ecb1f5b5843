import { randomCases } from '@mullion/config/test-speed'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyHistogram, latencyClass, latencyLimitsMs, percentileMs, slowCount } from './latency.ts'

function counted(times: readonly number[]) {
  const histogram = emptyHistogram()
  for (const ms of times) histogram[latencyClass(ms)] = (histogram[latencyClass(ms)] ?? 0) + 1
  return histogram
}

describe('the 95th percentile', () => {
  it('falls in the same class as the exact value', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 5000, noNaN: true }), { minLength: 1 }), (times) => {
        const sorted = times.toSorted((a, b) => a - b)
        const exact = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
        const found = percentileMs(counted(times), 0.95) ?? -1
        const at = latencyClass(exact)
        expect(found).toBeGreaterThanOrEqual((latencyLimitsMs[at - 1] ?? 0) - 0.05)
        expect(found).toBeLessThanOrEqual((latencyLimitsMs[at] ?? 5000) + 0.05)
      }),
      randomCases(100),
    )
  })

  it('is interpolated within a class, capped at the last limit, and null without data', () => {
    expect(percentileMs(counted(Array.from({ length: 100 }, () => 15)), 0.95)).toBe(19.5)
    expect(percentileMs(counted([9000]), 0.95)).toBe(5000)
    expect(percentileMs(emptyHistogram(), 0.95)).toBeNull()
  })
})

it('counts requests over half a second as slow', () => {
  expect(slowCount(counted([1, 500, 500.1, 900, 7000]))).toBe(3)
})
