import { formatNumber } from './number-format.ts'

/**
 * Money is integer cents internally and a two-place decimal at the edges. A line total is unit price in cents times
 * quantity, rounded half up.
 */
export type Cents = number

/** Multiplies a price in cents by a quantity, rounded half up to the cent; quantities are exact to 1/1000. */
export function timesQuantity(unitPriceCents: Cents, quantity: number): Cents {
  return Math.floor((unitPriceCents * Math.round(quantity * 1000) + 500) / 1000)
}

/** Returns the line total in cents, rounded half up; null if the part has no price. */
export function lineTotalCents(unitPriceCents: Cents | null, quantity: number): Cents | null {
  return unitPriceCents === null ? null : timesQuantity(unitPriceCents, quantity)
}

/** Applies a company's discount rate (1, 0.95, 0.9, 0.85, 0.8) to a unit price, rounded half up to the cent. */
export function discounted(unitPriceCents: Cents, rate: number): Cents {
  return timesQuantity(unitPriceCents, rate)
}

/** Returns the lowest list price that still gives at least this price after the discount rate. */
export function listPriceReaching(ownPriceCents: Cents, rate: number): Cents {
  let list = Math.max(0, Math.floor(ownPriceCents / rate) - 2)
  while (discounted(list, rate) < ownPriceCents) list += 1
  return list
}

/** Applies a tax rate in percent (6.625 is 6.625%) to an amount, rounded half up to the cent. */
export function percentOf(amountCents: Cents, ratePercent: number): Cents {
  return Math.floor((amountCents * Math.round(ratePercent * 1000) + 50_000) / 100_000)
}

/** Returns the part of an amount that `part` of `whole` is, rounded half up to the cent; exact for any whole numbers. */
export function shareOf(amountCents: Cents, part: number, whole: number): Cents {
  if (whole === 0) return 0
  const [amount, of, all] = [BigInt(amountCents), BigInt(part), BigInt(whole)]
  return Number((2n * amount * of + all) / (2n * all))
}

/** Converts cents to dollars as the documented REST API returns them: a number with at most two decimals. */
export function toDollars(cents: Cents): number {
  return cents / 100
}

/** Parses `12`, `12.5` or `12.50` to cents; null for anything else. */
export function parseDollars(text: string): Cents | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** Formats cents for display: `$1,234.50`. */
export function formatMoney(cents: Cents): string {
  const positive = Math.abs(cents)
  const rest = String(positive % 100).padStart(2, '0')
  return `${cents < 0 ? '-' : ''}$${formatNumber(Math.trunc(positive / 100))}.${rest}`
}
