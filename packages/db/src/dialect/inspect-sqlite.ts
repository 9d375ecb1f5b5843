import { existsSync, statSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import type { Reader } from '../database.ts'
import type { DatabaseFacts, InspectedDatabase } from '../database-facts.ts'
import { migrationFacts, readMigrations } from './migrations.ts'

/** How long a question waits for a server that is writing. */
const lockWaitMs = 2000
const journalTable = '__drizzle_migrations'

function appliedIn(connection: Sqlite.Database): unknown[] {
  const known = connection.prepare('select 1 from sqlite_master where name = ?').get(journalTable)
  return known ? connection.prepare(`select created_at from ${journalTable}`).pluck().all() : []
}

function factsOf(connection: Sqlite.Database, file: string): DatabaseFacts {
  const number = (pragma: string) => Number(connection.pragma(pragma, { simple: true }))
  const wal = `${file}-wal`
  const isWal = connection.pragma('journal_mode', { simple: true }) === 'wal'
  return {
    engine: `SQLite ${connection.prepare('select sqlite_version()').pluck().get()}`,
    sizeBytes: number('page_count') * number('page_size'),
    migrations: migrationFacts(readMigrations('sqlite'), appliedIn(connection)),
    risks: isWal ? [] : ['It is not in WAL mode, so that readers and writers wait for each other.'],
    walBytes: existsSync(wal) ? statSync(wal).size : 0,
    serverTime: null,
  }
}

/** Opens an existing SQLite file to ask about it; null if there is none yet. */
export function inspectSqlite(file: string): InspectedDatabase | null {
  if (!existsSync(file)) return null
  const connection = new Sqlite(file, { fileMustExist: true, timeout: lockWaitMs })
  return {
    read: drizzle(connection, { casing: 'snake_case' }) as unknown as Reader,
    facts: async () => factsOf(connection, file),
    async tryWrite() {
      connection.exec('begin immediate')
      try {
        connection.exec('create table doctor_check (x integer); insert into doctor_check values (1)')
      } finally {
        connection.exec('rollback')
      }
    },
    async [Symbol.asyncDispose]() {
      connection.close()
    },
  }
}
