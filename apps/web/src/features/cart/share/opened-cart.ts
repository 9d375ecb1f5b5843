import { cartCount } from '@mullion/domain/cart/cart'
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

/** What became of the parts of a link: how many items are in the cart, and what is not, or not whole, in the reader's words. */
export interface Prefilled {
  readonly accepted: number
  readonly refused: readonly string[]
}

/** How many items additions are, counted as in the header. */
export function itemsIn(additions: readonly Addition[]): number {
  return cartCount(additions.map(({ part: { unit }, quantity }) => ({ unit, quantity })))
}

/** Puts the answers of the cart, which are in the order of the lines, into words. */
export function prefilledBy({ additions }: OpenedCart, answers: readonly (string | null)[]): Prefilled {
  const refused = additions.flatMap(({ part }, at) => (answers[at] ? [`${part.number}: ${answers[at]}`] : []))
  const accepted = additions.filter((_, at) => !answers[at])
  return { accepted: itemsIn(accepted), refused }
}

/** How many items a link has put into the cart, in a sentence. */
export function acceptedText(accepted: number): string {
  if (accepted === 0) return 'None of these parts could be added.'
  if (accepted === 1) return 'One item was added to your cart.'
  return `${accepted.toLocaleString('en-US')} items were added to your cart.`
}
