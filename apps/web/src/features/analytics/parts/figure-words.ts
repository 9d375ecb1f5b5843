import type { Change } from '@mullion/domain/analytics/reports'

const numberFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const dayOfYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

const atMidnight = (text: string) => new Date(`${text}T00:00:00Z`)

/** Returns `1,234`, with any decimals of a quantity. */
export const countText = (count: number): string => numberFormat.format(count)

/** Returns `12.4K`, for axes. */
export const shortCount = (count: number): string => short.format(count)

/** Returns `$12.4K`, for axes; the exact amount is shown elsewhere. */
export const shortMoney = (cents: number): string => `$${short.format(cents / 100)}`

/** Returns `+12.5%` or `−3.0%`; a dash if the previous value was zero. */
export function changeText(change: Change): string {
  if (change === null) return '–'
  const sign = change > 0 ? '+' : change < 0 ? '−' : ''
  return `${sign}${Math.abs(change).toFixed(1)}%`
}

/** Returns `3 PM` for 15. */
export function hourText(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Returns a range of days, such as `Nov 1 – 20, 2026`, or `Nov 20, 2026` for one day. */
export function daysText({ from, to }: { readonly from: string; readonly to: string }): string {
  return dayOfYear.formatRange(atMidnight(from), atMidnight(to))
}

/** Returns a trend period's axis label: `3 PM`, `Nov 20`, `Nov 16` for the week that starts that day, or `Nov 2026`. */
export function shortPeriod(range: { readonly from: string }, hour: number | null, period: string): string {
  if (hour !== null) return hourText(hour)
  return period.length === 7 ? month.format(atMidnight(range.from)) : day.format(atMidnight(range.from))
}
