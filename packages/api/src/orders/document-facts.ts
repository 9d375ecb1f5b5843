import { type CompanyRow, findCompany } from '@mullion/db/accounts/company.repository'
import {
  findInternalCompanyOfOrder,
  type InternalCompanyRow,
} from '@mullion/db/accounts/internal-company.repository'
import type { Reader } from '@mullion/db/database'
import type { OrderRow } from '@mullion/db/orders/order.repository'
import { listOrderLines, type OrderLineRow } from '@mullion/db/orders/order-line.repository'
import type { ListedOrderRow } from '@mullion/db/orders/order-list.repository'
import type { ShipmentRow } from '@mullion/db/orders/shipment.repository'
import { displayName } from '@mullion/domain/catalog/part-title'
import { arrivalHeading, arrivalText } from '@mullion/domain/checkout/arrival-words'
import { dateFormat } from '@mullion/domain/date-format'
import { formatMoney } from '@mullion/domain/money'
import { dayInWords, lineProgress } from '@mullion/domain/orders/line-progress'
import type { DocumentLine, OrderDocument } from '@mullion/domain/orders/order-document'
import { orderTotals } from '@mullion/domain/orders/order-totals'
import { cardText, freightPayerLines, shippingOnAccount } from '@mullion/domain/orders/order-words'
import { lineRemarks } from '@mullion/domain/orders/ordered-configuration'
import { termsText } from '@mullion/domain/orders/payment-terms'
import type { ShipAddress } from '@mullion/domain/postal-address'
import type { StoreInfo } from '@mullion/domain/store-info'
import { buyerOf } from './order-view.ts'
import { shipToLines } from './ship-to-view.ts'

export interface DocumentFacts {
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
  /** The customer company; null for guests and staff orders. */
  readonly company: CompanyRow | null
  /** The company that staff ordered for; null for any other order. */
  readonly internalCompany: InternalCompanyRow | null
  readonly buyer: string
}

/** Returns what the documents of an order say about its lines and its buyer. */
export async function findDocumentFacts(read: Reader, row: ListedOrderRow): Promise<DocumentFacts> {
  const { order } = row
  const { companyId, companyInternalId: internalId } = order
  const ofCompany = companyId !== null && internalId === null
  return {
    order,
    lines: await listOrderLines(read, order.id),
    company: ofCompany ? await findCompany(read, companyId) : null,
    internalCompany: internalId === null ? null : await findInternalCompanyOfOrder(read, internalId),
    buyer: buyerOf(row),
  }
}

const filled = (lines: readonly (string | null | undefined)[]): string[] =>
  lines.filter((line): line is string => !!line)

const noBilling = { companyName: '', address1: '', address2: '', city: '', state: '', zip: '' }

/** Who is billed for an order, line by line. */
export function billToLines({ order, company, internalCompany, buyer }: DocumentFacts): string[] {
  if (internalCompany) return [internalCompany.name, `Customer ${internalCompany.customerNumber}`]
  if (!company) {
    const { companyName, address1, address2, city, state, zip } = order.billing ?? noBilling
    const place = `${city}${city && state ? ', ' : ''}${state} ${zip}`.trim()
    return filled([companyName, buyer, address1, address2, place, order.buyerEmail])
  }
  const { name, address1, address2, city, state, zipCode, customerNumber } = company
  return filled([name, address1, address2, `${city}, ${state} ${zipCode}`, `Customer ${customerNumber}`])
}

function paidBy({ cardType, lastFour, createdAt }: OrderRow, timeZone: string): string {
  return cardType ? cardText({ cardType, lastFour }) : termsText(createdAt, timeZone)
}

function factsOf({ order, buyer }: DocumentFacts, timeZone: string): [string, string][] {
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

const remarksOf = (line: OrderLineRow) => lineRemarks(line).filter((remark) => remark.trim() !== '')

function lineOf(line: OrderLineRow): DocumentLine {
  return {
    number: line.number,
    name: displayName(line),
    amounts: [
      `${line.quantity} ${line.unit}`,
      formatMoney(line.unitPriceCents),
      formatMoney(line.lineTotalCents),
    ],
    remarks: remarksOf(line),
  }
}

const exemptText = ({ taxCertificateNumber: number }: OrderRow) =>
  number === null ? 'Exempt from sales tax.' : `Exempt from sales tax, certificate ${number}.`

function notesOf(order: OrderRow): string[] {
  return [
    order.cardType
      ? 'Paid by card. Thank you for your order.'
      : 'Please pay according to your terms and include the invoice number with your payment.',
    ...(order.taxExempt ? [exemptText(order)] : []),
    'Please call us before you return anything. See our return and refund policy.',
    ...(order.sandbox ? ['Demonstration order. No card was charged.'] : []),
  ]
}

/** The store, as documents name it. */
export const sellerOf = (store: StoreInfo): OrderDocument['seller'] => ({
  ...{ name: store.name, lines: [store.address, `${store.phone}  ${store.email}`] },
})

function pricedDocument(of: DocumentFacts, store: StoreInfo): Omit<OrderDocument, 'title' | 'notes'> {
  const { order, lines } = of
  return {
    number: order.number,
    seller: sellerOf(store),
    facts: factsOf(of, store.timeZone),
    billTo: billToLines(of),
    shipTo: shipToLines(order.shipAddress),
    columns: ['Quantity', 'Price', 'Amount'],
    lines: lines.map(lineOf),
    totals: orderTotals.map(({ key, label }) => [label, formatMoney(order[key])]),
  }
}

export function invoiceOf(of: DocumentFacts, store: StoreInfo): OrderDocument {
  return { title: 'Invoice', ...pricedDocument(of, store), notes: notesOf(of.order) }
}

/** Says what was ordered at what price, and when it is expected; nothing is due by it. */
export function acknowledgementOf(of: DocumentFacts, store: StoreInfo): OrderDocument {
  const { order } = of
  const priced = pricedDocument(of, store)
  const arrival = arrivalText(order)
  return {
    ...{ title: 'Order acknowledgement', ...priced },
    facts: [...priced.facts, ...(arrival ? [[arrivalHeading, arrival] as const] : [])],
    notes: [
      'We have received this order. This is not an invoice.',
      ...(order.freightToBeConfirmed
        ? ['Freight and tax are not in this total yet. We’ll confirm both before we ship.']
        : []),
      ...(order.sandbox ? ['Demonstration order. No card was charged.'] : []),
    ],
  }
}

const inUnit = (quantity: number, { unit }: OrderLineRow) => (quantity > 0 ? `${quantity} ${unit}` : '–')

/** Returns the lines of a shipment with what of each was ordered, is in it, and was to follow after it. */
function packedLines(lines: readonly OrderLineRow[], shipment: ShipmentRow, before: readonly ShipmentRow[]) {
  return lines.flatMap((line): DocumentLine[] => {
    const inIt = ({ lines: shipped }: ShipmentRow) =>
      shipped === null
        ? lineProgress(line, true).shipped
        : (shipped.find(({ orderLineId }) => orderLineId === line.id)?.quantity ?? 0)
    const quantity = inIt(shipment)
    if (quantity === 0) return []
    const earlier = before.reduce((total, each) => total + inIt(each), 0)
    const ordered = line.quantity - line.canceledQuantity
    const amounts = [ordered, quantity, Math.max(0, ordered - earlier - quantity)] as const
    return [
      {
        ...{ number: line.number, name: displayName(line), remarks: remarksOf(line) },
        amounts: [inUnit(amounts[0], line), inUnit(amounts[1], line), inUnit(amounts[2], line)],
      },
    ]
  })
}

export interface PackedShipment {
  readonly shipment: ShipmentRow
  /** The shipments of the order that were entered before it. */
  readonly before: readonly ShipmentRow[]
  /** The address of the order when it left. */
  readonly shippedTo: ShipAddress
}

/** What goes with a shipment; without prices, because it may go to a customer of the buyer. */
export function packingListOf(
  { order, lines }: DocumentFacts,
  { shipment, before, shippedTo }: PackedShipment,
  store: StoreInfo,
): OrderDocument {
  const { carrier, trackingNumber, otherTrackingNumbers, shippedOn } = shipment
  const parcels = 1 + otherTrackingNumbers.length
  return {
    title: 'Packing list',
    number: order.number,
    seller: sellerOf(store),
    facts: [
      ['Shipped on', dayInWords(shippedOn)],
      ['Carrier', carrier],
      [
        parcels > 1 ? 'Tracking numbers' : 'Tracking number',
        [trackingNumber, ...otherTrackingNumbers].join(', '),
      ],
      ['Parcels', String(parcels)],
      ...(order.poNumber ? [['PO number', order.poNumber] as const] : []),
    ],
    ...{ billTo: [], shipTo: shipToLines(shippedTo), totals: [] },
    columns: ['Ordered', 'Shipped', 'To follow'],
    lines: packedLines(lines, shipment, before),
    notes: ['Please check the parcels against this list and call us if anything is missing.'],
  }
}
