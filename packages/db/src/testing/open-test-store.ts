import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engine } from '../dialect/current.ts'
import type { Store } from '../store.ts'

export type TestStore = Store & AsyncDisposable

/** A store of its own for one test: migrated, empty, gone when the test ends; on the engine that the run is for. */
export async function openTestStore(): Promise<TestStore> {
  if (engine === 'sqlite') return openTestSqlite()
  return process.env.TEST_DATABASE_URL ? openTestPostgres(process.env.TEST_DATABASE_URL) : openTestPglite()
}

let image: string | undefined

async function openTestSqlite(): Promise<TestStore> {
  const { migrateSqlite, openSqlite } = await import('../dialect/open-sqlite.ts')
  if (image === undefined || !existsSync(image)) {
    image = join(mkdtempSync(join(tmpdir(), 'mullion-image-')), 'image.db')
    migrateSqlite(image)
  }
  const dir = mkdtempSync(join(tmpdir(), 'mullion-test-'))
  const file = join(dir, 'store.db')
  copyFileSync(image, `${file}.new`)
  renameSync(`${file}.new`, file)
  const store = openSqlite({ file, strict: true, durable: false })
  return {
    ...store,
    async [Symbol.asyncDispose]() {
      await store.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Opened in-process databases that no test uses just now; starting one takes a second, emptying it does not. */
const idle: Store[] = []

async function openTestPglite(): Promise<TestStore> {
  const { openPglite } = await import('../dialect/open-postgres.ts')
  const store = idle.pop() ?? (await openPglite(undefined))
  return {
    ...store,
    async [Symbol.asyncDispose]() {
      await emptyTables(store)
      idle.push(store)
    },
  }
}

async function emptyTables(store: Store): Promise<void> {
  const { getTableName, is, sql } = await import('drizzle-orm')
  const { PgTable } = await import('drizzle-orm/pg-core')
  const { run } = await import('../raw.ts')
  const schema = await import('../schema.ts')
  const names = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []))
  await store.transaction((tx) =>
    run(tx, sql.raw(`truncate ${[...names, 'parts_search'].join(', ')} restart identity cascade`)),
  )
}

async function openTestPostgres(serverUrl: string): Promise<TestStore> {
  const { openPostgres } = await import('../dialect/open-postgres.ts')
  const database = await createTestDatabase(serverUrl)
  const store = await openPostgres(database.url)
  return {
    ...store,
    async [Symbol.asyncDispose]() {
      await store.close()
      await database[Symbol.asyncDispose]()
    },
  }
}

/** An empty database on a PostgreSQL server, gone when the test ends; its connections have to be closed before. */
export async function createTestDatabase(serverUrl: string): Promise<AsyncDisposable & { url: string }> {
  const { Client } = await import('pg')
  const name = `mullion_test_${randomUUID().replaceAll('-', '')}`
  const admin = new Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async [Symbol.asyncDispose]() {
      await dropDatabase(admin, name)
      await admin.end()
    },
  }
}

/** The server takes a moment to notice that the store's connections are closed. */
async function dropDatabase(admin: { query(text: string): Promise<unknown> }, name: string): Promise<void> {
  const { setTimeout: sleep } = await import('node:timers/promises')
  for (let triesLeft = 50; ; triesLeft--) {
    try {
      await admin.query(`drop database ${name}`)
      return
    } catch (error) {
      if (triesLeft === 0) throw error
      await sleep(20)
    }
  }
}
