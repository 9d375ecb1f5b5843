import { anyOf, between, byShare, type Random } from '../random.ts'
import { isWorkday, type StoreDay } from './calendar.ts'

/** Orders on a plain day by weekday, Sunday first: busy early in the week, almost none on weekends. */
const ordersByWeekday = [0.9, 13.5, 12.8, 10.8, 10.2, 9, 1.8]

/** Seasonal factors from January on: doors get repaired when it is hot outside. */
const seasonByMonth = [0.88, 0.86, 0.94, 1, 1.06, 1.16, 1.2, 1.17, 1.04, 0.98, 0.92, 0.82]

/** Sales volume at the start of the data, relative to now. */
const growthFrom = 0.86

const hours = byShare([
  [1, 6],
  [5, 7],
  [14, 8],
  [22, 9],
  [32, 10],
  [22, 11],
  [11, 12],
  [20, 13],
  [30, 14],
  [20, 15],
  [13, 16],
  [6, 17],
  [3, 18],
  [2, 19],
  [2, 20],
  [1, 21],
])

function isHoliday({ month, dayOfMonth }: StoreDay): boolean {
  const date = `${month}-${dayOfMonth}`
  return ['1-1', '7-4', '12-24', '12-25', '12-31'].includes(date)
}

/**
 * Returns a day's number of orders, excluding those of the named customers; `days` is the number of days in
 * the data.
 */
export function orderCount(random: Random, day: StoreDay, days: number): number {
  const plain = (ordersByWeekday[day.weekday] ?? 0) * (seasonByMonth[day.month - 1] ?? 1)
  const growth = 1 - (1 - growthFrom) * (day.daysAgo / days)
  const expected = plain * growth * (isHoliday(day) ? 0.15 : 1)
  return Math.floor(expected * (0.75 + random() * 0.5) + random())
}

export function orderTime(random: Random, day: StoreDay): Date {
  const minutes = anyOf(random, hours) * 60 + between(random, 0, 59)
  return new Date(day.begins + minutes * 60_000 + between(random, 0, 59_999))
}

/**
 * Returns the working days on which a regular customer orders, about one in `every`; always includes the last one
 * before today.
 */
export function regularDays(random: Random, days: readonly StoreDay[], every: number): StoreDay[] {
  const working = days.filter((day) => isWorkday(day) && day.daysAgo > 0)
  const chosen: StoreDay[] = []
  for (let at = working.length - 1; at >= 0; at -= between(random, every - 3, every + 3)) {
    chosen.unshift(...working.slice(at, at + 1))
  }
  return chosen
}
