import type { ListInput } from '@mullion/domain/list-input';
import { type AnyColumn, type SQL, type Subquery } from 'drizzle-orm';
import type { Reader } from './database.ts';
import type { Page } from './page.ts';
/** A list's search text, sort order and page. */
export type Listing<Column extends string> = Pick<ListInput<Column>, 'search' | 'sort' | 'descending'> & Page;
export interface Listed<Row> {
    readonly rows: Row[];
    /** Number of rows, counted up to 10,000. */
    readonly total: number;
}
/** Condition: one of the columns contains the list's search text; no condition without a text. */
export declare function matching(columns: readonly (AnyColumn | SQL)[], { search }: Pick<Listing<string>, 'search'>): SQL | undefined;
/** Sort key for a text column: case-insensitive in any alphabet, with missing values first. */
export declare const byText: (column: AnyColumn | SQL) => SQL;
/** Returns the requested sort order, followed by the list's own order. */
export declare function arranged<Column extends string>(columns: Readonly<Record<Column, AnyColumn | SQL>>, { sort, descending }: Pick<Listing<Column>, 'sort' | 'descending'>, ownOrder: readonly SQL[]): SQL[];
/** Counts the rows of a query, which callers limit to 10,000. */
export declare function countListed(db: Reader, rows: Subquery): Promise<number>;
