import type { Reader, Writer } from '../database.ts';
import { poDocuments } from './orders.tables.ts';
export type PoDocumentRow = typeof poDocuments.$inferSelect;
/** Inserts the record of an uploaded document. */
export declare function createPoDocument(tx: Writer, document: PoDocumentRow): Promise<void>;
/** Returns an actor's own document that is not attached to an order, or null. */
export declare function findFreePoDocument(db: Reader, actorId: string, id: string): Promise<PoDocumentRow | null>;
/** Attaches an actor's own document to an order; false if there is no unattached one. */
export declare function takePoDocument(tx: Writer, { actorId, id, orderId }: {
    readonly actorId: string;
    readonly id: string;
    readonly orderId: number;
}): Promise<boolean>;
/** Returns an order's document, or null. */
export declare function findPoDocumentOfOrder(db: Reader, orderId: number): Promise<PoDocumentRow | null>;
/** Deletes unattached documents uploaded before an instant and returns their storage names. */
export declare function removeFreePoDocuments(tx: Writer, before: Date): Promise<string[]>;
/** Returns the storage names of all documents. */
export declare function listStoredPoDocuments(db: Reader): Promise<string[]>;
