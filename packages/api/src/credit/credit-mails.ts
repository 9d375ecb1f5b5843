import type { NewMail } from '@mullion/db/mail/mail.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import { type CreditReason, overLimitCents } from '@mullion/domain/credit/standing'
import { formatMoney } from '@mullion/domain/money'
import { letterMail } from '../mail/letter-mail.ts'
import { type StaffMailFacts, staffRecipients } from '../mail/staff-mail.ts'
import { type ConfirmationFacts, orderLinkText } from '../orders/order-confirmation.ts'

export interface CreditMailFacts extends StaffMailFacts, ConfirmationFacts {
  /** Such as `https://parts.example`, no trailing slash. */
  readonly siteUrl: () => string
}

/** Tells staff about an order that waits for them because it is over the credit limit of its company. */
export function heldNotice(
  { id, number, grandTotalCents }: OrderRow,
  { reason, customer }: { readonly reason: CreditReason; readonly customer: string },
  facts: CreditMailFacts,
): NewMail {
  return letterMail(
    {
      event: `credit-hold:${number}`,
      to: staffRecipients(facts),
      subject: `Over the credit limit: order ${number} of ${customer} waits`,
      paragraphs: [
        `${customer} placed an order for ${formatMoney(grandTotalCents)}, ${formatMoney(overLimitCents(reason))} over its credit limit. It is not shipped or exported until you release it.`,
      ],
      facts: [
        ['Customer', customer],
        ['Credit limit', formatMoney(reason.limitCents)],
        ['Open balance', formatMoney(reason.openCents)],
        ['This order', formatMoney(reason.orderCents)],
      ],
      button: {
        label: 'Release or refuse it',
        url: `${facts.siteUrl()}/?panel=admin&view=orders&id=${id}`,
      },
    },
    facts.storeInfo,
  )
}

/** Tells the buyer that an order was canceled because staff refused its credit. */
export function refusedMail(
  { number }: OrderRow,
  { to, reason }: { readonly to: readonly string[]; readonly reason: string },
  { storeInfo, orderLinks }: ConfirmationFacts,
): NewMail {
  return letterMail(
    {
      event: `order-refused:${number}`,
      to,
      subject: `Your order ${number} was canceled`,
      paragraphs: [
        'Your order is over your company’s credit limit, and we can’t ship it on terms. It was canceled, and nothing was charged.',
        reason,
      ],
      facts: [['Order number', number]],
      notes: [`Questions? Call us at ${storeInfo.phone}.`],
      button: { label: orderLinkText, url: orderLinks.urlOf(number) },
    },
    storeInfo,
  )
}
