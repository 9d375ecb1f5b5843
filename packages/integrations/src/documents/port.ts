import type { Invoice } from '@mullion/domain/orders/invoice'

export interface DocumentPrinter {
  invoice(invoice: Invoice): Promise<Uint8Array>
}
