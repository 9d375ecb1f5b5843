import { type AnyColumn, type SQL } from 'drizzle-orm';
/** Case-sensitive: one of the columns contains the text. */
export declare function contains(columns: readonly AnyColumn[], text: string): SQL | undefined;
/** Case-insensitive in any alphabet: one of the columns contains the text. */
export declare function containsInAnyCase(columns: readonly (AnyColumn | SQL)[], text: string): SQL | undefined;
