import { cartCount } from '@mullion/domain/cart/cart'
import type { SharedCart } from '@mullion/domain/cart/shared-cart'
import type { Part } from '@mullion/domain/catalog/part'
import { formatNumber } from '@mullion/domain/number-format'
import type { Addition } from '../cart.state.ts'

/** A line whose part is no longer sold, by its number, or `Part 15` if the part is gone. */
export interface LeftOutLine {
  readonly name: string
  readonly quantity: number
  readonly comments: readonly string[]
}

export interface OpenedCart {
  readonly additions: readonly Addition[]
  readonly discontinued: readonly LeftOutLine[]
}

export function openedCart({ lines, discontinued }: SharedCart, parts: readonly Part[]): OpenedCart {
  const names = new Map(discontinued.map(({ partId, name }) => [partId, name]))
  const forSale = new Map(parts.map((part) => [part.id, part]))
  const opened = { additions: [] as Addition[], discontinued: [] as LeftOutLine[] }
  for (const { partId, quantity, comments, configurations = [] } of lines) {
    const part = names.has(partId) ? undefined : forSale.get(partId)
    if (part) opened.additions.push({ part, quantity, comments, configurations })
    else opened.discontinued.push({ name: names.get(partId) ?? `Part ${partId}`, quantity, comments })
  }
  return opened
}

export interface Prefilled {
  readonly accepted: number
  readonly refused: readonly string[]
}

/** Counts items the way the header does. */
export function itemsIn(additions: readonly Addition[]): number {
  return cartCount(additions.map(({ part: { unit }, quantity }) => ({ unit, quantity })))
}

export function prefilledBy({ additions }: OpenedCart, answers: readonly (string | null)[]): Prefilled {
  const refused = additions.flatMap(({ part }, at) => (answers[at] ? [`${part.number}: ${answers[at]}`] : []))
  const accepted = additions.filter((_, at) => !answers[at])
  return { accepted: itemsIn(accepted), refused }
}

export function acceptedText(accepted: number): string {
  if (accepted === 0) return 'None of these parts could be added.'
  if (accepted === 1) return 'One item was added to your cart.'
  return `${formatNumber(accepted)} items were added to your cart.`
}
