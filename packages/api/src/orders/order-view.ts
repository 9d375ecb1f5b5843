import type { OrderRow } from '@mullion/db/orders/order.repository'
import type { OrderLineRow } from '@mullion/db/orders/order-line.repository'
import type { ListedOrderRow } from '@mullion/db/orders/order-list.repository'
import type { ShipmentRow } from '@mullion/db/orders/shipment.repository'
import { creditedCents } from '@mullion/domain/credit-notes/credit-amounts'
import type { AppError } from '@mullion/domain/error'
import { goesOut } from '@mullion/domain/orders/credit-hold'
import { type LineProgress, lineProgress } from '@mullion/domain/orders/line-progress'
import { type Shipment, trackingUrl } from '@mullion/domain/orders/order-desk'
import type {
  ListedOrder,
  OrderLine,
  OrderLineInProgress,
  OrderStatus,
  OrderSummary,
} from '@mullion/domain/orders/order-list'
import { orderedText, withoutFigures } from '@mullion/domain/orders/ordered-configuration'
import { shipToRefusal } from '@mullion/domain/ship-to-changes/ship-to-change'

/** The buyer's name; for a guest, the name or email address they gave. */
export function buyerOf({ order, person }: ListedOrderRow): string {
  const { firstname, lastname } = person ?? {
    firstname: order.billing?.firstName ?? '',
    lastname: order.billing?.lastName ?? '',
  }
  return `${firstname} ${lastname}`.trim() || order.buyerEmail
}

export function statusOf({ canceledAt, shippedAt, processed, creditHold }: OrderRow): OrderStatus {
  if (canceledAt || creditHold === 'refused') return 'Canceled'
  if (creditHold === 'held') return 'On hold'
  if (shippedAt) return 'Shipped'
  return processed ? 'Processed' : 'Pending'
}

export function viewSummary(row: ListedOrderRow): OrderSummary {
  const { order, companyName, internalCompanyName } = row
  return {
    id: order.id,
    number: order.number,
    poNumber: order.poNumber,
    buyer: buyerOf(row),
    companyName,
    internalCompanyName,
    shipAddress1: order.shipAddress.address1,
    shipPostalCode: order.shipAddress.postalCode,
    createdAt: order.createdAt.toISOString(),
    grandTotalCents: order.grandTotalCents,
    creditedCents: creditedCents(order),
    status: statusOf(order),
  }
}

export function viewLine(row: OrderLineRow): OrderLine {
  const { id: _id, orderId: _orderId, lineNo: _lineNo, configurations, ...rest } = row
  // Staff see these on the order's desk.
  const { priceRule: _rule, listPriceCents: _list, priceQuote: _quote, ...sold } = rest
  const {
    shippedQuantity: _shipped,
    canceledQuantity: _canceled,
    creditedQuantity: _credited,
    creditedCents: _cents,
    mark: _,
    backOrderedTo: _to,
    ...line
  } = sold
  const ordered = configurations ?? []
  return { ...line, configurations: withoutFigures(ordered), configurationText: orderedText(ordered) }
}

/** True if a shipment is of the whole order, because it says no lines. */
export const wholeOrderShipped = (shipments: readonly ShipmentRow[]): boolean =>
  shipments.some(({ lines }) => lines === null)

/** Returns the lines of an order with how far each is. */
export function viewLinesInProgress(
  rows: readonly OrderLineRow[],
  shipments: readonly ShipmentRow[],
): OrderLineInProgress[] {
  const whole = wholeOrderShipped(shipments)
  return rows.map((row) => ({
    ...viewLine(row),
    lineNo: row.lineNo,
    progress: lineProgress(row, whole),
  }))
}

/** Returns why the ship-to of an order cannot change; null if it can. `hasRest` is true while anything is left to ship. */
export const shipToRefusalOf = (order: OrderRow, hasRest: boolean): AppError | null =>
  shipToRefusal({ isCanceled: order.canceledAt !== null, isOnHold: !goesOut(order), hasRest })

/** True if a buyer can ask for another ship-to. */
export const isReaddressable = (
  order: OrderRow,
  lines: readonly { readonly progress: LineProgress }[],
): boolean =>
  shipToRefusalOf(
    order,
    lines.some(({ progress }) => progress.left > 0),
  ) === null

export function viewOrder(row: ListedOrderRow, lines: readonly OrderLineRow[]): ListedOrder {
  const { order, person } = row
  const { processed } = order
  return { ...viewSummary(row), ...viewFacts(order), processed, lines: lines.map(viewLine), person }
}

function viewFacts(order: OrderRow) {
  const { cartTotalCents, shippingCents, taxCents, shipAddress, iseNumber, sandbox } = order
  const { carrier, serviceType, billingOption, cardType, lastFour, freightToBeConfirmed } = order
  const { arrivesOn, madeToOrder, creditHold } = order
  return {
    ...{ cartTotalCents, shippingCents, taxCents, shipAddress, iseNumber, sandbox },
    ...{ carrier, serviceType, billingOption, cardType, lastFour, freightToBeConfirmed },
    ...{ arrivesOn, madeToOrder, creditHold },
  }
}

/** Why its buyer was not charged sales tax; null for an order that was taxed. */
export function viewExemptionForBuyer({ taxExempt, taxCertificateNumber: certificateNumber }: OrderRow) {
  return taxExempt ? { certificateNumber } : null
}

/** Whether an order was taxed, and the certificate that exempted it. */
export function viewExemption({ taxExempt, taxCertificateId: id, taxCertificateNumber: number }: OrderRow) {
  return { taxExempt, taxCertificate: id === null ? null : { id, number: number ?? '' } }
}

/** A shipment as shown to whoever may see its order. */
export function viewShipment(shipment: ShipmentRow): Shipment {
  const { id, carrier, trackingNumber, shippedOn, otherTrackingNumbers, lines } = shipment
  const numbers = [trackingNumber, ...otherTrackingNumbers]
  return {
    ...{ id, carrier, trackingNumber, shippedOn },
    parcels: numbers.map((each) => ({
      trackingNumber: each,
      trackingUrl: trackingUrl({ carrier, trackingNumber: each }),
    })),
    lines: lines?.map(({ lineNo, quantity }) => ({ lineNo, quantity })) ?? null,
  }
}
