import { formatMoney } from '../money.ts'
import type { DraftFailure } from './draft-state.ts'

/** The figures of an order, to compare it with the next one. */
export interface OrderFigures {
  readonly lines: readonly {
    readonly partId: number
    readonly number: string
    readonly quantity: number
    readonly unitPriceCents: number
  }[]
  readonly shippingCents: number
  readonly taxCents: number
  readonly grandTotalCents: number
}

const amounts = [
  ['Shipping', 'shippingCents'],
  ['Tax', 'taxCents'],
  ['The total', 'grandTotalCents'],
] as const

/** Returns sentences about what differs from the last order; none if nothing does. */
export function changesSince(last: OrderFigures, now: OrderFigures): string[] {
  const before = new Map(last.lines.map((line) => [line.partId, line]))
  const present = new Set(now.lines.map(({ partId }) => partId))
  const lines = now.lines.flatMap(({ partId, number, quantity, unitPriceCents }) => {
    const was = before.get(partId)
    if (!was) return [`${number} is new.`]
    return [
      ...(was.quantity === quantity ? [] : [`${number}: ${quantity} instead of ${was.quantity}.`]),
      ...(was.unitPriceCents === unitPriceCents
        ? []
        : [`${number} is now ${formatMoney(unitPriceCents)} instead of ${formatMoney(was.unitPriceCents)}.`]),
    ]
  })
  const gone = last.lines
    .filter(({ partId }) => !present.has(partId))
    .map(({ number }) => `${number} is not ordered this time.`)
  const totals = amounts.flatMap(([name, key]) =>
    now[key] === last[key]
      ? []
      : [`${name} is now ${formatMoney(now[key])} instead of ${formatMoney(last[key])}.`],
  )
  return [...lines, ...gone, ...totals]
}

/** True if an amount rose by more than a percentage. */
function roseTooMuch(before: number, now: number, percent: number): boolean {
  return now * 100 > before * (100 + percent)
}

/**
 * Returns why an order must not be placed without its buyer: a line left out, a part that the last order did not have, or a
 * price or total that rose by more than the buyer allows. Null if it may.
 */
export function automaticProblem({
  last,
  now,
  leftOut,
  maxRisePercent,
}: {
  readonly last: OrderFigures
  readonly now: OrderFigures
  readonly leftOut: readonly { readonly number: string; readonly text: string }[]
  readonly maxRisePercent: number
}): DraftFailure | null {
  const [first] = leftOut
  if (first) return { kind: 'line', text: `${first.number}: ${first.text}` }
  const before = new Map(last.lines.map((line) => [line.partId, line]))
  for (const { partId, number, unitPriceCents } of now.lines) {
    const was = before.get(partId)
    if (!was) return { kind: 'price', text: `${number} was not part of the last order.` }
    if (roseTooMuch(was.unitPriceCents, unitPriceCents, maxRisePercent)) {
      const text = `${number} is now ${formatMoney(unitPriceCents)} instead of ${formatMoney(was.unitPriceCents)}.`
      return { kind: 'price', text }
    }
  }
  if (!roseTooMuch(last.grandTotalCents, now.grandTotalCents, maxRisePercent)) return null
  const text = `The total is now ${formatMoney(now.grandTotalCents)} instead of ${formatMoney(last.grandTotalCents)}.`
  return { kind: 'price', text }
}
