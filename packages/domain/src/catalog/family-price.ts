import { type Cents, formatMoney } from '../money.ts'
import { formatNumber } from '../number-format.ts'

/** Prices of a family's parts in cents; null if none has a price. */
export interface PriceRange {
  readonly fromCents: Cents
  readonly toCents: Cents
}

export function priceRangeOf(prices: readonly (Cents | null)[]): PriceRange | null {
  const known = prices.filter((price) => price !== null)
  if (known.length === 0) return null
  return { fromCents: Math.min(...known), toCents: Math.max(...known) }
}

const wholeDollars = (cents: Cents) => formatMoney(cents).replace(/\.00$/, '')

/** `$41 to $68.50`, or one price. */
export function priceRangeText({ fromCents, toCents }: PriceRange): string {
  return fromCents === toCents
    ? wholeDollars(fromCents)
    : `${wholeDollars(fromCents)} to ${wholeDollars(toCents)}`
}

/** `9 variants`. */
export function variantsText(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'variant' : 'variants'}`
}
