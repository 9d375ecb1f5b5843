import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engine } from '../dialect/engine.ts'
import type { Store } from '../store.ts'
import { addUsersOf } from './people.ts'
import { namesOfThisRun, onServer } from './test-databases.ts'

export type TestStore = Store & AsyncDisposable

/**
 * A store of its own for one test: migrated, gone when the test ends; on the engine that the run is for. It is empty
 * but for a user in each of the companies that are asked for, all numbered from 1.
 */
export async function openTestStore(
  facts: { readonly usersOf?: readonly number[] } = {},
): Promise<TestStore> {
  const store = await openEmptyStore()
  if (facts.usersOf) await addUsersOf(store, facts.usersOf)
  return store
}

function openEmptyStore(): Promise<TestStore> {
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

/** Empties the tables that a test has filled and counts ids from one again; most tables it never touched. */
const emptyWhatWasFilled = `
do $$
declare
  name text;
  filled boolean;
  names text[] := '{}';
begin
  for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
    execute 'select exists (select from ' || name || ')' into filled;
    if filled then names := names || name; end if;
  end loop;
  if cardinality(names) > 0 then
    alter table audit_log disable trigger user;
    execute 'truncate ' || array_to_string(names, ', ') || ' cascade';
    alter table audit_log enable trigger user;
  end if;
  for name in
    select quote_ident(sequencename) from pg_sequences where schemaname = 'public' and last_value is not null
  loop
    execute 'alter sequence ' || name || ' restart';
  end loop;
end $$`

async function emptyTables(store: Store): Promise<void> {
  const { sql } = await import('drizzle-orm')
  const { run } = await import('../raw.ts')
  await store.transaction((tx) => run(tx, sql.raw(emptyWhatWasFilled)))
}

/** Opened databases on the server that no test uses just now; they go with the run. */
const served: Store[] = []

async function openTestPostgres(serverUrl: string): Promise<TestStore> {
  const store = served.pop() ?? (await serveStore(serverUrl))
  return {
    ...store,
    async [Symbol.asyncDispose]() {
      await emptyTables(store)
      served.push(store)
    },
  }
}

async function serveStore(serverUrl: string): Promise<Store> {
  const { openPostgres } = await import('../dialect/open-postgres.ts')
  return openPostgres(await createTestDatabase(serverUrl))
}

/** Makes an empty database on a PostgreSQL server, which goes with the run of the tests; answers its address. */
export async function createTestDatabase(serverUrl: string): Promise<string> {
  const name = `${namesOfThisRun()}${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, async (query) => {
    await query(`create database ${name}`)
    // Nobody waits for the disk on behalf of a test.
    await query(`alter database ${name} set synchronous_commit = off`)
  })
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
