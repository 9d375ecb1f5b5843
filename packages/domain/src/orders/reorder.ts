import type { Part } from '../catalog/part.ts'
import { lineFate } from '../checkout/line-fate.ts'
import { priceAt } from '../own-price.ts'
import type { OrderLine, ReorderLine } from './order-list.ts'

/** Returns what would happen to a line item today; `part` has the buyer's own price, undefined if it is not sold. */
export function reorderLine(line: OrderLine, part: Part | undefined): ReorderLine {
  const { kind } = lineFate(part, line)
  const unitPriceCents = part ? priceAt(part, line.quantity).priceCents : null
  if (!part || unitPriceCents === null || part.unit !== line.unit || kind === 'no_longer_sold') {
    return { line, outcome: 'no_longer_sold', unitPriceCents: null }
  }
  // Reuses the old configuration unless the part now requires a different one.
  if (kind !== 'ready') return { line, outcome: 'needs_configuration', unitPriceCents }
  return { line, outcome: unitPriceCents === line.unitPriceCents ? 'same' : 'new_price', unitPriceCents }
}
