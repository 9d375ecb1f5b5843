import { dayAfter } from '../store-day.ts'

/** Store days such as `2026-11-20`; both ends are included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

export const rangePresets = [
  'today',
  'yesterday',
  'last7days',
  'last30days',
  'last60days',
  'last90days',
  'yearToDate',
  'allTime',
] as const
export type RangePreset = (typeof rangePresets)[number]
export const defaultPreset: RangePreset = 'last30days'
/** Start of the "all time" range. */
export const firstDay = '2020-01-01'

const dayMs = 24 * 3_600_000
const atMidnight = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Returns the day `days` later; negative goes back. */
export function addDays(day: string, days: number): string {
  return new Date(atMidnight(day) + days * dayMs).toISOString().slice(0, 10)
}

export function dayCount({ from, to }: DayRange): number {
  return Math.round((atMidnight(to) - atMidnight(from)) / dayMs) + 1
}

export function daysOf({ from, to }: DayRange): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day)
  return days
}

export function presetRange(preset: RangePreset, today: string): DayRange {
  const last = (days: number) => ({ from: addDays(today, 1 - days), to: today })
  switch (preset) {
    case 'today':
      return last(1)
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'last7days':
      return last(7)
    case 'last30days':
      return last(30)
    case 'last60days':
      return last(60)
    case 'last90days':
      return last(90)
    case 'yearToDate':
      return { from: `${today.slice(0, 4)}-01-01`, to: today }
    case 'allTime':
      return { from: firstDay, to: today }
  }
}

/** Returns the range of equal length that ends the day before this one begins. */
export function rangeBefore(range: DayRange): DayRange {
  return { from: addDays(range.from, -dayCount(range)), to: addDays(range.from, -1) }
}

export const totalsGrains = ['day', 'month', 'year'] as const
export type TotalsGrain = (typeof totalsGrains)[number]

/** Stored totals of one period length, from the first to the last period, inclusive. */
export interface TotalsSpan {
  readonly grain: TotalsGrain
  readonly from: string
  readonly to: string
}

/** Splits a range into the fewest stored totals: whole years, then whole months, then single days at the ends. */
export function totalsSpans({ from, to }: DayRange): TotalsSpan[] {
  const firstMonth = from.endsWith('-01') ? from.slice(0, 7) : nextMonth(from.slice(0, 7))
  const monthAfter = addDays(to, 1).endsWith('-01') ? nextMonth(to.slice(0, 7)) : to.slice(0, 7)
  if (firstMonth >= monthAfter) return [{ grain: 'day', from, to }]
  const firstYear = firstMonth.endsWith('-01') ? firstMonth.slice(0, 4) : nextYear(firstMonth)
  const yearAfter = monthAfter.slice(0, 4)
  const spans: (TotalsSpan | false)[] = [
    from < `${firstMonth}-01` && { grain: 'day', from, to: addDays(`${firstMonth}-01`, -1) },
    ...monthsAndYears({ firstMonth, monthAfter, firstYear, yearAfter }),
    to >= `${monthAfter}-01` && { grain: 'day', from: `${monthAfter}-01`, to },
  ]
  return spans.filter((span) => span !== false)
}

const nextYear = (month: string) => String(Number(month.slice(0, 4)) + 1)

function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

const nextMonth = (month: string) => addMonths(month, 1)

function monthsAndYears(bounds: {
  readonly firstMonth: string
  readonly monthAfter: string
  readonly firstYear: string
  readonly yearAfter: string
}): (TotalsSpan | false)[] {
  const { firstMonth, monthAfter, firstYear, yearAfter } = bounds
  const lastMonth = addMonths(monthAfter, -1)
  if (firstYear >= yearAfter) return [{ grain: 'month', from: firstMonth, to: lastMonth }]
  return [
    firstMonth < `${firstYear}-01` && {
      grain: 'month',
      from: firstMonth,
      to: addMonths(`${firstYear}-01`, -1),
    },
    { grain: 'year', from: firstYear, to: String(Number(yearAfter) - 1) },
    monthAfter > `${yearAfter}-01` && { grain: 'month', from: `${yearAfter}-01`, to: lastMonth },
  ]
}
