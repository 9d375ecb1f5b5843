import { AppError } from '../error.ts'

export interface InvoiceLine {
  readonly number: string
  readonly name: string
  readonly quantity: string
  readonly unitPrice: string
  readonly total: string
  /** Cuts, other configurations and comments, one to a line. */
  readonly remarks: readonly string[]
}

/** Everything that an invoice says, in words. */
export interface Invoice {
  readonly number: string
  readonly seller: { readonly name: string; readonly lines: readonly string[] }
  /** Such as PO number or terms, with their names. */
  readonly facts: readonly (readonly [name: string, text: string])[]
  readonly billTo: readonly string[]
  readonly shipTo: readonly string[]
  readonly lines: readonly InvoiceLine[]
  /** The last one is what is to be paid, or was. */
  readonly sums: readonly (readonly [name: string, amount: string])[]
  readonly notes: readonly string[]
}

/** The name of the file of an invoice. */
export function invoiceFileName(orderNumber: string): string {
  return `invoice_${orderNumber}.pdf`
}

/** Only orders that were paid by card have an invoice for their buyer; others are billed by the store. */
export function invoiceNotOffered(): AppError {
  return new AppError(
    'forbidden',
    'orders.invoice_not_offered',
    'Invoices of orders on terms are sent by our accounting department.',
  )
}

/** An invoice says what is to be paid, which is not known yet. */
export function freightStillOpen(): AppError {
  return new AppError(
    'blocked',
    'orders.freight_still_open',
    'Confirm the freight before invoicing this order.',
  )
}
