import { type ChargedOrder, leftToCredit } from '../credit-notes/credit-amounts.ts'
import { type Cents, shareOf } from '../money.ts'
import type { RiseChoice } from './ship-to-change.ts'

/** What is charged for goods that are still to ship. */
export interface RestAmounts {
  readonly goodsCents: Cents
  readonly freightCents: Cents
  readonly goodsTaxCents: Cents
  readonly freightTaxCents: Cents
}

export interface RestLine {
  readonly quantity: number
  readonly lineTotalCents: Cents
  /** The quantity that is neither shipped nor canceled. */
  readonly left: number
}

const thousandths = (quantity: number) => Math.round(quantity * 1000)

/**
 * Returns what the rest of an order is charged. Before anything ships, that is all that was not credited; of a partly
 * shipped order, its last quantities, and freight and tax in proportion to the goods.
 */
export function chargedForRest(
  order: ChargedOrder,
  lines: readonly RestLine[],
  hasShipped: boolean,
): RestAmounts {
  const all = leftToCredit(order)
  if (!hasShipped) return all
  const goods = lines.reduce((total, { quantity, lineTotalCents, left }) => {
    const [whole, rest] = [thousandths(quantity), thousandths(left)]
    return total + lineTotalCents - shareOf(lineTotalCents, whole - rest, whole)
  }, 0)
  // Credits of another kind may have taken more of the goods.
  const goodsCents = Math.min(goods, all.goodsCents)
  const ofRest = (cents: Cents) => shareOf(cents, goodsCents, all.goodsCents)
  return {
    goodsCents,
    freightCents: ofRest(all.freightCents),
    goodsTaxCents: ofRest(all.goodsTaxCents),
    freightTaxCents: ofRest(all.freightTaxCents),
  }
}

/**
 * Returns the freight of the rest after a change, and how it differs: by what a carrier asks for both addresses today, so
 * that only the address changes it, and never below zero. A rise that is waived is not charged, and so bears no tax.
 */
export function freightAfter(
  charged: Pick<RestAmounts, 'freightCents'>,
  prices: { readonly before: Cents | null; readonly after: Cents | null },
  rise: RiseChoice,
): { readonly difference: Cents | null; readonly chargedCents: Cents } {
  if (prices.before === null || prices.after === null)
    return { difference: null, chargedCents: charged.freightCents }
  const difference = Math.max(prices.after - prices.before, -charged.freightCents)
  const isCharged = difference < 0 || rise === 'add'
  return { difference, chargedCents: charged.freightCents + (isCharged ? difference : 0) }
}

/** Amounts of a change by what they are for, none below zero. */
export interface ChangedAmounts {
  readonly freightCents: Cents
  readonly goodsTaxCents: Cents
  readonly freightTaxCents: Cents
}

/** How the difference is settled. */
export interface Settlement {
  readonly credit: ChangedAmounts
  readonly add: ChangedAmounts
  readonly waivedCents: Cents
}

type TaxParts = readonly [goods: Cents, freight: Cents]

/** Takes the smaller of two opposite differences off the larger, so that tax as a whole rises or falls. */
function netted([goods, freight]: TaxParts): TaxParts {
  if (Math.sign(goods) * Math.sign(freight) >= 0) return [goods, freight]
  const net = goods + freight
  return Math.sign(goods) === Math.sign(net) ? [net, 0] : [0, net]
}

const none: ChangedAmounts = { freightCents: 0, goodsTaxCents: 0, freightTaxCents: 0 }
/** Zero rather than minus zero. */
const fallOf = (difference: Cents) => Math.max(0, 0 - difference)
const riseOf = (difference: Cents) => Math.max(0, difference)

export const totalOf = ({ freightCents, goodsTaxCents, freightTaxCents }: ChangedAmounts): Cents =>
  freightCents + goodsTaxCents + freightTaxCents

/**
 * Decides about differences of freight and tax: what falls is credited; what rises is waived, or added where both sides
 * agreed to it. Freight and tax are settled apart, so that each stays what was charged for it.
 */
export function settlementOf(
  difference: { readonly freight: Cents; readonly goodsTax: Cents; readonly freightTax: Cents },
  rise: RiseChoice,
): Settlement {
  const [goodsTax, freightTax] = netted([difference.goodsTax, difference.freightTax])
  const parts = (of: (cents: Cents) => Cents): ChangedAmounts => ({
    freightCents: of(difference.freight),
    goodsTaxCents: of(goodsTax),
    freightTaxCents: of(freightTax),
  })
  const rises = parts(riseOf)
  return rise === 'add'
    ? { credit: parts(fallOf), add: rises, waivedCents: 0 }
    : { credit: parts(fallOf), add: none, waivedCents: totalOf(rises) }
}
