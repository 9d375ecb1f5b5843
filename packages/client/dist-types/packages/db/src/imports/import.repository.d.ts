import type { ImportState } from '@mullion/domain/imports/import';
import type { Reader, Writer } from '../database.ts';
import { importChanges, importProblems, imports } from './import.tables.ts';
export type ImportRow = typeof imports.$inferSelect;
export type ImportChange = typeof importChanges.$inferSelect;
export type NewImportChange = Omit<ImportChange, 'importId' | 'refusal'>;
export type ImportProblemRow = typeof importProblems.$inferSelect;
/** Inserts an empty import and returns its id. */
export declare function createImport(tx: Writer, facts: Pick<ImportRow, 'kind' | 'startedAt' | 'fileName' | 'startedBy'>): Promise<number>;
/** Returns the import with this id, or null. */
export declare function findImport(db: Reader, id: number): Promise<ImportRow | null>;
/** Returns the import that was applied or undone last, or null. */
export declare function findLastEndedImport(db: Reader): Promise<ImportRow | null>;
/** Returns the import that is changing the store, ignoring one last active before an instant; null if there is none. */
export declare function findImportAtWork(db: Reader, activeSince: Date): Promise<ImportRow | null>;
/** Returns imports in progress that have not advanced since an instant. */
export declare function listAbandonedImports(db: Reader, activeBefore: Date): Promise<ImportRow[]>;
/** Changes an import's state; null if it is in none of the expected states. */
export declare function moveImport(tx: Writer, id: number, move: {
    readonly from: ImportState | readonly ImportState[];
    readonly to: ImportState;
} & Partial<Pick<ImportRow, 'endedAt' | 'activeAt' | 'note' | 'progress'>>): Promise<ImportRow | null>;
type Progress = Pick<ImportRow, 'activeAt' | 'rows' | 'created' | 'known' | 'changed' | 'problemCount' | 'progress' | 'note'>;
/** Records an import's progress. */
export declare function updateImport(tx: Writer, id: number, progress: Partial<Progress>): Promise<void>;
/** Adds changes to an import while its file is read. */
export declare function addImportChanges(tx: Writer, importId: number, changes: readonly NewImportChange[]): Promise<void>;
/** Adds problems found in the file's rows. */
export declare function addImportProblems(tx: Writer, problems: readonly (typeof importProblems.$inferInsert)[]): Promise<void>;
interface SeqPage {
    readonly after: number;
    readonly limit: number;
}
/** Returns an import's changes in file order, after `seq`. */
export declare function listImportChanges(db: Reader, importId: number, page: SeqPage): Promise<ImportChange[]>;
/** Returns the changes that an undo skipped, after `seq`. */
export declare function listRefusedChanges(db: Reader, importId: number, page: SeqPage): Promise<ImportChange[]>;
/** Returns a file's problems in row order, after `seq`. */
export declare function listImportProblems(db: Reader, importId: number, page: SeqPage): Promise<ImportProblemRow[]>;
/** Returns the highest part id an import names; 0 if none. */
export declare function findHighestNamedId(db: Reader, importId: number): Promise<number>;
/** Records a change's previous values, or why an undo skips it. */
export declare function updateImportChange(tx: Writer, { importId, seq }: Pick<ImportChange, 'importId' | 'seq'>, found: Partial<Pick<ImportChange, 'before' | 'refusal'>>): Promise<void>;
/** Deletes some of an import's changes; false if none were left. */
export declare function removeSomeChanges(tx: Writer, importId: number, limit: number): Promise<boolean>;
/** Deletes an import that was neither applied nor undone, with its problems. */
export declare function removeUnusedImport(tx: Writer, id: number): Promise<void>;
/** Returns finished imports that still have changes, and unapplied ones uploaded before an instant. */
export declare function listSpentImports(db: Reader, startedBefore: Date): Promise<ImportRow[]>;
export {};
