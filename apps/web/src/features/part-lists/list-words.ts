import { describeConfiguration } from '@mullion/domain/cart/line-configuration'
import { timesQuantity } from '@mullion/domain/money'
import { countsPieces } from '@mullion/domain/part-lists/keep'
import type { ListLineView } from '@mullion/domain/part-lists/part-list'
import type { CartAddition } from '../../lib/member-panels.ts'

/** The heading of an open list. */
export const listHeadingId = 'part-list'

export function additionOf({ partId, quantity, comments, configurations }: ListLineView): CartAddition {
  return { partId, quantity, comments, configurations }
}

export const isReady = ({ fate }: ListLineView): boolean => fate.kind === 'ready'

export function optionsOf({ configurations }: Pick<ListLineView, 'configurations'>): string[] {
  return configurations.flatMap(describeConfiguration)
}

/** Says how many of a line there should be: `Keep 4`. */
export function keepText({ keep, configurations, part }: ListLineView): string | null {
  if (keep === null) return null
  const unit = part.unit === 'EA' || countsPieces(configurations) ? '' : ` ${part.unit}`
  return `Keep ${keep}${unit}`
}

/** Returns the total of the lines that can be added to the cart, in cents. */
export function totalCents(lines: readonly ListLineView[]): number {
  return lines
    .filter(isReady)
    .reduce((sum, { part, quantity }) => sum + timesQuantity(part.priceCents ?? 0, quantity), 0)
}

/** Returns lines with one of them moved by so many places. */
export function moved<T>(lines: readonly T[], from: number, by: number): T[] {
  const line = lines[from]
  return line === undefined ? [...lines] : lines.toSpliced(from, 1).toSpliced(from + by, 0, line)
}
