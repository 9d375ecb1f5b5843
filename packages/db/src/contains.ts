import { type AnyColumn, or, type SQL, sql } from 'drizzle-orm'

/** A text as a pattern that finds it anywhere; signs that a pattern gives a meaning to stand for themselves. */
function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** True where one of the columns holds a text, in the same letters. */
export function contains(columns: readonly AnyColumn[], text: string): SQL | undefined {
  const pattern = anywhere(text)
  return or(...columns.map((column) => sql`${column} like ${pattern} escape '\\'`))
}

/** True where one of the columns holds a text in any case. */
export function containsInAnyCase(columns: readonly AnyColumn[], text: string): SQL | undefined {
  const pattern = anywhere(text)
  return or(...columns.map((column) => sql`lower(${column}) like lower(${pattern}) escape '\\'`))
}
