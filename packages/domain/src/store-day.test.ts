import { describe, expect, it } from 'vitest'
import { dayAfter, startOfStoreDay } from './store-day.ts'

describe("a day of the store's calendar", () => {
  it.each([
    ['2026-01-15', '2026-01-15T05:00:00.000Z'],
    ['2026-07-15', '2026-07-15T04:00:00.000Z'],
    // The clocks change in the night after midnight.
    ['2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', '2026-11-02T05:00:00.000Z'],
    ['0002-01-01', '0002-01-01T04:56:02.000Z'],
  ])('%s begins at %s', (day, instant) => {
    expect(startOfStoreDay(day).toISOString()).toBe(instant)
  })

  it.each([
    ['2026-11-20', '2026-11-21'],
    ['2026-02-28', '2026-03-01'],
    ['2028-02-28', '2028-02-29'],
    ['2026-12-31', '2027-01-01'],
  ])('%s is followed by %s', (day, next) => {
    expect(dayAfter(day)).toBe(next)
  })
})
