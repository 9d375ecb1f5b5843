import { formatMoney } from '@mullion/domain/money'
import type { ShipToQuote } from '@mullion/domain/ship-to-changes/ship-to-change'

const partText = (name: string, difference: number | null, unknown: string): string => {
  if (difference === null) return `${name}: ${unknown}`
  if (difference === 0) return `${name}: no difference`
  return `${name}: ${formatMoney(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`
}

/** Says how freight and tax to another address differ, one line each. */
export function differenceLines({ freightDifference, taxDifference }: ShipToQuote): string[] {
  return [
    partText('Freight', freightDifference, 'stays as it is'),
    partText('Tax', taxDifference, 'to be confirmed with the freight'),
  ]
}

/** Says how the difference is settled, such as `$4.10 is given back.` */
export function settlementLines({ creditCents, addCents, waivedCents }: ShipToQuote): string[] {
  return [
    ...(creditCents > 0 ? [`${formatMoney(creditCents)} is given back.`] : []),
    ...(addCents > 0 ? [`${formatMoney(addCents)} is added to the order.`] : []),
    ...(waivedCents > 0 ? [`${formatMoney(waivedCents)} more is not charged.`] : []),
  ]
}
