import type { Writer } from '@mullion/db/database'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import type { Actor } from '@mullion/domain/accounts/actor'
import type { OrderDraft } from '@mullion/domain/checkout/order-draft'
import type { CreditReason } from '@mullion/domain/credit/standing'

/** What credit has to say while an order on terms is placed; each call is part of its transaction. */
export interface CreditGate {
  /** Returns why an order is over the credit limit of its company; null if it is not. Without a limit nothing is added up. */
  overLimit(
    tx: Writer,
    draft: Pick<OrderDraft, 'companyId' | 'companyInternalId' | 'grandTotalCents' | 'recurringDraft'>,
  ): Promise<CreditReason | null>
  /** Stores why an order waits, and tells its buyer, staff and programs, instead of announcing it as placed. */
  hold(tx: Writer, actor: Actor, order: OrderRow, reason: CreditReason): Promise<void>
}
