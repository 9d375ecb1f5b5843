import type { PricedCart } from '@mullion/domain/checkout/quote'
import { formatMoney } from '@mullion/domain/money'
import { notify } from '../../lib/notices.state.ts'
import { type PriceChange, rememberPrices } from './cart.state.ts'

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

/** Remembers the prices that the server gave and says those that differ from the ones before. */
export function tellPrices({ lines }: PricedCart): void {
  const text = priceChangeText(rememberPrices(lines))
  if (text) notify(text)
}
