import { type Column, type Param, sql } from 'drizzle-orm'
import type { Reader } from './database.ts'

/**
 * Placeholder for a prepared statement's value, encoded for a column; a bare placeholder does not accept
 * dates.
 */
export const given = (column: Column, name: string): Param => sql.param(sql.placeholder(name), column)

/**
 * Caches a prepared statement per connection; running one is several times faster than building the same
 * query each time.
 */
export function prepared<S, D extends Reader = Reader>(build: (db: D) => S): (db: D) => S {
  const statements = new WeakMap<Reader, S>()
  return (db) => {
    const known = statements.get(db)
    if (known !== undefined) return known
    const statement = build(db)
    statements.set(db, statement)
    return statement
  }
}
