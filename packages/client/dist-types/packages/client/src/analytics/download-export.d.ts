import type { ExportInput } from '@mullion/domain/analytics/export';
export interface DownloadedExport {
    readonly name: string;
    readonly content: Blob;
}
/** Returns the file name from the Content-Disposition header; null without one. */
export declare function nameIn(disposition: string | null): string | null;
/** Fetches an export file and its name. Throws when the server cannot create it. */
export declare function downloadExport(input: ExportInput, options?: {
    readonly fetch?: typeof fetch;
    readonly signal?: AbortSignal;
}): Promise<DownloadedExport>;
