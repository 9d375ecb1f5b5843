import type { Database, StatementListener, WaitListener } from './database.ts'
import type { MigrationListener } from './database-facts.ts'
import { engine } from './dialect/engine.ts'
import { sqliteFileOf } from './inspect.ts'
import { withWriteCheck } from './write-check.ts'

export interface OpenOptions {
  readonly strict?: boolean
  readonly onStatement?: StatementListener
  readonly onWait?: WaitListener
  readonly onMigration?: MigrationListener
  /** `soon` for work that is repeated if a power failure loses it: its commits do not wait for the disk. */
  readonly durable?: 'soon'
  /** On SQLite, how long a transaction waits for another connection that is writing. */
  readonly lockWaitMs?: number
}

/**
 * Opens the database named by DATABASE_URL and migrates it: `sqlite:path/to/file.db`, `postgres://…`, or
 * `pglite:path/to/folder`. Throws if the scheme is unknown, or differs from the one this process started with.
 */
export async function openDatabase(url: string, options: OpenOptions = {}): Promise<Database> {
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/.exec(url) ?? []
  if ((scheme === 'sqlite' || scheme === 'file') !== (engine === 'sqlite')) {
    throw new Error(`This process was started for ${engine}; set DATABASE_URL before it starts.`)
  }
  const file = sqliteFileOf(url)
  if (file !== null) {
    const { migrateSqlite, openSqlite } = await import('./dialect/open-sqlite.ts')
    migrateSqlite(file, options.onMigration)
    return withWriteCheck(openSqlite({ file, ...options }))
  }
  const { openPglite, openPostgres } = await import('./dialect/open-postgres.ts')
  if (scheme === 'pglite') return openPglite(rest === '' || rest === 'memory' ? undefined : rest)
  return withWriteCheck(await openPostgres(url, options))
}
