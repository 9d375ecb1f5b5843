import { randomUUID } from 'node:crypto'
import { findInternalCompanyOfOrder } from '@mullion/db/accounts/internal-company.repository'
import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Database, Reader } from '@mullion/db/database'
import { listWaitingMail } from '@mullion/db/mail/mail.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import { createOrderNote, listOrderNotes, markOrderProcessed } from '@mullion/db/orders/order-desk.repository'
import { listOrderLines, type OrderLineRow } from '@mullion/db/orders/order-line.repository'
import { findPlacedOrder } from '@mullion/db/orders/order-list.repository'
import { listShipments } from '@mullion/db/orders/shipment.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import { orderCanceled } from '@mullion/domain/orders/cancel-order'
import { assertGoesOut } from '@mullion/domain/orders/credit-hold'
import type { AddNoteInput, OrderDesk, SoldPrice } from '@mullion/domain/orders/order-desk'
import { freightBeforeProcessed } from '@mullion/domain/orders/order-desk'
import { orderMissing } from '@mullion/domain/orders/order-list'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import type { ConfirmationFacts } from './order-confirmation.ts'
import { viewExemption, viewShipment } from './order-view.ts'
import { queueConfirmation } from './queue-confirmation.ts'
import { shipmentMailEvents } from './shipment-mail.ts'

export interface OrderDeskDeps extends ConfirmationFacts {
  readonly db: Database
  readonly clock: Clock
}

function soldPrice({ number, unitPriceCents, ...why }: OrderLineRow): SoldPrice[] {
  const { priceRule, priceQuote, listPriceCents } = why
  const rule = priceQuote === null ? priceRule : 'quoted'
  if (rule === null) return []
  return [{ number: displayNumber(number), unitPriceCents, rule, priceQuote, listPriceCents }]
}

export function createOrderDeskService({ db, clock, storeInfo, orderLinks }: OrderDeskDeps) {
  async function placed(read: Reader, orderId: number): Promise<OrderRow> {
    const row = await findPlacedOrder(read, orderId)
    if (!row) throw orderMissing()
    return row.order
  }

  const subjectOf = ({ number }: OrderRow) => `order:${number}`

  return {
    async desk(orderId: number): Promise<OrderDesk> {
      const order = await placed(db.read, orderId)
      const { buyerEmail, companyInternalId: id, freightToBeConfirmed, processed } = order
      const customer = id === null ? null : await findInternalCompanyOfOrder(db.read, id)
      const notes = await listOrderNotes(db.read, orderId)
      const shipments = await listShipments(db.read, orderId)
      const mail = await listWaitingMail(db.read, shipments.flatMap(shipmentMailEvents))
      return {
        buyerEmail,
        customer: customer && `${customer.name} (${customer.customerNumber})`,
        freightToBeConfirmed,
        ...viewExemption(order),
        processed,
        prices: (await listOrderLines(db.read, orderId)).flatMap(soldPrice),
        shipments: shipments.map((row) => {
          const due = mail.get(shipmentMailEvents(row).at(-1) ?? '')
          return { ...viewShipment(row), mailAt: due?.toISOString() ?? null }
        }),
        notes: notes.map(({ note, firstname, lastname }) => ({
          id: note.id,
          text: note.text,
          at: note.createdAt.toISOString(),
          by: `${firstname} ${lastname}`,
        })),
      }
    },

    async addNote(actor: Member, { orderId, text }: AddNoteInput): Promise<void> {
      await db.transaction(async (tx) => {
        await placed(tx, orderId)
        await createOrderNote(tx, { orderId, userId: actor.userId, text, createdAt: clock() })
      })
    },

    /**
     * Marks an order as processed without an accounting file; one that already is stays as it is. Throws `conflict`
     * while its freight is to be confirmed.
     */
    async markProcessed(actor: Member, orderId: number): Promise<void> {
      await db.transaction(async (tx) => {
        const order = await placed(tx, orderId)
        if (order.canceledAt) throw orderCanceled()
        if (await markOrderProcessed(tx, orderId)) {
          const at = clock()
          recordChange(tx, { subject: 'order', rowId: orderId, kind: 'processed', at })
          await audit(tx, actor, { action: 'order_processed', subject: subjectOf(order), at })
        } else {
          assertGoesOut(order)
          if (order.freightToBeConfirmed) throw freightBeforeProcessed()
        }
      })
    },

    async resendConfirmation(actor: Member, orderId: number): Promise<{ readonly email: string }> {
      const at = clock()
      return db.transaction(async (tx) => {
        const order = await placed(tx, orderId)
        const again = randomUUID()
        const lines = await listOrderLines(tx, order.id)
        if (order.creditHold === 'refused') assertGoesOut(order)
        const news = order.creditHold === 'held' ? 'held' : 'placed'
        await queueConfirmation(tx, order, { lines, storeInfo, orderLinks, at, news, again })
        await audit(tx, actor, { action: 'confirmation_resent', subject: subjectOf(order), at })
        return { email: order.buyerEmail }
      })
    },
  }
}
