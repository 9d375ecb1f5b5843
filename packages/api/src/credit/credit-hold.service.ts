import { recordChange } from '@mullion/db/changes/changes.repository'
import { balanceOf } from '@mullion/db/credit/credit-balance.repository'
import { decideCreditHold, findCreditHold, listHeldOrders } from '@mullion/db/credit/credit-hold.repository'
import type { Database, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import { findOrder, type OrderRow } from '@mullion/db/orders/order.repository'
import { listOrderLines } from '@mullion/db/orders/order-line.repository'
import { findPaymentOfOrder } from '@mullion/db/payments/payment.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import {
  type CreditDecision,
  type HeldOrder,
  type HeldOrdersInput,
  orderNotHeld,
  type RefuseHeldInput,
} from '@mullion/domain/credit/credit'
import { overLimitCents } from '@mullion/domain/credit/standing'
import type { ListPage } from '@mullion/domain/list-input'
import { orderMissing } from '@mullion/domain/orders/order-list'
import type { Clock } from '../clock.ts'
import type { OrderNoticeFacts } from '../orders/order-notice.ts'
import { confirmationRecipients, queueConfirmation } from '../orders/queue-confirmation.ts'
import { queueOrderNotice } from '../orders/queue-order-notice.ts'
import { listPage } from '../page.ts'
import type { CountSale } from '../payments/payment-records.ts'
import type { TaxPostings } from '../payments/tax-postings.service.ts'
import { audit } from '../security/audit.ts'
import { type CreditMailFacts, refusedMail } from './credit-mails.ts'

export interface CreditHoldDeps extends CreditMailFacts, OrderNoticeFacts {
  readonly db: Database
  readonly countSale: CountSale
  readonly taxPostings: Pick<TaxPostings, 'queueSale'>
  readonly clock: Clock
}

export interface DecidedOrder {
  readonly orderNumber: string
  readonly creditHold: 'released' | 'refused'
}

/** Orders over the credit limit of their company, which wait for staff to release or refuse them. */
export function createCreditHoldService(deps: CreditHoldDeps) {
  const { db, clock, storeInfo, orderLinks, siteUrl, orderEmails } = deps

  async function decide(
    tx: Writer,
    actor: Member,
    { orderId, to, reason }: RefuseHeldInput & { readonly to: DecidedOrder['creditHold'] },
  ): Promise<OrderRow> {
    const at = clock()
    const order = await decideCreditHold(tx, orderId, { to, userId: actor.userId, at, reason })
    if (!order) throw (await findOrder(tx, orderId)) ? orderNotHeld() : orderMissing()
    return order
  }

  /** Makes the order one like any other, as if it were placed now. */
  async function placeOn(tx: Writer, order: OrderRow): Promise<void> {
    const at = clock()
    recordChange(tx, { subject: 'order', rowId: order.id, kind: 'placed', at })
    // An order with open freight is counted when its total becomes known.
    if (!order.freightToBeConfirmed) {
      const payment = await findPaymentOfOrder(tx, order.id)
      await deps.countSale(tx, order.id)
      await deps.taxPostings.queueSale(tx, order, payment?.draft.taxDocument ?? null)
    }
    const lines = await listOrderLines(tx, order.id)
    await queueConfirmation(tx, order, { lines, storeInfo, orderLinks, at, news: 'released' })
    await queueOrderNotice(tx, order, { lines, storeInfo, siteUrl, orderEmails, at })
  }

  return {
    /** Returns a page of the orders that wait, oldest first. */
    async list(input: HeldOrdersInput): Promise<ListPage<HeldOrder>> {
      const page = await listPage(input, (listing) => listHeldOrders(db.read, listing))
      const rows = page.rows.map(({ orderId, number, customer, heldAt, ...row }) => {
        const { limitCents, openBalance: openCents, orderCents } = row
        const reason = { limitCents, openCents, orderCents }
        return {
          ...{ orderId, number: number ?? '', customer, heldAt: heldAt.toISOString() },
          ...{ ...reason, overCents: overLimitCents(reason) },
        }
      })
      return { ...page, rows }
    },

    /** Returns why an order was over the limit when it was placed, and what was decided; null if it was not. */
    async ofOrder(orderId: number): Promise<CreditDecision | null> {
      const order = await findOrder(db.read, orderId)
      if (!order) throw orderMissing()
      const hold = order.creditHold === null ? null : await findCreditHold(db.read, orderId)
      if (!hold || order.creditHold === null) return null
      const { limitCents, openBalance: openCents, heldAt, decidedAt, decidedBy, reason } = hold
      return {
        ...{ limitCents, openCents, orderCents: order.grandTotalCents, state: order.creditHold, reason },
        heldAt: heldAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
        decidedBy: decidedBy && `${decidedBy.firstname} ${decidedBy.lastname}`.trim(),
      }
    },

    /** Releases an order, over the limit as it is. Throws `conflict` when somebody else decided. */
    release(actor: Member, { orderId }: { readonly orderId: number }): Promise<DecidedOrder> {
      return db.transaction(async (tx) => {
        const order = await decide(tx, actor, { orderId, to: 'released', reason: '' })
        await placeOn(tx, order)
        const { companyId, companyInternalId, number, grandTotalCents: orderCents } = order
        const owner = companyInternalId === null ? { companyId: companyId ?? 0 } : { companyInternalId }
        const { openCents } = await balanceOf(tx, owner)
        const subject = `order:${number}`
        const details = { orderCents, openCents }
        await audit(tx, actor, { action: 'order_released', subject, details, at: clock() })
        return { orderNumber: number, creditHold: 'released' }
      })
    },

    /** Refuses an order, which cancels it without a charge, and mails the reason to the buyer. */
    refuse(actor: Member, input: RefuseHeldInput): Promise<DecidedOrder> {
      return db.transaction(async (tx) => {
        const order = await decide(tx, actor, { ...input, to: 'refused' })
        const at = clock()
        recordChange(tx, { subject: 'order', rowId: order.id, kind: 'canceled', at })
        const { reason } = input
        const to = await confirmationRecipients(tx, order)
        await queueMail(tx, refusedMail(order, { to, reason }, deps), at)
        const subject = `order:${order.number}`
        await audit(tx, actor, { action: 'order_refused', subject, details: { reason }, at })
        return { orderNumber: order.number, creditHold: 'refused' }
      })
    },
  }
}
