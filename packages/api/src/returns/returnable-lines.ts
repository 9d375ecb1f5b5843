import type { Reader } from '@mullion/db/database'
import { listOrderLines, type OrderLineRow } from '@mullion/db/orders/order-line.repository'
import { listShipments, type ShipmentRow } from '@mullion/db/orders/shipment.repository'
import { listReturnedQuantities } from '@mullion/db/returns/returned-quantity.repository'
import { lineProgress } from '@mullion/domain/orders/line-progress'
import { isMadeToOrder } from '@mullion/domain/returns/return-policy'
import { wholeOrderShipped } from '../orders/order-view.ts'

/** A line of an order, with what of it can be returned and what the rules need to know. */
export interface Returnable {
  readonly line: OrderLineRow
  /** What has shipped and is in no other return. */
  readonly left: number
  readonly madeToOrder: boolean
  /** The store day on which the latest of it shipped; null before. */
  readonly shippedOn: string | null
}

export interface ReturnableOrder {
  readonly lines: readonly Returnable[]
  /** True if a shipment of the order says no lines, and so is of all of it. */
  readonly whole: boolean
}

function shippedOnOf({ id }: OrderLineRow, shipments: readonly ShipmentRow[]): string | null {
  const days = shipments
    .filter(({ lines }) => lines === null || lines.some(({ orderLineId }) => orderLineId === id))
    .map(({ shippedOn }) => shippedOn)
  return days.toSorted().at(-1) ?? null
}

/** Reads what of an order can be returned. */
export async function readReturnable(read: Reader, orderId: number): Promise<ReturnableOrder> {
  const rows = await listOrderLines(read, orderId)
  const shipments = await listShipments(read, orderId)
  const whole = wholeOrderShipped(shipments)
  const returned = await listReturnedQuantities(
    read,
    rows.map(({ id }) => id),
  )
  const lines = rows.map((line) => ({
    line,
    left: Math.max(0, lineProgress(line, whole).shipped - (returned.get(line.id) ?? 0)),
    madeToOrder: isMadeToOrder(line),
    shippedOn: shippedOnOf(line, shipments),
  }))
  return { lines, whole }
}
