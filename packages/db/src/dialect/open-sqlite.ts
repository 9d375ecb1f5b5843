import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { DatabaseUnavailable } from '../database-unavailable.ts'
import { once, withoutWaiting } from '../guards.ts'
import type { Reader, StatementListener, Store, Writer } from '../store.ts'
import { migrate } from './migrate-sqlite.ts'
import { readMigrations } from './migrations.ts'

export interface SqliteOptions {
  readonly file: string
  /** Refuse transactions that wait on anything but the database; on in tests. */
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

/** One after the other: each call starts when the one before it has ended. */
function queue(): <T>(work: () => Promise<T>) => Promise<T> {
  let tail: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = tail.then(work, work)
    tail = turn.catch(() => undefined)
    return turn
  }
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

/** Pauses between looks at a lock, the last one again and again; an import leaves longer gaps between its transactions. */
const lockPausesMs = [1, 2, 5, 10, 20]

/**
 * Takes the write lock, and waits for it in timers: the driver would wait for another process by stopping this one.
 * Throws `DatabaseUnavailable` when it is not free by then.
 */
async function takeLock(begin: () => void, giveUpAt: number): Promise<void> {
  for (let look = 0; ; look++) {
    try {
      return begin()
    } catch (error) {
      if (!isBusy(error)) throw error
      if (performance.now() >= giveUpAt) throw new DatabaseUnavailable(error)
      await sleep(lockPausesMs[Math.min(look, lockPausesMs.length - 1)])
    }
  }
}

const isBusy = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('SQLITE_BUSY')

/** Opens a migrated SQLite file: one writer behind a queue, and a connection that can only read. */
export function openSqlite(options: SqliteOptions): Store {
  const { file, strict = false, durable = true, lockWaitMs = 5000, onStatement } = options
  const open = (how: Sqlite.Options) => {
    const connection = connect(file, how)
    return onStatement ? timed(connection, onStatement) : connection
  }
  const writer = open({ timeout: 0 })
  writer.pragma(`synchronous = ${durable ? 'FULL' : 'OFF'}`)
  // In WAL mode nobody keeps readers waiting, but for moments such as the recovery after a crash.
  const reader = open({ readonly: true, timeout: 200 })
  const tx = drizzle(writer, { casing: 'snake_case' }) as unknown as Writer
  const inTurn = queue()
  const [begin, commit, rollback] = ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'].map((text) =>
    writer.prepare(text),
  )

  async function transact<T>(work: (tx: Writer) => Promise<T>, giveUpAt: number): Promise<T> {
    await takeLock(() => void begin?.run(), giveUpAt)
    try {
      const result = await (strict ? withoutWaiting(() => work(tx)) : work(tx))
      commit?.run()
      return result
    } catch (error) {
      if (writer.inTransaction) rollback?.run()
      throw error
    }
  }

  return {
    read: drizzle(reader, { casing: 'snake_case' }) as unknown as Reader,
    transaction(work) {
      const giveUpAt = performance.now() + lockWaitMs
      return once(() => inTurn(() => transact(work, giveUpAt)))
    },
    figures: async () => ({
      connections: null,
      cacheHitPercent: null,
      sizeBytes: ['page_count', 'page_size']
        .map((name) => Number(reader.pragma(name, { simple: true })))
        .reduce((pages, size) => pages * size),
    }),
    ping: async () => reader.prepare('select 1').get() !== undefined,
    async close() {
      await inTurn(async () => undefined)
      reader.close()
      writer.close()
    },
  }
}
