import type { Invoice } from '@mullion/domain/orders/invoice';
/** Creates documents for printing or filing. */
export interface DocumentPrinter {
    /** Returns an invoice as a PDF file. */
    invoice(invoice: Invoice): Promise<Uint8Array>;
}
