import { fileURLToPath } from 'node:url'
import type { InspectedDatabase } from './database-facts.ts'

/** Returns the file of a SQLite address; null for another engine. */
export function sqliteFileOf(url: string): string | null {
  const [, rest] = /^(?:sqlite|file):(.*)$/.exec(url) ?? []
  if (rest === undefined) return null
  return rest.startsWith('//') ? fileURLToPath(`file:${rest}`) : rest
}

/**
 * Opens the database of DATABASE_URL to ask about it. Returns null if there is nothing to ask yet, or if it is
 * in-process PostgreSQL, which only one process may open.
 */
export async function inspectDatabase(url: string): Promise<InspectedDatabase | null> {
  const file = sqliteFileOf(url)
  if (file !== null) {
    const { inspectSqlite } = await import('./dialect/inspect-sqlite.ts')
    return inspectSqlite(file)
  }
  if (url.startsWith('pglite:')) return null
  const { inspectPostgres } = await import('./dialect/inspect-postgres.ts')
  return inspectPostgres(url)
}
