import { dayAfter } from './store-day.ts'

const dayNumber = (year: number, month: number, date: number) => new Date(Date.UTC(year, month - 1, date))
const text = (day: Date) => day.toISOString().slice(0, 10)

/** A day that is the same date every year; one that falls on a Sunday is kept on the Monday. */
const fixed = (month: number, date: number) => (year: number) => {
  const day = text(dayNumber(year, month, date))
  return dayNumber(year, month, date).getUTCDay() === 0 ? dayAfter(day) : day
}

/** The nth of a weekday (0 is Sunday) in a month; -1 is the last. */
const nth = (count: number, weekday: number, month: number) => (year: number) => {
  if (count > 0) {
    const first = dayNumber(year, month, 1).getUTCDay()
    return text(dayNumber(year, month, 1 + ((weekday - first + 7) % 7) + 7 * (count - 1)))
  }
  const end = dayNumber(year, month + 1, 0)
  return text(dayNumber(year, month, end.getUTCDate() - ((end.getUTCDay() - weekday + 7) % 7)))
}

const thanksgiving = nth(4, 4, 11)

/** The day that a holiday is kept on in a year; one on a Saturday is not moved. */
const rules = {
  'New Year’s Day': fixed(1, 1),
  'Martin Luther King Day': nth(3, 1, 1),
  'Presidents’ Day': nth(3, 1, 2),
  'Memorial Day': nth(-1, 1, 5),
  Juneteenth: fixed(6, 19),
  'Independence Day': fixed(7, 4),
  'Labor Day': nth(1, 1, 9),
  'Columbus Day': nth(2, 1, 10),
  'Veterans Day': fixed(11, 11),
  Thanksgiving: thanksgiving,
  'Day after Thanksgiving': (year: number) => dayAfter(thanksgiving(year)),
  'Christmas Eve': (year: number) => `${year}-12-24`,
  Christmas: fixed(12, 25),
  'New Year’s Eve': (year: number) => `${year}-12-31`,
} as const satisfies Readonly<Record<string, (year: number) => string>>
export type Holiday = keyof typeof rules

/** Days on which carriers neither move nor deliver. */
export const carrierHolidays = [
  'New Year’s Day',
  'Memorial Day',
  'Independence Day',
  'Labor Day',
  'Thanksgiving',
  'Christmas',
] as const satisfies readonly Holiday[]

/** Holidays on which a store is closed unless its settings differ. */
export const usualClosedDays: readonly Holiday[] = [...carrierHolidays, 'Day after Thanksgiving']

export function isHoliday(day: string, holidays: readonly Holiday[]): boolean {
  return holidays.some((holiday) => rules[holiday](Number(day.slice(0, 4))) === day)
}

const plain = (name: string) => name.trim().replaceAll('’', "'").toLowerCase()
const byName = new Map((Object.keys(rules) as Holiday[]).map((name) => [plain(name), name]))

export const knownHolidays: readonly Holiday[] = [...byName.values()]

/** Parses names with commas between them; null if one is unknown. `None` is no holiday. */
export function readHolidays(names: string): Holiday[] | null {
  if (plain(names) === 'none') return []
  const holidays = names.split(',').map((name) => byName.get(plain(name)))
  return holidays.every((holiday) => holiday !== undefined) ? holidays : null
}
