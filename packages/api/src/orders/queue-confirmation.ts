import { findCompany } from '@mullion/db/accounts/company.repository'
import type { Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import type { OrderLineRow } from '@mullion/db/orders/order-line.repository'
import type { StoreInfo } from '@mullion/domain/store-info'
import { type ConfirmedNews, orderConfirmation } from './order-confirmation.ts'

interface Confirming {
  readonly lines: readonly OrderLineRow[]
  readonly storeInfo: StoreInfo
  readonly at: Date
  readonly news: ConfirmedNews
  /** Makes the event key unique when a mail is sent again. */
  readonly again?: string
}

/**
 * Queues the mail that confirms an order: to its buyer, to the customer staff ordered for and, for an order
 * on terms, to accounting.
 */
export async function queueConfirmation(
  tx: Writer,
  order: OrderRow,
  { lines, storeInfo, at, news, again }: Confirming,
): Promise<void> {
  const onTerms = order.paymentState === 'terms' && order.companyInternalId === null
  const company = onTerms && order.companyId !== null ? await findCompany(tx, order.companyId) : null
  const copies = [order.internalBuyerEmail, company?.accountingEmail].filter(
    (email): email is string => !!email,
  )
  const mail = orderConfirmation({ order, lines, copies, news }, storeInfo)
  await queueMail(tx, again ? { ...mail, event: `${mail.event}:${again}` } : mail, at)
}
