import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Writer } from './database.ts'
import { prepared } from './prepared.ts'

const rowsPerStatement = 50

/**
 * Returns a function that inserts many complete rows of a table. Its statements are prepared, because
 * building one for a page of wide rows takes longer than running it.
 */
export function bulkInsert<T extends PgTable>(table: T) {
  const columns = Object.entries(getTableColumns(table))
  // Raw SQL, because the query builder would encode null as a value of the column's type, such as false.
  const placeholders = (at: number) =>
    Object.fromEntries(columns.map(([field]) => [field, sql`${sql.placeholder(`${field}${at}`)}`]))
  const statementOf = (rows: number) =>
    prepared((tx: Writer) =>
      tx
        .insert(table)
        .values(Array.from({ length: rows }, (_, at) => placeholders(at)) as T['$inferInsert'][])
        .prepare(`bulk_${getTableName(table)}_${rows}`),
    )
  const [many, one] = [statementOf(rowsPerStatement), statementOf(1)]

  function valuesOf(rows: readonly Readonly<Record<string, unknown>>[]): Record<string, unknown> {
    const values: Record<string, unknown> = {}
    for (const [at, row] of rows.entries()) {
      for (const [field, column] of columns) {
        const value = row[field] ?? null
        values[`${field}${at}`] = value === null ? null : column.mapToDriverValue(value)
      }
    }
    return values
  }

  return async (tx: Writer, rows: readonly T['$inferSelect'][]): Promise<void> => {
    const whole = rows.length - (rows.length % rowsPerStatement)
    for (let at = 0; at < whole; at += rowsPerStatement)
      await many(tx).execute(valuesOf(rows.slice(at, at + rowsPerStatement)))
    for (const row of rows.slice(whole)) await one(tx).execute(valuesOf([row]))
  }
}
