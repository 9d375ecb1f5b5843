import { type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'

const rowsPerStatement = 400

/** The value an upsert tried to insert (SQL `excluded`). */
export const excluded = (column: { readonly name: string }): SQL =>
  sql.raw(`excluded.${toSnakeCase(column.name)}`)

/** Upsert expression that adds the new row's value to the stored one. */
export function plus(column: { readonly name: string }): SQL {
  return sql`${column} + ${excluded(column)}`
}

/** Upsert expression for the lesser or greater value; the engines name these functions differently. */
export function bounded(column: { readonly name: string }, sign: '<' | '>'): SQL {
  const added = excluded(column)
  return sql`case when ${added} ${sql.raw(sign)} ${column} then ${added} else ${column} end`
}

/** Sorts rows by key, so that concurrent transactions on the same rows cannot deadlock. */
export function inKeyOrder<T>(rows: readonly T[], keyOf: (row: T) => string): T[] {
  return rows
    .map((row) => [keyOf(row), row] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row)
}

/** Splits rows into chunks, each small enough for one statement. */
export function portions<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, at) =>
    rows.slice(at * rowsPerStatement, (at + 1) * rowsPerStatement),
  )
}
