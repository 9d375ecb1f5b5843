import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carrierHolidays, type Holiday, isHoliday, readHolidays, usualClosedDays } from './holidays.ts'
import { dayAfter } from './store-day.ts'

function keptIn(year: number, holidays: readonly Holiday[]): string[] {
  const days: string[] = []
  for (let day = `${year}-01-01`; day.startsWith(`${year}`); day = dayAfter(day))
    if (isHoliday(day, holidays)) days.push(day)
  return days
}

describe('carriers rest', () => {
  it.each([
    [2026, '01-01 05-25 07-04 09-07 11-26 12-25'],
    [2027, '01-01 05-31 07-05 09-06 11-25 12-25'],
    [2028, '01-01 05-29 07-04 09-04 11-23 12-25'],
    [2033, '01-01 05-30 07-04 09-05 11-24 12-26'],
    [2034, '01-02 05-29 07-04 09-04 11-23 12-25'],
  ])('in %s on %s', (year, days) => {
    expect(keptIn(year, carrierHolidays)).toEqual(days.split(' ').map((day) => `${year}-${day}`))
  })

  it('on six days of any year, never on a Sunday', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2190 }), (year) => {
        const days = keptIn(year, carrierHolidays)
        expect(days).toHaveLength(6)
        expect(days.map((day) => new Date(day).getUTCDay())).not.toContain(0)
      }),
      { numRuns: 60, seed: 311 },
    )
  })
})

it('the store is usually closed on the day after Thanksgiving too', () => {
  expect(isHoliday('2026-11-27', carrierHolidays)).toBe(false)
  expect(isHoliday('2026-11-27', usualClosedDays)).toBe(true)
})

it.each<[string, number, Holiday]>([
  ['01-18', 2027, 'Martin Luther King Day'],
  ['02-15', 2027, 'Presidents’ Day'],
  ['06-19', 2026, 'Juneteenth'],
  ['10-12', 2026, 'Columbus Day'],
  ['11-12', 2029, 'Veterans Day'],
  ['12-24', 2028, 'Christmas Eve'],
  ['12-31', 2028, 'New Year’s Eve'],
])('on %s in %s it is %s', (day, year, holiday) => {
  expect(keptIn(year, [holiday])).toEqual([`${year}-${day}`])
})

describe('closed days are read', () => {
  it.each<[string, readonly Holiday[] | null]>([
    ["New Year's Day, christmas", ['New Year’s Day', 'Christmas']],
    ['New Year’s Day,Day after Thanksgiving', ['New Year’s Day', 'Day after Thanksgiving']],
    ['None', []],
    ['Christmas, Boxing Day', null],
    ['', null],
    ['constructor', null],
  ])('from %j', (names, holidays) => {
    expect(readHolidays(names)).toEqual(holidays)
  })
})
