import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../store.ts'
import { parts } from './catalog.tables.ts'

/**
 * A page of parts in shelf order: walks an index that knows positions alone, and reads the rows of the page and no
 * other. `limit` and `offset` are placeholders of the statement.
 */
export function shelfPage(
  db: Reader,
  { relation, position, where }: { relation: SQL; position: SQL<number>; where: SQL | undefined },
) {
  const hit = db
    .select({ at: position.as('at') })
    .from(relation)
    .where(where)
    .orderBy(asc(position))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('hit')
  return db
    .select(getTableColumns(parts))
    .from(hit)
    .innerJoin(parts, eq(parts.position, hit.at))
    .orderBy(asc(parts.position))
}
