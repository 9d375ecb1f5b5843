import { randomUUID } from 'node:crypto'
import { findInternalCompanyOfOrder } from '@mullion/db/accounts/internal-company.repository'
import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Database, Reader } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import { createOrderNote, createShipment, listOrderNotes } from '@mullion/db/orders/order-desk.repository'
import { listOrderLines } from '@mullion/db/orders/order-line.repository'
import { findPlacedOrder } from '@mullion/db/orders/order-list.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import type { AddNoteInput, AddShipmentInput, OrderDesk, Shipment } from '@mullion/domain/orders/order-desk'
import { shipmentKnown } from '@mullion/domain/orders/order-desk'
import { orderMissing } from '@mullion/domain/orders/order-list'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import { queueConfirmation } from './queue-confirmation.ts'
import { type ShipmentMailFacts, shipmentMail } from './shipment-mail.ts'

export interface OrderDeskDeps extends ShipmentMailFacts {
  readonly db: Database
  readonly clock: Clock
}

export function createOrderDeskService({ db, clock, ...facts }: OrderDeskDeps) {
  async function placed(read: Reader, orderId: number): Promise<OrderRow> {
    const row = await findPlacedOrder(read, orderId)
    if (!row) throw orderMissing()
    return row.order
  }

  const subjectOf = ({ number }: OrderRow) => `order:${number}`

  return {
    async desk(orderId: number): Promise<OrderDesk> {
      const { buyerEmail, companyInternalId: id, freightToBeConfirmed } = await placed(db.read, orderId)
      const customer = id === null ? null : await findInternalCompanyOfOrder(db.read, id)
      const notes = await listOrderNotes(db.read, orderId)
      return {
        buyerEmail,
        customer: customer && `${customer.name} (${customer.customerNumber})`,
        freightToBeConfirmed,
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
     * Stores a shipment and mails its tracking number to the buyer and the customer staff ordered for. Throws
     * `conflict` when the tracking number is already on file.
     */
    addShipment(actor: Member, { orderId, ...shipment }: AddShipmentInput): Promise<Shipment> {
      const at = clock()
      return db.transaction(async (tx) => {
        const order = await placed(tx, orderId)
        const row = await createShipment(tx, { ...shipment, orderId, userId: actor.userId, createdAt: at })
        if (!row) throw shipmentKnown()
        recordChange(tx, { subject: 'order', rowId: orderId, kind: 'shipped', at })
        await queueMail(tx, shipmentMail(order, row, facts), at)
        const details = { carrier: row.carrier, trackingNumber: row.trackingNumber }
        await audit(tx, actor, { action: 'order_shipped', subject: subjectOf(order), details, at })
        return { id: row.id, ...shipment }
      })
    },

    async resendConfirmation(actor: Member, orderId: number): Promise<{ readonly email: string }> {
      const at = clock()
      return db.transaction(async (tx) => {
        const order = await placed(tx, orderId)
        const again = randomUUID()
        const lines = await listOrderLines(tx, order.id)
        await queueConfirmation(tx, order, { lines, storeInfo: facts.storeInfo, at, news: 'placed', again })
        await audit(tx, actor, { action: 'confirmation_resent', subject: subjectOf(order), at })
        return { email: order.buyerEmail }
      })
    },
  }
}
