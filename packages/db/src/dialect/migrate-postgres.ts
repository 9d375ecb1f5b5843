import { setTimeout as sleep } from 'node:timers/promises'
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
 * How long a statement of a migration waits for a table. While it waits, everybody who needs the table after it waits,
 * too; so it gives way to a long transaction, and the upgrade begins again.
 */
const lockTimeoutMs = 2000
const patience = { attempts: 60, everyMs: 1000 }

const isLocked = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '55P03') || isLocked(error.cause))

async function applyAll(
  connection: MigratedConnection,
  pending: readonly Migration[],
  onMigration?: MigrationListener,
): Promise<void> {
  await connection.query('begin')
  try {
    await connection.query(`set local lock_timeout = ${lockTimeoutMs}`)
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

/**
 * Applies the missing migrations, all or none. Throws MigrationError and changes nothing if existing rows violate a new
 * constraint, or if others keep a table locked for minutes.
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
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyAll(connection, pending, onMigration)
    } catch (error) {
      if (!isLocked(error) || attempt === patience.attempts) throw error
      await sleep(patience.everyMs)
    }
  }
}
