import type { PgTable } from 'drizzle-orm/pg-core';
import type { Writer } from './database.ts';
/**
 * Returns a function that inserts one row with a prepared statement and returns the row as stored; null if
 * `ignoreConflicts` is set and a unique value is taken. Fields that are not given get their default.
 */
export declare function insertOf<T extends PgTable>(table: T, { ignoreConflicts }?: {
    ignoreConflicts?: boolean | undefined;
}): (tx: Writer, row: T['$inferInsert']) => Promise<T['$inferSelect'] | null>;
/**
 * Returns a function that updates the rows whose fields equal `where` (no nulls) with a prepared statement, and returns
 * them as stored.
 */
export declare function updateOf<T extends PgTable>(table: T): (tx: Writer, change: {
    readonly set: Partial<T['$inferInsert']>;
    readonly where: Partial<T['$inferSelect']>;
}) => Promise<T['$inferSelect'][]>;
/** Returns a function that inserts many complete rows of a table with prepared statements. */
export declare function bulkInsert<T extends PgTable>(table: T): (tx: Writer, rows: readonly T['$inferSelect'][]) => Promise<void>;
/**
 * Returns a function that inserts complete rows, or adds them to stored ones as `conflict` says. The rows must have
 * distinct keys.
 */
export declare function upsertOf<T extends PgTable>(table: T, conflict: Parameters<ReturnType<ReturnType<Writer['insert']>['values']>['onConflictDoUpdate']>[0]): (tx: Writer, rows: readonly object[]) => Promise<void>;
