import { AppError } from '../error.ts'
import { type CreditHold, goesOut } from './credit-hold.ts'
import { dayInWords } from './line-progress.ts'
import type { Shipment } from './order-desk.ts'

export interface DocumentLine {
  readonly number: string
  readonly name: string
  /** One for each column of the document. */
  readonly amounts: readonly [string, string, string]
  /** Cuts, other configurations and comments, one per line. */
  readonly remarks: readonly string[]
}

/** What is printed about an order, such as its invoice, or about a price quote. */
export interface OrderDocument {
  readonly title: 'Invoice' | 'Order acknowledgement' | 'Packing list' | 'Credit note' | 'Quote' | 'Return'
  readonly number: string
  readonly seller: { readonly name: string; readonly lines: readonly string[] }
  readonly facts: readonly (readonly [name: string, text: string])[]
  /** Empty where nobody is billed, as on a packing list. */
  readonly billTo: readonly string[]
  /** Empty for a quote. */
  readonly shipTo: readonly string[]
  /** Names of the columns after part and description. */
  readonly columns: readonly [string, string, string]
  readonly lines: readonly DocumentLine[]
  /** The last entry is the amount due or paid; none without prices. */
  readonly totals: readonly (readonly [name: string, amount: string])[]
  readonly notes: readonly string[]
  /** To be cut off and put on a parcel. */
  readonly label?: DocumentLabel
}

/** A label for a parcel, as part of a document. */
export interface DocumentLabel {
  readonly heading: string
  readonly to: readonly string[]
  /** Printed large. */
  readonly code: string
  /** The address in its QR code. */
  readonly link: string
}

export const documentKinds = ['acknowledgement', 'packing_list', 'invoice', 'credit_note'] as const

/** A document of an order that can be downloaded. */
export interface DocumentLink {
  readonly kind: (typeof documentKinds)[number]
  /** Such as `Packing list, Nov 20, 2026`. */
  readonly label: string
  readonly fileName: string
  readonly path: string
}

export const invoiceFileName = (orderNumber: string) => `invoice_${orderNumber}.pdf`
export const acknowledgementFileName = (orderNumber: string) => `acknowledgement_${orderNumber}.pdf`
export const packingListFileName = (orderNumber: string, shipmentId: number) =>
  `packing_list_${orderNumber}_${shipmentId}.pdf`

export const creditNoteFileName = (creditNumber: string) => `credit_note_${creditNumber}.pdf`

export interface DocumentedOrder {
  readonly id: number
  readonly number: string
  readonly cardType: string | null
  readonly freightToBeConfirmed: boolean
  readonly creditHold: CreditHold | null
  readonly shipments: readonly Pick<Shipment, 'id' | 'shippedOn'>[]
  readonly creditNotes: readonly { readonly id: number; readonly number: string }[]
}

/** Returns the documents of an order; `anyInvoice` is true for administrators, also of orders on terms. */
export function documentsOf(order: DocumentedOrder, anyInvoice: boolean): DocumentLink[] {
  const { id, number, cardType, freightToBeConfirmed, shipments } = order
  const invoiced = !freightToBeConfirmed && goesOut(order) && (anyInvoice || cardType !== null)
  const base = `/api/orders/${id}`
  const invoice: DocumentLink = {
    kind: 'invoice',
    label: 'Invoice',
    fileName: invoiceFileName(number),
    path: `${base}/invoice`,
  }
  const acknowledgement: DocumentLink = {
    kind: 'acknowledgement',
    label: 'Order acknowledgement',
    fileName: acknowledgementFileName(number),
    path: `${base}/acknowledgement`,
  }
  const packingLists = shipments.map(
    ({ id: shipmentId, shippedOn }): DocumentLink => ({
      kind: 'packing_list',
      label: `Packing list, ${dayInWords(shippedOn)}`,
      fileName: packingListFileName(number, shipmentId),
      path: `${base}/shipments/${shipmentId}/packing-list`,
    }),
  )
  const creditNotes = order.creditNotes.map(
    (note): DocumentLink => ({
      kind: 'credit_note',
      label: `Credit note ${note.number}`,
      fileName: creditNoteFileName(note.number),
      path: `${base}/credit-notes/${note.id}`,
    }),
  )
  return [acknowledgement, ...packingLists, ...(invoiced ? [invoice] : []), ...creditNotes]
}

/** Buyers only get invoices for orders paid by card; the store bills the others. */
export function invoiceNotOffered(): AppError {
  return new AppError(
    'forbidden',
    'orders.invoice_not_offered',
    'Our accounting department sends invoices for orders on terms.',
  )
}

/** The order's freight is not confirmed, so the amount due is unknown. */
export function freightStillOpen(): AppError {
  return new AppError(
    'blocked',
    'orders.freight_still_open',
    'Confirm the freight before invoicing this order.',
  )
}
