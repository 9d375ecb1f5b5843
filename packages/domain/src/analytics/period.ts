import { addDays, type DayRange, dayCount, daysOf } from './range.ts'

export type TrendGrain = 'hour' | 'day' | 'week' | 'month'

const maxDaysByDay = 92
const maxDaysByWeek = 366

/**
 * Returns the length of a trend's periods: hours for one day, days up to 92 days, weeks up to a year, then
 * months.
 */
export function trendGrain(range: DayRange): TrendGrain {
  const days = dayCount(range)
  if (days === 1) return 'hour'
  if (days <= maxDaysByDay) return 'day'
  return days <= maxDaysByWeek ? 'week' : 'month'
}

/** Day of the week, from Monday 0 to Sunday 6. */
const weekdayFromMonday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/**
 * Returns the ISO 8601 week of a day, for example `2026-W47`: weeks start on Monday, and week 1 holds the year's first
 * Thursday.
 */
export function isoWeek(day: string): string {
  const thursday = addDays(day, 3 - weekdayFromMonday(day))
  const year = thursday.slice(0, 4)
  const weeksBefore = Math.floor((dayCount({ from: `${year}-01-01`, to: thursday }) - 1) / 7)
  return `${year}-W${String(weeksBefore + 1).padStart(2, '0')}`
}

export function periodOf(grain: TrendGrain, day: string, hour: number): string {
  if (grain === 'hour') return `${day}T${String(hour).padStart(2, '0')}`
  if (grain === 'week') return isoWeek(day)
  return grain === 'month' ? day.slice(0, 7) : day
}

/** Returns every period of a range in order, including periods without orders. */
export function periodsOf(range: DayRange): string[] {
  const grain = trendGrain(range)
  const hours = grain === 'hour' ? Array.from({ length: 24 }, (_, hour) => hour) : [0]
  return [...new Set(daysOf(range).flatMap((day) => hours.map((hour) => periodOf(grain, day, hour))))]
}

/** Sunday is 0. */
export const dayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** Returns the day of the week; Sunday is 0. */
export function dayOfWeek(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** The Monday of an ISO week, for example `2026-W47`. */
function mondayOf(week: string): string {
  const fourth = `${week.slice(0, 4)}-01-04`
  return addDays(fourth, (Number(week.slice(6)) - 1) * 7 - weekdayFromMonday(fourth))
}

/** Returns the days of a trend period, and its hour if the period is an hour. */
export function daysOfPeriod(period: string): { readonly range: DayRange; readonly hour: number | null } {
  if (period.includes('W')) {
    const from = mondayOf(period)
    return { range: { from, to: addDays(from, 6) }, hour: null }
  }
  const [day = period, hour] = period.split('T')
  if (day.length > 7) return { range: { from: day, to: day }, hour: hour === undefined ? null : Number(hour) }
  const nextMonth = addDays(`${day}-28`, 4).slice(0, 7)
  return { range: { from: `${day}-01`, to: addDays(`${nextMonth}-01`, -1) }, hour: null }
}
