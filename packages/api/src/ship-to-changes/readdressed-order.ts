import type { Reader } from '@mullion/db/database'
import { listOrderLines, type OrderLineRow } from '@mullion/db/orders/order-line.repository'
import { findPlacedOrder, type ListedOrderRow } from '@mullion/db/orders/order-list.repository'
import { listShipments, type ShipmentRow } from '@mullion/db/orders/shipment.repository'
import { goesOut } from '@mullion/domain/orders/credit-hold'
import { lineProgress } from '@mullion/domain/orders/line-progress'
import { orderMissing } from '@mullion/domain/orders/order-list'
import { shipToRefusal } from '@mullion/domain/ship-to-changes/ship-to-change'
import { wholeOrderShipped } from '../orders/order-view.ts'

export interface RestOfLine {
  readonly line: OrderLineRow
  /** What of it is neither shipped nor canceled. */
  readonly left: number
}

/** A placed order with what of it is still to ship. */
export interface ReaddressedOrder extends ListedOrderRow {
  readonly lines: readonly RestOfLine[]
  readonly shipments: readonly ShipmentRow[]
}

/** Returns a placed order. Throws `missing`. */
export async function readReaddressed(db: Reader, orderId: number): Promise<ReaddressedOrder> {
  const row = await findPlacedOrder(db, orderId)
  if (!row) throw orderMissing()
  const shipments = await listShipments(db, orderId)
  const whole = wholeOrderShipped(shipments)
  const lines = (await listOrderLines(db, orderId)).map((line) => ({
    ...{ line, left: lineProgress(line, whole).left },
  }))
  return { ...row, lines, shipments }
}

const refusalOf = ({ order, lines }: Pick<ReaddressedOrder, 'order' | 'lines'>) =>
  shipToRefusal({
    isCanceled: order.canceledAt !== null,
    isOnHold: !goesOut(order),
    hasRest: lines.some(({ left }) => left > 0),
  })

/** Throws `conflict` for an order whose ship-to cannot change. */
export function assertReaddressable(of: ReaddressedOrder): void {
  const refusal = refusalOf(of)
  if (refusal) throw refusal
}

/** True for an order on terms, with a final total, that accounting does not have: a rise can be added to it. */
export const isAddable = ({ order }: Pick<ListedOrderRow, 'order'>): boolean =>
  order.paymentState === 'terms' && !order.processed && !order.freightToBeConfirmed

/** Says whether anything changed that a quote depends on. */
export function fingerprintOf({ order, lines, shipments }: ReaddressedOrder): string {
  const { shipAddress, grandTotalCents, processed, freightToBeConfirmed } = order
  const { creditedGoodsCents, creditedFreightCents, creditedGoodsTaxCents, creditedFreightTaxCents } = order
  return JSON.stringify([
    ...[shipAddress, grandTotalCents, processed, freightToBeConfirmed],
    ...[creditedGoodsCents, creditedFreightCents, creditedGoodsTaxCents, creditedFreightTaxCents],
    lines.map(({ line, left }) => [line.id, left]),
    shipments.map(({ id, revision }) => [id, revision]),
  ])
}
