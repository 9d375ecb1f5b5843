import { type Cents, shareOf } from '../money.ts'
import {
  feeTooHigh,
  freightOverCredited,
  lineCreditedTwice,
  nothingToCredit,
  overCredited,
} from './credit-note.ts'

/** Amounts of money by what they were charged for. */
export interface CreditedAmounts {
  readonly goodsCents: Cents
  readonly freightCents: Cents
  readonly goodsTaxCents: Cents
  readonly freightTaxCents: Cents
}

/** What an order charged, and what of it was credited so far. */
export interface ChargedOrder {
  readonly cartTotalCents: Cents
  readonly shippingCents: Cents
  readonly taxCents: Cents
  /** The two parts of the tax; null for orders stored without them. */
  readonly goodsTaxCents: Cents | null
  readonly freightTaxCents: Cents | null
  readonly creditedGoodsCents: Cents
  readonly creditedFreightCents: Cents
  readonly creditedGoodsTaxCents: Cents
  readonly creditedFreightTaxCents: Cents
}

export interface ChargedLine {
  readonly lineNo: number
  readonly number: string
  readonly quantity: number
  readonly lineTotalCents: Cents
  readonly creditedQuantity: number
}

export interface LineToCredit {
  readonly lineNo: number
  readonly quantity: number
  /** Held back of what the quantity cost, such as a restocking fee. */
  readonly feeCents?: Cents | undefined
}

/** What to give back of an order. */
export interface ToCredit {
  readonly lines: readonly LineToCredit[]
  /** How much of the freight: a sum, or all that is left of it. */
  readonly freight: Cents | 'rest'
  /** How much of the tax, at most what is left of it; without it, as much as the goods and freight given back bore. */
  readonly tax?: { readonly goodsTaxCents: Cents; readonly freightTaxCents: Cents } | undefined
}

export interface CreditedLine {
  readonly lineNo: number
  readonly quantity: number
  readonly cents: Cents
  readonly feeCents: Cents
}

export interface CreditAmounts extends CreditedAmounts {
  readonly lines: readonly CreditedLine[]
  readonly taxCents: Cents
  readonly totalCents: Cents
}

const thousandths = (quantity: number) => Math.round(quantity * 1000)

/** Returns what an order charged by what it was for; a tax without parts is shared out by goods and freight. */
export function chargedAmounts(order: ChargedOrder): CreditedAmounts {
  const { cartTotalCents: goodsCents, shippingCents: freightCents, taxCents } = order
  const goodsTaxCents = order.goodsTaxCents ?? shareOf(taxCents, goodsCents, goodsCents + freightCents)
  return { goodsCents, freightCents, goodsTaxCents, freightTaxCents: taxCents - goodsTaxCents }
}

/** Returns what is left to credit of an order. */
export function leftToCredit(order: ChargedOrder): CreditedAmounts {
  const charged = chargedAmounts(order)
  return {
    goodsCents: charged.goodsCents - order.creditedGoodsCents,
    freightCents: charged.freightCents - order.creditedFreightCents,
    goodsTaxCents: charged.goodsTaxCents - order.creditedGoodsTaxCents,
    freightTaxCents: charged.freightTaxCents - order.creditedFreightTaxCents,
  }
}

/** Returns all that was credited of an order, tax included. */
export function creditedCents(
  order: Pick<
    ChargedOrder,
    'creditedGoodsCents' | 'creditedFreightCents' | 'creditedGoodsTaxCents' | 'creditedFreightTaxCents'
  >,
): Cents {
  const { creditedGoodsCents, creditedFreightCents, creditedGoodsTaxCents, creditedFreightTaxCents } = order
  return creditedGoodsCents + creditedFreightCents + creditedGoodsTaxCents + creditedFreightTaxCents
}

/**
 * Returns what a quantity of a line cost: the difference between what it cost with it and without it, so that all
 * quantities together cost exactly the line's total. Throws when more is credited than is left.
 */
function creditedLine(line: ChargedLine, { quantity, feeCents = 0 }: LineToCredit): CreditedLine {
  const { lineNo, number, lineTotalCents, creditedQuantity } = line
  const all = thousandths(line.quantity)
  const before = thousandths(creditedQuantity)
  const after = before + thousandths(quantity)
  if (after > all || after <= before) throw overCredited(number, (all - before) / 1000)
  const cost = shareOf(lineTotalCents, after, all) - shareOf(lineTotalCents, before, all)
  if (feeCents > cost || feeCents < 0) throw feeTooHigh(number)
  return { lineNo, quantity, cents: cost - feeCents, feeCents }
}

/**
 * Returns what a credit of these lines and this freight comes to. Tax comes back in proportion to what is left of the
 * goods and of the freight, each rounded half up, so that the last credit of everything takes exactly the rest. Throws
 * when more would be given back than was charged, or nothing.
 */
export function creditAmounts(
  order: ChargedOrder,
  lines: readonly ChargedLine[],
  asked: ToCredit,
): CreditAmounts {
  const left = leftToCredit(order)
  const credited = asked.lines.map((each) => {
    const line = lines.find(({ lineNo }) => lineNo === each.lineNo)
    if (!line) throw overCredited(`line ${each.lineNo}`, 0)
    return creditedLine(line, each)
  })
  if (new Set(asked.lines.map(({ lineNo }) => lineNo)).size < asked.lines.length) throw lineCreditedTwice()
  const goodsCents = credited.reduce((total, { cents }) => total + cents, 0)
  // The lines of an imported order may come to more than its total.
  if (goodsCents > left.goodsCents) throw nothingToCredit()
  const freightCents = asked.freight === 'rest' ? left.freightCents : asked.freight
  if (freightCents > left.freightCents || freightCents < 0) throw freightOverCredited(left.freightCents)
  const goodsTaxCents = asked.tax
    ? Math.min(asked.tax.goodsTaxCents, left.goodsTaxCents)
    : shareOf(left.goodsTaxCents, goodsCents, left.goodsCents)
  const freightTaxCents = asked.tax
    ? Math.min(asked.tax.freightTaxCents, left.freightTaxCents)
    : asked.freight === 'rest'
      ? left.freightTaxCents
      : shareOf(left.freightTaxCents, freightCents, left.freightCents)
  const taxCents = goodsTaxCents + freightTaxCents
  const totalCents = goodsCents + freightCents + taxCents
  if (totalCents === 0) throw nothingToCredit()
  return { lines: credited, goodsCents, freightCents, goodsTaxCents, freightTaxCents, taxCents, totalCents }
}
