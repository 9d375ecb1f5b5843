import type { LineConfiguration } from '@mullion/domain/cart/line-configuration'
import type { ListLineView, PartListSummary } from '@mullion/domain/part-lists/part-list'
import type { CartAddition } from '../../lib/member-panels.ts'

/** Callbacks of the lists into the rest of the page. */
export interface ListActions {
  readonly hrefOf: (listId: number | null) => string
  readonly onOpen: (listId: number | null) => void
  readonly onOpenPart: (partId: number) => void
  readonly onOpenCart: () => void
  /** Adds lines to the cart at today's prices. Returns why each could not be added, or null. */
  readonly onAdd: (entries: readonly CartAddition[]) => Promise<readonly (string | null)[]>
  /** Opens the dialog that sets up a recurring order of a list. */
  readonly onRepeat: (list: Pick<PartListSummary, 'id' | 'name'>) => void
  /** Opens the options of a line; the answer is given once they are confirmed. */
  readonly onConfigure: (line: ListLineView, take: (configured: LineConfiguration) => void) => void
}
