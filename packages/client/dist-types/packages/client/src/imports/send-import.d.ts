import type { ImportKind, ShownImport } from '@mullion/domain/imports/import';
export interface SendImportOptions {
    readonly url?: string;
    readonly fetch?: typeof fetch;
}
/**
 * Uploads a CSV file of parts, prices or doors; returns its import once every row was read. Throws errors that
 * `readError` reads.
 */
export declare function sendImport(kind: ImportKind, file: File, options?: SendImportOptions): Promise<ShownImport>;
