import { quantityProblem } from '@mullion/domain/cart/cart'
import { describeConfiguration } from '@mullion/domain/cart/line-configuration'
import type { SavedCartLine } from '@mullion/domain/cart/stored-cart'
import { specialOrderText } from '@mullion/domain/catalog/part'
import { nearBreak, nearBreakText, whyText } from '@mullion/domain/catalog/price-words'
import { noLongerSoldText, noPriceText } from '@mullion/domain/checkout/pricing'
import { type PricedCart, type PricedCartLine, pricesOfLine } from '@mullion/domain/checkout/quote'
import { lineTotalCents } from '@mullion/domain/money'
import { priceAt, type QuantityPrices } from '@mullion/domain/own-price'
import { type FormerPrices, formerPrice } from './former-prices.ts'

/** A cart line as displayed: the server's data on the part, for the current quantity. */
export interface CartLineView {
  readonly entry: SavedCartLine
  readonly unitPriceCents: number | null
  readonly lineTotalCents: number | null
  /** Price before it changed during this visit. */
  readonly formerPriceCents: number | undefined
  /** List price; set only if the buyer gets a discount. */
  readonly listPriceCents: number | undefined
  /** How much more it takes to pay less for each, if that is near. */
  readonly nearBreak?: string
  /** Which rule decided the price; shown to staff. */
  readonly why?: string
  readonly problem: string | null
  /** Lead time and long pieces; empty while the server's answer is loading. */
  readonly notices: readonly string[]
}

export interface KnownPrices {
  /** The server's prices; undefined while loading, when the saved prices apply. */
  readonly priced: PricedCart | undefined
  readonly former: FormerPrices
}

function noticesOf({ specialOrder, lengthNotice }: PricedCartLine): string[] {
  return [...(specialOrder ? [specialOrderText] : []), ...(lengthNotice ? [lengthNotice] : [])]
}

export function shownLines(
  entries: readonly SavedCartLine[],
  { priced, former }: KnownPrices,
): CartLineView[] {
  const known = new Map(priced?.lines.map((line) => [line.partId, line]))
  return entries.map((entry) => {
    const { id, priceCents } = entry.part
    const line = known.get(id)
    const list = priced?.listPrices?.[id]
    const prices: QuantityPrices = line ? pricesOfLine(line) : entry.part
    const own = priceAt(prices, entry.quantity)
    const unitPriceCents = own.priceCents
    const oneCents = priceAt(prices, 1).priceCents
    const near = line?.problem ? null : nearBreak(prices, entry.quantity)
    return {
      entry,
      unitPriceCents,
      formerPriceCents: list === priceCents ? undefined : formerPrice(former[id], priceCents, oneCents),
      listPriceCents: list,
      lineTotalCents: lineTotalCents(unitPriceCents, entry.quantity),
      ...(near && { nearBreak: nearBreakText(near, entry.quantity, entry.part.unit) }),
      ...(line && own.priceCents !== null && { why: whyText(own, list) }),
      problem: line?.problem ?? null,
      notices: line ? noticesOf(line) : [],
    }
  })
}

/** Returns the sum of all lines that have a price, in cents. */
export function subtotalCents(lines: readonly CartLineView[]): number {
  return lines.reduce((sum, line) => sum + (line.lineTotalCents ?? 0), 0)
}

/** Returns the line's configuration as text, leaving out its doors. */
export function configurationText({ configurations = [] }: SavedCartLine): string[] {
  return configurations.filter(({ kind }) => kind !== 'door').flatMap(describeConfiguration)
}

export function quantityFollows({ configurations = [] }: SavedCartLine): boolean {
  return configurations.some(({ kind }) => kind === 'cuts' || kind === 'door')
}

/** True if configuring the part, or changing its configuration, would fix the line's problem. */
export function needsConfiguration({ problem, entry }: CartLineView): boolean {
  if (problem === null || problem === noLongerSoldText || problem === noPriceText) return false
  return problem !== quantityProblem(entry.part.unit, entry.quantity)
}
