import { configurationProblem } from '../cart/line-configuration.ts'
import type { Part } from '../catalog/part.ts'
import type { ReorderLine, SoldLine } from './order-list.ts'

/** What would become of a line as sold today; `part` is at the buyer's own price, undefined when it is not sold. */
export function reorderLine(line: SoldLine, part: Part | undefined): ReorderLine {
  if (!part || part.priceCents === null || part.unit !== line.unit) {
    return { line, outcome: 'no_longer_sold', unitPriceCents: null }
  }
  const unitPriceCents = part.priceCents
  // What was stated then is stated again, unless the part asks for something else by now.
  if (configurationProblem(part, line)) return { line, outcome: 'needs_configuration', unitPriceCents }
  return { line, outcome: unitPriceCents === line.unitPriceCents ? 'same' : 'new_price', unitPriceCents }
}
