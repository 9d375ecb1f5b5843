import type { Change } from '@mullion/domain/analytics/reports'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const dayOfYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

const atMidnight = (text: string) => new Date(`${text}T00:00:00Z`)

/** `1,234`, with the decimals that a quantity may have. */
export const countText = (count: number): string => whole.format(count)

/** `12.4K`, for axes. */
export const shortCount = (count: number): string => short.format(count)

/** `$12.4K`, for axes; the exact amount stands elsewhere. */
export const shortMoney = (cents: number): string => `$${short.format(cents / 100)}`

/** `+12.5%`, `−3.0%`; a dash where there was nothing before. */
export function changeText(change: Change): string {
  if (change === null) return '–'
  const sign = change > 0 ? '+' : change < 0 ? '−' : ''
  return `${sign}${Math.abs(change).toFixed(1)}%`
}

/** `3 PM` for 15. */
export function hourText(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `Nov 20, 2026`. */
const dateText = (text: string): string => dayOfYear.format(atMidnight(text))

/** A stretch of days: `Nov 1 – 20, 2026`. */
export function daysText({ from, to }: { readonly from: string; readonly to: string }): string {
  return from === to ? dateText(from) : dayOfYear.formatRange(atMidnight(from), atMidnight(to))
}

/** A period of a trend as an axis has it: `3 PM`, `Nov 20`, `Nov 16` for its week, `Nov 2026`. */
export function shortPeriod(range: { readonly from: string }, hour: number | null, period: string): string {
  if (hour !== null) return hourText(hour)
  return period.length === 7 ? month.format(atMidnight(range.from)) : day.format(atMidnight(range.from))
}
