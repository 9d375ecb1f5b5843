import { type Split, splitComplete, splitSum } from '@mullion/domain/cart/split'

/** How far a quantity is shared out, for the buyer. */
export function splitStatus(split: Split<string>, quantity: number): string {
  const left = quantity - splitSum(split)
  if (left > 0) return `${left} of ${quantity} left to assign.`
  if (left < 0) return `${-left} more than the quantity of ${quantity}.`
  return quantity === 1 ? 'Assigned.' : `All ${quantity} assigned.`
}

/** What is missing or too much in splits of the same quantity, by what each is called; empty when nothing is. */
export function splitsMissing(splits: Readonly<Record<string, Split<string>>>, quantity: number): string {
  return Object.entries(splits)
    .filter(([, split]) => !splitComplete(split, quantity))
    .map(([title, split]) => `${title}: ${splitStatus(split, quantity)}`)
    .join(' ')
}
