import type { Invoice } from '@mullion/domain/orders/invoice'

/** Makes documents that are printed or kept. */
export interface DocumentPrinter {
  /** An invoice as a PDF file. */
  invoice(invoice: Invoice): Promise<Uint8Array>
}
