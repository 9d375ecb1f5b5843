import { describe, expect, it } from 'vitest'
import { dayAfter, startOfStoreDay, storeInstant } from './store-day.ts'
import { demoStoreInfo } from './store-info.ts'

describe('a store day', () => {
  it.each([
    ['2026-01-15', '2026-01-15T05:00:00.000Z'],
    ['2026-07-15', '2026-07-15T04:00:00.000Z'],
    // The clocks change during the night, after midnight.
    ['2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', '2026-11-02T05:00:00.000Z'],
    ['0002-01-01', '0002-01-01T04:56:02.000Z'],
  ])('%s begins at %s', (day, instant) => {
    expect(startOfStoreDay(day, demoStoreInfo.timeZone).toISOString()).toBe(instant)
  })

  it("begins at midnight in the store's time zone", () => {
    expect(startOfStoreDay('2026-07-15', 'America/Los_Angeles').toISOString()).toBe(
      '2026-07-15T07:00:00.000Z',
    )
    expect(startOfStoreDay('2026-07-15', 'Asia/Kolkata').toISOString()).toBe('2026-07-14T18:30:00.000Z')
  })

  it.each([
    // Clocks go forward at midnight, so this day has no midnight.
    ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z'],
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['2026-03-29', 'Atlantic/Azores', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
    // Clocks go back across midnight, so midnight comes twice, or late.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
    ['2026-10-25', 'Atlantic/Azores', '2026-10-25T00:00:00.000Z'],
    ['2026-10-25', 'Asia/Beirut', '2026-10-24T22:00:00.000Z'],
  ])('%s begins in %s at %s, where clocks change around midnight', (day, timeZone, instant) => {
    expect(startOfStoreDay(day, timeZone).toISOString()).toBe(instant)
    const before = new Date(Date.parse(instant) - 1)
    const dayOf = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone })
    expect([dayOf(before) < day, dayOf(new Date(instant))]).toEqual([true, day])
  })

  it.each([
    ['2026-11-21T01:15:09.999Z', 'America/New_York', '2026-11-20T20:15:09-05:00'],
    ['2026-07-15T03:30:00Z', 'America/New_York', '2026-07-14T23:30:00-04:00'],
    ['2026-07-15T20:00:00Z', 'Asia/Kolkata', '2026-07-16T01:30:00+05:30'],
    ['2026-07-15T20:00:00Z', 'UTC', '2026-07-15T20:00:00+00:00'],
  ])('shows %s in %s as %s', (at, timeZone, text) => {
    expect(storeInstant(new Date(at), timeZone)).toBe(text)
    expect(Math.abs(Date.parse(text) - Date.parse(at))).toBeLessThan(1000)
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
