import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { once, withoutWaiting } from '../guards.ts'
import type { Reader, Store, Writer } from '../store.ts'
import { migrate } from './migrate-sqlite.ts'
import { readMigrations } from './migrations.ts'

export interface SqliteOptions {
  readonly file: string
  /** Refuse transactions that wait on anything but the database; on in tests. */
  readonly strict?: boolean
  /** Wait for the disk at each commit; off only for throw-away data. */
  readonly durable?: boolean
}

function connect(file: string, options: Sqlite.Options): Sqlite.Database {
  const connection = new Sqlite(file, options)
  connection.pragma('busy_timeout = 5000')
  connection.pragma('foreign_keys = ON')
  connection.pragma('mmap_size = 268435456')
  connection.pragma('cache_size = -65536')
  return connection
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

/** Applies the migrations that the file lacks, creating it if needed. */
export function migrateSqlite(file: string, migrations = readMigrations('sqlite')): void {
  mkdirSync(dirname(file), { recursive: true })
  const connection = connect(file, {})
  try {
    connection.pragma('journal_mode = WAL')
    migrate(connection, migrations)
  } finally {
    connection.close()
  }
}

/** Opens a migrated SQLite file: one writer behind a queue, and a connection that can only read. */
export function openSqlite({ file, strict = false, durable = true }: SqliteOptions): Store {
  const writer = connect(file, {})
  writer.pragma(`synchronous = ${durable ? 'FULL' : 'OFF'}`)
  const reader = connect(file, { readonly: true })
  const tx = drizzle(writer, { casing: 'snake_case' }) as unknown as Writer
  const inTurn = queue()
  const [begin, commit, rollback] = ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'].map((text) =>
    writer.prepare(text),
  )

  async function transact<T>(work: (tx: Writer) => Promise<T>): Promise<T> {
    begin?.run()
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
    transaction: (work) => once(() => inTurn(() => transact(work))),
    ping: async () => reader.prepare('select 1').get() !== undefined,
    async close() {
      await inTurn(async () => undefined)
      reader.close()
      writer.close()
    },
  }
}
