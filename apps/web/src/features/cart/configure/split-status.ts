import { type Split, splitComplete, splitSum } from '@mullion/domain/cart/split'

export function splitStatus(split: Split<string>, quantity: number): string {
  const left = quantity - splitSum(split)
  if (left > 0) return `${left} of ${quantity} left to assign.`
  if (left < 0) return `${-left} over the quantity of ${quantity}.`
  return quantity === 1 ? 'Assigned.' : `All ${quantity} assigned.`
}

/** Returns, by name, which splits of the same quantity are short or over; empty if all of them add up. */
export function splitsMissing(splits: Readonly<Record<string, Split<string>>>, quantity: number): string {
  return Object.entries(splits)
    .filter(([, split]) => !splitComplete(split, quantity))
    .map(([title, split]) => `${title}: ${splitStatus(split, quantity)}`)
    .join(' ')
}
