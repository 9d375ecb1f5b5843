import { doorsDecide } from '@mullion/domain/cart/configuration-rule'
import { doorsOf } from '@mullion/domain/cart/configuration-schema'
import { type CartLineContent, mergeLines } from '@mullion/domain/cart/merge-lines'
import type { SavedCartLine, StoredCart } from '@mullion/domain/cart/stored-cart'

export const noLine: CartLineContent = { quantity: 0, comments: [] }

/**
 * Returns the line that an addition merges into. If the line should have been calculated but was not, added
 * doors replace everything but its comments, because it is unknown what its quantity was for.
 */
export function lineBelow(
  line: SavedCartLine,
  added: Pick<CartLineContent, 'configurations'>,
): CartLineContent {
  const isCalculated = !doorsDecide(line.part) || doorsOf(line.configurations).length > 0
  return isCalculated || doorsOf(added.configurations).length === 0
    ? line
    : { ...noLine, comments: line.comments }
}

/** Merges a replaced cart with the lines added after it was replaced, up to the limit of each line. */
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
