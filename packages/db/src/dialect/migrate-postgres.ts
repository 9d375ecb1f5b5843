import type { MigrationListener } from '../database-facts.ts'
import { failedMigration, type Migration, pendingOf } from './migrations.ts'

/** A dedicated connection, to a server or in-process. */
export interface MigratedConnection {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly unknown[] }>
}

const journalTable = 'drizzle.__drizzle_migrations'

async function appliedIn(connection: MigratedConnection): Promise<readonly unknown[]> {
  const { rows } = await connection.query(`select created_at from ${journalTable}`)
  return rows.map((row) => (row as { created_at: unknown }).created_at)
}

async function apply(connection: MigratedConnection, migration: Migration): Promise<void> {
  try {
    for (const statement of migration.statements) await connection.query(statement)
  } catch (error) {
    throw failedMigration(migration, error)
  }
  await connection.query(`insert into ${journalTable} (hash, created_at) values ($1, $2)`, [
    migration.hash,
    migration.when,
  ])
}

/**
 * Applies the missing migrations, all or none. Throws MigrationError and changes nothing if existing rows violate a new
 * constraint.
 */
export async function migrate(
  connection: MigratedConnection,
  migrations: readonly Migration[],
  onMigration?: MigrationListener,
): Promise<void> {
  await connection.query('create schema if not exists drizzle')
  await connection.query(
    `create table if not exists ${journalTable} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  )
  const pending = pendingOf(migrations, await appliedIn(connection))
  if (pending.length === 0) return
  await connection.query('begin')
  try {
    for (const [at, migration] of pending.entries()) {
      await apply(connection, migration)
      onMigration?.({ name: migration.tag, number: at + 1, of: pending.length })
    }
    await connection.query('commit')
  } catch (error) {
    await connection.query('rollback')
    throw error
  }
}
