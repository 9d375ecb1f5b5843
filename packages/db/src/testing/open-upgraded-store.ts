import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engine } from '../dialect/engine.ts'
import { readMigrations } from '../dialect/migrations.ts'
import type { Store } from '../store.ts'
import { createTestDatabase, type TestStore } from './open-test-store.ts'

type Value = string | number | null
type Row = Readonly<Record<string, Value>>
type Tables = Readonly<Record<string, readonly Row[]>>

/**
 * A small store with something in every table, as the commit before foreign keys wrote it, its values as SQLite has
 * them. `apps/server/src/testing/write-old-store.ts` made it, run at that commit.
 */
interface OldStore {
  /** What the browser of the buyer sends who is signed in. */
  readonly cookie: string
  /** The key of a cart behind a link. */
  readonly shareKey: string
  /** The file of the sandbox gateway. */
  readonly ledger: string
  readonly lastIds: Readonly<Record<string, number>>
  readonly tables: Tables
}

export const oldStore: OldStore = JSON.parse(readFileSync(new URL('old-store.json', import.meta.url), 'utf8'))

/** The last migration of that commit. */
const lastOld = '0009_proprietary_parts'

function oldMigrations() {
  const all = readMigrations(engine)
  return all.slice(0, all.findIndex(({ tag }) => tag === lastOld) + 1)
}

/** A database as its driver has it, without the kit. */
export interface RawDatabase {
  query(text: string, values?: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>
  close(): Promise<void>
}

interface Place {
  /** Applies the migrations up to the old store's last. */
  make(): Promise<void>
  raw(): Promise<RawDatabase>
  open(): Promise<Store>
  remove(): void
}

async function sqlitePlace(): Promise<Place> {
  const { default: Sqlite } = await import('better-sqlite3')
  const { migrateSqlite, openSqlite } = await import('../dialect/open-sqlite.ts')
  const dir = mkdtempSync(join(tmpdir(), 'mullion-old-'))
  const file = join(dir, 'store.db')
  return {
    make: async () => migrateSqlite(file, oldMigrations()),
    async raw() {
      const connection = new Sqlite(file)
      return {
        async query(text, values = []) {
          const statement = connection.prepare(text)
          if (statement.reader) return statement.all(...values) as Record<string, unknown>[]
          statement.run(...values)
          return []
        },
        close: async () => void connection.close(),
      }
    },
    async open() {
      migrateSqlite(file)
      return openSqlite({ file, strict: true, durable: false })
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
}

async function pglitePlace(): Promise<Place> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { openPglite } = await import('../dialect/open-postgres.ts')
  const dir = mkdtempSync(join(tmpdir(), 'mullion-old-'))
  return {
    make: async () => (await openPglite(dir, oldMigrations())).close(),
    async raw() {
      const connection = await PGlite.create(dir)
      return {
        query: async (text, values = []) =>
          (await connection.query<Record<string, unknown>>(text, [...values])).rows,
        close: () => connection.close(),
      }
    },
    open: () => openPglite(dir),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
}

async function postgresPlace(serverUrl: string): Promise<Place> {
  const { Client } = await import('pg')
  const { openPostgres } = await import('../dialect/open-postgres.ts')
  const url = await createTestDatabase(serverUrl)
  return {
    make: async () => (await openPostgres(url, oldMigrations())).close(),
    async raw() {
      const client = new Client({ connectionString: url })
      await client.connect()
      return {
        query: async (text, values = []) => (await client.query(text, [...values])).rows,
        close: () => client.end(),
      }
    },
    open: () => openPostgres(url),
    remove: () => undefined,
  }
}

function placeOf(): Promise<Place> {
  if (engine === 'sqlite') return sqlitePlace()
  return process.env.TEST_DATABASE_URL ? postgresPlace(process.env.TEST_DATABASE_URL) : pglitePlace()
}

/** The types of a table's columns on PostgreSQL; none on SQLite, whose values the old store has. */
async function typesOf(raw: RawDatabase, table: string): Promise<ReadonlyMap<unknown, unknown>> {
  if (engine === 'sqlite') return new Map()
  const rows = await raw.query(
    `select column_name, data_type from information_schema.columns where table_name = $1`,
    [table],
  )
  return new Map(rows.map((row) => [row.column_name, row.data_type]))
}

function valueFor(type: unknown, value: Value): unknown {
  if (value === null) return null
  if (type === 'boolean') return value === 1
  return type === 'timestamp with time zone' ? new Date(Number(value)).toISOString() : value
}

const quoted = (name: string) => `"${name}"`

async function fill(raw: RawDatabase): Promise<void> {
  for (const [table, rows] of Object.entries(oldStore.tables)) {
    const types = await typesOf(raw, table)
    for (const row of rows) {
      const names = Object.keys(row)
      const marks = names.map((_, at) => (engine === 'sqlite' ? '?' : `$${at + 1}`))
      await raw.query(
        `insert into ${table} (${names.map(quoted).join(', ')}) values (${marks.join(', ')})`,
        names.map((name) => valueFor(types.get(name), row[name] ?? null)),
      )
    }
  }
  for (const [table, id] of Object.entries(oldStore.lastIds)) {
    await raw.query(
      engine === 'sqlite'
        ? `update sqlite_sequence set seq = ${id} where name = '${table}'`
        : `select setval(pg_get_serial_sequence('${table}', 'id'), ${id})`,
    )
  }
}

/** Every row of the old store's tables, of the columns that it has. */
async function rowsOf(raw: RawDatabase) {
  const read: [string, unknown][] = []
  for (const [table, [first = {}]] of Object.entries(oldStore.tables)) {
    const names = Object.keys(first).map(quoted).join(', ')
    read.push([table, await raw.query(`select ${names} from ${table} order by ${names}`)])
  }
  return Object.fromEntries(read)
}

export interface UpgradedStore extends TestStore {
  /** The rows of every table before the upgrade. */
  readonly before: unknown
  /** The same rows and columns after it. */
  readonly after: unknown
}

/**
 * The old store, brought up to date by this version; gone when the test ends. `spoil` may break rows of it before that.
 */
export async function openUpgradedStore(
  spoil: (raw: RawDatabase) => Promise<unknown> = async () => undefined,
): Promise<UpgradedStore> {
  const place = await placeOf()
  const reading = async <T>(work: (raw: RawDatabase) => Promise<T>): Promise<T> => {
    const raw = await place.raw()
    try {
      return await work(raw)
    } finally {
      await raw.close()
    }
  }
  try {
    await place.make()
    const before = await reading(async (raw) => {
      await fill(raw)
      await spoil(raw)
      return rowsOf(raw)
    })
    await (await place.open()).close()
    const after = await reading(rowsOf)
    const store = await place.open()
    return {
      ...store,
      before,
      after,
      async [Symbol.asyncDispose]() {
        await store.close()
        place.remove()
      },
    }
  } catch (error) {
    place.remove()
    throw error
  }
}
