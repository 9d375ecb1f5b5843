import { recordChange } from '@mullion/db/changes/changes.repository'
import type { Database, Writer } from '@mullion/db/database'
import { cancelWaitingMailAbout, countMailSince, queueMail } from '@mullion/db/mail/mail.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import { listOrderLines, markOrderLine } from '@mullion/db/orders/order-line.repository'
import { findPlacedOrder } from '@mullion/db/orders/order-list.repository'
import { listShipments } from '@mullion/db/orders/shipment.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import {
  backOrderProblem,
  backOrderRefused,
  lineFinished,
  lineMissing,
  lineProgress,
  type MarkLineInput,
} from '@mullion/domain/orders/line-progress'
import { shipmentMailWaitMs } from '@mullion/domain/orders/order-desk'
import { orderMissing } from '@mullion/domain/orders/order-list'
import { storeTime } from '@mullion/domain/store-day'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import { backOrderEvents, backOrderMail } from './back-order-mail.ts'
import { wholeOrderShipped } from './order-view.ts'
import type { ShipmentMailFacts } from './shipment-mail.ts'

export interface LineMarksDeps extends ShipmentMailFacts {
  readonly db: Database
  readonly clock: Clock
}

/** What staff say about lines of orders that are not shipped yet. */
export function createLineMarksService({ db, clock, storeInfo, orderLinks }: LineMarksDeps) {
  /** Replaces the mail still waiting, so that several changes in a row are one mail. */
  async function tellBuyer(tx: Writer, order: OrderRow): Promise<void> {
    const [about, at] = [backOrderEvents(order.id), clock()]
    await cancelWaitingMailAbout(tx, about)
    const lines = await listOrderLines(tx, order.id)
    const told = (await countMailSince(tx, about, new Date(0))) > 0
    if (!told && lines.every((line) => lineProgress(line, false).backOrderedTo === null)) return
    const mail = backOrderMail(order, { lines, at, storeInfo, orderLinks })
    await queueMail(tx, { ...mail, dueAt: new Date(at.getTime() + shipmentMailWaitMs) }, at)
  }

  return {
    /**
     * Marks a line as in production or back-ordered to a day, or takes the mark off; the buyer gets mail about back orders,
     * a few minutes later. Throws `invalid` for a day in the
     * past, `conflict` when nothing of the line is left to ship.
     */
    mark(actor: Member, { orderId, lineNo, mark, backOrderedTo: to }: MarkLineInput): Promise<void> {
      return db.transaction(async (tx) => {
        const row = await findPlacedOrder(tx, orderId)
        if (!row) throw orderMissing()
        const line = (await listOrderLines(tx, orderId)).find((each) => each.lineNo === lineNo)
        if (!line) throw lineMissing()
        const at = clock()
        const backOrderedTo = mark === 'back_ordered' ? (to ?? null) : null
        const problem = mark === 'back_ordered' && backOrderProblem(to, storeTime(at, storeInfo.timeZone).day)
        if (problem) throw backOrderRefused(problem)
        const whole = wholeOrderShipped(await listShipments(tx, orderId))
        if (lineProgress(line, whole).left <= 0) throw lineFinished()
        if (line.mark === mark && line.backOrderedTo === backOrderedTo) return
        if (!(await markOrderLine(tx, line.id, { mark, backOrderedTo }))) throw lineFinished()
        recordChange(tx, { subject: 'order', rowId: orderId, kind: 'line_marked', at })
        const details = {
          part: displayNumber(line.number),
          state: mark ?? 'ordered',
          ...(backOrderedTo ? { backOrderedTo } : {}),
        }
        const subject = `order:${row.order.number}`
        await audit(tx, actor, { action: 'order_line_marked', subject, details, at })
        if ([line.mark, mark].includes('back_ordered')) await tellBuyer(tx, row.order)
      })
    },
  }
}
