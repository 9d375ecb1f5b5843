import type { ServiceOffer } from './quote.ts'

type Compared = Pick<ServiceOffer, 'name' | 'priceCents' | 'businessDays' | 'arrivesOn'>

/** Negative if the first arrives earlier, 0 for the same day; null if one of them is unknown. */
function arrivalOrder(a: Compared, b: Compared): number | null {
  if (a.arrivesOn !== null && b.arrivesOn !== null) return Date.parse(a.arrivesOn) - Date.parse(b.arrivesOn)
  return a.businessDays === null || b.businessDays === null ? null : a.businessDays - b.businessDays
}

/**
 * Says of a service that is dearer than another and arrives no earlier: `Same day as Ground` or `Later than Ground`,
 * named after the cheapest such service. Null for any other, and if a price or arrival is unknown.
 */
export function noEarlierText(offer: Compared, offers: readonly Compared[]): string | null {
  const { priceCents } = offer
  if (priceCents === null) return null
  const better = offers
    .flatMap((other) => {
      const order = arrivalOrder(other, offer)
      const cheaper = other.priceCents !== null && other.priceCents < priceCents
      return cheaper && order !== null && order <= 0 ? [{ ...other, order }] : []
    })
    .sort((a, b) => (a.priceCents ?? 0) - (b.priceCents ?? 0))
  const [best] = better
  return best ? `${best.order === 0 ? 'Same day as' : 'Later than'} ${best.name}` : null
}
