import type { Writer } from '@mullion/db/database'
import type { OrderDraft } from '@mullion/domain/checkout/order-draft'

/** What an order came from, such as a price quote; it can be ordered again if the company does not approve the order. */
export interface OrderSource {
  release(tx: Writer, draft: OrderDraft): Promise<void>
}

/** Opens again what an order came from that is not approved. */
export async function releaseSources(
  sources: readonly OrderSource[],
  tx: Writer,
  draft: OrderDraft,
): Promise<void> {
  for (const source of sources) await source.release(tx, draft)
}
