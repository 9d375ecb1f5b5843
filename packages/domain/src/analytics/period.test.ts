import { describe, expect, it } from 'vitest'
import { daysOfPeriod, isoWeek, periodsOf, trendGrain } from './period.ts'
import { addDays } from './range.ts'

describe('trend grain', () => {
  it.each([
    [1, 'hour'],
    [2, 'day'],
    [92, 'day'],
    [93, 'week'],
    [366, 'week'],
    [367, 'month'],
  ])('%i days are shown by %s', (days, grain) => {
    expect(trendGrain({ from: '2024-01-01', to: addDays('2024-01-01', days - 1) })).toBe(grain)
  })
})

describe('ISO weeks', () => {
  it.each([
    ['2026-11-22', '2026-W47'],
    ['2026-11-23', '2026-W48'],
    ['2025-12-29', '2026-W01'],
    ['2027-01-03', '2026-W53'],
    ['2021-01-01', '2020-W53'],
    ['2024-12-30', '2025-W01'],
  ])('%s is in %s', (day, week) => {
    expect(isoWeek(day)).toBe(week)
  })
})

describe('periods', () => {
  it('of one day are 24 hours, even when clocks go forward', () => {
    const hours = periodsOf({ from: '2026-03-08', to: '2026-03-08' })
    expect(hours).toHaveLength(24)
    expect(hours[2]).toBe('2026-03-08T02')
  })

  it('of two days are days, of a year weeks, of more than a year months', () => {
    expect(periodsOf({ from: '2025-12-31', to: '2026-01-01' })).toEqual(['2025-12-31', '2026-01-01'])
    expect(periodsOf({ from: '2025-01-01', to: '2025-12-31' })).toHaveLength(53)
    expect(periodsOf({ from: '2024-12-31', to: '2026-01-01' })).toHaveLength(14)
  })
})

describe('the days of a period', () => {
  it.each([
    ['2026-11-20T15', '2026-11-20', '2026-11-20', 15],
    ['2026-11-20', '2026-11-20', '2026-11-20', null],
    ['2026-W47', '2026-11-16', '2026-11-22', null],
    ['2026-W01', '2025-12-29', '2026-01-04', null],
    ['2020-W53', '2020-12-28', '2021-01-03', null],
    ['2024-02', '2024-02-01', '2024-02-29', null],
    ['2025-12', '2025-12-01', '2025-12-31', null],
  ])('%s', (period, from, to, hour) => {
    expect(daysOfPeriod(period)).toEqual({ range: { from, to }, hour })
  })
})
