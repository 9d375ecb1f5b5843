import { formatMoney } from '../money.ts'
import { formatNumber } from '../number-format.ts'
import { type OwnPrice, type PriceBreak, type PriceRule, priceAt, type QuantityPrices } from '../own-price.ts'
import type { InternalPart, Part, Unit } from './part.ts'
import { unitNames } from './part-unit.ts'

const amountText = (quantity: number, unit: Unit) =>
  unit === 'EA' ? formatNumber(quantity) : `${formatNumber(quantity)} ${unitNames[unit]}`

const unitPriceText = (priceCents: number, unit: Unit) =>
  `${formatMoney(priceCents)} ${unit === 'EA' ? unitNames.EA : `/ ${unitNames[unit]}`}`

/** `10 or more: $41.20 each`, or of a part sold by length `25 ft or more: $2.10 / ft`. */
export function breakText({ minQuantity, priceCents }: PriceBreak, unit: Unit): string {
  return `${amountText(minQuantity, unit)} or more: ${unitPriceText(priceCents, unit)}`
}

/** Returns the next lower price of a line that has at least half the quantity it takes; null if there is none. */
export function nearBreak(prices: QuantityPrices, quantity: number): PriceBreak | null {
  const { priceCents: now } = priceAt(prices, quantity)
  if (now === null) return null
  const near = ({ minQuantity, priceCents }: PriceBreak) =>
    minQuantity > quantity && minQuantity <= quantity * 2 && priceCents < now
  return prices.priceBreaks?.find(near) ?? null
}

/** `Add 3 more to pay $41.20 each.` */
export function nearBreakText(near: PriceBreak, quantity: number, unit: Unit): string {
  const missing = amountText(near.minQuantity - quantity, unit)
  return `Add ${missing} more to pay ${unitPriceText(near.priceCents, unit)}.`
}

/** Says which rule decided a price, in words for staff. */
export function whyText(
  { priceCents, priceReason }: OwnPrice,
  listPriceCents: number | null | undefined,
): string {
  switch (priceReason?.rule) {
    case 'contract':
      return ruleWords.contract
    case 'break':
      return `Quantity price from ${formatNumber(priceReason.minQuantity)}`
    case 'tag':
      return `${priceReason.discountHundredths / 100}% off ${priceReason.tag}`
    default:
      return listPriceCents == null || priceCents === listPriceCents ? ruleWords.list : ruleWords.company
  }
}

/** The rules of prices, in words for staff. */
export const ruleWords: Readonly<Record<PriceRule, string>> = {
  contract: 'Contract price',
  break: 'Quantity price',
  tag: 'Tag discount',
  company: 'Company discount',
  list: 'List price',
}

/** Says for staff why a company pays what it pays for a part; null for other readers and for the list price. */
export function whyForStaff(part: Part | InternalPart, quantity = 1): string | null {
  if (!('privateNotes' in part)) return null
  const price = priceAt(part, quantity)
  if (price.priceCents === null) return null
  return price.priceReason || price.priceCents !== part.listPriceCents
    ? whyText(price, part.listPriceCents)
    : null
}
