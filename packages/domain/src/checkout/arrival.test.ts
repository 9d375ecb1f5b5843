import { randomCases } from '@mullion/config/test-speed'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usualClosedDays } from '../holidays.ts'
import { dayAfter } from '../store-day.ts'
import { arrivalDay, shipDay, transitDays } from './arrival.ts'

const timeZone = 'America/New_York'
const calendar = { timeZone, closedDays: usualClosedDays }

describe('the day an order ships', () => {
  it.each([
    ['Friday 1:59 PM: the same day', '2026-11-20T18:59:59Z', '2026-11-20'],
    ['Friday 2 PM: Monday', '2026-11-20T19:00:00Z', '2026-11-23'],
    ['Saturday: Monday', '2026-11-21T15:00:00Z', '2026-11-23'],
    ['Sunday night: Monday', '2026-11-23T04:30:00Z', '2026-11-23'],
    ['Monday 2 PM: Tuesday', '2026-11-23T19:00:00Z', '2026-11-24'],
    ['Thanksgiving: Monday, as the store is closed on the Friday', '2026-11-26T15:00:00Z', '2026-11-30'],
    ['the day before Thanksgiving after 2 PM: Monday', '2026-11-25T19:00:00Z', '2026-11-30'],
    ['New Year’s Day on a Sunday is kept on the Monday: Tuesday', '2034-01-02T15:00:00Z', '2034-01-03'],
    ['Independence Day on a Sunday is kept on the Monday: Tuesday', '2027-07-03T15:00:00Z', '2027-07-06'],
    ['Christmas on a Saturday is not moved: Friday ships', '2027-12-24T15:00:00Z', '2027-12-24'],
    ['daylight saving time counts: 1:59 PM is 17:59 UTC', '2026-07-01T17:59:00Z', '2026-07-01'],
    ['daylight saving time counts: 2 PM is 18:00 UTC', '2026-07-01T18:00:00Z', '2026-07-02'],
  ])('%s', (_title, at, day) => {
    expect(shipDay(new Date(at), calendar)).toBe(day)
  })
})

describe('the arrival day', () => {
  it.each([
    ['a day after Friday is Monday', '2026-11-20T15:00:00Z', 1, '2026-11-23'],
    ['three days after Wednesday is Monday', '2026-11-18T15:00:00Z', 3, '2026-11-23'],
    ['five days after Friday is Friday', '2026-11-06T15:00:00Z', 5, '2026-11-13'],
    ['across the end of a year', '2027-12-31T15:00:00Z', 1, '2028-01-03'],
    ['two days after the Monday before Thanksgiving is Wednesday', '2026-11-23T15:00:00Z', 2, '2026-11-25'],
    ['ordered after 2 PM: Thanksgiving is no day in transit', '2026-11-23T20:00:00Z', 2, '2026-11-27'],
    ['five days across Thanksgiving', '2026-11-20T15:00:00Z', 5, '2026-11-30'],
    ['freight across Christmas and the New Year', '2026-12-22T15:00:00Z', 8, '2027-01-05'],
    ['ordered after 2 PM on Friday', '2026-11-20T20:00:00Z', 2, '2026-11-25'],
  ])('%s', (_title, at, businessDays, day) => {
    expect(arrivalDay(new Date(at), { ...calendar, businessDays })).toBe(day)
  })
})

it('carriers pick up on no holiday, even in a store that is never closed', () => {
  expect(shipDay(new Date('2026-11-26T15:00:00Z'), { timeZone, closedDays: [] })).toBe('2026-11-27')
})

it('a day that only the store is closed delays shipping, not transit', () => {
  const closed = { timeZone, closedDays: ['Veterans Day'] as const }
  const at = new Date('2026-11-10T15:00:00Z')
  expect(arrivalDay(at, { ...closed, businessDays: 1 })).toBe('2026-11-11')
  expect(shipDay(new Date('2026-11-11T15:00:00Z'), closed)).toBe('2026-11-12')
})

/** Holidays as a calendar would be read, without the product's rules: weekdays and dates of one day. */
function carriersRest(day: string): boolean {
  const [, month = 0, date = 0] = day.split('-').map(Number)
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6) return true
  const kept = (m: number, d: number) => month === m && (date === d || (date === d + 1 && weekday === 1))
  if (kept(1, 1) || kept(7, 4) || kept(12, 25)) return true
  if (month === 5) return weekday === 1 && date > 24
  if (month === 9) return weekday === 1 && date < 8
  return month === 11 && weekday === 4 && date >= 22 && date <= 28
}

it('in any year nothing ships or arrives when carriers rest, and faster service is never later', () => {
  const at = fc.date({ min: new Date('2000-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(at, fc.integer({ min: 1, max: 9 }), (placedAt, businessDays) => {
      const ships = shipDay(placedAt, calendar)
      expect(carriersRest(ships)).toBe(false)
      let expected = ships
      for (let left = businessDays; left > 0; ) {
        expected = dayAfter(expected)
        if (!carriersRest(expected)) left -= 1
      }
      expect(arrivalDay(placedAt, { ...calendar, businessDays })).toBe(expected)
      const sooner = arrivalDay(placedAt, { ...calendar, businessDays: businessDays - 1 })
      expect(sooner < expected).toBe(true)
    }),
    randomCases(1000),
  )
})

it.each([
  ['03', 4, 4],
  ['FEDEX_GROUND', 4, 4],
  ['LTL', 6, 6],
  ['12', 4, 3],
  ['02', null, 2],
  ['13', 7, 1],
  ['01', 7, 1],
  ['14', 7, 1],
  ['FEDEX_2_DAY', 1, 2],
  ['STANDARD_OVERNIGHT', null, 1],
  ['03', null, null],
] as const)('service %s, with ground in %s days, takes %s', (service, ground, days) => {
  expect(transitDays(service, ground)).toBe(days)
})
