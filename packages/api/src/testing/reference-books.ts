// A second bookkeeper for tests, written only from the project's decisions: it imports nothing from the product, counts
// in whole numbers, and knows of the store only what was done to it. If the two differ, one of them is wrong.

import { type ReferenceOrder, referenceLineCents, referenceTax, referenceTotals } from './reference-totals.ts'

/** Money in cents by what it was charged for. */
interface Amounts {
  readonly goods: number
  readonly freight: number
  readonly goodsTax: number
  readonly freightTax: number
}

/** A line in quarters of a unit. */
interface BookedLine {
  readonly quarters: number
  readonly cents: number
  canceled: number
  credited: number
  shipped: number
  /** Sent back, whether it was credited or not. */
  returned: number
}

export interface BookedOrder {
  readonly onTerms: boolean
  readonly lines: readonly BookedLine[]
  charged: Amounts
  back: Amounts
  /** What each credit note comes to, in the order of their numbers. */
  readonly notes: number[]
  canceled: boolean
  /** The order as it is shipped now: a change of ship-to changes its state and zone. */
  order: ReferenceOrder
}

const nothing: Amounts = { goods: 0, freight: 0, goodsTax: 0, freightTax: 0 }
const each = (one: Amounts, other: Amounts, of: (a: number, b: number) => number): Amounts => ({
  goods: of(one.goods, other.goods),
  freight: of(one.freight, other.freight),
  goodsTax: of(one.goodsTax, other.goodsTax),
  freightTax: of(one.freightTax, other.freightTax),
})
const sum = ({ goods, freight, goodsTax, freightTax }: Amounts) => goods + freight + goodsTax + freightTax

/** A share of cents; half a cent and more is a cent. */
function share(cents: number, of: number, all: number): number {
  if (all === 0) return 0
  const [top, bottom] = [BigInt(cents) * BigInt(of), BigInt(all)]
  const [whole, rest] = [top / bottom, top % bottom]
  return Number(rest * 2n >= bottom ? whole + 1n : whole)
}

export function bookOrder(order: ReferenceOrder, onTerms: boolean): BookedOrder {
  const { goods, shipping: freight, goodsTax, freightTax } = referenceTotals(order)
  const lines = order.lines.map((line) => ({
    ...{ quarters: line.quarters, cents: referenceLineCents(line, order) },
    ...{ canceled: 0, credited: 0, shipped: 0, returned: 0 },
  }))
  const charged = { goods, freight, goodsTax, freightTax }
  return { onTerms, lines, charged, back: nothing, notes: [], canceled: false, order }
}

export const chargedOf = ({ charged }: BookedOrder) => sum(charged)
const leftOf = ({ charged, back }: BookedOrder) => each(charged, back, (a, b) => a - b)
/** What the gateway holds of a card order, or what a company owes of one on terms, before its payments. */
export const heldOf = (booked: BookedOrder) => sum(leftOf(booked))
/** What of a line neither shipped nor was canceled, in quarters. */
export const toShip = ({ quarters, shipped, canceled }: BookedLine) => quarters - shipped - canceled

function giveBack(booked: BookedOrder, given: Amounts): number {
  booked.back = each(booked.back, given, (a, b) => a + b)
  booked.notes.push(sum(given))
  return sum(given)
}

/**
 * Credits parts of lines, less a fee in percent of their price, and the rest of the freight if asked. Quantities are in
 * quarters. Tax is credited in proportion to what is left. Returns the total credited.
 */
function creditLines(
  booked: BookedOrder,
  quarters: readonly number[],
  { feePercent = 0, freight }: { feePercent?: number; freight: boolean },
): number {
  const left = leftOf(booked)
  let goods = 0
  booked.lines.forEach((line, at) => {
    const after = line.credited + (quarters[at] ?? 0)
    const cost = share(line.cents, after, line.quarters) - share(line.cents, line.credited, line.quarters)
    goods += cost - share(cost, feePercent, 100)
    line.credited = after
  })
  return giveBack(booked, {
    goods,
    freight: freight ? left.freight : 0,
    goodsTax: share(left.goodsTax, goods, left.goods),
    freightTax: freight ? left.freightTax : 0,
  })
}

/** Cancels quarters of lines; the freight comes back with the last of the order. Returns the credit. */
export function cancelLines(booked: BookedOrder, quarters: readonly number[]): number {
  const all = booked.lines.every((line, at) => toShip(line) === (quarters[at] ?? 0))
  const cents = creditLines(booked, quarters, { freight: all })
  booked.lines.forEach((line, at) => {
    line.canceled += quarters[at] ?? 0
  })
  booked.canceled = all
  return cents
}

export function shipLines(booked: BookedOrder, quarters: readonly number[]): void {
  booked.lines.forEach((line, at) => {
    line.shipped += quarters[at] ?? 0
  })
}

export interface BookedReturn {
  readonly line: number
  readonly sentBack: number
  readonly credited: number
  readonly feePercent: number
  readonly freight: boolean
}

/** Credits what of a line came back. Returns the credit. */
export function returnLine(booked: BookedOrder, came: BookedReturn): number {
  const line = booked.lines[came.line]
  if (line) line.returned += came.sentBack
  return creditLines(
    booked,
    booked.lines.map((_, at) => (at === came.line ? came.credited : 0)),
    came,
  )
}

export interface BookedChange {
  readonly state: string
  readonly zone: ReferenceOrder['zone']
  /** True if what costs more is added, which both sides agreed to; otherwise it is waived. */
  readonly add: boolean
}

/** What the rest of an order was charged: all that was not given back, or its share once a part has shipped. */
function chargedForRest(booked: BookedOrder): Amounts {
  const left = leftOf(booked)
  if (booked.lines.every(({ shipped }) => shipped === 0)) return left
  const ofRest = booked.lines.reduce((total, line) => {
    return total + line.cents - share(line.cents, line.quarters - toShip(line), line.quarters)
  }, 0)
  const goods = Math.min(ofRest, left.goods)
  return {
    goods,
    freight: share(left.freight, goods, left.goods),
    goodsTax: share(left.goodsTax, goods, left.goods),
    freightTax: share(left.freightTax, goods, left.goods),
  }
}

/**
 * Ships the rest of an order to another place. The freight differs by what both places cost today, and never falls below
 * nothing; tax is counted anew. What falls is given back; what rises is added or waived. Returns the three sums.
 */
export function readdress(booked: BookedOrder, { state, zone, add }: BookedChange) {
  const { order } = booked
  const rest = chargedForRest(booked)
  const lines = order.lines.map((line, at) => ({ ...line, quarters: toShip(booked.lines[at] as BookedLine) }))
  const priceTo = (place: Pick<ReferenceOrder, 'state' | 'zone'>) =>
    referenceTotals({ ...order, ...place, lines: lines.filter(({ quarters }) => quarters > 0) }).shipping
  const isRated = order.freightCents === undefined
  const before = isRated ? priceTo(order) : 0
  const after = isRated ? priceTo({ state, zone }) : 0
  const freight = Math.max(after - before, -rest.freight)
  const shipping = rest.freight + (freight < 0 || add ? freight : 0)
  const tax = referenceTax(order.exemptStates.includes(state) ? '' : state, { goods: rest.goods, shipping })
  let goodsTax = tax.goodsTax - rest.goodsTax
  let freightTax = tax.freightTax - rest.freightTax
  // Tax as a whole rises or falls: of two opposite differences, the larger one bears what is left.
  if (goodsTax * freightTax < 0) {
    const net = goodsTax + freightTax
    const onGoods = Math.abs(goodsTax) > Math.abs(freightTax)
    goodsTax = onGoods ? net : 0
    freightTax = onGoods ? 0 : net
  }
  const falls = (cents: number) => Math.max(0, -cents)
  const rises = (cents: number) => Math.max(0, cents)
  const changed = (of: (cents: number) => number): Amounts => ({
    ...{ goods: 0, freight: of(freight), goodsTax: of(goodsTax), freightTax: of(freightTax) },
  })
  const added = add ? changed(rises) : nothing
  booked.charged = each(booked.charged, added, (a, b) => a + b)
  const given = changed(falls)
  if (sum(given) > 0) giveBack(booked, given)
  booked.order = { ...order, state, zone }
  return { creditCents: sum(given), addCents: sum(added), waivedCents: add ? 0 : sum(changed(rises)) }
}
