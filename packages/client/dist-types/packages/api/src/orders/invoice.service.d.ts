import type { Database } from '@mullion/db/database';
import type { Member } from '@mullion/domain/accounts/actor';
import type { StoreInfo } from '@mullion/domain/store-info';
import type { DocumentPrinter } from '@mullion/integrations/documents/port';
export interface InvoiceDeps {
    readonly db: Database;
    readonly storeInfo: StoreInfo;
    readonly documents: DocumentPrinter;
}
/** Invoices of placed orders. */
export declare function createInvoiceService({ db, storeInfo, documents }: InvoiceDeps): {
    /**
     * Returns the invoice file of an order: any order for administrators, otherwise visible orders paid by card. Throws
     * `missing`, `forbidden` for an order on terms, and `blocked` while its freight is open.
     */
    invoice(actor: Member, orderId: number): Promise<{
        name: string;
        contentType: string;
        bytes: Uint8Array<ArrayBufferLike>;
    }>;
};
