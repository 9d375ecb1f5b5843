import { AppError } from '../error.ts';
export interface InvoiceLine {
    readonly number: string;
    readonly name: string;
    readonly quantity: string;
    readonly unitPrice: string;
    readonly total: string;
    /** Cuts, other configurations and comments, one per line. */
    readonly remarks: readonly string[];
}
export interface Invoice {
    readonly number: string;
    readonly seller: {
        readonly name: string;
        readonly lines: readonly string[];
    };
    /** Labeled details, such as the PO number or terms. */
    readonly facts: readonly (readonly [name: string, text: string])[];
    readonly billTo: readonly string[];
    readonly shipTo: readonly string[];
    readonly lines: readonly InvoiceLine[];
    /** The last entry is the amount due or paid. */
    readonly totals: readonly (readonly [name: string, amount: string])[];
    readonly notes: readonly string[];
}
/** Returns the file name of an invoice. */
export declare function invoiceFileName(orderNumber: string): string;
/** Buyers only get invoices for orders paid by card; the store bills the others. */
export declare function invoiceNotOffered(): AppError;
/** The order's freight is not confirmed, so the amount due is unknown. */
export declare function freightStillOpen(): AppError;
