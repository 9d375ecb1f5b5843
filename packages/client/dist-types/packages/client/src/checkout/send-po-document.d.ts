export interface SendPoDocumentOptions {
    readonly url?: string;
    readonly fetch?: typeof fetch;
    /** The internal company staff are ordering for; null for none. */
    readonly actingFor?: number | null;
    /** Who the page believes is signed in (`believedUser`). */
    readonly signedInAs?: string | null;
}
/**
 * Uploads a purchase order for the next order and returns its id. Throws errors that `readError` reads; the field is
 * `file`.
 */
export declare function sendPoDocument(file: File, options?: SendPoDocumentOptions): Promise<string>;
