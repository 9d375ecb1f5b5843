import type { NewMail } from '@mullion/db/mail/mail.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import type { OrderLineRow } from '@mullion/db/orders/order-line.repository'
import { formatMoney } from '@mullion/domain/money'
import { orderTotals } from '@mullion/domain/orders/order-totals'
import { letterMail } from '../mail/letter-mail.ts'
import { type StaffMailFacts, staffRecipients } from '../mail/staff-mail.ts'
import { mailFactsOf, mailItemOf } from './order-confirmation.ts'

export interface OrderNoticeFacts extends StaffMailFacts {
  /** Such as `https://parts.example`, no trailing slash. */
  readonly siteUrl: () => string
}

/** The company an order is for; null for a guest. */
export type OrderCustomer = { readonly name: string; readonly customerNumber: string } | null

export interface NoticedOrder {
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
  readonly customer: OrderCustomer
}

function guestName({ billing }: OrderRow): string {
  return billing?.companyName || `${billing?.firstName ?? ''} ${billing?.lastName ?? ''}`.trim() || 'Guest'
}

function notesOf({ freightToBeConfirmed, sandbox }: OrderRow): string[] {
  return [
    ...(freightToBeConfirmed
      ? ['Freight is to be confirmed. Enter it in the order’s details; tax and total follow from it.']
      : []),
    ...(sandbox ? ['This is a sandbox order. No card was charged.'] : []),
  ]
}

export function orderNotice({ order, lines, customer }: NoticedOrder, facts: OrderNoticeFacts): NewMail {
  const { number, buyerEmail, internalBuyerEmail } = order
  const name = customer?.name ?? guestName(order)
  const company = customer ? [`Customer number ${customer.customerNumber}`] : []
  const buyers = internalBuyerEmail && internalBuyerEmail !== buyerEmail ? [internalBuyerEmail] : []
  return letterMail(
    {
      event: `order-notice:${number}`,
      to: staffRecipients(facts),
      subject: `New order ${number}: ${name}`,
      paragraphs: [`${name} placed an order for ${formatMoney(order.grandTotalCents)}.`],
      facts: [
        ['Customer', name, ...company],
        ['Email', buyerEmail, ...buyers],
        ...mailFactsOf(order, facts.storeInfo),
      ],
      items: lines.map(mailItemOf),
      totals: orderTotals.map(({ key, label }) => [label, formatMoney(order[key])]),
      button: { label: 'Open the order', url: `${facts.siteUrl()}/?panel=admin&view=orders&id=${order.id}` },
      notes: notesOf(order),
    },
    facts.storeInfo,
  )
}
