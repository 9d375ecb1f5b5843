import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Database, Reader, Writer } from '@mullion/db/database'
import { cancelWaitingMail, hasMail, queueMail } from '@mullion/db/mail/mail.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import {
  createShipment,
  findShipment,
  removeShipment,
  type ShipmentRow,
  updateShipment,
} from '@mullion/db/orders/order-desk.repository'
import { findPlacedOrder } from '@mullion/db/orders/order-list.repository'
import { violated } from '@mullion/db/violated'
import type { Member } from '@mullion/domain/accounts/actor'
import {
  type AddShipmentInput,
  type CorrectShipmentInput,
  type OneShipmentInput,
  type Shipment,
  shipmentChanged,
  shipmentKnown,
  shipmentMailed,
  shipmentMailWaitMs,
  shipmentMissing,
  shippedOnProblem,
  shippedOnRefused,
} from '@mullion/domain/orders/order-desk'
import { orderMissing } from '@mullion/domain/orders/order-list'
import { storeTime } from '@mullion/domain/store-day'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import { viewShipment } from './order-view.ts'
import {
  type ShipmentMailFacts,
  type ShipmentNews,
  shipmentMail,
  shipmentMailEvents,
} from './shipment-mail.ts'

export interface ShipmentDeps extends ShipmentMailFacts {
  readonly db: Database
  readonly clock: Clock
}

/** A shipment on file, with its placed order. */
interface Shipped {
  readonly order: OrderRow
  readonly shipment: ShipmentRow
}

const factsOf = ({ carrier, trackingNumber, shippedOn }: Omit<Shipment, 'id'>) => ({
  ...{ carrier, trackingNumber, shippedOn },
})

/** Shipments of placed orders, and the mail about them, which waits a few minutes so that a mistake can be undone. */
export function createShipmentService({ db, clock, ...mailFacts }: ShipmentDeps) {
  const { timeZone } = mailFacts.storeInfo

  async function placed(read: Reader, orderId: number): Promise<OrderRow> {
    const row = await findPlacedOrder(read, orderId)
    if (!row) throw orderMissing()
    return row.order
  }

  async function shipped(read: Reader, shipmentId: number): Promise<Shipped> {
    const shipment = await findShipment(read, shipmentId)
    if (!shipment) throw shipmentMissing()
    return { order: await placed(read, shipment.orderId), shipment }
  }

  function checkDay({ createdAt }: OrderRow, shippedOn: string): void {
    const days = {
      orderedOn: storeTime(createdAt, timeZone).day,
      today: storeTime(clock(), timeZone).day,
    }
    const problem = shippedOnProblem(shippedOn, days)
    if (problem) throw shippedOnRefused(problem)
  }

  async function queueNews(tx: Writer, { order, shipment }: Shipped, news: ShipmentNews): Promise<void> {
    const at = clock()
    const dueAt = new Date(at.getTime() + shipmentMailWaitMs)
    await queueMail(tx, { ...shipmentMail(order, shipment, { ...mailFacts, news }), dueAt }, at)
  }

  /** Withdraws the mail still waiting, and returns whether the buyer has, or may have, earlier mail about the shipment. */
  async function withdrawMail(tx: Writer, shipment: ShipmentRow): Promise<boolean> {
    const events = shipmentMailEvents(shipment)
    await cancelWaitingMail(tx, events)
    return hasMail(tx, events)
  }

  async function remove(tx: Writer, actor: Member, { order, shipment }: Shipped): Promise<void> {
    if (!(await removeShipment(tx, shipment))) throw shipmentChanged()
    const at = clock()
    recordChange(tx, { subject: 'order', rowId: order.id, kind: 'shipment_corrected', at })
    const line = { subject: `order:${order.number}`, details: factsOf(shipment), at }
    await audit(tx, actor, { action: 'shipment_removed', ...line })
  }

  return {
    /**
     * Stores a shipment and mails its tracking number, a few minutes later, to the buyer and the customer staff ordered
     * for. Throws `conflict` when the tracking number is already on file, `invalid` for a day before the order or after
     * tomorrow.
     */
    add(actor: Member, { orderId, ...facts }: AddShipmentInput): Promise<Shipment> {
      return db.transaction(async (tx) => {
        const order = await placed(tx, orderId)
        checkDay(order, facts.shippedOn)
        const createdAt = clock()
        const shipment = await createShipment(tx, { ...facts, orderId, userId: actor.userId, createdAt })
        if (!shipment) throw shipmentKnown()
        recordChange(tx, { subject: 'order', rowId: orderId, kind: 'shipped', at: createdAt })
        await queueNews(tx, { order, shipment }, 'shipped')
        const line = { subject: `order:${order.number}`, details: factsOf(shipment), at: createdAt }
        await audit(tx, actor, { action: 'order_shipped', ...line })
        return viewShipment(shipment)
      })
    },

    /** Corrects a shipment; the buyer gets a corrected mail if the first was sent, or else only the corrected one. */
    async correct(actor: Member, { shipmentId, ...facts }: CorrectShipmentInput): Promise<Shipment> {
      const corrected = db.transaction(async (tx) => {
        const { order, shipment } = await shipped(tx, shipmentId)
        checkDay(order, facts.shippedOn)
        const changes = Object.entries(factsOf(shipment)).flatMap(([name, before]) => {
          const after = facts[name as keyof typeof facts]
          return before === after ? [] : [{ name, before, after }]
        })
        if (changes.length === 0) return viewShipment(shipment)
        const row = await updateShipment(tx, shipment, facts)
        if (!row) throw shipmentChanged()
        const news = (await withdrawMail(tx, shipment)) ? 'corrected' : 'shipped'
        await queueNews(tx, { order, shipment: row }, news)
        const at = clock()
        recordChange(tx, { subject: 'order', rowId: order.id, kind: 'shipment_corrected', at })
        const line = { subject: `order:${order.number}`, details: { changes }, at }
        await audit(tx, actor, { action: 'shipment_corrected', ...line })
        return viewShipment(row)
      })
      return corrected.catch((error: unknown) => {
        throw violated(error) === 'unique' ? shipmentKnown() : error
      })
    },

    /** Removes a shipment, and tells the buyer if the mail about it was sent. */
    remove(actor: Member, { shipmentId }: OneShipmentInput): Promise<void> {
      return db.transaction(async (tx) => {
        const entry = await shipped(tx, shipmentId)
        await remove(tx, actor, entry)
        if (await withdrawMail(tx, entry.shipment)) await queueNews(tx, entry, 'removed')
      })
    },

    /** Removes a shipment the buyer has no mail about. Throws `conflict` when the mail was sent. */
    undo(actor: Member, { shipmentId }: OneShipmentInput): Promise<void> {
      return db.transaction(async (tx) => {
        const entry = await shipped(tx, shipmentId)
        await remove(tx, actor, entry)
        if (await withdrawMail(tx, entry.shipment)) throw shipmentMailed()
      })
    },
  }
}
