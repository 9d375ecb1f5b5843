import type { Part } from '@mullion/domain/catalog/part'
import { addToCart } from '../features/cart/cart.state.ts'
import type { ReorderEntry } from '../lib/account-door.ts'

/** Puts lines of an order into the cart, the parts as they are sold now; false when one of them cannot be. */
export function addLines(entries: readonly ReorderEntry[], parts: readonly Part[]): boolean {
  const byId = new Map(parts.map((part) => [part.id, part]))
  const added = entries.map(({ partId, quantity, comments, configurations }) => {
    const part = byId.get(partId)
    return part !== undefined && addToCart({ part, quantity, comments, configurations }) === null
  })
  return added.every(Boolean)
}
