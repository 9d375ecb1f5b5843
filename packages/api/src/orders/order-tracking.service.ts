import type { Database, Reader } from '@mullion/db/database'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import { listOrderLines, type OrderLineRow } from '@mullion/db/orders/order-line.repository'
import { findPlacedOrderByNumber } from '@mullion/db/orders/order-list.repository'
import { listShipments } from '@mullion/db/orders/shipment.repository'
import { findAskedShipTo } from '@mullion/db/ship-to-changes/ship-to-change.repository'
import { type Actor, limitKeyOf } from '@mullion/domain/accounts/actor'
import { displayName } from '@mullion/domain/catalog/part-title'
import { mayCancel } from '@mullion/domain/orders/cancel-order'
import { lineProgress } from '@mullion/domain/orders/line-progress'
import {
  orderLinkSpent,
  orderNotTracked,
  orderNumbersMeant,
  type TrackedLine,
  type TrackedOrder,
  type TrackOrderInput,
  trackedDays,
} from '@mullion/domain/orders/order-tracking'
import { shippingText } from '@mullion/domain/orders/order-words'
import { lineRemarks } from '@mullion/domain/orders/ordered-configuration'
import type { Clock } from '../clock.ts'
import type { Limits } from '../security/limits.ts'
import type { OrderLinks } from './order-links.ts'
import { isReaddressable, statusOf, viewShipment, wholeOrderShipped } from './order-view.ts'

export interface OrderTrackingDeps {
  readonly db: Database
  readonly limits: Limits
  readonly orderLinks: OrderLinks
  readonly clock: Clock
}

const day = 86_400_000

function viewTrackedLine(line: OrderLineRow, whole: boolean): TrackedLine {
  const { lineNo, number, unit, quantity } = line
  const progress = lineProgress(line, whole)
  return { lineNo, number, name: displayName(line), unit, quantity, remarks: lineRemarks(line), progress }
}

/** Shows the status of an order to whoever has its mail, or knows its number and email address. */
export function createOrderTrackingService({ db, limits, orderLinks, clock }: OrderTrackingDeps) {
  async function recent(read: Reader, number: string): Promise<OrderRow | null> {
    const order = (await findPlacedOrderByNumber(read, number))?.order
    const oldest = clock().getTime() - trackedDays * day
    return order && order.createdAt.getTime() >= oldest ? order : null
  }

  async function ordered(typed: string, email: string): Promise<OrderRow | null> {
    for (const number of orderNumbersMeant(typed)) {
      const order = await recent(db.read, number)
      const emails = [order?.buyerEmail, order?.internalBuyerEmail].map((each) => each?.toLowerCase())
      if (order && emails.includes(email.toLowerCase())) return order
    }
    return null
  }

  return {
    /**
     * Returns the key of the order with this number and email address. Throws `missing` for a wrong one of either, alike,
     * and `limited` after too many tries from one address or for one number.
     */
    async find(actor: Actor, { number, email }: TrackOrderInput): Promise<{ key: string }> {
      const about = orderNumbersMeant(number).at(-1) ?? number
      await limits.consume('track-order', limitKeyOf(actor))
      await limits.consume('track-order-number', about)
      const order = await ordered(number, email)
      if (!order) throw orderNotTracked()
      await limits.refund('track-order-number', about)
      return { key: orderLinks.lookupKeyOf(order.number) }
    },

    /** Returns the order of a key. Throws `missing` for a made-up one, and for an order that is too old. */
    async order(key: string): Promise<TrackedOrder> {
      const number = orderLinks.numberOf(key)
      const order = number === null ? null : await recent(db.read, number)
      if (!order) throw orderLinkSpent()
      const { createdAt, shipAddress, arrivesOn, madeToOrder, freightToBeConfirmed } = order
      const lines = await listOrderLines(db.read, order.id)
      const shipments = await listShipments(db.read, order.id)
      const tracked = lines.map((line) => viewTrackedLine(line, wholeOrderShipped(shipments)))
      const asked = await findAskedShipTo(db.read, order.id)
      return {
        ...{ number: order.number, status: statusOf(order), placedAt: createdAt.toISOString() },
        shipTo: { city: shipAddress.city, state: shipAddress.state },
        ...{ shipVia: shippingText(order), arrivesOn, madeToOrder, freightToBeConfirmed },
        lines: tracked,
        shipments: shipments.map(viewShipment),
        returnable: order.userId === null && shipments.length > 0,
        cancelable: orderLinks.isFromMail(key) && mayCancel(order),
        readdressable: orderLinks.isFromMail(key) && isReaddressable(order, tracked),
        askedShipTo: asked && { city: asked.toAddress.city, state: asked.toAddress.state },
      }
    },
  }
}
