import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { kit } from './current.ts'

/**
 * Creates a check constraint on one column, named after the column and what it requires, because error
 * messages contain only the name.
 */
function check(column: PgColumn, demand: string, condition: SQL) {
  return kit.check(`${getTableName(column.table)}_${toSnakeCase(column.name)}_${demand}`, condition)
}

/** Values of the enum the column was declared with; the columns passed to PostgreSQL constraints do not carry it. */
function valuesOf({ table, name }: PgColumn): readonly string[] {
  const column = Object.values(getTableColumns(table)).find((each) => each.name === name)
  if (!column?.enumValues?.length)
    throw new Error(`${getTableName(table)}.${name} was declared without a list.`)
  return column.enumValues
}

/** Rejects values that are not in the column's enum: `kit.text({ enum: roles })`. */
export function listed(...columns: readonly PgColumn[]) {
  return columns.map((column) => {
    const list = valuesOf(column).map((value) => `'${value.replaceAll("'", "''")}'`)
    return check(column, 'listed', sql`${column} in (${sql.raw(list.join(', '))})`)
  })
}

export function notNegative(...columns: readonly PgColumn[]) {
  return columns.map((column) => check(column, 'not_negative', sql`${column} >= 0`))
}

export function positive(...columns: readonly PgColumn[]) {
  return columns.map((column) => check(column, 'positive', sql`${column} > 0`))
}
