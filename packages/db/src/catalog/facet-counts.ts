import { eq, sql } from 'drizzle-orm'
import type { Reader } from '../database.ts'
import { parts } from './catalog.tables.ts'
import { priceBand } from './filters.ts'
import type { ShelfSource } from './shelf-page.ts'

/** Counts a source's parts by combination of facets and by price band; the band limits are placeholders. */
export function facetCounts(db: Reader, source: Omit<ShelfSource, 'sort'>) {
  const { relation, position, where, withParts = false } = source
  const counts = db
    .select({
      facets: sql<number>`${parts.facets}`.mapWith(Number),
      band: priceBand.mapWith(Number).as('band'),
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(relation)
  const joined = withParts ? counts.innerJoin(parts, eq(parts.position, position)) : counts
  return joined.where(where).groupBy(parts.facets, sql.raw('band'))
}
