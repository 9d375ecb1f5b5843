import { displayName } from '@mullion/domain/catalog/part-title'
import { useNames } from '@mullion/domain/doors/calculated-part'
import { describeDoor } from '@mullion/domain/doors/describe-door'
import type { PricedCalculatedPart } from '@mullion/domain/doors/priced-calculation'
import { formatMoney } from '@mullion/domain/money'
import { type EqualDoors, type PartOfDoor, sumCents } from './additions.ts'

/** Returns the figures of a use, without its name: `219.75 in = 18.25 ft`. */
export function figuresOf({ use, comments }: PricedCalculatedPart): string {
  const name = useNames[use]
  return comments.map((each) => (each.startsWith(name) ? each.slice(name.length).trim() : each)).join(', ')
}

/** Returns the amount of a part: `18.25 ft`, or a number of pieces. */
export function amountOf({ part, uses, quantity }: PartOfDoor): string {
  const pieces = part ? part.unit === 'EA' : uses.every(({ inches }) => inches === null)
  return pieces ? `${quantity} ${quantity === 1 ? 'piece' : 'pieces'}` : `${quantity} ft`
}

/** Returns what a part is used for: `Door gasket and bottom gasket`. */
export function usesOf({ uses }: PartOfDoor): string {
  const names = [...new Set(uses.map(({ use }) => useNames[use]))]
  return names
    .map((name, at) => (at === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)))
    .join(' and ')
}

/**
 * Returns the result as plain text for copying: the door, its parts with figures and prices, the total and the notes.
 */
export function resultText(
  parts: readonly PartOfDoor[],
  { door, serialNumber, count }: EqualDoors,
  notes: readonly string[],
): string {
  const which = serialNumber ? `Door ${serialNumber}: ` : ''
  const lines = parts.map((each) => {
    const name = each.part ? ` ${each.part.number} ${displayName(each.part)}` : ''
    const price = each.problem ?? formatMoney(each.lineTotalCents ?? 0)
    const figures = each.uses.map(figuresOf).join('; ')
    return `${usesOf(each)} (${figures}): ${amountOf(each)}${name}, ${price}`
  })
  return [
    `${count > 1 ? `${count} × ` : ''}${which}${describeDoor(door)}`,
    ...lines,
    `Total ${formatMoney(sumCents(parts))}`,
    ...notes,
  ].join('\n')
}
