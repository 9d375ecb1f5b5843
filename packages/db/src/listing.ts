import type { ListInput } from '@mullion/domain/list-input'
import { type AnyColumn, asc, count, desc, type SQL, type Subquery, sql } from 'drizzle-orm'
import { containsInAnyCase } from './contains.ts'
import type { Reader } from './database.ts'
import { kit } from './dialect/current.ts'
import type { Page } from './page.ts'

/** A list's search text, sort order and page. */
export type Listing<Column extends string> = Pick<ListInput<Column>, 'search' | 'sort' | 'descending'> & Page

export interface Listed<Row> {
  readonly rows: Row[]
  /** Number of rows, counted up to 10,000. */
  readonly total: number
}

/** Condition: one of the columns contains the list's search text; no condition without a text. */
export function matching(
  columns: readonly (AnyColumn | SQL)[],
  { search }: Pick<Listing<string>, 'search'>,
): SQL | undefined {
  return search === '' ? undefined : containsInAnyCase(columns, search)
}

/** Sorts by a text that is no name: case-insensitive in any alphabet, with missing values first. */
export const byText = (column: AnyColumn | SQL): SQL =>
  kit.bytewise(kit.lowerCase(sql`coalesce(${column}, '')`))

/** Sorts by the stored sort key of a name (see `sortKeyOf`), missing ones first. */
export const byName = (sortKey: AnyColumn | SQL): SQL => kit.bytewise(sql`coalesce(${sortKey}, '')`)

/** Returns the requested sort order, followed by the list's own order. */
export function arranged<Column extends string>(
  columns: Readonly<Record<Column, AnyColumn | SQL>>,
  { sort, descending }: Pick<Listing<Column>, 'sort' | 'descending'>,
  ownOrder: readonly SQL[],
): SQL[] {
  if (sort === undefined) return [...ownOrder]
  return [descending ? desc(columns[sort]) : asc(columns[sort]), ...ownOrder]
}

/** Counts the rows of a query, which callers limit to 10,000. */
export async function countListed(db: Reader, rows: Subquery): Promise<number> {
  const [row] = await db.select({ total: count() }).from(rows)
  return Number(row?.total ?? 0)
}
