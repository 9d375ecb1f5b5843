import { daysOfPeriod } from '@mullion/domain/analytics/period'

const format = (options: Intl.DateTimeFormatOptions) => {
  const dates = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (day: string) => dates.format(new Date(`${day}T00:00:00Z`))
}
const dayText = format({ dateStyle: 'medium' })
const shortDay = format({ month: 'short', day: 'numeric' })
const monthText = format({ month: 'short', year: 'numeric' })

/** Names a trend period: `Nov 20, 2026, 3 PM`, `Nov 20, 2026`, `Week of Nov 16, 2026` or `Nov 2026`, and shorter. */
export function periodWords(period: string): { readonly long: string; readonly short: string } {
  const { range, hour } = daysOfPeriod(period)
  const day = dayText(range.from)
  if (hour !== null) {
    const clock = `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
    return { long: `${day}, ${clock}`, short: clock }
  }
  if (period.length === 7) return { long: monthText(range.from), short: monthText(range.from) }
  return { long: period.includes('W') ? `Week of ${day}` : day, short: shortDay(range.from) }
}
