import type { SharedCart } from '@mullion/domain/cart/shared-cart'
import type { Part } from '@mullion/domain/catalog/part'
import type { Addition } from '../cart.state.ts'

/** A cart from behind a link: what can go into the cart here, and the names of what is no longer sold. */
export interface OpenedCart {
  readonly additions: readonly Addition[]
  readonly gone: readonly string[]
}

/** Puts the parts as they are sold now to the lines of a shared cart. */
export function openedCart({ lines, gone }: SharedCart, parts: readonly Part[]): OpenedCart {
  const names = new Map(gone.map(({ partId, name }) => [partId, name]))
  const sold = new Map(parts.map((part) => [part.id, part]))
  const opened = { additions: [] as Addition[], gone: [] as string[] }
  for (const { partId, quantity, comments, configurations = [] } of lines) {
    const part = names.has(partId) ? undefined : sold.get(partId)
    if (part) opened.additions.push({ part, quantity, comments, configurations })
    else opened.gone.push(names.get(partId) ?? `Part ${partId}`)
  }
  return opened
}

/** What could not go into the cart, in the reader's words; the answers of the cart are in the order of the lines. */
export function refusals({ additions }: OpenedCart, answers: readonly (string | null)[]): string[] {
  return additions.flatMap(({ part }, at) => (answers[at] ? [`${part.number}: ${answers[at]}`] : []))
}
