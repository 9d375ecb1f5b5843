import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { kit } from './current.ts'

/** A check of one column, named after what it demands of which column: that name is all that an error says. */
function check(column: PgColumn, demand: string, condition: SQL) {
  return kit.check(`${getTableName(column.table)}_${toSnakeCase(column.name)}_${demand}`, condition)
}

/** The list that a column was declared with; what a table's constraints are given does not carry it on PostgreSQL. */
function valuesOf({ table, name }: PgColumn): readonly string[] {
  const column = Object.values(getTableColumns(table)).find((each) => each.name === name)
  if (!column?.enumValues?.length)
    throw new Error(`${getTableName(table)}.${name} was declared without a list.`)
  return column.enumValues
}

/** Refuses values that are not in the column's own list: `kit.text({ enum: roles })`. */
export function listed(...columns: readonly PgColumn[]) {
  return columns.map((column) => {
    const list = valuesOf(column).map((value) => `'${value.replaceAll("'", "''")}'`)
    return check(column, 'listed', sql`${column} in (${sql.raw(list.join(', '))})`)
  })
}

/** Refuses numbers below zero: amounts, counts. */
export function notNegative(...columns: readonly PgColumn[]) {
  return columns.map((column) => check(column, 'not_negative', sql`${column} >= 0`))
}

/** Refuses zero and numbers below: quantities, measures. */
export function positive(...columns: readonly PgColumn[]) {
  return columns.map((column) => check(column, 'positive', sql`${column} > 0`))
}
