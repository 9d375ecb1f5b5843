import { and, type Column, eq, getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Writer } from './database.ts'
import { prepared } from './prepared.ts'

type Values = Readonly<Record<string, unknown>>

/** Caches one statement per set of fields that callers pass; a table has only a few different sets. */
function byFields<S>(build: (fields: readonly string[], name: string) => S, kind: string) {
  const statements = new Map<string, S>()
  return (fields: readonly string[]): S => {
    const key = fields.join()
    const statement = statements.get(key) ?? build(fields, `${kind}_${statements.size + 1}`)
    statements.set(key, statement)
    return statement
  }
}

const fieldsOf = (values: Values) => Object.keys(values).filter((field) => values[field] !== undefined)

// Raw SQL, because the query builder would encode null as a value of the column's type, such as false.
const placeholders = (fields: readonly string[], prefix = '') =>
  Object.fromEntries(fields.map((field) => [field, sql`${sql.placeholder(`${prefix}${field}`)}`]))

function encoded(columns: Readonly<Record<string, Column>>, values: Values, prefix = ''): Values {
  const entries = fieldsOf(values).map((field) => {
    const value = values[field]
    return [`${prefix}${field}`, value === null ? null : columns[field]?.mapToDriverValue(value)]
  })
  return Object.fromEntries(entries)
}

/**
 * Returns a function that inserts one row with a prepared statement and returns the row as stored; null if
 * `ignoreConflicts` is set and a unique value is taken. Fields that are not given get their default.
 */
export function insertOf<T extends PgTable>(table: T, { ignoreConflicts = false } = {}) {
  const columns = getTableColumns(table)
  const statementOf = byFields(
    (fields, name) =>
      prepared((tx: Writer) => {
        const query = tx.insert(table).values(placeholders(fields) as T['$inferInsert'])
        return (ignoreConflicts ? query.onConflictDoNothing() : query).returning().prepare(name)
      }),
    `insert_${getTableName(table)}${ignoreConflicts ? '_new' : ''}`,
  )
  return async (tx: Writer, row: T['$inferInsert']): Promise<T['$inferSelect'] | null> => {
    const statement = statementOf(fieldsOf(row))
    const [stored] = (await statement(tx).execute(encoded(columns, row))) as T['$inferSelect'][]
    return stored ?? null
  }
}

/**
 * Returns a function that updates the rows whose fields equal `where` (no nulls) with a prepared statement, and returns
 * them as stored.
 */
export function updateOf<T extends PgTable>(table: T) {
  const columns: Readonly<Record<string, Column>> = getTableColumns(table)
  const equal = (field: string) => {
    const column = columns[field]
    return column && eq(column, sql`${sql.placeholder(`where_${field}`)}`)
  }
  const statementOf = byFields(
    (fields, name) =>
      prepared((tx: Writer) => {
        const at = fields.indexOf('where')
        const conditions = fields.slice(at + 1).map(equal)
        return tx
          .update(table)
          .set(placeholders(fields.slice(0, at)) as T['$inferInsert'])
          .where(and(...conditions))
          .returning()
          .prepare(name)
      }),
    `update_${getTableName(table)}`,
  )
  return (
    tx: Writer,
    change: { readonly set: Partial<T['$inferInsert']>; readonly where: Partial<T['$inferSelect']> },
  ): Promise<T['$inferSelect'][]> => {
    const statement = statementOf([...fieldsOf(change.set), 'where', ...fieldsOf(change.where)])
    const values = { ...encoded(columns, change.set), ...encoded(columns, change.where, 'where_') }
    return statement(tx).execute(values) as Promise<T['$inferSelect'][]>
  }
}

/** Up to this many rows, which an order's figures stay below, statements are prepared by their number of rows. */
const maxPreparedRows = 60

/**
 * Returns a function that inserts complete rows, or adds to stored ones as `conflict` says. The rows must have distinct
 * keys.
 */
export function upsertOf<T extends PgTable>(
  table: T,
  conflict: Parameters<ReturnType<ReturnType<Writer['insert']>['values']>['onConflictDoUpdate']>[0],
) {
  const columns = Object.entries(getTableColumns(table) as Readonly<Record<string, Column>>)
  const upsert = (tx: Writer, rows: readonly object[]) =>
    tx
      .insert(table)
      .values([...rows] as T['$inferInsert'][])
      .onConflictDoUpdate(conflict as never)
  const fields = columns.map(([field]) => field)
  const statementOf = (count: number) =>
    prepared((tx: Writer) =>
      upsert(
        tx,
        Array.from({ length: count }, (_, at) =>
          Object.fromEntries(
            fields.map((field) => [field, sql`${sql.placeholder(`${field}_${at}`)}`] as const),
          ),
        ),
      ).prepare(`upsert_${getTableName(table)}_${count}`),
    )
  const statements = new Map<number, ReturnType<typeof statementOf>>()

  return async (tx: Writer, rows: readonly object[]): Promise<void> => {
    if (rows.length > maxPreparedRows) {
      await upsert(tx, rows)
      return
    }
    const statement = statements.get(rows.length) ?? statementOf(rows.length)
    statements.set(rows.length, statement)
    const values: Record<string, unknown> = {}
    for (const [at, row] of (rows as readonly Values[]).entries()) {
      for (const [field, column] of columns) {
        const value = row[field] ?? null
        values[`${field}_${at}`] = value === null ? null : column.mapToDriverValue(value)
      }
    }
    await statement(tx).execute(values)
  }
}
