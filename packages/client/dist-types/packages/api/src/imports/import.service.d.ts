import type { Database, Writer } from '@mullion/db/database';
import { type ImportRow } from '@mullion/db/imports/import.repository';
import { type ImportKind, type ShownChange } from '@mullion/domain/imports/import';
import type { Clock } from '../clock.ts';
import type { CsvSource } from './csv-file.ts';
import type { ImportProblem } from './import-plan.ts';
import { type ImportStep } from './import-step.ts';
export type ImportService = ReturnType<typeof createImportService>;
export interface ImportDeps {
    readonly db: Database;
    /** A part whose number changes takes its images along. */
    readonly images: ImportStep['images'];
    readonly clock: Clock;
}
export interface ImportReport {
    readonly rows: number;
    readonly created: number;
    /** Number of rows whose records existed, changed or not. */
    readonly known: number;
    /** Number of known records with at least one different value. */
    readonly changed: number;
    /** The first thousand. */
    readonly problems: readonly ImportProblem[];
    readonly problemCount: number;
    /** The first hundred changes; new records only show that they are new. */
    readonly changes: readonly ShownChange[];
    readonly heading: readonly string[];
    /** Note on how the file was read, if there is something to say. */
    readonly note: string | null;
    /** False when there were problems or for a dry run: then nothing was stored. */
    readonly stored: boolean;
}
export interface ImportOptions {
    readonly dryRun?: boolean;
    /** Called after each page with the number of rows read so far. */
    readonly onProgress?: (rows: number) => void;
}
/**
 * Imports parts, prices and doors: rows are compared and staged in small transactions, then one short transaction
 * applies all of them, or none when any row has a problem.
 */
export declare function createImportService({ db, images, clock }: ImportDeps): {
    /** Starts an import whose file is about to be read; returns its id. */
    begin: (kind: ImportKind, sent: {
        readonly fileName: string | null;
        readonly by: string | null;
    }) => Promise<number>;
    /**
     * Reads a file, stages its changes for review, and records the problems in its rows. Throws `invalid` when the file
     * is not CSV or has unknown columns.
     */
    stage(importId: number, source: CsvSource, onProgress?: (rows: number) => void): Promise<{
        rows: number;
        created: number;
        known: number;
        changed: number;
        problemCount: number;
        heading: readonly string[];
        note: string | null;
    }>;
    /**
     * Claims a staged import for applying, or the last applied one for undoing. Throws `conflict` when another import
     * is running or this one is not staged, `missing` when it is not the one that can be undone. `note` is stored in the
     * same transaction.
     */
    claim: (importId: number, step: 'apply' | 'undo', note?: (tx: Writer, claimed: ImportRow) => Promise<void>) => Promise<{
        activeAt: Date | null;
        changed: number;
        created: number;
        endedAt: Date | null;
        fileName: string | null;
        id: number;
        kind: "doors" | "parts" | "prices";
        known: number;
        note: string | null;
        problemCount: number;
        progress: number;
        rows: number;
        startedAt: Date;
        startedBy: string | null;
        state: "applied" | "applying" | "failed" | "reading" | "refused" | "staged" | "undoing" | "undone";
    }>;
    /**
     * Applies or undoes a claimed import; leaves out and notes records that were changed or ordered since.
     */
    work(importId: number): Promise<void>;
    /** Deletes an import that was not applied. Throws `conflict` when it is being read, applied or undone, or was. */
    discard(importId: number): Promise<void>;
    /** Releases imports that were cut off, so they can be applied or undone again, and deletes those never applied. */
    deleteExpired(): Promise<void>;
    /**
     * Reads a file and stores all of it, unless a row has a problem or `dryRun` is set. Records not in the file stay,
     * and so do fields the file has no column for. Throws as `stage` and `claim` do.
     */
    run(kind: ImportKind, source: CsvSource, options?: ImportOptions): Promise<ImportReport>;
    /**
     * Undoes the import applied last; returns what was undone and the first records left as they were. Throws as
     * `claim` does.
     */
    undoLast(): Promise<{
        kind: "doors" | "parts" | "prices";
        undone: number;
        refused: {
            label: string;
            reason: "changed since" | "ordered since" | null;
        }[];
    }>;
};
