import { dateFormat } from './date-format.ts'

const dayMs = 24 * 3_600_000

/** UTC offset at an instant, in milliseconds; `GMT-05:00` is five hours behind. */
function offsetMsAt(instant: number, timeZone: string): number {
  const format = dateFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = 0, minutes = 0, seconds = 0] = /([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? []
  const ms = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
  return sign === '-' ? -ms : ms
}

/**
 * Returns the instant a day such as `2026-11-20` starts in an IANA time zone. If clocks go forward at midnight, that is
 * 1AM.
 */
export function startOfStoreDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const near = midnight - offsetMsAt(midnight, timeZone)
  const start = midnight - offsetMsAt(near, timeZone)
  const isDayBefore = start + offsetMsAt(start, timeZone) < midnight
  return new Date(isDayBefore ? near : start)
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)
}

/** Returns an instant by the store's clock, with its UTC offset: `2026-11-20T20:15:00-05:00`. */
export function storeInstant(at: Date, timeZone: string): string {
  const offset = offsetMsAt(at.getTime(), timeZone)
  const clock = (ms: number, from: number, to: number) => new Date(ms).toISOString().slice(from, to)
  return `${clock(at.getTime() + offset, 0, 19)}${offset < 0 ? '-' : '+'}${clock(Math.abs(offset), 11, 16)}`
}

const dayAndHour = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
} as const

/** Returns the day, such as `2026-11-20`, and the hour, 0 to 23, on the store's clock at an instant. */
export function storeTime(at: Date, timeZone: string): { readonly day: string; readonly hour: number } {
  const parts = Object.fromEntries(
    dateFormat('en-CA', { ...dayAndHour, timeZone })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) }
}
