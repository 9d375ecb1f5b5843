import { discountRates } from '@mullion/domain/accounts/company'
import type { InternalPart, Part } from '@mullion/domain/catalog/part'
import { discounted } from '@mullion/domain/money'

export function internalOf(part: Part | InternalPart): InternalPart | null {
  return 'privateNotes' in part ? part : null
}

export interface PriceTier {
  /** Discount in percent of the list price. */
  readonly off: number
  readonly priceCents: number
}

export function priceTiers(listPriceCents: number): PriceTier[] {
  return discountRates.map((rate) => ({
    off: Math.round((1 - rate) * 100),
    priceCents: discounted(listPriceCents, rate),
  }))
}
