import type { SearchQuery, SearchWords } from '@mullion/domain/catalog/search-words'
import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  json as jsonColumn,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { SearchField } from './search-field.ts'

export { index, text, uniqueIndex }
export const table = pgTable

/** A number that the database gives out. */
export const autoId = () => integer().primaryKey().generatedByDefaultAsIdentity()
/** A number that we give out. */
export const id = () => integer().primaryKey()
/** A text that we give out. */
export const key = () => text().primaryKey()
export const int = () => bigint({ mode: 'number' })
/** Integer cents. */
export const money = () => bigint({ mode: 'number' })
/** A measured number: a quantity, a length, a weight. */
export const decimal = () => doublePrecision()
export const bool = () => boolean()
/** A point in time, exact to the millisecond. */
export const instant = () => timestamp({ mode: 'date', withTimezone: true, precision: 3 })
/** A value that no query looks into. */
export const json = <T>() => jsonColumn().$type<T>()

const weights: Record<SearchField, string> = { lead: 'A', title: 'AB', tags: 'ABC', body: 'ABCD' }

function lexemes(words: SearchWords): string {
  const placed = new Map<string, string[]>()
  const put = (word: string, weight: string) => placed.set(word, [...(placed.get(word) ?? []), weight])
  for (const word of words.lead) put(word, '1A')
  for (const word of words.title) put(word, '2B')
  for (const word of words.tags) put(word, '3C')
  for (const word of words.body) put(word, '4')
  return [...placed].map(([word, at]) => `'${word}':${at.join()}`).join(' ')
}

/** The text index of the catalogue: where a search matches, and how a part's words get in and out. */
export const search = {
  relation: sql.raw('parts_search'),
  position: sql<number>`parts_search.position`.mapWith(Number),
  allOf: (query: SearchQuery, field: SearchField): string =>
    query.words
      .map((readings) =>
        readings
          .map((all) => `(${all.map((word) => `'${word}':*${weights[field]}`).join(' & ')})`)
          .join(' | '),
      )
      .map((word) => `(${word})`)
      .join(' & '),
  anyOf: (query: SearchQuery, field: SearchField): string =>
    query.words.flatMap((readings) => readings.map((all) => `'${all[0]}':*${weights[field]}`)).join(' | '),
  numberPrefix: (prefix: string): string => `'#${prefix}':*`,
  both: (a: string, b: string): string => `(${a}) & (${b})`,
  or: (a: string, b: string): string => `(${a}) | (${b})`,
  butNot: (a: string, b: string): string => `(${a}) & !(${b})`,
  matches: (query: unknown): SQL => sql`parts_search.words @@ ${query}::text::tsquery`,
  insert: (position: number, words: SearchWords): SQL =>
    sql`insert into parts_search (position, words) values (${position}, ${`'#${words.number}':5 ${lexemes(words)}`}::text::tsvector)`,
  remove: (position: number): SQL => sql`delete from parts_search where position = ${position}`,
  clear: (): SQL => sql`truncate parts_search`,
}
