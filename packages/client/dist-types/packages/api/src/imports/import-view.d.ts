import type { ImportChange, ImportProblemRow, ImportRow } from '@mullion/db/imports/import.repository';
import type { ShownChange, ShownImport, ShownProblem } from '@mullion/domain/imports/import';
/** A change as shown to staff; a new record shows only that it is new. */
export declare function shownChange({ seq, row, label, before, after, refusal }: ImportChange): ShownChange;
/** A problem of a file's row, as shown to staff. */
export declare function shownProblem({ seq, row, column, message }: ImportProblemRow): ShownProblem;
/** An import as shown in lists. */
export declare function shownImport({ startedAt, endedAt, activeAt: _, ...row }: ImportRow): ShownImport;
