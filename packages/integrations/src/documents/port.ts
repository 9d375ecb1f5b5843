import type { LabelFile } from '@mullion/domain/doors/labels/door-label'
import type { Invoice } from '@mullion/domain/orders/invoice'

export interface DocumentPrinter {
  invoice(invoice: Invoice): Promise<Uint8Array>
  labels(file: LabelFile): Promise<Uint8Array>
}
