import type { Reader } from '@mullion/db/database'
import { listOrderLines, type OrderLineRow } from '@mullion/db/orders/order-line.repository'
import { findPlacedOrder, type ListedOrderRow } from '@mullion/db/orders/order-list.repository'
import { listShipments, type ShipmentRow } from '@mullion/db/orders/shipment.repository'
import { findShipToChange } from '@mullion/db/ship-to-changes/ship-to-change.repository'
import { lineProgress } from '@mullion/domain/orders/line-progress'
import { orderMissing } from '@mullion/domain/orders/order-list'
import { type ShipToChange, shipToMissing } from '@mullion/domain/ship-to-changes/ship-to-change'
import { buyerOf, shipToRefusalOf, wholeOrderShipped } from '../orders/order-view.ts'
import { viewShipToChange } from '../orders/ship-to-view.ts'

export interface LineToShip {
  readonly line: OrderLineRow
  /** The quantity that is neither shipped nor canceled. */
  readonly left: number
}

/** A placed order with what is still to ship of each line. */
export interface OrderToShip extends ListedOrderRow {
  readonly lines: readonly LineToShip[]
  readonly shipments: readonly ShipmentRow[]
}

/** Returns a placed order. Throws `missing`. */
export async function readOrderToShip(db: Reader, orderId: number): Promise<OrderToShip> {
  const row = await findPlacedOrder(db, orderId)
  if (!row) throw orderMissing()
  const shipments = await listShipments(db, orderId)
  const whole = wholeOrderShipped(shipments)
  const lines = (await listOrderLines(db, orderId)).map((line) => ({
    ...{ line, left: lineProgress(line, whole).left },
  }))
  return { ...row, lines, shipments }
}

/** Throws `conflict` for an order whose ship-to cannot change. */
export function assertReaddressable({ order, lines }: OrderToShip): void {
  const hasRest = lines.some(({ left }) => left > 0)
  const refusal = shipToRefusalOf(order, hasRest)
  if (refusal) throw refusal
}

/** True for an order on terms, with a final total, that accounting does not have: a rise can be added to it. */
export const isAddable = ({ order }: Pick<ListedOrderRow, 'order'>): boolean =>
  order.paymentState === 'terms' && !order.processed && !order.freightToBeConfirmed

/** Returns a request as its buyer sees it. Throws `missing`. */
export async function readShipToChange(db: Reader, id: number): Promise<ShipToChange> {
  const change = await findShipToChange(db, id)
  const row = change && (await findPlacedOrder(db, change.orderId))
  if (!row) throw shipToMissing()
  return viewShipToChange(change, { number: row.order.number, buyer: buyerOf(row) })
}

/** Returns a text that differs once anything has changed that a quote depends on. */
export function fingerprintOf({ order, lines, shipments }: OrderToShip): string {
  const { shipAddress, grandTotalCents, processed, freightToBeConfirmed } = order
  const { creditedGoodsCents, creditedFreightCents, creditedGoodsTaxCents, creditedFreightTaxCents } = order
  return JSON.stringify([
    ...[shipAddress, grandTotalCents, processed, freightToBeConfirmed],
    ...[creditedGoodsCents, creditedFreightCents, creditedGoodsTaxCents, creditedFreightTaxCents],
    lines.map(({ line, left }) => [line.id, left]),
    shipments.map(({ id, revision }) => [id, revision]),
  ])
}
