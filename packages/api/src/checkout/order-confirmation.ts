import type { NewMail } from '@mullion/db/mail/mail.repository'
import type { OrderLineRow, OrderRow } from '@mullion/db/orders/order.repository'
import { expandName } from '@mullion/domain/catalog/part-name'
import { formatMoney } from '@mullion/domain/money'
import { orderSums } from '@mullion/domain/orders/order-sums'
import { lineRemarks } from '@mullion/domain/orders/sold-configuration'
import type { StoreInfo } from '@mullion/domain/store-info'
import { type Html, html } from '../mail/html.ts'

/** Why an order is confirmed: it was placed, or its freight is known by now. */
export type ConfirmedNews = 'placed' | 'freight'

export interface OrderForMail {
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
  /** Who gets it besides the buyer. */
  readonly copies?: readonly string[]
  readonly news?: ConfirmedNews
}

const words = {
  placed: {
    event: 'order-confirmation',
    title: (number: string) => `Thank you for your order ${number}`,
    text: 'We have received your order and will ship it to:',
    subject: (number: string, store: string) => `Your order ${number} at ${store}`,
  },
  freight: {
    event: 'order-freight',
    title: (number: string) => `The freight of your order ${number} is confirmed`,
    text: 'Freight, tax and total are final now. We will ship your order to:',
    subject: (number: string, store: string) => `Freight confirmed: your order ${number} at ${store}`,
  },
} as const satisfies Record<ConfirmedNews, object>

function addressLines({ shipAddress: to }: OrderRow): string[] {
  const lines = [to.nameOrCompany, to.attention, to.address1, to.address2, to.address3]
  return [...lines, `${to.city}, ${to.state} ${to.postalCode}`].filter((line) => line !== '')
}

function totals(order: OrderRow): [string, string][] {
  return orderSums.map(({ key, label }) => [label, formatMoney(order[key])])
}

/** How the order is paid, and what is still to come. */
function paymentLines(order: OrderRow): string[] {
  const onTerms = `On your terms, PO number ${order.poNumber ?? 'to follow'}.`
  return [
    order.paymentState === 'terms' ? onTerms : `Paid by card ending in ${order.lastFour ?? ''}.`,
    ...(order.iseNumber ? [`ISE number ${order.iseNumber}.`] : []),
    ...(order.freightToBeConfirmed
      ? ['Freight and tax are not in this total yet: we confirm both before we ship.']
      : []),
    ...(order.sandbox ? ['This is a demonstration order: no card was charged.'] : []),
  ]
}

const cell = 'padding:6px 8px;border-bottom:1px solid #d5dbe0;text-align:left;vertical-align:top'
const number = `${cell};text-align:right;white-space:nowrap`

function asHtml({ order, lines, news = 'placed' }: OrderForMail, store: StoreInfo): Html {
  return html`<!doctype html>
<html lang="en"><body style="font-family:Helvetica,Arial,sans-serif;color:#1c262e;max-width:640px;margin:0 auto;padding:24px">
<p style="font-size:14px;color:#5a6872">${store.name}</p>
<h1 style="font-size:22px;margin:0 0 8px">${words[news].title(order.number)}</h1>
<p>${words[news].text}</p>
<p>${addressLines(order).map((line) => html`${line}<br>`)}</p>
<table style="border-collapse:collapse;width:100%;font-size:14px">
<tr><th style="${cell}">Part</th><th style="${number}">Quantity</th><th style="${number}">Price</th><th style="${number}">Total</th></tr>
${lines.map(
  (
    line,
  ) => html`<tr><td style="${cell}"><strong style="font-family:monospace">${line.number}</strong><br>${expandName(line.name)}${lineRemarks(line).map((remark) => html`<br><small>${remark}</small>`)}</td>
<td style="${number}">${line.quantity} ${line.unit}</td><td style="${number}">${formatMoney(line.unitPriceCents)}</td><td style="${number}">${formatMoney(line.lineTotalCents)}</td></tr>`,
)}
${totals(order).map(([label, amount]) => html`<tr><td colspan="3" style="${number}">${label}</td><td style="${number}"><strong>${amount}</strong></td></tr>`)}
</table>
<p style="font-size:14px">${paymentLines(order).join(' ')}</p>
<p style="font-size:14px;color:#5a6872">Questions? Call ${store.phone} or write to ${store.email}.<br>${store.name}, ${store.address}</p>
</body></html>`
}

function asText({ order, lines, news = 'placed' }: OrderForMail, store: StoreInfo): string {
  return [
    words[news].title(order.number),
    '',
    words[news].text,
    ...addressLines(order),
    '',
    ...lines.flatMap((line) => [
      `${line.number}  ${expandName(line.name)}`,
      `    ${line.quantity} ${line.unit} at ${formatMoney(line.unitPriceCents)} = ${formatMoney(line.lineTotalCents)}`,
      ...lineRemarks(line).map((remark) => `    ${remark}`),
    ]),
    '',
    ...totals(order).map(([label, amount]) => `${label}: ${amount}`),
    ...paymentLines(order),
    '',
    `Questions? Call ${store.phone} or write to ${store.email}.`,
    `${store.name}, ${store.address}`,
  ].join('\n')
}

/** The mail that confirms an order to its buyer. */
export function orderConfirmation(placed: OrderForMail, store: StoreInfo): NewMail {
  const { event, subject } = words[placed.news ?? 'placed']
  return {
    event: `${event}:${placed.order.number}`,
    recipients: [...new Set([placed.order.buyerEmail, ...(placed.copies ?? [])])],
    subject: subject(placed.order.number, store.name),
    html: asHtml(placed, store).markup,
    text: asText(placed, store),
  }
}
