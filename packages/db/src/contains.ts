import { type AnyColumn, or, type SQL, sql } from 'drizzle-orm'
import { kit } from './dialect/current.ts'

/** LIKE pattern that finds a text anywhere; escapes wildcards. */
function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** Case-sensitive: one of the columns contains the text. */
export function contains(columns: readonly AnyColumn[], text: string): SQL | undefined {
  const pattern = anywhere(text)
  return or(...columns.map((column) => sql`${column} like ${pattern} escape '\\'`))
}

/** Case-insensitive in any alphabet: one of the columns contains the text. */
export function containsInAnyCase(columns: readonly (AnyColumn | SQL)[], text: string): SQL | undefined {
  const pattern = anywhere(text)
  return or(...columns.map((column) => kit.likeInAnyCase(column, pattern)))
}
