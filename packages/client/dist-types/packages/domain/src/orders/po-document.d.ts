import { AppError } from '../error.ts';
export declare const maxPoDocumentBytes = 5242880;
/** Documents not attached to an order are deleted after this many hours. */
export declare const poDocumentHours = 24;
/** A purchase order ready to store: safe file name, content type detected from its bytes. */
export interface AcceptedPoDocument {
    readonly name: string;
    readonly contentType: string;
    readonly bytes: Uint8Array;
}
/**
 * Returns the uploaded document ready to store; throws `invalid` for any other kind of file or one that is too large.
 */
export declare function acceptPoDocument(file: {
    readonly name: string;
    readonly bytes: Uint8Array;
}): AcceptedPoDocument;
/** The document is over 5 MB. */
export declare function poDocumentTooLarge(): AppError;
/** The document belongs to another actor, was deleted, or is already attached to another order. */
export declare function poDocumentMissing(): AppError;
/** The order has no document, or the actor may not see it. */
export declare function poDocumentNotOfOrder(): AppError;
