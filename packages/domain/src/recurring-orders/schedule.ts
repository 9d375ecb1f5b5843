const dayMs = 86_400_000

/** The longest time between two orders, in weeks. */
export const maxWeeks = 52
/** Hour on the store's clock from which the drafts of a day are made. */
export const draftHour = 6
/** How far ahead the next order can be set. */
export const maxDaysAhead = 366

const mostDays = 14
/** Days before the end of a draft on which its buyer is reminded. */
export const reminderDaysBefore = 2

export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** Returns what is wrong with the day of the next order; null if it is from today to a year ahead. */
export function nextDayProblem(day: string, today: string): string | null {
  if (day >= today && day <= daysAfter(today, maxDaysAhead)) return null
  return 'Choose a day from today to one year ahead.'
}

/** Returns the first due day after `today`, counting from `day` in steps of weeks; missed days are skipped. */
export function nextDay(day: string, everyWeeks: number, today: string): string {
  const weeks = everyWeeks * 7
  const missed = Math.floor((Date.parse(today) - Date.parse(day)) / dayMs)
  return daysAfter(day, missed < 0 ? 0 : (Math.floor(missed / weeks) + 1) * weeks)
}

/** Days for which a draft waits: two weeks at most, and never into the next one. */
export function draftDays(everyWeeks: number): number {
  return Math.min(mostDays, everyWeeks * 7 - 1)
}
