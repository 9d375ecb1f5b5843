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

type Columns = Readonly<Record<string, Column>>

function encoded(columns: Columns, fields: readonly string[], values: Values, prefix = ''): Values {
  const entries = fields.map((field) => {
    const value = values[field] ?? null
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
    const fields = fieldsOf(row)
    const values = encoded(columns, fields, row)
    const [stored] = (await statementOf(fields)(tx).execute(values)) as T['$inferSelect'][]
    return stored ?? null
  }
}

/** Returns a function that inserts one row with a prepared statement, for callers that need nothing of it. */
export function insertOnly<T extends PgTable>(table: T) {
  const columns = getTableColumns(table)
  const statementOf = byFields(
    (fields, name) =>
      prepared((tx: Writer) =>
        tx
          .insert(table)
          .values(placeholders(fields) as T['$inferInsert'])
          .prepare(name),
      ),
    `insert_only_${getTableName(table)}`,
  )
  return async (tx: Writer, row: T['$inferInsert']): Promise<void> => {
    const fields = fieldsOf(row)
    await statementOf(fields)(tx).execute(encoded(columns, fields, row))
  }
}

/**
 * Returns a function that updates the rows whose fields equal `where` (no nulls) with a prepared statement, and returns
 * them as stored.
 */
export function updateOf<T extends PgTable>(table: T) {
  const columns: Columns = getTableColumns(table)
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
    const [fields, whereFields] = [fieldsOf(change.set), fieldsOf(change.where)]
    const values = {
      ...encoded(columns, fields, change.set),
      ...encoded(columns, whereFields, change.where, 'where_'),
    }
    const statement = statementOf([...fields, 'where', ...whereFields])
    return statement(tx).execute(values) as Promise<T['$inferSelect'][]>
  }
}

/** Placeholders for complete rows of a table, and the values that fill them; fields that are missing become null. */
function completeRows(table: PgTable) {
  const columns: Columns = getTableColumns(table)
  const fields = Object.keys(columns)
  return {
    placeholders: (count: number): object[] =>
      Array.from({ length: count }, (_, at) => placeholders(fields, `${at}_`)),
    values: (rows: readonly object[]): Values =>
      Object.assign({}, ...rows.map((row, at) => encoded(columns, fields, row as Values, `${at}_`))),
  }
}

const bulkRows = 50

/** Returns a function that inserts many complete rows of a table with prepared statements. */
export function bulkInsert<T extends PgTable>(table: T) {
  const complete = completeRows(table)
  const statementOf = (count: number) =>
    prepared((tx: Writer) =>
      tx
        .insert(table)
        .values(complete.placeholders(count) as T['$inferInsert'][])
        .prepare(`bulk_${getTableName(table)}_${count}`),
    )
  const [many, one] = [statementOf(bulkRows), statementOf(1)]

  return async (tx: Writer, rows: readonly T['$inferSelect'][]): Promise<void> => {
    const inBulk = rows.length - (rows.length % bulkRows)
    for (let at = 0; at < inBulk; at += bulkRows)
      await many(tx).execute(complete.values(rows.slice(at, at + bulkRows)))
    for (const row of rows.slice(inBulk)) await one(tx).execute(complete.values([row]))
  }
}

/** Statements are prepared by their number of rows, up to this many: more than the figures of an order. */
const maxPreparedRows = 60

/**
 * Returns a function that inserts complete rows, or adds them to stored ones as `conflict` says. The rows must have
 * distinct keys.
 */
export function upsertOf<T extends PgTable>(
  table: T,
  conflict: Parameters<ReturnType<ReturnType<Writer['insert']>['values']>['onConflictDoUpdate']>[0],
) {
  const complete = completeRows(table)
  const upsert = (tx: Writer, rows: readonly object[]) =>
    tx
      .insert(table)
      .values([...rows] as T['$inferInsert'][])
      .onConflictDoUpdate(conflict as never)
  const statementOf = (count: number) =>
    prepared((tx: Writer) =>
      upsert(tx, complete.placeholders(count)).prepare(`upsert_${getTableName(table)}_${count}`),
    )
  const statements = new Map<number, ReturnType<typeof statementOf>>()

  return async (tx: Writer, rows: readonly object[]): Promise<void> => {
    if (rows.length > maxPreparedRows) {
      await upsert(tx, rows)
      return
    }
    const statement = statements.get(rows.length) ?? statementOf(rows.length)
    statements.set(rows.length, statement)
    await statement(tx).execute(complete.values(rows))
  }
}
