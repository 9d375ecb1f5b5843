import { quantityProblem } from '@mullion/domain/cart/cart'
import { describeConfiguration } from '@mullion/domain/cart/line-configuration'
import type { CartEntry } from '@mullion/domain/cart/stored-cart'
import { noLongerSoldText, noPriceText } from '@mullion/domain/checkout/pricing'
import type { PricedCart } from '@mullion/domain/checkout/quote'
import { lineTotalCents } from '@mullion/domain/money'
import { type FormerPrices, formerPrice } from './former-prices.ts'

/** A line as the cart shows it: what the server said of the part, for the quantity as it is now. */
export interface ShownLine {
  readonly entry: CartEntry
  readonly unitPriceCents: number | null
  readonly lineTotalCents: number | null
  /** What the part cost before its price changed during this visit. */
  readonly formerPriceCents: number | undefined
  /** What it costs those without a discount, where the buyer has one. */
  readonly listPriceCents: number | undefined
  readonly problem: string | null
}

/** What is known of the prices of a cart. */
export interface KnownPrices {
  /** What the server says; until it has answered, the remembered prices stand. */
  readonly priced: PricedCart | undefined
  readonly former: FormerPrices
}

/** Puts what is known of the prices to the entries. */
export function shownLines(entries: readonly CartEntry[], { priced, former }: KnownPrices): ShownLine[] {
  const known = new Map(priced?.lines.map((line) => [line.partId, line]))
  return entries.map((entry) => {
    const { id, priceCents } = entry.part
    const line = known.get(id)
    const list = priced?.listPrices?.[id]
    const unitPriceCents = line ? line.unitPriceCents : priceCents
    return {
      entry,
      unitPriceCents,
      formerPriceCents: list === priceCents ? undefined : formerPrice(former[id], priceCents, unitPriceCents),
      listPriceCents: list,
      lineTotalCents: lineTotalCents(unitPriceCents, entry.quantity),
      problem: line?.problem ?? null,
    }
  })
}

/** The sum of the lines that have a price, in cents. */
export function subtotalCents(lines: readonly ShownLine[]): number {
  return lines.reduce((sum, line) => sum + (line.lineTotalCents ?? 0), 0)
}

/** What is stated about a line's part beside its doors, for a reader. */
export function statedOf({ configurations = [] }: CartEntry): string[] {
  return configurations.filter(({ kind }) => kind !== 'door').flatMap(describeConfiguration)
}

/** True for a line whose quantity comes from its cuts or doors. */
export function quantityFollows({ configurations = [] }: CartEntry): boolean {
  return configurations.some(({ kind }) => kind === 'cuts' || kind === 'door')
}

/** True when stating something else about its part, or anything at all, is what a line needs. */
export function needsConfiguration({ problem, entry }: ShownLine): boolean {
  if (problem === null || problem === noLongerSoldText || problem === noPriceText) return false
  return problem !== quantityProblem(entry.part.unit, entry.quantity)
}
