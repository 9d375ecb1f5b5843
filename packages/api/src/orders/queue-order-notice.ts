import { findCompany } from '@mullion/db/accounts/company.repository'
import { findInternalCompanyOfOrder } from '@mullion/db/accounts/internal-company.repository'
import type { Reader, Writer } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import { type NoticedOrder, type OrderCustomer, type OrderNoticeFacts, orderNotice } from './order-notice.ts'

async function customerOf(db: Reader, { companyId, companyInternalId }: OrderRow): Promise<OrderCustomer> {
  if (companyInternalId !== null) return findInternalCompanyOfOrder(db, companyInternalId)
  return companyId === null ? null : findCompany(db, companyId)
}

export async function queueOrderNotice(
  tx: Writer,
  order: OrderRow,
  { lines, at, ...facts }: OrderNoticeFacts & Pick<NoticedOrder, 'lines'> & { readonly at: Date },
): Promise<void> {
  const customer = await customerOf(tx, order)
  await queueMail(tx, orderNotice({ order, lines, customer }, facts), at)
}
