import { quantityProblem } from '../cart/cart.ts'
import {
  type ConfiguredLine,
  configurationProblem,
  requiredConfiguration,
} from '../cart/line-configuration.ts'
import type { InternalPart, Part } from '../catalog/part.ts'
import { priceAt } from '../own-price.ts'
import { noLongerSoldText, noPriceText } from './pricing.ts'

/** What would happen to a line that is added to the cart now, and why it cannot be. */
export type LineFate =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'no_longer_sold' | 'no_price' | 'wrong_quantity' | 'needs_configuration'
      readonly text: string
    }

/**
 * Decides whether a line can be added to the cart: of a list, a quick order or an earlier order. `part` has the buyer's
 * own price; undefined if it is not sold.
 */
export function lineFate(part: Part | InternalPart | undefined, line: ConfiguredLine): LineFate {
  // Staff see parts that are no longer sold.
  if (!part || ('obsolete' in part && part.obsolete))
    return { kind: 'no_longer_sold', text: noLongerSoldText }
  if (priceAt(part, line.quantity).priceCents === null) return { kind: 'no_price', text: noPriceText }
  const quantity = quantityComesLater(part, line) ? null : quantityProblem(part.unit, line.quantity)
  if (quantity !== null) return { kind: 'wrong_quantity', text: quantity }
  const missing = configurationProblem(part, line)
  return missing ? { kind: 'needs_configuration', text: missing.text } : { kind: 'ready' }
}

/** The quantity of a cut part comes from its cuts, and of a calculated one from its doors. */
function quantityComesLater(part: Part | InternalPart, { configurations = [] }: ConfiguredLine): boolean {
  const kind = requiredConfiguration(part)?.kind
  return (kind === 'cuts' || kind === 'door') && configurations.length === 0
}
