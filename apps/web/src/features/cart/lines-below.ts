import { doorsDecide } from '@mullion/domain/cart/configuration-rule'
import { doorsOf } from '@mullion/domain/cart/configuration-schema'
import { type MergeableLine, mergeLines } from '@mullion/domain/cart/merge-lines'
import type { CartEntry, StoredCart } from '@mullion/domain/cart/stored-cart'

/** A line that nothing was added to yet. */
export const noLine: MergeableLine = { quantity: 0, comments: [] }

/**
 * What an addition to a line comes on top of. Doors take the place of a line that had to be calculated and was not, save
 * its comments: nobody knows what its quantity is for.
 */
export function lineBelow(line: CartEntry, added: Pick<MergeableLine, 'configurations'>): MergeableLine {
  const isCalculated = !doorsDecide(line.part) || doorsOf(line.configurations).length > 0
  return isCalculated || doorsOf(added.configurations).length === 0
    ? line
    : { ...noLine, comments: line.comments }
}

/** A cart that was replaced with what came into the one after it, as far as a line of both can hold it. */
export function withLater(removed: Readonly<StoredCart>, later: Readonly<StoredCart>): StoredCart {
  const cart = { ...removed, ...later }
  for (const line of Object.values(removed)) {
    const added = later[line.part.id]
    if (!added) continue
    const both = mergeLines(lineBelow(line, added), added).line
    cart[line.part.id] = { ...added, addedAt: line.addedAt, ...both }
  }
  return cart
}
