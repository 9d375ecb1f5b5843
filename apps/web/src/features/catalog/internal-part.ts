import { discountRates } from '@mullion/domain/accounts/company'
import type { InternalPart, Part } from '@mullion/domain/catalog/part'
import { discounted } from '@mullion/domain/money'

/** The part with the fields that only staff are sent; null for everybody else. */
export function internalOf(part: Part | InternalPart): InternalPart | null {
  return 'privateNotes' in part ? part : null
}

export interface PriceTier {
  /** In percent of the list price. */
  readonly off: number
  readonly priceCents: number
}

/** What each kind of company pays for a part, beginning with those that pay the list price. */
export function priceTiers(listPriceCents: number): PriceTier[] {
  return discountRates.map((rate) => ({
    off: Math.round((1 - rate) * 100),
    priceCents: discounted(listPriceCents, rate),
  }))
}
