import { AsyncLocalStorage } from 'node:async_hooks'
import type { PGlite } from '@electric-sql/pglite'
import type { DatabaseFigures } from '@mullion/domain/analytics/operations'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import { withLastTasks } from '../before-commit.ts'
import type { Database, DatabaseLoad, Reader, StatementListener, WaitListener, Writer } from '../database.ts'
import type { MigrationListener } from '../database-facts.ts'
import { DatabaseUnavailable } from '../database-unavailable.ts'
import { once } from '../guards.ts'
import { migrate } from './migrate-postgres.ts'
import { readMigrations } from './migrations.ts'
import { isLost, withReconnect } from './postgres-connection.ts'

/**
 * How statements are planned. The search terms decide whether the text index or the catalog order is faster, and a generic
 * plan can be a thousand times slower, so every statement is planned for its own values. Compiling a statement or
 * starting workers for it takes longer than it saves in lists that are shown in milliseconds.
 */
const planning = {
  plan_cache_mode: 'force_custom_plan',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
}
const settings = Object.entries(planning)

/** Limits for statements, lock waits and idle transactions, so that none blocks others for longer; see the README. */
const timeLimits = {
  statement_timeout: 15_000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 15_000,
}

type DrizzleDatabase = PgDatabase<PgQueryResultHKT, Record<string, never>>

const activity = sql`
  select
    (select count(*) from pg_stat_activity where datname = current_database() and state = 'active') as active,
    (select count(*) from pg_stat_activity where datname = current_database() and state = 'idle') as idle,
    current_setting('max_connections') as allowed,
    blks_hit as hits,
    blks_read as misses,
    pg_database_size(current_database()) as size
  from pg_stat_database where datname = current_database()`

const lockWaits = sql`
  select count(*) as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

async function figuresOf(db: DrizzleDatabase): Promise<DatabaseFigures> {
  const { rows } = (await db.execute(activity)) as unknown as { rows: Record<string, unknown>[] }
  const [active, idle, limit, hits, misses, sizeBytes] = [
    'active',
    'idle',
    'allowed',
    'hits',
    'misses',
    'size',
  ].map((name) => Number(rows[0]?.[name] ?? 0)) as [number, number, number, number, number, number]
  const reads = hits + misses
  return {
    connections: { active, idle, limit },
    cacheHitPercent: reads === 0 ? null : Math.round((hits / reads) * 1000) / 10,
    sizeBytes,
  }
}

type Transact = <T>(work: (tx: Writer) => Promise<T>) => Promise<T>

/** `read` runs queries outside transactions, `transact` runs work in one on a connection of its own. */
function toDatabase({
  db,
  read,
  transact,
  load,
  close,
}: {
  db: DrizzleDatabase
  read: Reader
  transact: Transact
  load: () => DatabaseLoad
  close: () => Promise<void>
}): Database {
  return {
    read,
    transaction: (work) => once(() => retried(transact, work)),
    figures: () => figuresOf(db),
    now: async () => {
      const { rows } = (await db.execute(
        sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
      )) as unknown as {
        rows: { ms: number }[]
      }
      return new Date(rows[0]?.ms ?? Number.NaN)
    },
    lockWaits: async () => {
      const { rows } = (await db.execute(lockWaits)) as unknown as { rows: { waiting: unknown }[] }
      return Number(rows[0]?.waiting ?? 0)
    },
    load,
    ping: async () => {
      await db.execute(sql`select 1`)
      return true
    },
    close,
  }
}

/** Retries on another connection, unless the commit had already started. */
function retried<T>(transact: Transact, work: (tx: Writer) => Promise<T>): Promise<T> {
  let committing = false
  const begin = () =>
    transact(async (tx) => {
      const result = await withLastTasks(tx, work)
      committing = true
      return result
    })
  return withReconnect(begin, () => !committing)
}

/** Runs transactions of a Drizzle database that does not take connections from a pool. */
const transactOn =
  (db: DrizzleDatabase): Transact =>
  (work) =>
    db.transaction((tx) => work(tx as unknown as Writer))

/**
 * Runs each transaction on a connection of the pool and always returns it; Drizzle itself keeps the connection forever
 * if `begin` fails, and ten of those stop the store.
 */
const transactOnPool =
  (pool: Pool, toDrizzle: (client: PoolClient) => DrizzleDatabase): Transact =>
  async (work) => {
    const client = await pool.connect()
    let lost = false
    try {
      return await transactOn(toDrizzle(client))(work)
    } catch (error) {
      lost = isLost(error)
      throw error
    } finally {
      client.release(lost)
    }
  }

/** Advisory lock held while migrating, so that two servers starting together do not apply the same migration. */
const migrationLock = 4_112_570

/** Long enough for a busy pool; an unreachable database fails requests instead of leaving them hanging. */
const connectTimeoutMs = 10_000

const maxConnections = 10

export interface PostgresOptions {
  readonly onStatement?: StatementListener
  readonly onWait?: WaitListener
  readonly onMigration?: MigrationListener
  readonly durable?: 'soon'
}

/** Opens a PostgreSQL server with a pool and applies missing migrations. */
export async function openPostgres(
  url: string,
  { onStatement, onWait, onMigration, durable }: PostgresOptions = {},
): Promise<Database> {
  const [{ Client, Pool }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ])
  // A dedicated connection: migrations may exceed the time limits, and their lock is released with the connection.
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs })
  client.on('error', () => undefined)
  await client.connect().catch((error: unknown) => {
    throw new DatabaseUnavailable(error)
  })
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(client, readMigrations('postgres'), onMigration)
  } finally {
    await client.end()
  }

  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    options: [...settings, ...(durable === 'soon' ? [['synchronous_commit', 'off']] : [])]
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    ...timeLimits,
  })
  // Without listeners, a lost connection crashes the process: idle clients emit on the pool, clients in use on
  // themselves.
  pool.on('error', () => undefined)
  pool.on('connect', (connection) => {
    connection.on('error', () => undefined)
    if (onStatement) timeStatements(connection, onStatement)
  })
  if (onWait) timeConnecting(pool, onWait)
  const casing = 'snake_case'
  const reading = {
    query: (...query: Parameters<typeof pool.query>) =>
      withReconnect(
        () => pool.query(...query) as unknown as Promise<unknown>,
        () => true,
      ),
  }
  return toDatabase({
    db: drizzle(pool, { casing }) as unknown as DrizzleDatabase,
    transact: transactOnPool(pool, (client) => drizzle(client, { casing }) as unknown as DrizzleDatabase),
    read: drizzle(reading as unknown as typeof pool, { casing }) as unknown as Reader,
    load: () => ({
      waiting: pool.waitingCount,
      pool: { open: pool.totalCount, idle: pool.idleCount, most: maxConnections },
    }),
    close: () => pool.end(),
  })
}

type Query = (...args: unknown[]) => unknown

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | undefined)?.text ?? '')

/** Reports how long callers of the pool wait for a connection; they pass a callback or await a promise. */
function timeConnecting(pool: object, listener: WaitListener): void {
  const pooled = pool as { connect: Query }
  const connect = pooled.connect.bind(pool)
  pooled.connect = (done) => {
    const startedAt = performance.now()
    const report = () => listener(performance.now() - startedAt)
    if (typeof done === 'function') {
      return connect((...answer: unknown[]) => {
        report()
        done(...answer)
      })
    }
    const connecting = connect() as Promise<unknown>
    void connecting.then(report, report)
    return connecting
  }
}

/**
 * Reports the duration of each statement of a connection; the pool passes a callback, a transaction awaits a promise.
 */
function timeStatements(connection: object, listener: StatementListener): void {
  const client = connection as { query: Query }
  const query = client.query.bind(connection)
  client.query = (...args) => {
    const startedAt = performance.now()
    const report = () => listener(performance.now() - startedAt, textOf(args[0]))
    const done = args.at(-1)
    if (typeof done === 'function') {
      // The pool calls back in its own context, so the request's is kept for the report.
      const reportForCaller = AsyncLocalStorage.bind(report)
      const callback = (...answer: unknown[]) => {
        reportForCaller()
        done(...answer)
      }
      return query(...args.slice(0, -1), callback)
    }
    const answer = query(...args)
    if (answer instanceof Promise) void answer.then(report, report)
    return answer
  }
}

/** Opens in-process PostgreSQL (PGlite), in a folder or in memory, and applies missing migrations. */
export async function openPglite(dataDir: string | undefined): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite')
  return openPgliteOn(await PGlite.create({ dataDir }))
}

export async function openPgliteOn(client: PGlite): Promise<Database> {
  const { drizzle } = await import('drizzle-orm/pglite')
  await client.exec(settings.map(([name, value]) => `set ${name}=${value};`).join(' '))
  await migrate(client, readMigrations('postgres'))
  const db = drizzle(client, { casing: 'snake_case' }) as unknown as DrizzleDatabase
  const load = () => ({ waiting: 0, pool: null })
  return toDatabase({ db, read: db, transact: transactOn(db), load, close: () => client.close() })
}
