import type { CartLine } from '../cart/cart.ts'
import type { DoorRegister } from '../cart/register-check.ts'
import type { Part } from '../catalog/part.ts'
import type { QuotedLine } from '../price-quotes/quoted-lines.ts'
import { priceCart } from './pricing.ts'
import type { PricedCart, PricedCartLine } from './quote.ts'

/** What a price quote says about an order that accepts it. */
export interface QuotedOrder {
  readonly id: number
  readonly versionNo: number
  /** Such as `Q1042`. */
  readonly number: string
  readonly lines: readonly QuotedLine[]
  /** Null if freight is quoted like that of any order. */
  readonly freightCents: number | null
}

/** The part id of order lines whose item is not in the catalog. */
export const noPartId = 0

const notesOf = ({ comments, note }: QuotedLine) => (note ? [...comments, note] : [...comments])

/** Returns the lines of parts in the catalog, as a cart. */
export function cartOf({ lines }: Pick<QuotedOrder, 'lines'>): CartLine[] {
  return lines.flatMap((line) => {
    const { partId, quantity, configurations } = line
    if (partId === null) return []
    return [{ partId, quantity, comments: notesOf(line), configurations: [...configurations] }]
  })
}

/** Returns the parts of a price quote at their quoted prices; their list prices stay known. */
export function quotedParts<P extends Part>(
  { lines }: Pick<QuotedOrder, 'lines'>,
  parts: ReadonlyMap<number, P>,
): ReadonlyMap<number, P> {
  const priced = lines.flatMap(({ partId, unitPriceCents }): [number, P][] => {
    const part = partId === null ? undefined : parts.get(partId)
    if (!part) return []
    const { priceBreaks: _breaks, priceReason, priceCents, ...rest } = part
    const listPriceCents = part.listPriceCents ?? (priceReason ? null : priceCents)
    return [[part.id, { ...rest, priceCents: unitPriceCents, listPriceCents } as P]]
  })
  return new Map(priced)
}

/**
 * Prices an order that accepts a price quote, at nothing but the quoted prices. Items that are not in the catalog have
 * negative part ids, so that each line has its own, and all the same number, under which accounting books them.
 */
export function priceQuotedOrder(
  quoted: QuotedOrder,
  facts: {
    readonly parts: ReadonlyMap<number, Part>
    readonly register: DoorRegister
    readonly itemNumber: string
  },
): PricedCart {
  const { lines, returnsAgreementNeeded } = priceCart(cartOf(quoted), facts.parts, facts.register)
  const priceReason = { rule: 'quoted', priceQuote: quoted.number } as const
  const byPart = new Map(lines.map((line) => [line.partId, { ...line, priceReason }]))
  const priced = quoted.lines.flatMap((line): PricedCartLine[] => {
    const ofPart = line.partId === null ? undefined : byPart.get(line.partId)
    if (line.partId !== null) return ofPart ? [ofPart] : []
    const { lineNo, description: name, unit, quantity, unitPriceCents, lineTotalCents } = line
    return [
      {
        ...{ partId: -lineNo, number: facts.itemNumber, name, unit, quantity },
        ...{ unitPriceCents, lineTotalCents, comments: notesOf(line), configurations: [] },
        priceReason,
        problem: null,
      },
    ]
  })
  return {
    lines: priced,
    cartTotalCents: priced.reduce((sum, line) => sum + (line.lineTotalCents ?? 0), 0),
    returnsAgreementNeeded: returnsAgreementNeeded || priced.some(({ unit }) => unit !== 'EA'),
  }
}
