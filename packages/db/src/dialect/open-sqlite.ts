import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { once, refuseInside, withoutWaiting } from '../guards.ts'
import type { Reader, StatementListener, Store, Writer } from '../store.ts'
import { groupedTransactions } from './grouped-transactions.ts'
import { migrate } from './migrate-sqlite.ts'
import { readMigrations } from './migrations.ts'

export interface SqliteOptions {
  readonly file: string
  /** Refuse transactions that wait on anything but the database, or read past themselves; on in tests. */
  readonly strict?: boolean
  /** Wait for the disk at each commit; off only for throw-away data. */
  readonly durable?: boolean
  /** How long a transaction waits for another process that is writing. */
  readonly lockWaitMs?: number
  readonly onStatement?: StatementListener
}

function connect(file: string, options: Sqlite.Options): Sqlite.Database {
  const connection = new Sqlite(file, options)
  connection.pragma('foreign_keys = ON')
  connection.pragma('mmap_size = 268435456')
  connection.pragma('cache_size = -65536')
  return connection
}

/** Refuses statements of a transaction that are not the transaction's own. */
function outside(connection: Sqlite.Database): Sqlite.Database {
  const prepare = connection.prepare.bind(connection)
  return Object.assign(connection, {
    prepare(source: string) {
      refuseInside()
      return prepare(source)
    },
  })
}

/** Statements that a connection keeps prepared; more than a server has that are not written for one use. */
const mostPrepared = 500

/** Prepares a text once: SQLite takes longer for that than for most of our statements. */
function remembering(connection: Sqlite.Database): Sqlite.Database {
  const prepare = connection.prepare.bind(connection)
  const known = new Map<string, Sqlite.Statement>()
  return Object.assign(connection, {
    prepare(source: string) {
      const statement = known.get(source) ?? prepare(source)
      // Put at the end again, so that what is not used any more comes first.
      known.delete(source)
      known.set(source, statement)
      if (known.size > mostPrepared) known.delete(known.keys().next().value ?? '')
      return statement.reader ? statement.raw(false) : statement
    },
  })
}

/** Tells how long each statement of a connection takes; there is no other place that all of them pass. */
function timed(connection: Sqlite.Database, listener: StatementListener): Sqlite.Database {
  const prepare = connection.prepare.bind(connection)
  const timing =
    <A extends unknown[], R>(run: (...args: A) => R) =>
    (...args: A): R => {
      const begun = performance.now()
      try {
        return run(...args)
      } finally {
        listener(performance.now() - begun)
      }
    }
  return Object.assign(connection, {
    prepare(source: string) {
      const statement = prepare(source)
      const { run, get, all } = statement
      return Object.assign(statement, {
        run: timing(run.bind(statement)),
        get: timing(get.bind(statement)),
        all: timing(all.bind(statement)),
      })
    },
  })
}

/** Creates the file, or takes it from every other account: it holds addresses and hashes. SQLite's files beside it follow it. */
function keepToOurselves(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  for (const path of [file, `${file}-wal`, `${file}-shm`].filter((each) => existsSync(each))) {
    const { uid, mode } = statSync(path)
    if (uid === process.getuid?.() && (mode & 0o077) !== 0) chmodSync(path, 0o600)
  }
}

/** Applies the migrations that the file lacks, creating it if needed. */
export function migrateSqlite(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  keepToOurselves(file)
  const connection = connect(file, {})
  try {
    connection.pragma('journal_mode = WAL')
    migrate(connection, readMigrations('sqlite'))
  } finally {
    connection.close()
  }
}

/** Opens a migrated SQLite file: one writer behind a queue, and a connection that can only read. */
export function openSqlite(options: SqliteOptions): Store {
  const { file, strict = false, durable = true, lockWaitMs = 5000, onStatement } = options
  const open = (how: Sqlite.Options) => {
    const connection = connect(file, how)
    return remembering(onStatement ? timed(connection, onStatement) : connection)
  }
  const writer = open({ timeout: 0 })
  writer.pragma(`synchronous = ${durable ? 'FULL' : 'OFF'}`)
  // In WAL mode nobody keeps readers waiting, but for moments such as the recovery after a crash.
  const reading = open({ readonly: true, timeout: 200 })
  const reader = strict ? outside(reading) : reading
  const tx = drizzle(writer, { casing: 'snake_case' }) as unknown as Writer
  const transactions = groupedTransactions(writer, lockWaitMs)

  return {
    read: drizzle(reader, { casing: 'snake_case' }) as unknown as Reader,
    transaction: (work) =>
      once(() => transactions.run(() => (strict ? withoutWaiting(() => work(tx)) : work(tx)))),
    figures: async () => ({
      connections: null,
      cacheHitPercent: null,
      sizeBytes: ['page_count', 'page_size']
        .map((name) => Number(reader.pragma(name, { simple: true })))
        .reduce((pages, size) => pages * size),
    }),
    ping: async () => reader.prepare('select 1').get() !== undefined,
    async close() {
      await transactions.ended()
      reader.close()
      writer.close()
    },
  }
}
