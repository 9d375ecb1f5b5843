import { readSaved, writeText } from '../../lib/storage.ts'

const formerPricesKey = 'formerPrices'
const nothingSaved: { readonly prices: readonly unknown[] } = { prices: [] }

/** Prices of parts before they changed during this visit, in cents by part id. */
export type FormerPrices = Readonly<Record<string, number>>

const isCents = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Reads the former prices of this visit; a visit survives reloads and ends when its tab closes. */
export function readFormerPrices(): FormerPrices {
  const prices: Record<string, number> = {}
  for (const saved of readSaved(formerPricesKey, nothingSaved, 'tab').prices) {
    const [partId, cents] = Array.isArray(saved) ? (saved as unknown[]) : []
    if (isCents(partId) && isCents(cents)) prices[partId] = cents
  }
  return prices
}

export function saveFormerPrices(prices: FormerPrices): void {
  const pairs = Object.entries(prices).map(([partId, cents]) => [Number(partId), cents])
  writeText(formerPricesKey, JSON.stringify({ prices: pairs }), 'tab')
}

/**
 * Returns the price that the buyer saw before the current one, in cents: the first of this visit, or else the
 * last saved one. Undefined if it has not changed.
 */
export function formerPrice(
  firstCents: number | undefined,
  lastCents: number | null,
  priceCents: number | null,
): number | undefined {
  const seen = firstCents ?? lastCents
  return seen === null || priceCents === null || seen === priceCents ? undefined : seen
}
