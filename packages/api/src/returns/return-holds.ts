import type { Writer } from '@mullion/db/database'
import { listShipments } from '@mullion/db/orders/shipment.repository'
import type { ReturnLineRow } from '@mullion/db/returns/return.repository'
import { addReturnedQuantity } from '@mullion/db/returns/returned-quantity.repository'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import { overReturned } from '@mullion/domain/returns/return-errors'
import { wholeOrderShipped } from '../orders/order-view.ts'
import { readReturnable } from './returnable-lines.ts'

export type HeldChange = Pick<ReturnLineRow, 'orderLineId' | 'number'> & {
  /** What its return holds before and after. */
  readonly from: number
  readonly to: number
}

/**
 * Changes how much returns hold of lines of an order. Throws `conflict` when more would come back than was shipped, also
 * if another return takes it at the same time.
 */
export async function changeHolds(
  tx: Writer,
  orderId: number,
  changes: readonly HeldChange[],
): Promise<void> {
  const whole = { wholeOrderShipped: wholeOrderShipped(await listShipments(tx, orderId)) }
  // Always in the same order, so that two transactions never wait for each other.
  for (const { orderLineId, number, from, to } of changes.toSorted((a, b) => a.orderLineId - b.orderLineId)) {
    if (to === from) continue
    if (await addReturnedQuantity(tx, { orderLineId, quantity: to - from }, whole)) continue
    const { lines } = await readReturnable(tx, orderId)
    const left = lines.find(({ line }) => line.id === orderLineId)?.left ?? 0
    throw overReturned(displayNumber(number), left)
  }
}
