import { type CartLine, quantityProblem } from '../cart/cart.ts'
import { configurationProblem } from '../cart/configured-line.ts'
import type { Part } from '../catalog/part.ts'
import { AppError } from '../error.ts'
import { timesQuantity } from '../money.ts'
import type { OrderDraft } from './order-draft.ts'
import type { PricedCart, PricedLine } from './quote.ts'

export const noLongerSoldText = 'This part is no longer sold.'
export const noPriceText = 'This part has no price online. Please call us for a price.'

function lineProblem(part: Part, line: CartLine): string | null {
  const configuration = configurationProblem(part, line)
  if (configuration) return configuration.text
  if (part.priceCents === null) return noPriceText
  return quantityProblem(part.unit, line.quantity)
}

function priceLine(line: CartLine, part: Part | undefined): PricedLine {
  const { partId, quantity, comments, configurations = [] } = line
  const asked = { partId, quantity, comments, configurations }
  if (!part) {
    const unknown = { number: '', name: `Part ${line.partId}`, unit: 'EA' as const }
    return { ...asked, ...unknown, unitPriceCents: null, lineTotalCents: null, problem: noLongerSoldText }
  }
  const problem = lineProblem(part, line)
  return {
    ...asked,
    number: part.number,
    name: part.name,
    unit: part.unit,
    unitPriceCents: part.priceCents,
    lineTotalCents: part.priceCents === null ? null : timesQuantity(part.priceCents, line.quantity),
    problem,
  }
}

/** Prices a cart at the viewer's own unit prices; a line that cannot be ordered as it is says why. */
export function priceCart(lines: readonly CartLine[], parts: ReadonlyMap<number, Part>): PricedCart {
  const priced = lines.map((line) => priceLine(line, parts.get(line.partId)))
  return {
    lines: priced,
    cartTotalCents: priced.reduce((sum, line) => sum + (line.lineTotalCents ?? 0), 0),
    returnsAgreementNeeded: priced.some((line) => line.unit !== 'EA'),
  }
}

/** The lines of a cart that can be ordered as it is; throws `blocked`, naming each line that cannot. */
export function orderableLines(cart: PricedCart): OrderDraft['lines'] {
  const refused = cart.lines.filter((line) => line.problem !== null)
  const [first] = refused
  if (first) {
    const message = `${first.number || first.name}: ${first.problem}`
    const lines = refused.map(({ partId, number, problem }) => ({ partId, number, problem }))
    throw new AppError('blocked', 'checkout.line_refused', message, { lines })
  }
  return cart.lines.map((line) => ({
    ...line,
    unitPriceCents: line.unitPriceCents ?? 0,
    lineTotalCents: line.lineTotalCents ?? 0,
  }))
}
