import type Sqlite from 'better-sqlite3'
import type { MigrationListener } from '../database-facts.ts'
import { failedMigration, type Migration, MigrationError, pendingOf } from './migrations.ts'

// The generator changes a table by creating a new one, copying the rows, dropping the old one and renaming. With
// foreign keys on, the drop deletes or orphans rows of other tables; it also removes the table's triggers and resets
// its last auto-increment id. The code below guards against all three.

const journalTable = '__drizzle_migrations'

type Rows<T> = readonly T[]

function appliedIn(connection: Sqlite.Database): Rows<unknown> {
  return connection.prepare(`select created_at from ${journalTable}`).pluck().all()
}

interface Trigger {
  readonly name: string
  readonly sql: string
}

function listTriggers(connection: Sqlite.Database): Rows<Trigger> {
  return connection.prepare(`select name, sql from sqlite_master where type = 'trigger'`).all() as Trigger[]
}

/** Runs a migration's statements and recreates triggers that were dropped with their table. */
function apply(connection: Sqlite.Database, migration: Migration): void {
  const before = listTriggers(connection)
  const text = migration.statements.join('\n')
  try {
    for (const statement of migration.statements) connection.exec(statement)
    const left = new Set(listTriggers(connection).map(({ name }) => name))
    for (const { name, sql } of before) {
      const dropped = new RegExp(`drop trigger\\s+\\W?${name}\\b`, 'i').test(text)
      if (!left.has(name) && !dropped) connection.exec(sql)
    }
  } catch (error) {
    throw failedMigration(migration, error)
  }
  connection
    .prepare(`insert into ${journalTable} (hash, created_at) values (?, ?)`)
    .run(migration.hash, migration.when)
}

interface LastId {
  readonly name: string
  readonly seq: number
}

function listLastIds(connection: Sqlite.Database): Rows<LastId> {
  const known = connection.prepare(`select 1 from sqlite_master where name = 'sqlite_sequence'`).get()
  return known ? (connection.prepare('select name, seq from sqlite_sequence').all() as LastId[]) : []
}

/** Ids of deleted rows must not be reused. */
function restoreLastIds(connection: Sqlite.Database, before: Rows<LastId>): void {
  const tables = new Set(
    connection.prepare(`select name from sqlite_master where type = 'table'`).pluck().all(),
  )
  const forget = connection.prepare('delete from sqlite_sequence where name = ?')
  const restore = connection.prepare('insert into sqlite_sequence (name, seq) values (?, ?)')
  for (const { name, seq } of before) {
    if (!tables.has(name)) continue
    forget.run(name)
    restore.run(name, seq)
  }
}

interface Orphan {
  readonly table: string
  readonly rowid: number | null
  readonly parent: string
  readonly fkid: number
}

function columnOf(connection: Sqlite.Database, { table, fkid }: Orphan): string {
  const keys = connection.pragma(`foreign_key_list("${table}")`) as { id: number; from: string }[]
  return keys.find(({ id }) => id === fkid)?.from ?? '?'
}

/** Throws if rows reference rows that do not exist; the message lists the first few of each column. */
function checkForeignKeys(connection: Sqlite.Database): void {
  const orphans = connection.pragma('foreign_key_check') as Orphan[]
  const byColumn = Map.groupBy(orphans, (orphan) => `${orphan.table}.${columnOf(connection, orphan)}`)
  const problems = [...byColumn].map(([column, rows]) => {
    const some = rows.slice(0, 5).map(({ rowid }) => rowid)
    return `${column} names ${rows[0]?.parent} that do not exist in ${rows.length} rows (rowid ${some.join(', ')})`
  })
  if (problems.length > 0) throw new MigrationError(`${problems.join('; ')}.`)
}

function applyPending(
  connection: Sqlite.Database,
  migrations: Rows<Migration>,
  onMigration?: MigrationListener,
): void {
  const lastIds = listLastIds(connection)
  // Read again: another process may have applied them while this one waited for the lock.
  const pending = pendingOf(migrations, appliedIn(connection))
  for (const [at, migration] of pending.entries()) {
    apply(connection, migration)
    onMigration?.({ name: migration.tag, number: at + 1, of: pending.length })
  }
  restoreLastIds(connection, lastIds)
  checkForeignKeys(connection)
}

/**
 * Applies the missing migrations, all or none. Throws MigrationError and changes nothing if existing rows violate a new
 * constraint.
 */
export function migrate(
  connection: Sqlite.Database,
  migrations: Rows<Migration>,
  onMigration?: MigrationListener,
): void {
  connection.exec(
    `create table if not exists ${journalTable} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)`,
  )
  if (pendingOf(migrations, appliedIn(connection)).length === 0) return
  // Has no effect inside a transaction.
  connection.pragma('foreign_keys = OFF')
  try {
    connection.transaction(() => applyPending(connection, migrations, onMigration)).immediate()
  } finally {
    connection.pragma('foreign_keys = ON')
  }
}
