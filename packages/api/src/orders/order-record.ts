import type { Reader } from '@mullion/db/database'
import { listLinesByOrder, type OrderLineRow } from '@mullion/db/orders/order-line.repository'
import type { ListedOrderRow } from '@mullion/db/orders/order-list.repository'
import { listShipmentsByOrder, type ShipmentRow } from '@mullion/db/orders/shipment.repository'
import type { OrderRecord } from '@mullion/domain/orders/order-record'
import { viewExemption, viewLinesInProgress, viewOrder, viewShipment } from './order-view.ts'

interface Parts {
  readonly lines: readonly OrderLineRow[]
  readonly shipments: readonly ShipmentRow[]
}

/** Returns an order as programs get it. */
export function orderRecordOf(row: ListedOrderRow, parts: Parts): OrderRecord {
  const { order } = row
  const { creditedCents, number, status, buyer, companyName, internalCompanyName, processed } = viewOrder(
    row,
    [],
  )
  const { id, poNumber, iseNumber, userId, buyerEmail, companyId, shipAddress } = order
  const { carrier, serviceType, billingOption, arrivesOn, madeToOrder, freightToBeConfirmed } = order
  const { cartTotalCents, shippingCents, taxCents, grandTotalCents } = order
  return {
    ...{ id, number, status, placedAt: order.createdAt.toISOString(), processed },
    shippedAt: order.shippedAt?.toISOString() ?? null,
    ...{ poNumber, iseNumber, userId, buyer, buyerEmail, companyId, companyName },
    ...{ internalCompanyId: order.companyInternalId, internalCompanyName, shipAddress },
    ...{ carrier, serviceType, billingOption },
    paidBy: order.paymentState === 'terms' ? 'terms' : 'card',
    lines: viewLinesInProgress(parts.lines, parts.shipments),
    ...{ cartTotalCents, shippingCents, taxCents, grandTotalCents, creditedCents },
    ...{ freightToBeConfirmed, creditHold: order.creditHold, arrivesOn, madeToOrder },
    ...viewExemption(order),
    shipments: parts.shipments.map(viewShipment),
  }
}

/** Returns orders as programs get them, in the same order. */
export async function orderRecords(db: Reader, rows: readonly ListedOrderRow[]): Promise<OrderRecord[]> {
  const ids = rows.map(({ order }) => order.id)
  const [lines, shipments] = [await listLinesByOrder(db, ids), await listShipmentsByOrder(db, ids)]
  return rows.map((row) => {
    const { id } = row.order
    return orderRecordOf(row, { lines: lines.get(id) ?? [], shipments: shipments.get(id) ?? [] })
  })
}
