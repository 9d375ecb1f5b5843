import { recordChange } from '@mullion/db/changes/changes.repository'
import {
  cancelLineQuantity,
  findCreditNoteOfRequest,
  lockOrder,
} from '@mullion/db/credit-notes/credit-note.repository'
import type { Database, Reader, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import { markOrderCanceled } from '@mullion/db/orders/order-desk.repository'
import { listOrderLines } from '@mullion/db/orders/order-line.repository'
import {
  findPlacedOrder,
  findPlacedOrderByNumber,
  type ListedOrderRow,
} from '@mullion/db/orders/order-list.repository'
import type { Actor, Member } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import { creditBeforeFreight, overCredited } from '@mullion/domain/credit-notes/credit-note'
import { AppError } from '@mullion/domain/error'
import {
  type CancelAsked,
  type CancelOrderInput,
  type CancelPreview,
  type CancelPreviewInput,
  type CancelTrackedInput,
  cancelByMailOnly,
  cancelChanged,
  toCancel,
} from '@mullion/domain/orders/cancel-order'
import { lineMissing } from '@mullion/domain/orders/line-progress'
import { partOfPiece } from '@mullion/domain/orders/order-desk'
import { orderMissing } from '@mullion/domain/orders/order-list'
import { orderLinkSpent } from '@mullion/domain/orders/order-tracking'
import type { Clock } from '../clock.ts'
import { mayChangeOrder } from '../orders/may-change-order.ts'
import type { OrderLinks } from '../orders/order-links.ts'
import { audit } from '../security/audit.ts'
import { type CancelNoticeFacts, cancelNotice } from './cancel-notice.ts'
import type { CreditNoteService } from './credit-note.service.ts'

export interface CancelOrderDeps extends CancelNoticeFacts {
  readonly db: Database
  readonly clock: Clock
  readonly orderLinks: OrderLinks
  readonly creditNotes: CreditNoteService
  readonly shipToChanges: {
    /** Ends a request for another address, if one waits. */
    lapse(tx: Writer, orderId: number): Promise<void>
  }
}

const isStaff = (actor: Actor) => actor.role !== 'guest' && may(actor, 'administer')

/** What canceling gave back; null if there was nothing to give back. */
export interface Canceled {
  readonly whole: boolean
  readonly creditNumber: string | null
  readonly totalCents: number
}

/** Cancels orders, or parts of them, before they are handed to accounting or ship. */
export function createCancelOrderService(deps: CancelOrderDeps) {
  const { db, clock, orderLinks, creditNotes, shipToChanges } = deps

  async function own(read: Reader, actor: Member, orderId: number): Promise<ListedOrderRow> {
    const row = await findPlacedOrder(read, orderId)
    if (!row || !mayChangeOrder(actor, row)) throw orderMissing()
    return row
  }

  async function linked(read: Reader, key: string): Promise<ListedOrderRow> {
    const number = orderLinks.numberOf(key)
    const row = number === null ? null : await findPlacedOrderByNumber(read, number)
    if (!row) throw orderLinkSpent()
    if (!orderLinks.isFromMail(key)) throw cancelByMailOnly()
    return row
  }

  async function planned(read: Reader, row: ListedOrderRow, asked: CancelAsked) {
    const rows = await listOrderLines(read, row.order.id)
    const plan = toCancel(row.order, rows, asked)
    for (const { lineNo, quantity } of plan.lines) {
      const line = rows.find((each) => each.lineNo === lineNo)
      if (!line) throw lineMissing()
      if (line.unit === 'EA' && !Number.isInteger(quantity)) throw partOfPiece(displayNumber(line.number))
    }
    if (row.order.freightToBeConfirmed && !plan.whole) throw creditBeforeFreight()
    return { plan, rows }
  }

  /** What costs nothing is canceled without a credit. */
  async function amounts(read: Reader, row: ListedOrderRow, asked: CancelAsked): Promise<CancelPreview> {
    const { plan } = await planned(read, row, asked)
    const nothing = { lines: [], goodsCents: 0, freightCents: 0, taxCents: 0, totalCents: 0 }
    const credit = await creditNotes
      .preview(read, row.order.id, { ...plan, evenWithOpenFreight: plan.whole })
      .catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'credits.nothing') return nothing
        throw error
      })
    const { goodsCents, freightCents, taxCents, totalCents } = credit
    const lines = credit.lines.map(({ lineNo, quantity, cents }) => ({ lineNo, quantity, cents }))
    return { whole: plan.whole, lines, goodsCents, freightCents, taxCents, totalCents }
  }

  async function cancelNow(
    tx: Writer,
    actor: Actor,
    row: ListedOrderRow,
    asked: Omit<CancelOrderInput, 'orderId'>,
  ): Promise<{ canceled: Canceled; noteId: number | null }> {
    const { id: orderId, number, companyId } = row.order
    const { requestKey, shownCents } = asked
    const earlier = await findCreditNoteOfRequest(tx, { orderId, requestKey })
    if (earlier) {
      const { number: creditNumber, totalCents, id: noteId } = earlier
      return { canceled: { whole: row.order.canceledAt !== null, creditNumber, totalCents }, noteId }
    }
    const { totalCents } = await amounts(tx, row, asked)
    if (shownCents !== undefined && shownCents !== totalCents) throw cancelChanged()
    const { plan, rows } = await planned(tx, row, asked)
    const request = { ...plan, orderId, requestKey, reason: 'canceled' as const }
    const note =
      totalCents > 0
        ? await creditNotes.credit(tx, actor, { ...request, evenWithOpenFreight: plan.whole })
        : null
    for (const { lineNo, quantity } of plan.lines) {
      const line = rows.find((each) => each.lineNo === lineNo)
      if (!line) throw lineMissing()
      if (!(await cancelLineQuantity(tx, { orderLineId: line.id, quantity })))
        throw overCredited(displayNumber(line.number), line.quantity - line.canceledQuantity)
    }
    const at = clock()
    if (plan.whole) {
      await markOrderCanceled(tx, orderId, at)
      await shipToChanges.lapse(tx, orderId)
    }
    recordChange(tx, { subject: 'order', rowId: orderId, kind: 'canceled', at })
    const lines = plan.lines.map(({ lineNo, quantity }) => `line ${lineNo}: ${quantity}`).join(', ')
    const details = { whole: plan.whole, lines, creditNote: note?.number ?? null, totalCents }
    await audit(tx, actor, { action: 'order_canceled', subject: `order:${number}`, companyId, details, at })
    const canceled = { whole: plan.whole, creditNumber: note?.number ?? null, totalCents }
    // Staff get mail only about what buyers cancel.
    if (!isStaff(actor)) {
      const items = plan.lines.map(({ lineNo, quantity }) => {
        const line = rows.find((each) => each.lineNo === lineNo)
        return `${quantity} ${line?.unit ?? ''} of ${displayNumber(line?.number ?? '')}`
      })
      const customer = row.internalCompanyName ?? row.companyName ?? row.order.buyerEmail
      await queueMail(
        tx,
        cancelNotice({ ...canceled, order: row.order, customer, requestKey, items }, deps),
        at,
      )
    }
    return { canceled, noteId: note?.id ?? null }
  }

  /** Cancels under the order's lock, then gives the money back. */
  async function cancel(
    actor: Actor,
    find: (tx: Reader) => Promise<ListedOrderRow>,
    asked: Omit<CancelOrderInput, 'orderId'>,
  ): Promise<Canceled> {
    const { canceled, noteId } = await db.transaction(async (tx) => {
      await lockOrder(tx, (await find(tx)).order.id)
      return cancelNow(tx, actor, await find(tx), asked)
    })
    if (noteId !== null) await creditNotes.give(noteId)
    return canceled
  }

  return {
    /** Returns what canceling would give back. Throws `missing`, and `conflict` once it is too late. */
    async preview(actor: Member, { orderId, ...asked }: CancelPreviewInput): Promise<CancelPreview> {
      return amounts(db.read, await own(db.read, actor, orderId), asked)
    },

    /** Cancels lines of an order, or all of it, and gives their price back; a repeat of the request cancels nothing more. */
    cancel: (actor: Member, { orderId, ...asked }: CancelOrderInput): Promise<Canceled> =>
      cancel(actor, (tx) => own(tx, actor, orderId), asked),

    /** The same for whoever has the link in the mail about the order. */
    async previewLinked({ key, ...asked }: { readonly key: string } & CancelAsked): Promise<CancelPreview> {
      return amounts(db.read, await linked(db.read, key), asked)
    },

    cancelLinked: (actor: Actor, { key, ...asked }: CancelTrackedInput): Promise<Canceled> =>
      cancel(actor, (tx) => linked(tx, key), asked),
  }
}
