import { type SQL, sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { TermCondition } from '../catalog/search-terms.ts'

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

function write(condition: TermCondition): string {
  if ('term' in condition) return `"${condition.term}"*`
  if ('allOf' in condition) return `(${condition.allOf.map(write).join(' AND ')})`
  if ('anyOf' in condition) return `(${condition.anyOf.map(write).join(' OR ')})`
  return `(${write(condition.this)} NOT ${write(condition.butNot)})`
}

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
