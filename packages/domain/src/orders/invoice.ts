import { AppError } from '../error.ts'

export interface InvoiceLine {
  readonly number: string
  readonly name: string
  readonly quantity: string
  readonly unitPrice: string
  readonly total: string
  /** Cuts, other configurations and comments, one per line. */
  readonly remarks: readonly string[]
}

export interface Invoice {
  readonly number: string
  readonly seller: { readonly name: string; readonly lines: readonly string[] }
  readonly facts: readonly (readonly [name: string, text: string])[]
  readonly billTo: readonly string[]
  readonly shipTo: readonly string[]
  readonly lines: readonly InvoiceLine[]
  /** The last entry is the amount due or paid. */
  readonly totals: readonly (readonly [name: string, amount: string])[]
  readonly notes: readonly string[]
}

export function invoiceFileName(orderNumber: string): string {
  return `invoice_${orderNumber}.pdf`
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
