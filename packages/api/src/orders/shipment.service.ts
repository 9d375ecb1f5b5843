import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Database, Reader, Writer } from '@mullion/db/database'
import { cancelWaitingMail, hasMail, queueMail } from '@mullion/db/mail/mail.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import { listOrderLines, type OrderLineRow } from '@mullion/db/orders/order-line.repository'
import { findPlacedOrder } from '@mullion/db/orders/order-list.repository'
import {
  addShippedQuantity,
  createShipment,
  createShipmentLines,
  findShipment,
  listShipments,
  removeShipment,
  removeShipmentLines,
  replaceOtherParcels,
  type ShipmentRow,
  type ShippedLine,
  updateShipment,
} from '@mullion/db/orders/shipment.repository'
import { violated } from '@mullion/db/violated'
import type { Member } from '@mullion/domain/accounts/actor'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import { orderCanceled } from '@mullion/domain/orders/cancel-order'
import { assertGoesOut } from '@mullion/domain/orders/credit-hold'
import { type LineQuantity, lineMissing, lineProgress } from '@mullion/domain/orders/line-progress'
import {
  type AddShipmentInput,
  type CorrectShipmentInput,
  type OneShipmentInput,
  overShipped,
  partOfPiece,
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
import { viewShipment, wholeOrderShipped } from './order-view.ts'
import {
  type ShipmentMailFacts,
  type ShipmentNews,
  shipmentMail,
  shipmentMailEvents,
} from './shipment-mail.ts'

export interface ShipmentDeps extends ShipmentMailFacts {
  readonly db: Database
  readonly clock: Clock
  readonly shipToChanges: {
    /** Ends a request for another address, if one waits. */
    lapse(tx: Writer, orderId: number): Promise<void>
  }
}

/** A shipment on file, with its placed order. */
interface Shipped {
  readonly order: OrderRow
  readonly shipment: ShipmentRow
}

interface ShipmentFacts extends Pick<Shipment, 'carrier' | 'trackingNumber' | 'shippedOn'> {
  readonly otherTrackingNumbers?: readonly string[] | undefined
  readonly lines?: readonly LineQuantity[] | null | undefined
}

const linesInWords = (lines: readonly LineQuantity[]) =>
  lines.map(({ lineNo, quantity }) => `line ${lineNo}: ${quantity}`).join(', ')

/** A shipment as the audit log has it. */
const factsOf = ({
  carrier,
  trackingNumber,
  shippedOn,
  otherTrackingNumbers = [],
  lines,
}: ShipmentFacts) => ({
  ...{ carrier, trackingNumber, shippedOn },
  ...(otherTrackingNumbers.length > 0 ? { otherTrackingNumbers: otherTrackingNumbers.join(', ') } : {}),
  ...(lines ? { lines: linesInWords(lines) } : {}),
})

const otherNumbers = ({ trackingNumber, otherTrackingNumbers = [] }: ShipmentFacts) =>
  [...new Set(otherTrackingNumbers)].filter((each) => each !== trackingNumber)

/** Shipments of placed orders, and the mail about them, which waits a few minutes so that a mistake can be undone. */
export function createShipmentService({ db, clock, shipToChanges, ...mailFacts }: ShipmentDeps) {
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
    const lines = await listOrderLines(tx, order.id)
    await queueMail(tx, { ...shipmentMail(order, shipment, { ...mailFacts, news, lines }), dueAt }, at)
  }

  /** Returns the lines that are meant, all that is left of an order if none are. */
  async function linesMeant(
    tx: Writer,
    order: OrderRow,
    meant: readonly LineQuantity[] | undefined,
  ): Promise<ShippedLine[]> {
    const rows = await listOrderLines(tx, order.id)
    const whole = wholeOrderShipped(await listShipments(tx, order.id))
    const left = (row: OrderLineRow) => lineProgress(row, whole).left
    if (!meant)
      return rows.flatMap((row) =>
        left(row) > 0 ? [{ orderLineId: row.id, lineNo: row.lineNo, quantity: left(row) }] : [],
      )
    return meant.map(({ lineNo, quantity }) => {
      const row = rows.find((each) => each.lineNo === lineNo)
      if (!row) throw lineMissing()
      if (row.unit === 'EA' && !Number.isInteger(quantity)) throw partOfPiece(displayNumber(row.number))
      return { orderLineId: row.id, lineNo, quantity }
    })
  }

  /** Counts lines as shipped. Throws `conflict` when more is shipped than is left, by whomever. */
  async function shipLines(
    tx: Writer,
    { id }: Pick<ShipmentRow, 'id'>,
    order: OrderRow,
    lines: ShippedLine[],
  ) {
    // In one order, so that two transactions never wait for each other.
    for (const line of lines.toSorted((a, b) => a.orderLineId - b.orderLineId)) {
      if (await addShippedQuantity(tx, line)) continue
      const row = (await listOrderLines(tx, order.id)).find((each) => each.id === line.orderLineId)
      if (!row) throw lineMissing()
      throw overShipped(displayNumber(row.number), lineProgress(row, false).left)
    }
    if (lines.length > 0) await createShipmentLines(tx, id, lines)
  }

  /** Refuses lines of an order that was shipped as a whole. */
  async function checkNotWhole(tx: Writer, order: OrderRow, but: ShipmentRow | null): Promise<void> {
    const others = (await listShipments(tx, order.id)).filter(({ id }) => id !== but?.id)
    if (!wholeOrderShipped(others)) return
    const [row] = await listOrderLines(tx, order.id)
    throw overShipped(row ? displayNumber(row.number) : 'the order', 0)
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
    add(actor: Member, { orderId, lines: meant, ...facts }: AddShipmentInput): Promise<Shipment> {
      return db.transaction(async (tx) => {
        const order = await placed(tx, orderId)
        assertGoesOut(order)
        if (order.canceledAt) throw orderCanceled()
        checkDay(order, facts.shippedOn)
        const createdAt = clock()
        if (meant) await checkNotWhole(tx, order, null)
        const { carrier, trackingNumber, shippedOn } = facts
        const lines = await linesMeant(tx, order, meant)
        const row = { orderId, carrier, trackingNumber, shippedOn, userId: actor.userId, createdAt }
        const stored = await createShipment(tx, row)
        if (!stored) throw shipmentKnown()
        await replaceOtherParcels(tx, stored.id, otherNumbers(facts))
        await shipLines(tx, stored, order, lines)
        const shipment = await findShipment(tx, stored.id)
        if (!shipment) throw shipmentMissing()
        recordChange(tx, { subject: 'order', rowId: orderId, kind: 'shipped', at: createdAt })
        await shipToChanges.lapse(tx, orderId)
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
        const before: Record<string, string> = factsOf(shipment)
        const wanted = {
          ...facts,
          otherTrackingNumbers: otherNumbers({
            otherTrackingNumbers: shipment.otherTrackingNumbers,
            ...facts,
          }),
          lines: facts.lines?.toSorted((a, b) => a.lineNo - b.lineNo) ?? shipment.lines,
        }
        const after: Record<string, string> = factsOf(wanted)
        const changes = [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
          before[name] === after[name]
            ? []
            : [{ name, before: before[name] ?? '', after: after[name] ?? '' }],
        )
        if (changes.length === 0) return viewShipment(shipment)
        const { carrier, trackingNumber, shippedOn } = facts
        if (!(await updateShipment(tx, shipment, { carrier, trackingNumber, shippedOn })))
          throw shipmentChanged()
        await replaceOtherParcels(tx, shipmentId, wanted.otherTrackingNumbers)
        if (facts.lines) {
          await checkNotWhole(tx, order, shipment)
          for (const line of await removeShipmentLines(tx, shipmentId))
            await addShippedQuantity(tx, { ...line, quantity: -line.quantity })
          await shipLines(tx, shipment, order, await linesMeant(tx, order, facts.lines))
        }
        const row = await findShipment(tx, shipmentId)
        if (!row) throw shipmentMissing()
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
