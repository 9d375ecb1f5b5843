import type { PricedCart } from '@mullion/domain/checkout/quote'
import { formatMoney } from '@mullion/domain/money'
import { actingState } from '../../lib/acting.state.ts'
import { notify } from '../../lib/notices.state.ts'
import { type PriceChange, rememberPrices } from './cart.state.ts'

const maxNamed = 3

/** Returns the discount in percent, from the highest price, which rounding to the cent distorts least. */
function percentOff(changes: readonly PriceChange[]): number {
  const [highest] = changes.toSorted((a, b) => b.fromCents - a.fromCents)
  return highest ? Math.round((1 - highest.toCents / highest.fromCents) * 100) : 0
}

/**
 * Describes price changes in one sentence, or returns null. `customer` is the company that staff order for, if they do.
 */
export function priceChangeText(changes: readonly PriceChange[], customer: string | null): string | null {
  if (changes.length === 0) return null
  if (changes.every(({ isDiscount }) => isDiscount)) {
    if (changes.some(({ isSpecial }) => isSpecial))
      return customer === null
        ? 'Your company’s prices are applied.'
        : `The prices of ${customer} are applied.`
    const percent = percentOff(changes)
    return customer === null
      ? `Your company’s ${percent}% discount is applied.`
      : `The ${percent}% discount of ${customer} is applied.`
  }
  const named = changes
    .slice(0, maxNamed)
    .map(
      ({ number, fromCents, toCents }) =>
        `${number} from ${formatMoney(fromCents)} to ${formatMoney(toCents)}`,
    )
  const rest = changes.length - named.length
  return `Prices have changed: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`
}

export function notifyPriceChanges(priced: PricedCart): void {
  const text = priceChangeText(rememberPrices(priced), actingState.company?.name ?? null)
  if (text) notify(text)
}
