import { eq, sql } from 'drizzle-orm'
import { parts } from '../catalog/catalog.tables.ts'
import type { Reader } from '../database.ts'
import { calculatedPart, priceBand } from './filters.ts'
import type { PositionSource } from './page-by-position.ts'

/** Counts a source's parts by combination of facets and by price band; the band limits are placeholders. */
export function facetCounts(db: Reader, source: Omit<PositionSource, 'sort'>) {
  const { relation, position, where, withParts = false } = source
  const counts = db
    .select({
      facets: sql<number>`${parts.facets}`.mapWith(Number),
      band: priceBand.mapWith(Number).as('band'),
      calculated: calculatedPart.mapWith(Number).as('calculated'),
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(relation)
  const joined = withParts ? counts.innerJoin(parts, eq(parts.position, position)) : counts
  return joined.where(where).groupBy(parts.facets, sql.raw('band'), sql.raw('calculated'))
}
