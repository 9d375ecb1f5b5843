import { findCompany } from '@mullion/db/accounts/company.repository'
import type { Reader, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import type { OrderLineRow } from '@mullion/db/orders/order-line.repository'
import { type ConfirmationFacts, type ConfirmedNews, orderConfirmation } from './order-confirmation.ts'

interface Confirming extends ConfirmationFacts {
  readonly lines: readonly OrderLineRow[]
  readonly at: Date
  readonly news: ConfirmedNews
  /** Makes the event key unique when a mail is sent again. */
  readonly again?: string
}

/**
 * Returns who gets the confirmation of an order: its buyer, the customer staff ordered for and, for an order on terms,
 * accounting.
 */
export async function confirmationRecipients(db: Reader, order: OrderRow): Promise<string[]> {
  const onTerms = order.paymentState === 'terms' && order.companyInternalId === null
  const company = onTerms && order.companyId !== null ? await findCompany(db, order.companyId) : null
  const emails = [order.buyerEmail, order.internalBuyerEmail, company?.accountingEmail]
  return [...new Set(emails.filter((email): email is string => !!email))]
}

export async function queueConfirmation(
  tx: Writer,
  order: OrderRow,
  { lines, at, news, again, ...facts }: Confirming,
): Promise<void> {
  const to = await confirmationRecipients(tx, order)
  const mail = orderConfirmation({ order, lines, to, news }, facts)
  await queueMail(tx, again ? { ...mail, event: `${mail.event}:${again}` } : mail, at)
}
