import { readKept, writeText } from '../../lib/storage.ts'

const formerPricesKey = 'formerPrices'
const nothingKept: { readonly prices: readonly unknown[] } = { prices: [] }

/** What parts cost before their prices changed during this visit, in cents by part id. */
export type FormerPrices = Readonly<Record<string, number>>

const isCents = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** The former prices of this visit, which ends with its tab; a reload goes on with it. */
export function readFormerPrices(): FormerPrices {
  const prices: Record<string, number> = {}
  for (const kept of readKept(formerPricesKey, nothingKept, 'tab').prices) {
    const [partId, cents] = Array.isArray(kept) ? (kept as unknown[]) : []
    if (isCents(partId) && isCents(cents)) prices[partId] = cents
  }
  return prices
}

/** Keeps the former prices for reloads of this tab alone. */
export function keepFormerPrices(prices: FormerPrices): void {
  const pairs = Object.entries(prices).map(([partId, cents]) => [Number(partId), cents])
  writeText(formerPricesKey, JSON.stringify({ prices: pairs }), 'tab')
}

/**
 * What the buyer has seen a part cost before it came to this price, in cents: first of all, or else what was remembered
 * last; undefined where it cost the same.
 */
export function formerPrice(
  firstCents: number | undefined,
  lastCents: number | null,
  priceCents: number | null,
): number | undefined {
  const seen = firstCents ?? lastCents
  return seen === null || priceCents === null || seen === priceCents ? undefined : seen
}
