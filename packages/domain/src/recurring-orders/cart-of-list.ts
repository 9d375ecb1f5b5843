import type { CartLine } from '../cart/cart.ts'
import { mergeLines } from '../cart/merge-lines.ts'
import type { LineFate } from '../checkout/line-fate.ts'
import type { ListLine } from '../part-lists/part-list.ts'

/** A line of a list, and what would happen to it if it were added to the cart now. */
export interface LineWithFate extends Pick<ListLine, 'partId' | 'quantity' | 'comments' | 'configurations'> {
  readonly number: string
  readonly fate: LineFate
}

export interface LeftOutLine {
  readonly number: string
  readonly text: string
}

/** Returns the cart that a list becomes, each part once as in any cart, and the lines that do not go into it. */
export function cartOfList(lines: readonly LineWithFate[]): {
  readonly cart: readonly CartLine[]
  readonly leftOut: readonly LeftOutLine[]
} {
  const cart = new Map<number, CartLine>()
  const leftOut: LeftOutLine[] = []
  for (const { partId, number, quantity, comments, configurations, fate } of lines) {
    if (fate.kind !== 'ready') {
      leftOut.push({ number, text: fate.text })
      continue
    }
    const before = cart.get(partId)
    const added = { quantity, comments, configurations }
    const merged = before ? mergeLines(before, added) : { line: added, problem: null }
    if (merged.problem) leftOut.push({ number, text: merged.problem.text })
    else {
      const { line } = merged
      cart.set(partId, {
        partId,
        quantity: line.quantity,
        comments: [...line.comments],
        configurations: [...line.configurations],
      })
    }
  }
  return { cart: [...cart.values()], leftOut }
}
