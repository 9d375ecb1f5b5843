import { type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'

/** How many rows one statement takes. */
const rowsPerStatement = 400

/** The figure of the row that an upsert would have inserted. */
export const excluded = (column: { readonly name: string }): SQL =>
  sql.raw(`excluded.${toSnakeCase(column.name)}`)

/** Adds a new row's figure to the stored one, in an upsert. */
export function plus(column: { readonly name: string }): SQL {
  return sql`${column} + ${excluded(column)}`
}

/** In one order everywhere, so that two transactions that add to the same rows never wait for each other in a circle. */
export function inKeyOrder<T>(rows: readonly T[], keyOf: (row: T) => string): T[] {
  return rows
    .map((row) => [keyOf(row), row] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row)
}

/** Rows in portions that one statement takes each. */
export function portions<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, at) =>
    rows.slice(at * rowsPerStatement, (at + 1) * rowsPerStatement),
  )
}
