import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { engine } from '../dialect/engine.ts'
import { type Migration, readMigrations } from '../dialect/migrations.ts'
import type { TestDatabase } from './open-test-database.ts'
import { makeRawDatabase, type RawDatabase, type RawRow } from './raw-database.ts'

type Value = string | number | null

interface StoredRows {
  readonly lastIds: Readonly<Record<string, number>>
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, Value>>[]>>
}

/**
 * A small store with rows in every table, as written by the last commit before foreign keys were added, with
 * SQLite values. Printed by `apps/server/src/testing/write-old-store.ts` at that commit.
 */
interface OldDatabase extends StoredRows {
  readonly cookie: string
  readonly shareKey: string
  readonly ledger: string
}

export const oldStore: OldDatabase = JSON.parse(
  readFileSync(new URL('old-store.json', import.meta.url), 'utf8'),
)

/**
 * A small store as a release wrote it, with the release's own migrations and the answers of its API to the buyer with the
 * cookie. Written by `apps/server/src/testing/keep-release.ts`.
 */
interface KeptRelease extends OldDatabase {
  readonly version: string
  readonly migrations: Readonly<Record<typeof engine, readonly Migration[]>>
  readonly answers: readonly {
    readonly procedure: string
    readonly input?: unknown
    readonly data: unknown
  }[]
}

/** Reads the store of a release that was kept. */
export function readKeptRelease(version: string): KeptRelease {
  const packed = readFileSync(new URL(`releases/${version}.json.gz`, import.meta.url))
  return JSON.parse(gunzipSync(packed).toString('utf8'))
}

const lastOld = '0009_proprietary_parts'

/** Column types of a table on PostgreSQL; SQLite values need no conversion. */
async function typesOf(database: RawDatabase, table: string): Promise<ReadonlyMap<unknown, unknown>> {
  if (engine === 'sqlite') return new Map()
  const rows = await database.query(
    'select column_name, data_type from information_schema.columns where table_name = $1',
    [table],
  )
  return new Map(rows.map((row) => [row.column_name, row.data_type]))
}

function valueFor(type: unknown, value: Value): unknown {
  if (value === null) return null
  if (type === 'boolean') return value === 1
  return type === 'timestamp with time zone' ? new Date(Number(value)).toISOString() : value
}

const listOf = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/** Tables are filled in the order of their names, whatever refers to what. */
async function withoutReferences(database: RawDatabase, work: () => Promise<void>): Promise<void> {
  const [off, on] =
    engine === 'sqlite'
      ? ['pragma foreign_keys = off', 'pragma foreign_keys = on']
      : ['set session_replication_role = replica', 'set session_replication_role = origin']
  await database.query(off)
  await work()
  await database.query(on)
}

async function fill(database: RawDatabase, { tables, lastIds }: StoredRows): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) {
    const types = await typesOf(database, table)
    for (const row of rows) {
      const names = Object.keys(row)
      const marks = names.map((_, at) => (engine === 'sqlite' ? '?' : `$${at + 1}`)).join(', ')
      const values = names.map((name) => valueFor(types.get(name), row[name] ?? null))
      await database.query(`insert into ${table} (${listOf(names)}) values (${marks})`, values)
    }
  }
  for (const [table, id] of Object.entries(lastIds)) {
    await database.query(
      engine === 'sqlite'
        ? `update sqlite_sequence set seq = ${id} where name = '${table}'`
        : `select setval(pg_get_serial_sequence('${table}', 'id'), ${id})`,
    )
  }
}

/** Opens the old store as that commit left it; removed when the test ends. */
export async function openOldDatabase() {
  const all = readMigrations(engine)
  return openStored(oldStore, all.slice(0, all.findIndex(({ tag }) => tag === lastOld) + 1))
}

/** Opens the store of a release as it left it; removed when the test ends. */
export const openReleaseDatabase = (release: KeptRelease) => openStored(release, release.migrations[engine])

async function openStored(stored: StoredRows, migrations: readonly Migration[]) {
  const database = await makeRawDatabase()
  const all = readMigrations(engine)
  await database.migrate(migrations)
  await withoutReferences(database, () => fill(database, stored))
  return {
    query: database.query,
    /** Returns all rows by table, in a fixed order, with the old store's columns except those in `but`. */
    async rows(but: Readonly<Record<string, readonly string[]>> = {}) {
      const rows: Record<string, readonly RawRow[]> = {}
      for (const [table, [first = {}]] of Object.entries(stored.tables)) {
        const names = Object.keys(first).filter((name) => !but[table]?.includes(name))
        const read = await database.query(`select ${listOf(names)} from ${table}`)
        rows[table] = read.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
      }
      return rows
    },
    upgrade: (last?: string) =>
      database.migrate(last ? all.slice(0, all.findIndex(({ tag }) => tag === last) + 1) : all),
    open: database.open,
    [Symbol.asyncDispose]: database.remove,
  }
}

/** A store, by default the old one, upgraded and opened; removed when the test ends. */
export async function openUpgradedDatabase(opened = openOldDatabase()): Promise<TestDatabase> {
  const old = await opened
  await old.upgrade()
  const db = await old.open()
  return {
    ...db,
    async [Symbol.asyncDispose]() {
      await db.close()
      await old[Symbol.asyncDispose]()
    },
  }
}
