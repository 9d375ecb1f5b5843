import type { CompanyRow } from '@mullion/db/accounts/company.repository'
import type { InternalCompanyRow } from '@mullion/db/accounts/internal-company.repository'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import type { OrderLineRow } from '@mullion/db/orders/order-line.repository'
import { displayName } from '@mullion/domain/catalog/part-title'
import { dateFormat } from '@mullion/domain/date-format'
import { formatMoney } from '@mullion/domain/money'
import type { Invoice, InvoiceLine } from '@mullion/domain/orders/invoice'
import { orderTotals } from '@mullion/domain/orders/order-totals'
import { cardText, freightPayerLines, shippingOnAccount } from '@mullion/domain/orders/order-words'
import { lineRemarks } from '@mullion/domain/orders/ordered-configuration'
import { termsText } from '@mullion/domain/orders/payment-terms'
import type { StoreInfo } from '@mullion/domain/store-info'

export interface InvoicedOrder {
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
  /** The customer company; null for guests and staff orders. */
  readonly company: CompanyRow | null
  /** The company that staff ordered for; null for any other order. */
  readonly internalCompany: InternalCompanyRow | null
  readonly buyer: string
}

const filled = (lines: readonly (string | null | undefined)[]): string[] =>
  lines.filter((line): line is string => !!line)

const noBilling = { companyName: '', address1: '', address2: '', city: '', state: '', zip: '' }

function billTo({ order, company, internalCompany, buyer }: InvoicedOrder): string[] {
  if (internalCompany) return [internalCompany.name, `Customer ${internalCompany.customerNumber}`]
  if (!company) {
    const { companyName, address1, address2, city, state, zip } = order.billing ?? noBilling
    const place = `${city}${city && state ? ', ' : ''}${state} ${zip}`.trim()
    return filled([companyName, buyer, address1, address2, place, order.buyerEmail])
  }
  const { name, address1, address2, city, state, zipCode, customerNumber } = company
  return filled([name, address1, address2, `${city}, ${state} ${zipCode}`, `Customer ${customerNumber}`])
}

function shipTo({ shipAddress: to }: OrderRow): string[] {
  const attention = to.attention && `Attention: ${to.attention}`
  const place = `${to.city}, ${to.state} ${to.postalCode}`
  return filled([to.nameOrCompany, attention, to.address1, to.address2, to.address3, place])
}

function paidBy({ cardType, lastFour, createdAt }: OrderRow, timeZone: string): string {
  return cardType ? cardText({ cardType, lastFour }) : termsText(createdAt, timeZone)
}

function factsOf({ order, buyer }: InvoicedOrder, timeZone: string): [string, string][] {
  const day = dateFormat('en-US', { dateStyle: 'medium', timeZone })
  return [
    ['Date', day.format(order.createdAt)],
    ['Ordered by', buyer],
    ['Terms', paidBy(order, timeZone)],
    ['Ship via', shippingOnAccount(order)],
    ...(order.thirdParty
      ? [['Bill freight to', freightPayerLines(order.thirdParty).join(', ')] as [string, string]]
      : []),
    ...(order.poNumber ? [['PO number', order.poNumber] as [string, string]] : []),
    ...(order.iseNumber ? [['ISE number', order.iseNumber] as [string, string]] : []),
  ]
}

function lineOf(line: OrderLineRow): InvoiceLine {
  return {
    number: line.number,
    name: displayName(line),
    quantity: `${line.quantity} ${line.unit}`,
    unitPrice: formatMoney(line.unitPriceCents),
    total: formatMoney(line.lineTotalCents),
    remarks: lineRemarks(line).filter((remark) => remark.trim() !== ''),
  }
}

function notesOf(order: OrderRow): string[] {
  return [
    order.cardType
      ? 'Paid by card. Thank you for your order.'
      : 'Please pay according to your terms and include the invoice number with your payment.',
    ...(order.taxExempt ? ['Exempt from sales tax.'] : []),
    'Please call us before you return anything. See our return and refund policy.',
    ...(order.sandbox ? ['Demonstration order. No card was charged.'] : []),
  ]
}

export function invoiceOf(invoiced: InvoicedOrder, store: StoreInfo): Invoice {
  const { order, lines } = invoiced
  return {
    number: order.number,
    seller: { name: store.name, lines: [store.address, `${store.phone}  ${store.email}`] },
    facts: factsOf(invoiced, store.timeZone),
    billTo: billTo(invoiced),
    shipTo: shipTo(order),
    lines: lines.map(lineOf),
    totals: orderTotals.map(({ key, label }) => [label, formatMoney(order[key])]),
    notes: notesOf(order),
  }
}
