import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  json as jsonColumn,
  type PgTable,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { TermCondition } from './term-condition.ts'

export { check, index, primaryKey, text, uniqueIndex }
export const table = pgTable

export const autoId = () => integer().primaryKey().generatedByDefaultAsIdentity()
export const id = () => integer().primaryKey()
export const key = () => text().primaryKey()
/** An integer; both engines store 53 bits exactly. */
export const int = (column = '') => bigint(column, { mode: 'number' })
/** Money in whole cents. */
export const money = () => bigint({ mode: 'number' })
/** A double: a quantity, a length in inches, a weight in pounds. */
export const decimal = () => doublePrecision()
export const bool = () => boolean()
/** A point in time with millisecond precision: a `Date` in code, a timestamp with time zone here. */
export const instant = () => timestamp({ mode: 'date', withTimezone: true, precision: 3 })
/** JSON that no query looks into; a native type here that preserves the text as written. */
export const json = <T>() => jsonColumn().$type<T>()

/** A text in lower case, in any alphabet. */
export const lowerCase = (text: SQLWrapper): SQL => sql`lower(${text})`

/** A text to compare character by character, instead of by the rules of the database's language. */
export const bytewise = (text: SQLWrapper): SQL => sql`(${text}) collate "C"`

/** Condition: a text is LIKE a pattern with `\\` as its escape character, whatever their case. */
export const likeInAnyCase = (text: SQLWrapper, pattern: string): SQL =>
  sql`lower(${text}) like lower(${pattern}) escape '\\'`

/** A field of a JSON object as text; null if it has none. A boolean is `true` or `false` here. */
export const jsonText = (json: SQLWrapper, field: string): SQL<string | null> =>
  sql`(${json} ->> ${field}::text)`

/** The items of a list in a JSON object, to select from; each is `entry.value`. */
export const jsonItems = (json: SQLWrapper, field: string): SQL =>
  sql`json_array_elements(${json} -> ${field}::text) as entry(value)`

/** Condition: a text starts with a prefix. */
export const startsWith = (text: SQLWrapper, prefix: string): SQL => sql`starts_with(${text}, ${prefix})`

/** The number that follows a prefix in a text, such as 12 in `user:12/company:3`; null without the prefix. */
export const numberAfter = (text: SQLWrapper, prefix: string): SQL<number | null> =>
  sql`cast(substring(${text} from ${`^${prefix}(\\d+)`}) as bigint)`

/** Waits until no other transaction is between recording its changes and its commit; held until the commit. */
export const lockChanges: SQL | null = sql`select pg_advisory_xact_lock(4112571)`

/** Waits until no other transaction has written to the tables; others wait with writing to them until the commit. */
export const lockTables = (...tables: readonly PgTable[]): SQL | null =>
  sql`lock table ${sql.join([...tables], sql`, `)} in share row exclusive mode`

/** Constraint kinds by error code. */
export const violations = { '23505': 'unique', '23503': 'foreign key', '23514': 'check' } as const

function write(condition: TermCondition): string {
  if ('term' in condition) return `'${condition.term}':*`
  if ('exact' in condition) return `'${condition.exact}'`
  if ('allOf' in condition) return `(${condition.allOf.map(write).join(' & ')})`
  if ('anyOf' in condition) return `(${condition.anyOf.map(write).join(' | ')})`
  return `(${write(condition.this)} & !${write(condition.except)})`
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
    // Truncating would block all searches until the import ends.
    clear: (): SQL => sql`delete from ${table}`,
    optimize: (): SQL => sql`analyze ${table}`,
  }
}

/**
 * The PostgreSQL side of the catalog's text index: builds search conditions, finds the matching rows, and adds or
 * removes a part's terms.
 */
export const search = textIndex('parts_search')

interface Positions {
  readonly first: number
  readonly last: number
}

/** The text index of orders; a position is the order's id. */
export const orderSearch = {
  ...textIndex('orders_search'),
  /**
   * Matches between two positions, highest first. `+ 0` stops the planner from scanning all positions instead of using
   * the text index.
   */
  hits: (query: string, { first, last }: Positions): SQL =>
    sql`select position + 0 as position from orders_search where terms @@ ${query}::text::tsquery and position between ${first} and ${last} order by position + 0 desc`,
  /** Matches among only the last positions, without using the index. */
  newestHits: (query: string, { first, last, among }: Positions & { readonly among: number }): SQL =>
    sql`select position from (
      select position, terms from orders_search where position between ${first} and ${last}
      order by position desc limit ${among}) as newest where terms @@ ${query}::text::tsquery`,
  /**
   * The index returns all matches before it can sort them, so a text that many recent orders contain is first searched
   * in the newest orders directly.
   */
  newestFirst: [
    { among: 3000, atLeast: 120 },
    { among: 40_000, atLeast: 0 },
  ],
  insertAll: (rows: readonly { readonly position: number; readonly terms: readonly string[] }[]): SQL =>
    sql`insert into orders_search (position, terms) values ${sql.join(
      rows.map(({ position, terms }) => sql`(${position}, ${vectorOf(terms)}::text::tsvector)`),
      sql`, `,
    )} on conflict (position) do nothing`,
}
