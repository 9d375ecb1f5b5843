import { dateFormat } from './date-format.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** Opening hours, by the office's own clock; times are minutes after midnight. */
export interface OfficeHours {
  readonly days: readonly [Weekday, ...Weekday[]]
  readonly openMinute: number
  /** Exclusive: the office is closed from this minute. */
  readonly closeMinute: number
}

export interface Office {
  readonly officeHours: OfficeHours
  /** IANA name. It handles daylight saving: 8AM stays 8AM. */
  readonly timeZone: string
}

/** Open until `closeMinute` today, or closed until `openMinute` on `nextDay`. */
export type OfficePresence =
  | { readonly open: true; readonly closeMinute: number }
  | { readonly open: false; readonly nextDay: 'today' | Weekday; readonly openMinute: number }

/** Returns whether the office is open at an instant, and when it next closes or opens. */
export function officeHoursAt(now: Date, { officeHours, timeZone }: Office): OfficePresence {
  const { days, openMinute, closeMinute } = officeHours
  const { weekday, minute } = officeClock(now, timeZone)
  if (days.includes(weekday) && minute < closeMinute) {
    return minute >= openMinute ? { open: true, closeMinute } : { open: false, nextDay: 'today', openMinute }
  }
  const today = weekdays.indexOf(weekday)
  const coming = [...weekdays.slice(today + 1), ...weekdays.slice(0, today + 1)]
  return { open: false, nextDay: coming.find((day) => days.includes(day)) ?? days[0], openMinute }
}

/** Display text of the presence: `We’re closed right now. Back Monday at 8AM.` */
export function officeSentence(presence: OfficePresence): string {
  if (presence.open) return `We’re open until ${timeOfDay(presence.closeMinute)}.`
  return `We’re closed right now. Back ${presence.nextDay} at ${timeOfDay(presence.openMinute)}.`
}

/** Display text of the hours, with the time zone's winter name: `8AM to 4:30PM EST, Monday to Friday`. */
export function officeHoursText({ officeHours, timeZone }: Office): string {
  const { days, openMinute, closeMinute } = officeHours
  return `${timeOfDay(openMinute)} to ${timeOfDay(closeMinute)} ${zoneName(timeZone)}, ${daysText(days)}`
}

const time = String.raw`(\d{1,2})(?::(\d\d))?([AaPp][Mm])`
/** Time zone name as shown with the hours: `EST`, `GMT+5:30`. */
const zone = String.raw`[A-Z]{2,5}(?:[+-]\d{1,2}(?::\d\d)?)?`
const hoursForm = new RegExp(`^${time} to ${time}(?: ${zone})?, (.+)$`)

/**
 * Parses hours such as `8AM to 4:30PM, Monday to Friday` or `…, Monday, Wednesday`; null for any other text. Day ranges
 * may wrap past the weekend. Also parses the output of `officeHoursText`, ignoring its time zone name.
 */
export function readOfficeHours(text: string): OfficeHours | null {
  const [, openHour, openPast, openHalf, closeHour, closePast, closeHalf, named = ''] =
    hoursForm.exec(text) ?? []
  const days = readDays(named)
  const openMinute = minuteOf(openHour, openPast, openHalf)
  const closes = minuteOf(closeHour, closePast, closeHalf)
  if (!days || openMinute === null || closes === null) return null
  const closeMinute = closes === 0 ? 24 * 60 : closes
  return openMinute < closeMinute ? { days, openMinute, closeMinute } : null
}

function officeClock(now: Date, timeZone: string): { weekday: Weekday; minute: number } {
  const format = dateFormat('en-US', {
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

/** Formats minutes after midnight as `8AM` or `4:30PM`. */
function timeOfDay(minute: number): string {
  const hour = Math.floor(minute / 60) % 24
  const past = minute % 60
  const minutes = past === 0 ? '' : `:${String(past).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'AM' : 'PM'}`
}

function zoneName(timeZone: string): string {
  const format = dateFormat('en-US', { timeZone, timeZoneName: 'short' })
  const winter = format.formatToParts(Date.UTC(2026, 0, 1))
  return winter.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Three or more days in a row (also across the weekend) become `Monday to Friday`; others are listed. */
function daysText(days: OfficeHours['days']): string {
  const hasNext = (day: Weekday, step: number) => {
    const at = (weekdays.indexOf(day) + step + weekdays.length) % weekdays.length
    return days.some((each) => each === weekdays[at])
  }
  const starts = days.filter((day) => !hasNext(day, -1))
  const ends = days.filter((day) => !hasNext(day, 1))
  if (days.length < 3 || starts.length > 1) return days.join(', ')
  return `${starts[0] ?? days[0]} to ${ends[0] ?? days.at(-1)}`
}

function readDays(text: string): OfficeHours['days'] | null {
  const ends = text.split(' to ')
  const isRow = ends.length === 2
  const known: readonly string[] = weekdays
  const places = (isRow ? ends : text.split(', ')).map((name) => known.indexOf(name))
  if (places.includes(-1) || new Set(places).size < places.length) return null
  const [start = 0, end = start] = places
  const inRow = (at: number) => (start < end ? at >= start && at <= end : at >= start || at <= end)
  const [first, ...more] = weekdays.filter((_, at) => (isRow ? inRow(at) : places.includes(at)))
  return first === undefined ? null : [first, ...more]
}

/** Converts a 12-hour time to minutes after midnight. */
function minuteOf(hour: string | undefined, past = '0', half = ''): number | null {
  const [hours, minutes] = [Number(hour), Number(past)]
  if (!(hours >= 1 && hours <= 12 && minutes < 60)) return null
  return ((hours % 12) + (half.toUpperCase() === 'PM' ? 12 : 0)) * 60 + minutes
}
