import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { withLastTasks } from '../before-commit.ts'
import type { Database, Reader, StatementListener, WaitListener, Writer } from '../database.ts'
import type { MigrationListener } from '../database-facts.ts'
import { assertOutsideTransaction, once, withoutWaiting } from '../guards.ts'
import { groupedTransactions } from './grouped-transactions.ts'
import { migrate } from './migrate-sqlite.ts'
import { readMigrations } from './migrations.ts'

export interface SqliteOptions {
  readonly file: string
  /**
   * Rejects transactions that await anything but the database or read outside the transaction; on in tests.
   */
  readonly strict?: boolean
  /** Waits for the disk at each commit; `soon` does not, but keeps the order; false is only for throwaway data. */
  readonly durable?: boolean | 'soon'
  /** How long a transaction waits for another writing process. */
  readonly lockWaitMs?: number
  readonly onStatement?: StatementListener
  readonly onWait?: WaitListener
}

/** A function for `dialect/sqlite.ts`: a text in lower case, in any alphabet. */
const unicodeLower = (text: string | null) => text?.toLowerCase() ?? null

function connect(file: string, options: Sqlite.Options): Sqlite.Database {
  const connection = new Sqlite(file, options)
  connection.pragma('foreign_keys = ON')
  connection.pragma('mmap_size = 268435456')
  connection.pragma('cache_size = -65536')
  connection.function('unicode_lower', { deterministic: true }, unicodeLower)
  return connection
}

/** Rejects statements issued during a transaction that do not belong to it. */
function outside(connection: Sqlite.Database): Sqlite.Database {
  const prepare = connection.prepare.bind(connection)
  return Object.assign(connection, {
    prepare(source: string) {
      assertOutsideTransaction()
      return prepare(source)
    },
  })
}

/** Maximum prepared statements to cache per connection; a server reuses fewer than this. */
const maxPrepared = 500

/** Prepares each SQL text once: in SQLite, preparing takes longer than running most of our statements. */
function withCachedStatements(connection: Sqlite.Database): Sqlite.Database {
  const prepare = connection.prepare.bind(connection)
  const known = new Map<string, Sqlite.Statement>()
  return Object.assign(connection, {
    prepare(source: string) {
      const statement = known.get(source) ?? prepare(source)
      // Re-inserts at the end, so the least recently used comes first.
      known.delete(source)
      known.set(source, statement)
      if (known.size > maxPrepared) known.delete(known.keys().next().value ?? '')
      return statement.reader ? statement.raw(false) : statement
    },
  })
}

/** Reports the duration of each statement of a connection; the only point that all statements pass through. */
function timed(connection: Sqlite.Database, listener: StatementListener): Sqlite.Database {
  const prepare = connection.prepare.bind(connection)
  const timing =
    <A extends unknown[], R>(source: string, run: (...args: A) => R) =>
    (...args: A): R => {
      const startedAt = performance.now()
      try {
        return run(...args)
      } finally {
        listener(performance.now() - startedAt, source)
      }
    }
  return Object.assign(connection, {
    prepare(source: string) {
      const statement = prepare(source)
      const { run, get, all } = statement
      return Object.assign(statement, {
        run: timing(source, run.bind(statement)),
        get: timing(source, get.bind(statement)),
        all: timing(source, all.bind(statement)),
      })
    },
  })
}

/**
 * Creates the file, or restricts its permissions to the server's own account, because it holds addresses and
 * hashes. SQLite's companion files inherit them.
 */
function restrictAccess(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  for (const path of [file, `${file}-wal`, `${file}-shm`].filter((each) => existsSync(each))) {
    const { uid, mode } = statSync(path)
    if (uid === process.getuid?.() && (mode & 0o077) !== 0) chmodSync(path, 0o600)
  }
}

/** How long a server waits for another one that is migrating, in ms. */
const migrationWaitMs = 2 * 60_000

/** Applies missing migrations to the file, creating it if needed; waits while another process does so. */
export function migrateSqlite(file: string, onMigration?: MigrationListener): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  restrictAccess(file)
  const connection = connect(file, { timeout: migrationWaitMs })
  try {
    connection.pragma('journal_mode = WAL')
    migrate(connection, readMigrations('sqlite'), onMigration)
  } finally {
    connection.close()
  }
}

/** Opens a migrated SQLite file: one writer behind a queue, and a read-only connection. */
export function openSqlite(options: SqliteOptions): Database {
  const { file, strict = false, durable = true, lockWaitMs = 5000, onStatement, onWait } = options
  const open = (how: Sqlite.Options) => {
    const connection = connect(file, how)
    return withCachedStatements(onStatement ? timed(connection, onStatement) : connection)
  }
  const writer = open({ timeout: 0 })
  writer.pragma(`synchronous = ${durable === 'soon' ? 'NORMAL' : durable ? 'FULL' : 'OFF'}`)
  // In WAL mode writers do not block readers, except briefly, such as during crash recovery.
  const reading = open({ readonly: true, timeout: 200 })
  const reader = strict ? outside(reading) : reading
  const tx = drizzle(writer, { casing: 'snake_case' }) as unknown as Writer
  const transactions = groupedTransactions(writer, { lockWaitMs, onWait })

  return {
    read: drizzle(reader, { casing: 'snake_case' }) as unknown as Reader,
    transaction: (work) => {
      const all = () => withLastTasks(tx, work)
      return once(() => transactions.run(() => (strict ? withoutWaiting(all) : all())))
    },
    figures: async () => ({
      connections: null,
      cacheHitPercent: null,
      sizeBytes: ['page_count', 'page_size']
        .map((name) => Number(reader.pragma(name, { simple: true })))
        .reduce((pages, size) => pages * size),
    }),
    now: async () => new Date(),
    lockWaits: async () => 0,
    load: () => ({ waiting: transactions.waiting(), pool: null }),
    ping: async () => reader.prepare('select 1').get() !== undefined,
    async close() {
      await transactions.ended()
      reader.close()
      writer.close()
    },
  }
}
