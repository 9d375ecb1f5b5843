import { dateFormat } from '../date-format.ts'
import { storeTime } from '../store-day.ts'

/** Days a company on terms has to pay, from the store day of the order. */
const netDays = 30
const dayMs = 24 * 3_600_000

/** The terms of an order on account: `Net 30, due Dec 20, 2026`. */
export function termsText(placedAt: Date, timeZone: string): string {
  const { day } = storeTime(placedAt, timeZone)
  const due = new Date(Date.parse(`${day}T00:00:00Z`) + netDays * dayMs)
  return `Net ${netDays}, due ${dateFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(due)}`
}
