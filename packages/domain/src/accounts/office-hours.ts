const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export type Weekday = (typeof weekdays)[number]

/** When somebody is at the office, by its own clock; times are minutes after midnight. */
export interface OfficeHours {
  /** IANA name. Daylight saving is its business: 8AM stays 8AM. */
  readonly timeZone: string
  readonly days: readonly [Weekday, ...Weekday[]]
  readonly openMinute: number
  /** The first minute at which nobody is there any more. */
  readonly closeMinute: number
}

/** The store's clock and calendar, by IANA name. */
export const storeTimeZone = 'America/New_York'

/** 8AM to 4:30PM Eastern time, Monday to Friday. */
export const officeHours: OfficeHours = {
  timeZone: storeTimeZone,
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  openMinute: 8 * 60,
  closeMinute: 16 * 60 + 30,
}

/** Somebody is there until a minute of today, or will be from a minute of today or of the next day named. */
export type OfficePresence =
  | { readonly open: true; readonly closeMinute: number }
  | { readonly open: false; readonly nextDay: 'today' | Weekday; readonly openMinute: number }

/** Whether somebody is at the office at an instant, and until or from when. */
export function officeHoursAt(now: Date, hours: OfficeHours = officeHours): OfficePresence {
  const { timeZone, days, openMinute, closeMinute } = hours
  const { weekday, minute } = officeClock(now, timeZone)
  if (days.includes(weekday) && minute < closeMinute) {
    return minute >= openMinute ? { open: true, closeMinute } : { open: false, nextDay: 'today', openMinute }
  }
  const today = weekdays.indexOf(weekday)
  const coming = [...weekdays.slice(today + 1), ...weekdays.slice(0, today + 1)]
  return { open: false, nextDay: coming.find((day) => days.includes(day)) ?? days[0], openMinute }
}

/** The same for a reader: `Nobody is here now. We are back Monday at 8AM.` */
export function officeSentence(presence: OfficePresence): string {
  if (presence.open) return `Somebody is here now, until ${timeOfDay(presence.closeMinute)}.`
  return `Nobody is here now. We are back ${presence.nextDay} at ${timeOfDay(presence.openMinute)}.`
}

/** What the calendar and the clock on the office's wall show. */
function officeClock(now: Date, timeZone: string): { weekday: Weekday; minute: number } {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]))
  const weekday = weekdays.find((day) => day === parts.get('weekday')) ?? 'Sunday'
  return { weekday, minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) }
}

/** Minutes after midnight as `8AM` or `4:30PM`. */
function timeOfDay(minute: number): string {
  const hour = Math.floor(minute / 60) % 24
  const past = minute % 60
  const minutes = past === 0 ? '' : `:${String(past).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'AM' : 'PM'}`
}
