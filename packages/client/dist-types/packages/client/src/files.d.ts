import type { ExportInput } from '@mullion/domain/analytics/export';
import type { ImportKind, ShownImport } from '@mullion/domain/imports/import';
import { type SavedPart, type SentPart } from './admin/send-part.ts';
import type { ServerOptions } from './links.ts';
import { type Retries } from './retries.ts';
interface CallOptions {
    readonly signal?: AbortSignal;
}
export interface UploadOptions extends CallOptions {
    /** Called with the number of bytes sent so far. */
    readonly onProgress?: (bytes: number) => void;
}
export interface DownloadedFile {
    /** The name the server gave it; null if it gave none. */
    readonly name: string | null;
    readonly content: ReadableStream<Uint8Array>;
}
/** Returns what travels as files: uploads and downloads. */
export declare function filesOf(server: ServerOptions, retries: Retries): {
    /**
     * Uploads a CSV file of parts, prices or doors. Returns its import once every row was read; nothing changes until
     * the import is confirmed. Progress is reported where streams can be sent, which is not in every browser.
     */
    uploadImport(kind: ImportKind, file: File, options?: UploadOptions): Promise<ShownImport>;
    /** Adds or changes a part with its images. */
    savePart(part: SentPart, { signal }?: {
        readonly signal?: AbortSignal | null;
    }): Promise<SavedPart>;
    /** All parts, prices or doors as CSV; importing the file again changes nothing. */
    downloadExport: (kind: ImportKind, options?: CallOptions) => Promise<DownloadedFile>;
    downloadAnalytics: (input: ExportInput, options?: CallOptions) => Promise<DownloadedFile>;
    /** A file under any path of the server, such as an invoice. */
    download: (path: string, { signal }?: CallOptions) => Promise<DownloadedFile>;
};
export type Files = ReturnType<typeof filesOf>;
export {};
