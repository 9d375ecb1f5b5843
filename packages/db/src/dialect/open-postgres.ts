import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { once } from '../guards.ts'
import type { Store, Writer } from '../store.ts'

const migrationsFolder = fileURLToPath(new URL('../../../../drizzle/postgres', import.meta.url))

/**
 * Search terms decide whether the text index or the shelf order is the way in, and a plan made without them may choose a
 * thousand times worse; every statement is planned for its own values.
 */
const planEachStatement = 'plan_cache_mode=force_custom_plan'

type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

function asStore(db: Database, close: () => Promise<void>): Store {
  return {
    read: db,
    transaction: (work) => once(() => db.transaction((tx) => work(tx as unknown as Writer))),
    ping: async () => {
      await db.execute(sql`select 1`)
      return true
    },
    close,
  }
}

/** The lock that a server holds while it applies migrations, so that two that start together do not both apply one. */
const migrationLock = 4_112_570

/** Long enough for a busy pool; a database that cannot be reached fails requests rather than keeping them. */
const connectTimeoutMs = 10_000

/** Opens a PostgreSQL server on a pool and applies the migrations that it lacks. */
export async function openPostgres(url: string): Promise<Store> {
  const [{ Pool }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ])
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    options: `-c ${planEachStatement}`,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    client.release(true) // The lock goes with its connection, however the migration ended.
  }
  const db = drizzle(pool, { casing: 'snake_case' })
  return asStore(db as unknown as Database, () => pool.end())
}

/** Opens PostgreSQL in this process, in a folder or in memory, and applies the migrations that it lacks. */
export async function openPglite(dataDir: string | undefined): Promise<Store> {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ])
  const client = await PGlite.create({ dataDir })
  await client.exec(`set ${planEachStatement}`)
  const db = drizzle(client, { casing: 'snake_case' })
  await migrate(db, { migrationsFolder })
  return asStore(db as unknown as Database, () => client.close())
}
