import type { NewImportChange } from '@mullion/db/imports/import.repository';
import type { CsvRow } from './csv-file.ts';
/** A problem with a row of the file; the row after the heading is 2. */
export interface ImportProblem {
    readonly row: number;
    readonly column?: string;
    readonly message: string;
}
/** A change before it gets its seq. */
export type PlannedChange = Omit<NewImportChange, 'seq'>;
/** The changes and problems found in some rows of a file. */
export interface Plan {
    readonly changes: readonly PlannedChange[];
    readonly problems: readonly ImportProblem[];
    readonly created: number;
    /** Number of rows whose records exist, changed or not. */
    readonly known: number;
}
/** Compares rows with the stored records; called once per page of a file. */
export type Planner = (rows: readonly CsvRow[]) => Promise<Plan>;
export type Fields = Readonly<Record<string, unknown>>;
/** True when both serialize to the same JSON. */
export declare function isSame(one: unknown, other: unknown): boolean;
/** Returns those `fields` whose values differ between `from` and `to`. */
export declare function differingFields(from: Fields, to: Fields, fields: readonly string[]): string[];
/** Returns the named fields of a record. */
export declare function pick(record: Fields, fields: readonly string[]): Record<string, unknown>;
