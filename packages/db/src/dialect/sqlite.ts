import type { SearchQuery, SearchWords } from '@mullion/domain/catalog/search-words'
import { type SQL, sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { SearchField } from './search-field.ts'

export { index, text, uniqueIndex }
export const table = sqliteTable

export const autoId = () => integer().primaryKey({ autoIncrement: true })
export const id = () => integer().primaryKey()
export const key = () => text().primaryKey()
export const int = () => integer()
export const money = () => integer()
export const decimal = () => real()
export const bool = () => integer({ mode: 'boolean' })
export const instant = () => integer({ mode: 'timestamp_ms' })
export const json = <T>() => text({ mode: 'json' }).$type<T>()

const columns: Record<SearchField, string> = {
  lead: '{lead}',
  title: '{title}',
  tags: '{title tags}',
  body: '{title tags body}',
}

export const search = {
  relation: sql.raw('parts_search'),
  position: sql<number>`parts_search.rowid`,
  allOf: (query: SearchQuery, field: SearchField): string => {
    const words = query.words.map((readings) =>
      readings.map((all) => `(${all.map((word) => `"${word}"*`).join(' AND ')})`).join(' OR '),
    )
    return `${columns[field]} : (${words.map((word) => `(${word})`).join(' AND ')})`
  },
  anyOf: (query: SearchQuery, field: SearchField): string =>
    `${columns[field]} : (${query.words.flatMap((readings) => readings.map((all) => `"${all[0]}"*`)).join(' OR ')})`,
  numberPrefix: (prefix: string): string => `{number} : "${prefix}"*`,
  both: (a: string, b: string): string => `(${a}) AND (${b})`,
  or: (a: string, b: string): string => `(${a}) OR (${b})`,
  butNot: (a: string, b: string): string => `(${a}) NOT (${b})`,
  matches: (query: unknown): SQL => sql`parts_search match ${query}`,
  insert: (position: number, words: SearchWords): SQL =>
    sql`insert into parts_search (rowid, number, lead, title, tags, body) values (${position}, ${words.number},
      ${words.lead.join(' ')}, ${words.title.join(' ')}, ${words.tags.join(' ')}, ${words.body.join(' ')})`,
  remove: (position: number): SQL => sql`delete from parts_search where rowid = ${position}`,
  clear: (): SQL => sql`insert into parts_search (parts_search) values ('delete-all')`,
}
