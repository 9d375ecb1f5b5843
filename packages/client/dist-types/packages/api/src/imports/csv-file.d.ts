/** Layout of a file: the columns it may have, and those it must have. */
export interface CsvLayout {
    readonly file: 'parts' | 'doors';
    readonly columns: readonly string[];
    readonly needed: readonly string[];
}
/** A row with its number as a spreadsheet counts it: the row after the heading is 2. */
export interface CsvRow {
    readonly row: number;
    readonly cells: Readonly<Record<string, string>>;
    /** Why its cells may be in the wrong columns, or null. */
    readonly problem: string | null;
}
/** The text of a file, whole or in chunks. */
export type CsvSource = string | AsyncIterable<string | Uint8Array>;
/** The columns of a file and a stream of its rows. */
export interface CsvFile {
    readonly heading: readonly string[];
    readonly rows: AsyncIterable<CsvRow>;
}
/**
 * Reads a CSV as a stream: its columns at once, its rows on demand, skipping rows of empty cells. Unnamed trailing
 * columns, as spreadsheets leave them, are ignored while they are empty. Throws `invalid`, also midway, when the text
 * is not CSV or its columns do not match the layout.
 */
export declare function openCsvFile(source: CsvSource, layout: CsvLayout): Promise<CsvFile>;
