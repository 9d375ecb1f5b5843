import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database.ts'
import { engine } from '../dialect/engine.ts'
import { addUsersOf } from './people.ts'
import { namesOfThisRun, onServer } from './test-databases.ts'

export type TestDatabase = Database & AsyncDisposable

/**
 * Opens a migrated database for one test, on the engine of this run, and removes it when the test ends. It is
 * empty, except for one user in each requested company, all numbered from 1.
 */
export async function openTestDatabase(
  facts: { readonly usersOf?: readonly number[] } = {},
): Promise<TestDatabase> {
  const db = await openEmptyDatabase()
  if (facts.usersOf) await addUsersOf(db, facts.usersOf)
  return db
}

function openEmptyDatabase(): Promise<TestDatabase> {
  if (engine === 'sqlite') return openTestSqlite()
  return process.env.TEST_DATABASE_URL ? openTestPostgres(process.env.TEST_DATABASE_URL) : openTestPglite()
}

let image: string | undefined

async function openTestSqlite(): Promise<TestDatabase> {
  const { migrateSqlite, openSqlite } = await import('../dialect/open-sqlite.ts')
  if (image === undefined || !existsSync(image)) {
    image = join(mkdtempSync(join(tmpdir(), 'mullion-image-')), 'image.db')
    migrateSqlite(image)
  }
  const dir = mkdtempSync(join(tmpdir(), 'mullion-test-'))
  const file = join(dir, 'store.db')
  copyFileSync(image, `${file}.new`)
  renameSync(`${file}.new`, file)
  const db = openSqlite({ file, strict: true, durable: false })
  return {
    ...db,
    async [Symbol.asyncDispose]() {
      await db.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/**
 * Open in-process databases that no test is using. They are reused, because starting one takes a second, but
 * emptying it does not.
 */
const idle: Database[] = []

async function openTestPglite(): Promise<TestDatabase> {
  const { openPglite } = await import('../dialect/open-postgres.ts')
  const db = idle.pop() ?? (await openPglite(undefined))
  return {
    ...db,
    async [Symbol.asyncDispose]() {
      await emptyTables(db)
      idle.push(db)
    },
  }
}

/**
 * Empties the tables a test has filled and restarts ids at one; most tables were never touched. Truncating a table
 * makes new files for it and its indexes, which takes a server fifty times as long as deleting a few rows, so only
 * tables of more than one page are truncated; one page also keeps the order of its rows. Deleting needs a superuser,
 * because it leaves out foreign keys and the trigger that protects the audit log.
 */
const emptyWhatWasFilled = `
do $$
declare
  name text;
  filled boolean;
  names text[] := '{}';
  long text[] := '{}';
begin
  for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
    execute 'select exists (select from ' || name || ')' into filled;
    if filled and (pg_relation_size(name::regclass) > 8192 or not current_setting('is_superuser')::boolean) then
      long := long || name;
    elsif filled then
      names := names || name;
    end if;
  end loop;
  if cardinality(long) > 0 then
    alter table audit_log disable trigger user;
    execute 'truncate ' || array_to_string(long, ', ') || ' cascade';
    alter table audit_log enable trigger user;
  end if;
  if cardinality(names) > 0 then
    perform set_config('session_replication_role', 'replica', true);
    foreach name in array names loop
      execute 'delete from ' || name;
    end loop;
    perform set_config('session_replication_role', 'origin', true);
  end if;
  for name in
    select quote_ident(sequencename) from pg_sequences where schemaname = 'public' and last_value is not null
  loop
    execute 'alter sequence ' || name || ' restart';
  end loop;
end $$`

async function emptyTables(db: Database): Promise<void> {
  const { sql } = await import('drizzle-orm')
  const { run } = await import('../raw.ts')
  await db.transaction((tx) => run(tx, sql.raw(emptyWhatWasFilled)))
}

/** Open databases on the server not used by any test; dropped after the run. */
const served: Database[] = []

async function openTestPostgres(serverUrl: string): Promise<TestDatabase> {
  const db = served.pop() ?? (await openServerDatabase(serverUrl))
  return {
    ...db,
    async [Symbol.asyncDispose]() {
      await emptyTables(db)
      served.push(db)
    },
  }
}

async function openServerDatabase(serverUrl: string): Promise<Database> {
  const { openPostgres } = await import('../dialect/open-postgres.ts')
  return openPostgres(await createTestDatabase(serverUrl))
}

/** Creates an empty database on a PostgreSQL server, dropped after the run; returns its URL. */
export async function createTestDatabase(serverUrl: string): Promise<string> {
  const name = `${namesOfThisRun()}${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, async (query) => {
    await query(`create database ${name}`)
    // Tests do not need to wait for the disk.
    await query(`alter database ${name} set synchronous_commit = off`)
  })
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
