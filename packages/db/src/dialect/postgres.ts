import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  json as jsonColumn,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { TermCondition } from './term-condition.ts'

export { check, index, text, uniqueIndex }
export const table = pgTable

/** A number that the database gives out. */
export const autoId = () => integer().primaryKey().generatedByDefaultAsIdentity()
/** A number that we give out. */
export const id = () => integer().primaryKey()
/** A text that we give out. */
export const key = () => text().primaryKey()
/** A whole number, of which both engines keep 53 bits. */
export const int = () => bigint({ mode: 'number' })
/** Money in whole cents. */
export const money = () => bigint({ mode: 'number' })
/** A measured number: a quantity, a length in inches, a weight in pounds; a double. */
export const decimal = () => doublePrecision()
/** True or false; here the database's own. */
export const bool = () => boolean()
/** A point in time, exact to the millisecond: a `Date` outside, here a timestamp with time zone. */
export const instant = () => timestamp({ mode: 'date', withTimezone: true, precision: 3 })
/** A value that no query looks into; here JSON of the database, which keeps its text as it was given. */
export const json = <T>() => jsonColumn().$type<T>()

/** What a row is refused for, by the code of the error. */
export const violations = { '23505': 'unique', '23503': 'foreign key', '23514': 'check' } as const

function write(condition: TermCondition): string {
  if ('term' in condition) return `'${condition.term}':*`
  if ('whole' in condition) return `'${condition.whole}'`
  if ('allOf' in condition) return `(${condition.allOf.map(write).join(' & ')})`
  if ('anyOf' in condition) return `(${condition.anyOf.map(write).join(' | ')})`
  return `(${write(condition.this)} & !${write(condition.butNot)})`
}

/** The text index of the catalogue: how a condition is written, where it matches, how a part's terms get in and out. */
export const search = {
  relation: sql.raw('parts_search'),
  position: sql<number>`parts_search.position`.mapWith(Number),
  write,
  matches: (query: unknown): SQL => sql`parts_search.terms @@ ${query}::text::tsquery`,
  insert: (position: number, terms: readonly string[]): SQL =>
    sql`insert into parts_search (position, terms) values (${position}, ${terms.map((term) => `'${term}'`).join(' ')}::text::tsvector)`,
  remove: (position: number): SQL => sql`delete from parts_search where position = ${position}`,
  // Truncating would make every search wait until the import has ended.
  clear: (): SQL => sql`delete from parts_search`,
  optimize: (): SQL => sql`analyze parts_search`,
}
