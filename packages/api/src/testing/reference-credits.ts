// A second counter of credits for tests, written only from the project's decisions: it imports nothing from the product.
// If the two differ, one of them is wrong.

export interface ReferenceCharge {
  readonly lines: readonly { readonly quantity: number; readonly totalCents: number }[]
  readonly freightCents: number
  readonly goodsTaxCents: number
  readonly freightTaxCents: number
}

export interface ReferenceCredit {
  /** How much of each line, by its place in the order. */
  readonly quantities: readonly number[]
  /** Held back of each line. */
  readonly fees: readonly number[]
  /** True to give all of the freight back that is left. */
  readonly freight: boolean
}

export interface ReferenceNote {
  readonly goods: number
  readonly freight: number
  readonly tax: number
}

/** Half a cent and more is a cent. */
const nearest = (top: bigint, bottom: bigint) => {
  const [whole, rest] = [top / bottom, top % bottom]
  return Number(rest * 2n >= bottom ? whole + 1n : whole)
}
const part = (cents: number, of: number, all: number) =>
  all === 0 ? 0 : nearest(BigInt(cents) * BigInt(of), BigInt(all))

/** Counts what each of several credits of one order comes to, one after the other; whole quantities only. */
export function referenceCredits(
  charge: ReferenceCharge,
  credits: readonly ReferenceCredit[],
): ReferenceNote[] {
  const gone = charge.lines.map(() => 0)
  let goodsLeft = charge.lines.reduce((total, line) => total + line.totalCents, 0)
  let [freightLeft, goodsTaxLeft, freightTaxLeft] = [
    charge.freightCents,
    charge.goodsTaxCents,
    charge.freightTaxCents,
  ]
  return credits.map(({ quantities, fees, freight }) => {
    let goods = 0
    charge.lines.forEach(({ quantity, totalCents }, at) => {
      const [before, now] = [gone[at] ?? 0, quantities[at] ?? 0]
      goods += part(totalCents, before + now, quantity) - part(totalCents, before, quantity) - (fees[at] ?? 0)
      gone[at] = before + now
    })
    const goodsTax = part(goodsTaxLeft, goods, goodsLeft)
    const given = freight ? freightLeft : 0
    const freightTax = freight ? freightTaxLeft : 0
    goodsLeft -= goods
    goodsTaxLeft -= goodsTax
    freightLeft -= given
    freightTaxLeft -= freightTax
    return { goods, freight: given, tax: goodsTax + freightTax }
  })
}
