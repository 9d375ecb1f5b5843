import { randomCases } from '@mullion/config/test-speed'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysOf, presetRange, rangeBefore, totalsSpans } from './range.ts'

describe('date range presets', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['last7days', '2026-02-23', '2026-03-01'],
    ['last30days', '2026-01-31', '2026-03-01'],
    ['last60days', '2026-01-01', '2026-03-01'],
    ['last90days', '2025-12-02', '2026-03-01'],
    ['yearToDate', '2026-01-01', '2026-03-01'],
    ['allTime', '2020-01-01', '2026-03-01'],
  ] as const)('%s on March 1, 2026 is %s to %s', (preset, from, to) => {
    expect(presetRange(preset, '2026-03-01')).toEqual({ from, to })
  })
})

it('the previous range has the same length and ends the day before', () => {
  expect(rangeBefore({ from: '2026-03-01', to: '2026-03-07' })).toEqual({
    from: '2026-02-22',
    to: '2026-02-28',
  })
  expect(rangeBefore({ from: '2026-01-01', to: '2026-01-01' })).toEqual({
    from: '2025-12-31',
    to: '2025-12-31',
  })
})

describe('the spans of stored totals', () => {
  it.each([
    ['2026-11-20', '2026-11-20', ['day 2026-11-20 2026-11-20']],
    ['2026-11-01', '2026-11-30', ['month 2026-11 2026-11']],
    [
      '2026-10-31',
      '2026-12-01',
      ['day 2026-10-31 2026-10-31', 'month 2026-11 2026-11', 'day 2026-12-01 2026-12-01'],
    ],
    ['2020-01-01', '2026-11-22', ['year 2020 2025', 'month 2026-01 2026-10', 'day 2026-11-01 2026-11-22']],
    ['2025-01-01', '2025-12-31', ['year 2025 2025']],
    ['2023-12-31', '2025-01-31', ['day 2023-12-31 2023-12-31', 'year 2024 2024', 'month 2025-01 2025-01']],
  ])('%s to %s', (from, to, spans) => {
    expect(totalsSpans({ from, to }).map((span) => `${span.grain} ${span.from} ${span.to}`)).toEqual(spans)
  })

  it('cover each day of any range exactly once, and no other day', () => {
    const start = fc.integer({ min: 0, max: 3000 })
    const length = fc.integer({ min: 0, max: 1500 })
    fc.assert(
      fc.property(start, length, (offset, more) => {
        const range = { from: addDays('2019-12-15', offset), to: addDays('2019-12-15', offset + more) }
        const covered = totalsSpans(range).flatMap(({ from, to }) =>
          daysOf({ from: firstDayOf(from), to: lastDayOf(to) }),
        )
        expect(covered).toEqual(daysOf(range))
      }),
      randomCases(100),
    )
  })
})

const firstDayOf = (period: string) => `${period}-01-01`.slice(0, 10)

function lastDayOf(period: string): string {
  if (period.length === 10) return period
  if (period.length === 4) return `${period}-12-31`
  const [year, month] = period.split('-').map(Number)
  return new Date(Date.UTC(year!, month!, 0)).toISOString().slice(0, 10)
}
