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

/** Returns a part at its quoted price in place of any other; its list price stays known. */
function atQuotedPrice<P extends Part>(part: P, { unitPriceCents }: QuotedLine, priceQuote: string): P {
  const { priceBreaks: _breaks, priceReason: reason, ...rest } = part
  const listPriceCents = part.listPriceCents ?? (reason ? undefined : part.priceCents)
  const quoted = { rule: 'quoted', priceQuote } as const
  return {
    ...rest,
    ...(listPriceCents === undefined ? {} : { listPriceCents }),
    priceCents: unitPriceCents,
    priceReason: quoted,
  } as unknown as P
}

/** Returns the parts of a price quote at their quoted prices. */
export function quotedParts<P extends Part>(
  { number, lines }: QuotedOrder,
  parts: ReadonlyMap<number, P>,
): ReadonlyMap<number, P> {
  const priced = lines.flatMap((line): [number, P][] => {
    const part = line.partId === null ? undefined : parts.get(line.partId)
    return part ? [[part.id, atQuotedPrice(part, line, number)]] : []
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
  const byPart = new Map(lines.map((line) => [line.partId, line]))
  const priced = quoted.lines.flatMap((line): PricedCartLine[] => {
    const ofPart = line.partId === null ? undefined : byPart.get(line.partId)
    if (line.partId !== null) return ofPart ? [ofPart] : []
    const { lineNo, description: name, unit, quantity, unitPriceCents, lineTotalCents } = line
    return [
      {
        ...{ partId: -lineNo, number: facts.itemNumber, name, unit, quantity },
        ...{ unitPriceCents, lineTotalCents, comments: notesOf(line), configurations: [] },
        priceReason: { rule: 'quoted', priceQuote: quoted.number },
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
