import { type SQL, sql } from 'drizzle-orm'
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { TermCondition } from './term-condition.ts'

export { check, index, text, uniqueIndex }
export const table = sqliteTable

/** A number that the database gives out, never again after its row is gone. */
export const autoId = () => integer().primaryKey({ autoIncrement: true })
/** A number that we give out. */
export const id = () => integer().primaryKey()
/** A text that we give out. */
export const key = () => text().primaryKey()
/** A whole number, of which both engines keep 53 bits. */
export const int = () => integer()
/** Money in whole cents. */
export const money = () => integer()
/** A measured number: a quantity, a length in inches, a weight in pounds; a double. */
export const decimal = () => real()
/** True or false; here 1 or 0. */
export const bool = () => integer({ mode: 'boolean' })
/** A point in time: a `Date` outside, here milliseconds since 1970. */
export const instant = () => integer({ mode: 'timestamp_ms' })
/** A value that no query looks into; here JSON as text. */
export const json = <T>() => text({ mode: 'json' }).$type<T>()

/** What a row is refused for, by the code of the error. */
export const violations = {
  SQLITE_CONSTRAINT_UNIQUE: 'unique',
  SQLITE_CONSTRAINT_PRIMARYKEY: 'unique',
  SQLITE_CONSTRAINT_FOREIGNKEY: 'foreign key',
  SQLITE_CONSTRAINT_CHECK: 'check',
} as const

function write(condition: TermCondition): string {
  if ('term' in condition) return `"${condition.term}"*`
  if ('whole' in condition) return `"${condition.whole}"`
  if ('allOf' in condition) return `(${condition.allOf.map(write).join(' AND ')})`
  if ('anyOf' in condition) return `(${condition.anyOf.map(write).join(' OR ')})`
  return `(${write(condition.this)} NOT ${write(condition.butNot)})`
}

/** The text index of the catalogue, under the names that the other engine's has. */
export const search = {
  relation: sql.raw('parts_search'),
  position: sql<number>`parts_search.rowid`,
  write,
  matches: (query: unknown): SQL => sql`parts_search match ${query}`,
  insert: (position: number, terms: readonly string[]): SQL =>
    sql`insert into parts_search (rowid, terms) values (${position}, ${terms.join(' ')})`,
  remove: (position: number): SQL => sql`delete from parts_search where rowid = ${position}`,
  clear: (): SQL => sql`insert into parts_search (parts_search) values ('delete-all')`,
  optimize: (): SQL => sql`insert into parts_search (parts_search) values ('optimize')`,
}
