import type { LabelFile } from '@mullion/domain/doors/labels/door-label'
import type { OrderDocument } from '@mullion/domain/orders/order-document'

export interface DocumentPrinter {
  orderDocument(printed: OrderDocument): Promise<Uint8Array>
  labels(file: LabelFile): Promise<Uint8Array>
}
