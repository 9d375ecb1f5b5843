import type { Database } from '@mullion/db/database';
import type { Member } from '@mullion/domain/accounts/actor';
import { type AllProblemsInput, type ImportChangesInput, type ImportKind, type ImportListInput, type ImportProblemsInput, type ShownChange, type ShownImport, type ShownProblem } from '@mullion/domain/imports/import';
import type { ListPage } from '@mullion/domain/list-input';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { ImportService } from './import.service.ts';
/** Runs the long work of imports: in its own thread on a server, in the caller's thread in tests and commands. */
export type ImportWorker = Pick<ImportService, 'stage' | 'work' | 'discard'>;
export interface ImportAdminDeps {
    readonly db: Database;
    readonly imports: ImportService;
    readonly importWorker: ImportWorker;
    readonly clock: Clock;
    readonly log: Log;
}
export interface SentFile {
    readonly kind: ImportKind;
    readonly fileName: string;
    readonly source: AsyncIterable<Uint8Array>;
}
/** Imports for administrators: upload and preview a file, apply it, and undo the last one. */
export declare function createImportAdminService({ db, imports, importWorker, clock, log }: ImportAdminDeps): {
    /** Returns a page of the imports, newest first. */
    list(input: ImportListInput): Promise<ListPage<ShownImport>>;
    /** Returns the id of the import that can be undone, or null. */
    undoable(): Promise<number | null>;
    /** Returns an import's progress; throws `missing` if it does not exist. */
    details: (importId: number) => Promise<ShownImport>;
    /** Returns a page of the import's changes, in file order. */
    changes: (input: ImportChangesInput) => Promise<{
        total: number;
        page: number;
        pages: number;
        rows: ShownChange[];
    }>;
    /** Returns a page of the changes an undo left in place. */
    refusals: (input: ImportChangesInput) => Promise<{
        total: number;
        page: number;
        pages: number;
        rows: ShownChange[];
    }>;
    /** Returns a page of the problems found in the file, in row order. */
    problems({ importId, ...input }: ImportProblemsInput): Promise<ListPage<ShownProblem>>;
    /** Returns problems after the last one of the previous request. */
    allProblems({ importId, after, limit }: AllProblemsInput): Promise<{
        problems: ShownProblem[];
        next: number | null;
    }>;
    /**
     * Reads a file as it arrives and stages its changes, then returns the import's progress. Throws `invalid` for
     * anything that is not CSV, has other columns or is too large.
     */
    upload(actor: Member, { kind, fileName, source }: SentFile): Promise<ShownImport>;
    /** Starts applying a staged import. Throws `conflict` when it is not staged or another import is running. */
    apply: (actor: Member, importId: number) => Promise<ShownImport>;
    /** Starts undoing the import applied last. Throws `missing` for any other. */
    undo: (actor: Member, importId: number) => Promise<ShownImport>;
    /** Deletes an import that was not applied. Throws `conflict` for any other. */
    discard(importId: number): Promise<void>;
    /** Resolves once all steps started here are done. */
    settled: () => Promise<void>;
};
