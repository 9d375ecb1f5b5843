import { recordChange } from '@mullion/db/changes/changes.repository'
import { balanceOf, findCreditLimit } from '@mullion/db/credit/credit-balance.repository'
import { createCreditHold } from '@mullion/db/credit/credit-hold.repository'
import type { Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import { listOrderLines } from '@mullion/db/orders/order-line.repository'
import { withNames } from '@mullion/db/orders/order-list.repository'
import { overLimitCents } from '@mullion/domain/credit/standing'
import type { Clock } from '../clock.ts'
import { queueConfirmation } from '../orders/queue-confirmation.ts'
import type { CreditGate } from '../payments/credit-gate.ts'
import { audit } from '../security/audit.ts'
import { type CreditMailFacts, heldNotice } from './credit-mails.ts'
import { creditOwnerOf, lockCredit } from './credit-owner.ts'

export interface CreditGateDeps extends CreditMailFacts {
  readonly clock: Clock
}

async function customerOf(tx: Writer, order: OrderRow): Promise<string> {
  const { internalCompanyName, companyName } = await withNames(tx, order)
  return internalCompanyName ?? companyName ?? order.buyerEmail
}

/** Compares orders on terms with the credit of their company while they are placed. */
export function createCreditGate(deps: CreditGateDeps): CreditGate {
  const { clock, storeInfo, orderLinks } = deps
  return {
    async overLimit(tx, draft) {
      const owner = creditOwnerOf(draft)
      const limitCents = owner && (await findCreditLimit(tx, owner))
      if (!owner || limitCents === null) return null
      await lockCredit(tx, owner, clock())
      const { openCents } = await balanceOf(tx, owner)
      const reason = { limitCents, openCents, orderCents: draft.grandTotalCents }
      return overLimitCents(reason) > 0 ? reason : null
    },

    async hold(tx, actor, order, reason) {
      const at = clock()
      const { limitCents, openCents: openBalance } = reason
      await createCreditHold(tx, { orderId: order.id, limitCents, openBalance, heldAt: at })
      recordChange(tx, { subject: 'order', rowId: order.id, kind: 'held', at })
      const lines = await listOrderLines(tx, order.id)
      await queueConfirmation(tx, order, { lines, storeInfo, orderLinks, at, news: 'held' })
      const customer = await customerOf(tx, order)
      await queueMail(tx, heldNotice(order, { reason, customer }, deps), at)
      const subject = `order:${order.number}`
      await audit(tx, actor, { action: 'order_held', subject, details: { ...reason }, at })
    },
  }
}
