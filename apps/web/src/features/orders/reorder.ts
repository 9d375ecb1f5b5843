import { timesQuantity } from '@mullion/domain/money'
import type { ReorderLine } from '@mullion/domain/orders/order-list'
import type { CartAddition } from '../../lib/member-panels.ts'

/** Callbacks of order screens into the rest of the page; without `onReorder`, orders cannot be reordered. */
export interface OrderActions {
  readonly onReorder?: (entries: readonly CartAddition[]) => Promise<boolean>
  readonly onOpenPart?: (partId: number) => void
  readonly onOpenCart?: () => void
  /** Opens the form that asks to return parts of an order. */
  readonly onReturn?: (orderId: number) => void
}

export function canReorder({ outcome, unitPriceCents }: ReorderLine): boolean {
  return (outcome === 'same' || outcome === 'new_price') && unitPriceCents !== null
}

export function chosenLines(lines: readonly ReorderLine[], left: ReadonlySet<number>): ReorderLine[] {
  return lines.filter((each) => canReorder(each) && !left.has(each.line.partId))
}

export function reorderEntries(lines: readonly ReorderLine[]): CartAddition[] {
  return lines.map(({ line: { partId, quantity, comments, configurations } }) => ({
    partId,
    quantity,
    comments,
    configurations,
  }))
}

/** Returns the lines' total at today's prices, in cents. */
export function todaysTotalCents(lines: readonly ReorderLine[]): number {
  return lines.reduce(
    (sum, { line, unitPriceCents }) => sum + timesQuantity(unitPriceCents ?? 0, line.quantity),
    0,
  )
}
