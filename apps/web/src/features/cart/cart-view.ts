import type { CartEntry } from '@mullion/domain/cart/stored-cart'
import type { PricedCart } from '@mullion/domain/checkout/quote'
import { formatMoney, timesQuantity } from '@mullion/domain/money'
import type { PriceChange } from './cart.state.ts'

/** A line as the cart shows it: what the server said of the part, for the quantity as it is now. */
export interface ShownLine {
  readonly entry: CartEntry
  readonly unitPriceCents: number | null
  readonly lineTotalCents: number | null
  readonly problem: string | null
}

/** Puts the server's prices to the entries; until it has answered, the remembered prices stand. */
export function shownLines(entries: readonly CartEntry[], priced: PricedCart | undefined): ShownLine[] {
  const known = new Map(priced?.lines.map((line) => [line.partId, line]))
  return entries.map((entry) => {
    const line = known.get(entry.part.id)
    const unitPriceCents = line ? line.unitPriceCents : entry.part.priceCents
    return {
      entry,
      unitPriceCents,
      lineTotalCents: unitPriceCents === null ? null : timesQuantity(unitPriceCents, entry.quantity),
      problem: line?.problem ?? null,
    }
  })
}

/** The sum of the lines that have a price, in cents. */
export function subtotalCents(lines: readonly ShownLine[]): number {
  return lines.reduce((sum, line) => sum + (line.lineTotalCents ?? 0), 0)
}

const mostNamed = 3

/** What changed in price, in one sentence, or null. */
export function priceChangeText(changes: readonly PriceChange[]): string | null {
  if (changes.length === 0) return null
  const named = changes
    .slice(0, mostNamed)
    .map(
      ({ number, fromCents, toCents }) =>
        `${number} from ${formatMoney(fromCents)} to ${formatMoney(toCents)}`,
    )
  const rest = changes.length - named.length
  return `Prices have changed: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`
}
