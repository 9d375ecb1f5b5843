import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { SQL } from 'drizzle-orm'
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

/**
 * Makes an empty, migrated store on the engine of this run, for tests that open it by its URL: a file in the folder, or
 * a database on the server. It is a copy, because migrating takes ten times as long.
 */
export async function createTestStore(dir: string): Promise<string> {
  if (engine === 'postgres') return copyTemplate(process.env.TEST_DATABASE_URL ?? '')
  const file = join(dir, 'mullion.db')
  await copyImage(file)
  return `sqlite:${file}`
}

let image: string | undefined

async function copyImage(file: string): Promise<void> {
  const { migrateSqlite } = await import('../dialect/open-sqlite.ts')
  if (image === undefined || !existsSync(image)) {
    image = join(mkdtempSync(join(tmpdir(), 'mullion-image-')), 'image.db')
    migrateSqlite(image)
  }
  mkdirSync(dirname(file), { recursive: true })
  copyFileSync(image, `${file}.new`)
  renameSync(`${file}.new`, file)
}

async function openTestSqlite(): Promise<TestDatabase> {
  const { openSqlite } = await import('../dialect/open-sqlite.ts')
  const dir = mkdtempSync(join(tmpdir(), 'mullion-test-'))
  const file = join(dir, 'store.db')
  await copyImage(file)
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
 * makes new files for it, for all tables that refer to it and for their indexes, which takes a server fifty times as
 * long as deleting some rows, so only large tables are truncated. Deleting needs a superuser, because it leaves out
 * foreign keys and the trigger that protects the audit log. For the same reason sequences are set back instead of
 * restarted.
 */
const emptyWhatWasFilled = `
do $$
declare
  name text;
  filled boolean;
  names text[] := '{}';
  long text[] := '{}';
begin
  for name in
    select quote_ident(relname) from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
  loop
    execute 'select exists (select from ' || name || ')' into filled;
    if filled and (pg_relation_size(name::regclass) > 8192 * 1000 or not current_setting('is_superuser')::boolean) then
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
  perform setval(seqrelid::regclass, seqstart, false)
  from pg_sequence join pg_class on pg_class.oid = seqrelid
  where relnamespace = 'public'::regnamespace and pg_sequence_last_value(seqrelid) is not null;
end $$`

/** Tables of more than one page, in whose gaps new rows would be stored out of order. */
const ofManyPages = `
select string_agg(quote_ident(relname), ', ') as names from pg_class
where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 8192`

interface RawReader {
  execute(query: SQL): Promise<{ readonly rows: readonly { readonly names: string | null }[] }>
}

async function emptyTables(db: Database): Promise<void> {
  const { sql } = await import('drizzle-orm')
  const { run } = await import('../raw.ts')
  await db.transaction((tx) => run(tx, sql.raw(emptyWhatWasFilled)))
  const outside = db.read as unknown as RawReader
  const { rows } = await outside.execute(sql.raw(ofManyPages))
  const names = rows[0]?.names
  // Frees the pages of deleted rows; PostgreSQL refuses this inside a transaction.
  if (names) await outside.execute(sql.raw(`vacuum ${names}`))
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
  return openPostgres(await copyTemplate(serverUrl))
}

/** The migrated database that others are copied from. */
let template: Promise<string> | undefined

async function makeTemplate(serverUrl: string): Promise<string> {
  const { openPostgres } = await import('../dialect/open-postgres.ts')
  const url = await createTestDatabase(serverUrl)
  await (await openPostgres(url)).close()
  return new URL(url).pathname.slice(1)
}

async function copyTemplate(serverUrl: string): Promise<string> {
  template ??= makeTemplate(serverUrl)
  return createTestDatabase(serverUrl, `template ${await template}`)
}

/** Creates an empty database on a PostgreSQL server, dropped after the run; returns its URL. */
export async function createTestDatabase(serverUrl: string, options = ''): Promise<string> {
  const name = `${namesOfThisRun()}${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, async (query) => {
    await query(`create database ${name} ${options}`)
    // Tests do not need to wait for the disk.
    await query(`alter database ${name} set synchronous_commit = off`)
  })
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
