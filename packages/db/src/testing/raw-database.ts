import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database.ts'
import { engine } from '../dialect/engine.ts'
import type { Migration } from '../dialect/migrations.ts'
import { createTestDatabase } from './open-test-database.ts'

export type RawRow = Readonly<Record<string, unknown>>

/** An empty database for one test, accessed through its driver, without tables. */
export interface RawDatabase {
  query(text: string, values?: readonly unknown[]): Promise<readonly RawRow[]>
  migrate(migrations: readonly Migration[]): Promise<void>
  open(): Promise<Database>
  /** Deletes the database, which must be closed. */
  remove(): Promise<void>
}

export function makeRawDatabase(): Promise<RawDatabase> {
  if (engine === 'sqlite') return makeSqlite()
  return process.env.TEST_DATABASE_URL ? makePostgres(process.env.TEST_DATABASE_URL) : makePglite()
}

async function makeSqlite(): Promise<RawDatabase> {
  const { default: Sqlite } = await import('better-sqlite3')
  const { migrate } = await import('../dialect/migrate-sqlite.ts')
  const { openSqlite } = await import('../dialect/open-sqlite.ts')
  const dir = mkdtempSync(join(tmpdir(), 'mullion-raw-'))
  const file = join(dir, 'store.db')
  const connection = new Sqlite(file)
  connection.pragma('journal_mode = WAL')
  connection.pragma('foreign_keys = ON')
  return {
    async query(text, values = []) {
      const statement = connection.prepare<unknown[], RawRow>(text)
      if (statement.reader) return statement.all(...values)
      statement.run(...values)
      return []
    },
    migrate: async (migrations) => migrate(connection, migrations),
    async open() {
      connection.close()
      return openSqlite({ file, strict: true, durable: false })
    },
    async remove() {
      connection.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function makePglite(): Promise<RawDatabase> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { migrate } = await import('../dialect/migrate-postgres.ts')
  const { openPgliteOn } = await import('../dialect/open-postgres.ts')
  const connection = await PGlite.create()
  return {
    query: async (text, values = []) => (await connection.query<RawRow>(text, [...values])).rows,
    migrate: (migrations) => migrate(connection, migrations),
    open: () => openPgliteOn(connection),
    async remove() {
      if (!connection.closed) await connection.close()
    },
  }
}

async function makePostgres(serverUrl: string): Promise<RawDatabase> {
  const { Client } = await import('pg')
  const { migrate } = await import('../dialect/migrate-postgres.ts')
  const { openPostgres } = await import('../dialect/open-postgres.ts')
  const url = await createTestDatabase(serverUrl)
  const client = new Client({ connectionString: url })
  await client.connect()
  return {
    query: async (text, values = []) => (await client.query<RawRow>(text, [...values])).rows,
    migrate: (migrations) => migrate(client, migrations),
    async open() {
      await client.end()
      return openPostgres(url)
    },
    // The database itself is dropped after the run.
    remove: () => client.end(),
  }
}
