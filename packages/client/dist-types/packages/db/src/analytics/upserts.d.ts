import { type SQL } from 'drizzle-orm';
/** The value an upsert tried to insert (SQL `excluded`). */
export declare const excluded: (column: {
    readonly name: string;
}) => SQL;
/** Upsert expression that adds the new row's value to the stored one. */
export declare function plus(column: {
    readonly name: string;
}): SQL;
/** Upsert expression for the lesser or greater value; the engines name these functions differently. */
export declare function bounded(column: {
    readonly name: string;
}, sign: '<' | '>'): SQL;
/** Sorts rows by key, so that concurrent transactions on the same rows cannot deadlock. */
export declare function inKeyOrder<T>(rows: readonly T[], keyOf: (row: T) => string): T[];
/** Splits rows into chunks, each small enough for one statement. */
export declare function portions<T>(rows: readonly T[]): T[][];
