import * as z from 'zod/mini';
import { AppError } from '../error.ts';
import { type ListInput } from '../list-input.ts';
export declare const importKinds: readonly ['parts', 'prices', 'doors'];
export type ImportKind = (typeof importKinds)[number];
/**
 * Import status. `reading`, `applying` and `undoing` are in progress; `staged` waits to be applied or discarded;
 * `refused` has rows with problems; `failed` was not a readable file or was interrupted.
 */
export declare const importStates: readonly ['reading', 'staged', 'refused', 'applying', 'applied', 'undoing', 'undone', 'failed'];
export type ImportState = (typeof importStates)[number];
/** True while an import is being read, applied or undone. */
export declare function isAtWork({ state }: {
    readonly state: ImportState;
}): boolean;
/** Maximum problems stored per file; a file with more of them was built the wrong way. */
export declare const storedImportProblems = 10000;
export declare const maxImportBytes: number;
/** Note on an import that was interrupted or hit a server error. */
export declare const importFailed = "The server stopped before this finished. Nothing was changed.";
/** A change made by an import; the fields of a new record have no `before`. */
export interface ShownChange {
    readonly seq: number;
    /** Row number as a spreadsheet shows it. */
    readonly row: number;
    /** Part number or door serial number. */
    readonly label: string;
    readonly isNew: boolean;
    readonly fields: readonly {
        readonly field: string;
        readonly before?: unknown;
        readonly after?: unknown;
    }[];
    /** Why undo skipped the record; null if it did not. */
    readonly refusal: 'changed since' | 'ordered since' | null;
}
export interface ShownImport {
    readonly id: number;
    readonly kind: ImportKind;
    readonly state: ImportState;
    /** Null if run from the command line; `startedBy` is then null as well. */
    readonly fileName: string | null;
    readonly startedBy: string | null;
    readonly startedAt: string;
    /** When it was applied or undone. */
    readonly endedAt: string | null;
    /** Rows read so far. */
    readonly rows: number;
    readonly created: number;
    /** Rows that match existing records, changed or not. */
    readonly known: number;
    readonly changed: number;
    readonly problemCount: number;
    /** Progress of applying or undoing, in percent. */
    readonly progress: number;
    readonly note: string | null;
}
export declare const importId: z.ZodMiniInt;
export declare const importListInput: z.ZodMiniPrefault<z.ZodMiniObject<{
    search: z.ZodMiniDefault<z.ZodMiniString<string>>;
    sort: z.ZodMiniOptional<z.ZodMiniEnum<{
        by: "by";
        file: "file";
        kind: "kind";
        rows: "rows";
        startedAt: "startedAt";
        state: "state";
    }>>;
    descending: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    page: z.ZodMiniDefault<z.ZodMiniInt>;
}, z.core.$strict>>;
export type ImportListInput = z.output<typeof importListInput>;
type OfImport<Column extends string> = ListInput<Column> & {
    readonly importId: number;
};
/** Requests a list of an import's changes, or of the changes that an undo skipped. */
export declare const importChangesInput: z.ZodMiniObject<{
    search: z.ZodMiniDefault<z.ZodMiniString<string>>;
    sort: z.ZodMiniOptional<z.ZodMiniEnum<{
        label: "label";
        row: "row";
    }>>;
    descending: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    page: z.ZodMiniDefault<z.ZodMiniInt>;
    importId: z.ZodMiniInt;
}, z.core.$strict>;
export type ImportChangesInput = OfImport<'row' | 'label'>;
/** A list of the problems found in a file. */
export declare const importProblemsInput: z.ZodMiniObject<{
    search: z.ZodMiniDefault<z.ZodMiniString<string>>;
    sort: z.ZodMiniOptional<z.ZodMiniEnum<{
        column: "column";
        message: "message";
        row: "row";
    }>>;
    descending: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    page: z.ZodMiniDefault<z.ZodMiniInt>;
    importId: z.ZodMiniInt;
}, z.core.$strict>;
export type ImportProblemsInput = OfImport<'row' | 'column' | 'message'>;
/** Requests an import's problems, page by page; `after` is the last one of the previous page. */
export declare const allProblemsInput: z.ZodMiniObject<{
    importId: z.ZodMiniInt;
    after: z.ZodMiniOptional<z.ZodMiniInt>;
    limit: z.ZodMiniOptional<z.ZodMiniInt>;
}, z.core.$strict>;
export type AllProblemsInput = z.input<typeof allProblemsInput>;
/** Requests a page of an export; `after` is the last record of the previous page. */
export declare const exportPageInput: z.ZodMiniObject<{
    kind: z.ZodMiniEnum<{
        doors: "doors";
        parts: "parts";
        prices: "prices";
    }>;
    after: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strict>;
export type ExportPageInput = z.input<typeof exportPageInput>;
/** A file being uploaded; its text is read as a stream. */
export declare const importUploadInput: z.ZodMiniObject<{
    kind: z.ZodMiniEnum<{
        doors: "doors";
        parts: "parts";
        prices: "prices";
    }>;
    fileName: z.ZodMiniString<string>;
    source: z.ZodMiniCustom<AsyncIterable<Uint8Array<ArrayBufferLike>>, AsyncIterable<Uint8Array<ArrayBufferLike>>>;
}, z.core.$strict>;
export interface ShownProblem {
    readonly seq: number;
    readonly row: number;
    readonly column: string | null;
    readonly message: string;
}
/** The import does not exist or was removed. */
export declare function importMissing(): AppError;
/** The file is over 50 MB. */
export declare function importTooLarge(): AppError;
export {};
