import type { NewMail } from '@mullion/db/mail/mail.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import type { OrderLineRow } from '@mullion/db/orders/order-line.repository'
import { specialOrderText } from '@mullion/domain/catalog/part'
import { displayName } from '@mullion/domain/catalog/part-title'
import { arrivalHeading, arrivalText } from '@mullion/domain/checkout/arrival-words'
import { heldText } from '@mullion/domain/credit/standing'
import { dateFormat } from '@mullion/domain/date-format'
import { formatMoney } from '@mullion/domain/money'
import { orderTotals } from '@mullion/domain/orders/order-totals'
import { cardText, freightPayerLines, shippingOnAccount } from '@mullion/domain/orders/order-words'
import { lineRemarks } from '@mullion/domain/orders/ordered-configuration'
import { termsText } from '@mullion/domain/orders/payment-terms'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { MailFact, MailItem } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import type { OrderLinks } from './order-links.ts'
import { shipToLines } from './ship-to-view.ts'

/**
 * Why an order is confirmed: it was placed, it was placed and waits for credit, staff released it, or its freight is now
 * known.
 */
export type ConfirmedNews = 'placed' | 'held' | 'released' | 'freight'

export interface OrderForMail {
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
  readonly to: readonly string[]
  readonly news?: ConfirmedNews
}

export interface ConfirmationFacts {
  readonly storeInfo: StoreInfo
  readonly orderLinks: OrderLinks
}

export const orderLinkText = 'See the order’s status'

const words = {
  placed: {
    event: 'order-confirmation',
    heading: (number: string) => `Thank you for your order ${number}`,
    text: 'We’ve received your order. Here is what we’ll ship, and where.',
    subject: (number: string, store: string) => `Your order ${number} at ${store}`,
  },
  held: {
    event: 'order-held',
    heading: (number: string) => `Your order ${number} is waiting for a credit check`,
    text: heldText,
    subject: (number: string, store: string) => `On hold: your order ${number} at ${store}`,
  },
  released: {
    event: 'order-released',
    heading: (number: string) => `We’re working on your order ${number}`,
    text: 'Our staff released your order. Here is what we’ll ship, and where.',
    subject: (number: string, store: string) => `Released: your order ${number} at ${store}`,
  },
  freight: {
    event: 'order-freight',
    heading: (number: string) => `Freight is confirmed for your order ${number}`,
    text: 'Freight, tax, and total are now final. Here is what we’ll ship, and where.',
    subject: (number: string, store: string) => `Freight confirmed: your order ${number} at ${store}`,
  },
} as const satisfies Record<ConfirmedNews, object>

function paidBy({ cardType, lastFour, paymentState, createdAt }: OrderRow, timeZone: string): string {
  if (paymentState === 'terms') return termsText(createdAt, timeZone)
  return cardText({ cardType: cardType ?? '', lastFour })
}

function shippingOf(order: OrderRow): MailFact[] {
  const [payer, ...address] = freightPayerLines(order.thirdParty)
  return [
    ['Ship via', shippingOnAccount(order)],
    ...(payer ? [['Bill freight to', payer, ...address] as const] : []),
  ]
}

export function mailFactsOf(order: OrderRow, { timeZone }: StoreInfo): MailFact[] {
  const day = dateFormat('en-US', { dateStyle: 'long', timeZone })
  const arrival = arrivalText(order)
  return [
    ['Order number', order.number],
    ['Order date', day.format(order.createdAt)],
    ['Ship to', ...shipToLines(order.shipAddress)],
    ...shippingOf(order),
    ...(arrival === null ? [] : [[arrivalHeading, arrival] as const]),
    ['Payment', paidBy(order, timeZone)],
    ...(order.poNumber ? [['PO number', order.poNumber] as const] : []),
    ...(order.iseNumber ? [['ISE number', order.iseNumber] as const] : []),
  ]
}

export function mailItemOf(line: OrderLineRow): MailItem {
  return {
    number: line.number,
    name: displayName(line),
    count: `${line.quantity} ${line.unit} at ${formatMoney(line.unitPriceCents)}`,
    total: formatMoney(line.lineTotalCents),
    remarks: [...(line.specialOrder ? [specialOrderText] : []), ...lineRemarks(line)],
  }
}

function notesOf(order: OrderRow): string[] {
  return [
    ...(order.freightToBeConfirmed
      ? ['Freight and tax are not in this total yet. We’ll confirm both before we ship.']
      : []),
    ...(order.sandbox ? ['This is a demonstration order. No card was charged.'] : []),
  ]
}

export function orderConfirmation(
  placed: OrderForMail,
  { storeInfo: store, orderLinks }: ConfirmationFacts,
): NewMail {
  const { order, lines, to, news = 'placed' } = placed
  const { event, heading, text, subject } = words[news]
  return letterMail(
    {
      event: `${event}:${order.number}`,
      to,
      subject: subject(order.number, store.name),
      heading: heading(order.number),
      paragraphs: [text],
      facts: mailFactsOf(order, store),
      items: lines.map(mailItemOf),
      totals: orderTotals.map(({ key, label }) => [label, formatMoney(order[key])]),
      notes: notesOf(order),
      button: { label: orderLinkText, url: orderLinks.urlOf(order.number) },
    },
    store,
  )
}
