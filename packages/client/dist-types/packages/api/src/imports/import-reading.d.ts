import type { Database } from '@mullion/db/database';
import { type ImportRow } from '@mullion/db/imports/import.repository';
import type { Clock } from '../clock.ts';
import { type CsvSource } from './csv-file.ts';
interface Reading {
    readonly db: Database;
    readonly clock: Clock;
    readonly row: ImportRow;
    readonly source: CsvSource;
    readonly onProgress?: ((rows: number) => void) | undefined;
}
/**
 * Reads an import's file and stages its changes in small transactions; after the first problem, only records
 * problems.
 */
export declare function readImport(reading: Reading): Promise<{
    rows: number;
    created: number;
    known: number;
    changed: number;
    problemCount: number;
    heading: readonly string[];
    note: string | null;
}>;
export {};
