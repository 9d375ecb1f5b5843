import type { SortOrder } from '@mullion/domain/search/search-input'
import { asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PartRow } from '../catalog/catalog.repository.ts'
import { parts } from '../catalog/catalog.tables.ts'
import { firstObsoletePosition } from '../catalog/position.ts'
import type { Reader } from '../database.ts'

const { family: _family, familyName: _name, familyKey, familyId, ...listed } = getTableColumns(parts)

/** A part in a list; lists do not read its family. */
export type ListedPart = Omit<PartRow, 'family' | 'familyName' | 'familyKey' | 'familyId'>

export interface PositionSource {
  readonly relation: SQL
  readonly position: SQL<number>
  readonly where: SQL | undefined
  /** True if `where` or the sort order uses part columns and the relation is not the parts table. */
  readonly withParts?: boolean
  readonly sort?: SortOrder
}

const obsoleteLast = sql`case when ${parts.position} < ${sql.raw(String(firstObsoletePosition))} then 0 else 1 end`
const pricelessLast = sql`case when ${parts.priceCents} is null then 1 else 0 end`

type PriceOrder = Extract<SortOrder, `price${string}`>

export function isByPrice(sort: SortOrder): sort is PriceOrder {
  return sort === 'price' || sort === 'price-down'
}

/** Catalog order, or by list price; obsolete parts are always last. */
function orderOf(sort: SortOrder, position: SQL<number>): SQL[] {
  if (!isByPrice(sort)) return [asc(position)]
  const price = sort === 'price' ? asc(parts.priceCents) : desc(parts.priceCents)
  return [obsoleteLast, pricelessLast, price, asc(position)]
}

/**
 * Selects a page of parts by walking an index of positions and reading only the page's rows. `limit` and `offset` are
 * placeholders.
 */
export function pageByPosition(db: Reader, source: PositionSource) {
  const { relation, position, where, withParts = false, sort = 'relevance' } = source
  const positions = db.select({ at: position.as('at') }).from(relation)
  const joined = withParts ? positions.innerJoin(parts, eq(parts.position, position)) : positions
  const hit = joined
    .where(where)
    .orderBy(...orderOf(sort, position))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('hit')
  return db
    .select(listed)
    .from(hit)
    .innerJoin(parts, eq(parts.position, hit.at))
    .orderBy(...orderOf(sort, sql`${parts.position}`))
}

const positionsPerStatement = 500

/** Returns the parts at these positions, in this order. */
export async function listPartsAt(
  db: Reader,
  positions: readonly number[],
): Promise<Omit<PartRow, 'family' | 'familyName'>[]> {
  const found = new Map<number, Omit<PartRow, 'family' | 'familyName'>>()
  for (let at = 0; at < positions.length; at += positionsPerStatement) {
    const some = inArray(parts.position, positions.slice(at, at + positionsPerStatement))
    for (const row of await db
      .select({ ...listed, familyKey, familyId })
      .from(parts)
      .where(some))
      found.set(row.position, row)
  }
  return positions.flatMap((position) => found.get(position) ?? [])
}
