import { type CardMonth, cardMonthAt } from '@mullion/domain/card'

/** Returns the month of a gateway's date, such as `2027-03` or `2027-03-31`; null if it is not a date. */
function monthOf(expiration: string): CardMonth | null {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(expiration) ?? []
  return year && month ? { year: Number(year), month: Number(month) } : null
}

/** Returns an expiration date as printed on the card: MM/YY. */
export function printedExpiry(expiration: string): string {
  const month = monthOf(expiration)
  if (!month) return expiration
  return `${String(month.month).padStart(2, '0')}/${String(month.year % 100).padStart(2, '0')}`
}

/** True once the last day of the card's month has passed. */
export function cardHasExpired(expiration: string, now: Date): boolean {
  const month = monthOf(expiration)
  const today = cardMonthAt(now)
  return month !== null && (month.year - today.year) * 12 + month.month - today.month < 0
}
