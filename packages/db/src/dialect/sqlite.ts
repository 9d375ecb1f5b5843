import { type SQL, sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { TermCondition } from './term-condition.ts'

export { check, index, primaryKey, text, uniqueIndex }
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

function textIndex(name: string) {
  const table = sql.raw(name)
  return {
    relation: table,
    position: sql<number>`${table}.rowid`,
    write,
    matches: (query: unknown): SQL => sql`${table} match ${query}`,
    insert: (position: number, terms: readonly string[]): SQL =>
      sql`insert into ${table} (rowid, terms) values (${position}, ${terms.join(' ')})`,
    remove: (position: number): SQL => sql`delete from ${table} where rowid = ${position}`,
    clear: (): SQL => sql`insert into ${table} (${table}) values ('delete-all')`,
    optimize: (): SQL => sql`insert into ${table} (${table}) values ('optimize')`,
  }
}

/** The text index of the catalogue, under the names that the other engine's has. */
export const search = textIndex('parts_search')

interface Positions {
  readonly first: number
  readonly last: number
}

/** The text index of orders, whose positions are their ids; hits come in order, so that reading stops at the last one needed. */
export const orderSearch = {
  ...textIndex('orders_search'),
  hits: (query: string, { first, last }: Positions): SQL =>
    sql`select rowid as position from orders_search where orders_search match ${query} and rowid between ${first} and ${last} order by rowid desc`,
  newestHits: (query: string, { first, last }: Positions & { readonly among: number }): SQL =>
    orderSearch.hits(query, { first, last }),
  newestFirst: [] as { readonly among: number; readonly atLeast: number }[],
  insertAll: (rows: readonly { readonly position: number; readonly terms: readonly string[] }[]): SQL =>
    sql`insert into orders_search (rowid, terms) values ${sql.join(
      rows.map(({ position, terms }) => sql`(${position}, ${terms.join(' ')})`),
      sql`, `,
    )}`,
}
