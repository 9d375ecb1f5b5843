import type { CompanyRow } from '@mullion/db/accounts/company.repository'
import type { InternalCompanyRow } from '@mullion/db/accounts/internal-company.repository'
import type { OrderLineRow, OrderRow } from '@mullion/db/orders/order.repository'
import { type CardBrand, cardBrandNames } from '@mullion/domain/card'
import { expandName } from '@mullion/domain/catalog/part-name'
import { serviceName } from '@mullion/domain/checkout/shipping-service'
import { formatMoney } from '@mullion/domain/money'
import type { Invoice, InvoiceLine } from '@mullion/domain/orders/invoice'
import { orderSums } from '@mullion/domain/orders/order-sums'
import { lineRemarks } from '@mullion/domain/orders/sold-configuration'
import type { StoreInfo } from '@mullion/domain/store-info'

export interface InvoicedOrder {
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
  /** The customer company; null for guests and orders of staff. */
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

const isBrand = (code: string): code is CardBrand => Object.hasOwn(cardBrandNames, code)

function paidBy({ cardType, lastFour }: OrderRow): string {
  if (!cardType) return 'On terms'
  return `${isBrand(cardType) ? cardBrandNames[cardType] : 'Card'} ending in ${lastFour ?? ''}`
}

const payers: Readonly<Record<string, string>> = { collect: ', collect', thirdParty: ', third party' }

function factsOf({ order, buyer }: InvoicedOrder, timeZone: string): [string, string][] {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })
  const shipVia = `${order.carrier} ${serviceName(order.serviceType)}`.trim()
  return [
    ['Date', day.format(order.createdAt)],
    ['Ordered by', buyer],
    ['Terms', paidBy(order)],
    ['Ship via', shipVia + (payers[order.billingOption] ?? '')],
    ...(order.poNumber ? [['PO number', order.poNumber] as [string, string]] : []),
    ...(order.iseNumber ? [['ISE number', order.iseNumber] as [string, string]] : []),
  ]
}

function lineOf(line: OrderLineRow): InvoiceLine {
  return {
    number: line.number,
    name: expandName(line.name),
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
      : 'Please pay by the terms of your account, and name the invoice number with your payment.',
    ...(order.taxExempt ? ['Exempt from sales tax.'] : []),
    'Returns need our agreement: see the Return and Refund Policy, or call us before you send anything back.',
    ...(order.sandbox ? ['Demonstration order: no card was charged.'] : []),
  ]
}

/** An order as its invoice tells of it. */
export function invoiceOf(invoiced: InvoicedOrder, store: StoreInfo): Invoice {
  const { order, lines } = invoiced
  return {
    number: order.number,
    seller: { name: store.name, lines: [store.address, `${store.phone}  ${store.email}`] },
    facts: factsOf(invoiced, store.timeZone),
    billTo: billTo(invoiced),
    shipTo: shipTo(order),
    lines: lines.map(lineOf),
    sums: orderSums.map(({ key, label }) => [label, formatMoney(order[key])]),
    notes: notesOf(order),
  }
}
