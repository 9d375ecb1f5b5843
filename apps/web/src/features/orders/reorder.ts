import { timesQuantity } from '@mullion/domain/money'
import type { ReorderLine } from '@mullion/domain/orders/order-list'
import type { ReorderEntry } from '../../lib/member-panels.ts'

/** What an order's screen asks of the rest of the page; without `onReorder` nothing can be ordered again from it. */
export interface OrderActions {
  readonly onReorder?: (entries: readonly ReorderEntry[]) => Promise<boolean>
  readonly onOpenPart?: (partId: number) => void
  readonly onOpenCart?: () => void
}

/** True when a line can go into the cart as it was ordered. */
export function canReorder({ outcome, unitPriceCents }: ReorderLine): boolean {
  return (outcome === 'same' || outcome === 'new_price') && unitPriceCents !== null
}

/** The lines that a buyer has left checked and that can go into the cart. */
export function chosenLines(lines: readonly ReorderLine[], left: ReadonlySet<number>): ReorderLine[] {
  return lines.filter((each) => canReorder(each) && !left.has(each.line.partId))
}

/** Lines as they go into the cart. */
export function reorderEntries(lines: readonly ReorderLine[]): ReorderEntry[] {
  return lines.map(({ line: { partId, quantity, comments, configurations } }) => ({
    partId,
    quantity,
    comments,
    configurations,
  }))
}

/** What lines cost today. */
export function todaysTotalCents(lines: readonly ReorderLine[]): number {
  return lines.reduce(
    (sum, { line, unitPriceCents }) => sum + timesQuantity(unitPriceCents ?? 0, line.quantity),
    0,
  )
}

/** `1 line`, `3 lines`. */
export function countLines(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`
}
