import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Reader } from '../database.ts'
import type { DatabaseFacts, InspectedDatabase } from '../database-facts.ts'
import { DatabaseUnavailable } from '../database-unavailable.ts'
import { migrationFacts, readMigrations } from './migrations.ts'

const timeoutMs = 5000
const journalTable = 'drizzle.__drizzle_migrations'

const question = `
  select
    current_setting('server_version') as version,
    pg_database_size(current_database()) as size,
    current_setting('synchronous_commit') as commits,
    current_setting('fsync') as fsync,
    pg_is_in_recovery() as standby,
    to_regclass('${journalTable}') is not null as migrated,
    clock_timestamp() as now`

interface Answer {
  readonly version: string
  readonly size: string
  readonly commits: string
  readonly fsync: string
  readonly standby: boolean
  readonly migrated: boolean
  readonly now: Date
}

function risksOf({ commits, fsync, standby }: Answer): string[] {
  return [
    ...(fsync === 'off' ? ['fsync is off: a power failure can destroy the database.'] : []),
    ...(commits === 'off' ? ['synchronous_commit is off: a crash can lose the last orders.'] : []),
    ...(standby ? ['It is a standby, which cannot be written to.'] : []),
  ]
}

async function appliedIn(client: pg.Client, { migrated }: Answer): Promise<unknown[]> {
  if (!migrated) return []
  const { rows } = await client.query<{ created_at: unknown }>(`select created_at from ${journalTable}`)
  return rows.map((row) => row.created_at)
}

async function factsOf(client: pg.Client): Promise<DatabaseFacts> {
  const { rows } = await client.query<Answer>(question)
  const [answer] = rows
  if (!answer) throw new Error('The database answered nothing.')
  return {
    engine: `PostgreSQL ${answer.version}`,
    sizeBytes: Number(answer.size),
    migrations: migrationFacts(readMigrations('postgres'), await appliedIn(client, answer)),
    risks: risksOf(answer),
    walBytes: null,
    serverTime: answer.now,
  }
}

/** Connects to a PostgreSQL server to ask about the database; throws DatabaseUnavailable if it does not answer. */
export async function inspectPostgres(url: string): Promise<InspectedDatabase> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    lock_timeout: timeoutMs,
  })
  client.on('error', () => undefined)
  await client.connect().catch((error: unknown) => {
    throw new DatabaseUnavailable(error)
  })
  return {
    read: drizzle(client, { casing: 'snake_case' }) as unknown as Reader,
    facts: () => factsOf(client),
    async tryWrite() {
      await client.query('begin')
      try {
        await client.query('create table doctor_check (x integer)')
        await client.query('insert into doctor_check values (1)')
      } finally {
        await client.query('rollback')
      }
    },
    [Symbol.asyncDispose]: () => client.end(),
  }
}
