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
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { TermCondition } from './term-condition.ts'

export { check, index, primaryKey, text, uniqueIndex }
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

const vectorOf = (terms: readonly string[]) => terms.map((term) => `'${term}'`).join(' ')

function textIndex(name: string) {
  const table = sql.raw(name)
  return {
    relation: table,
    position: sql<number>`${table}.position`.mapWith(Number),
    write,
    matches: (query: unknown): SQL => sql`${table}.terms @@ ${query}::text::tsquery`,
    insert: (position: number, terms: readonly string[]): SQL =>
      sql`insert into ${table} (position, terms) values (${position}, ${vectorOf(terms)}::text::tsvector)`,
    remove: (position: number): SQL => sql`delete from ${table} where position = ${position}`,
    // Truncating would make every search wait until the import has ended.
    clear: (): SQL => sql`delete from ${table}`,
    optimize: (): SQL => sql`analyze ${table}`,
  }
}

/** The text index of the catalogue: how a condition is written, where it matches, how a part's terms get in and out. */
export const search = textIndex('parts_search')

interface Positions {
  readonly first: number
  readonly last: number
}

/** The text index of orders, whose positions are their ids. */
export const orderSearch = {
  ...textIndex('orders_search'),
  /** What matches between two positions, the last one first; by a sum, or the planner may read all positions in place of the index. */
  hits: (query: string, { first, last }: Positions): SQL =>
    sql`select position + 0 as position from orders_search where terms @@ ${query}::text::tsquery and position between ${first} and ${last} order by position + 0 desc`,
  /** The same of the last positions alone, without the index. */
  newestHits: (query: string, { first, last, among }: Positions & { readonly among: number }): SQL =>
    sql`select position from (
      select position, terms from orders_search where position between ${first} and ${last}
      order by position desc limit ${among}) as newest where terms @@ ${query}::text::tsquery`,
  /** The index gives all matches before the newest: a text that many of the newest orders have is read from these. */
  newestFirst: [
    { among: 3000, atLeast: 60 },
    { among: 60_000, atLeast: 0 },
  ],
  insertAll: (rows: readonly { readonly position: number; readonly terms: readonly string[] }[]): SQL =>
    sql`insert into orders_search (position, terms) values ${sql.join(
      rows.map(({ position, terms }) => sql`(${position}, ${vectorOf(terms)}::text::tsvector)`),
      sql`, `,
    )} on conflict (position) do nothing`,
}
