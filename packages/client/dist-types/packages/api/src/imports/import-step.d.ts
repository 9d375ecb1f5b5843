import type { Database, Reader } from '@mullion/db/database';
import { type ImportChange, type ImportRow } from '@mullion/db/imports/import.repository';
import { AppError } from '@mullion/domain/error';
import type { PartImages } from '@mullion/integrations/files/port';
import { type Fields } from './import-plan.ts';
/** A step that changes the store: applying an import, or undoing it. */
export interface ImportStep {
    readonly db: Database;
    readonly images: Pick<PartImages, 'copy' | 'renumber'>;
    readonly row: ImportRow;
    readonly at: Date;
    /** Called between two transactions: lets others write and, now and then, records that the step is still running. */
    readonly goOn: () => Promise<void>;
}
/** Small enough that a page is compared and staged within a few hundredths of a second. */
export declare const rowsPerPage = 500;
/**
 * Returns a function to call between two transactions: it pauses now and then, so that orders can be written meanwhile.
 */
export declare function createPace(): () => Promise<void>;
/** Yields an import's changes page by page, in file order. */
export declare function changePages(db: Reader, importId: number): AsyncGenerator<ImportChange[]>;
export declare const asFields: (record: object | undefined) => Fields | undefined;
/** Records to stage for a page of changes, and what to note on those changes. */
export interface PlannedPage<S> {
    readonly steps: readonly S[];
    readonly notes: readonly ChangeNote[];
}
interface ChangeNote {
    readonly change: ImportChange;
    readonly found: Partial<Pick<ImportChange, 'before' | 'refusal'>>;
}
/**
 * Returns a note of the values changed since staging, so that an undo can restore what the import overwrites.
 */
export declare function beforeNote(change: ImportChange, current: Fields | undefined): ChangeNote | null;
/** Returns the error for an import whose record was removed after its file was read. */
export declare function changedSince({ label }: ImportChange): AppError;
/** True when a record still has the values the import gave it. */
export declare function isUntouched({ after }: ImportChange, current: Fields | undefined): boolean;
export {};
