import type { CsvSource } from './csv-file.ts';
/**
 * Decodes an uploaded file: UTF-8, or Windows-1252 when its first non-ASCII character is not valid UTF-8, as in Excel's
 * plain "CSV". A mix of both is refused. `note` says how the file was read, once all of it was.
 */
export declare function importText(source: CsvSource): {
    readonly text: CsvSource;
    note(): string | null;
};
