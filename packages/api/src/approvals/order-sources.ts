import type { Writer } from '@mullion/db/database'
import type { OrderDraft } from '@mullion/domain/checkout/order-draft'

/** What an order was made from, such as a price quote or a draft; it can be ordered again if the order is not approved. */
export interface OrderSource {
  release(tx: Writer, draft: OrderDraft): Promise<void>
}

/** Reopens what an order was made from, after it was not approved. */
export async function releaseSources(
  sources: readonly OrderSource[],
  tx: Writer,
  draft: OrderDraft,
): Promise<void> {
  for (const source of sources) await source.release(tx, draft)
}
