import {
  anything,
  type FilterMasks,
  filterMasks,
  noFilters,
  priceBandCount,
  priceBandLimits,
} from '@mullion/domain/catalog/facets'
import { and, type SQL, sql } from 'drizzle-orm'
import { parts } from './catalog.tables.ts'

/** Price band limits in list prices, converted from limits in the actor's own price. */
export type ListLimits = readonly number[]

export interface Narrowing {
  readonly masks: FilterMasks
  readonly limits: ListLimits
}

/** No filters. */
export const wide: Narrowing = { masks: filterMasks(noFilters), limits: priceBandLimits }

/** True if the filters match every part. */
export function isWide({ masks }: Narrowing): boolean {
  return Object.values(masks).every((mask) => mask === anything)
}

const limitNames = priceBandLimits.map((_limit, band) => `limit${band}`)

/** Returns the placeholder values for the filters. */
export function narrowingValues({ masks, limits }: Narrowing): Record<string, number> {
  return { ...masks, ...limitValues(limits) }
}

/** Returns the placeholder values for the price band limits. */
export function limitValues(limits: ListLimits): Record<string, number> {
  return Object.fromEntries(limitNames.map((name, band) => [name, limits[band] ?? 0]))
}

const steps = sql.join(
  limitNames.map(
    (name, band) => sql`when ${parts.priceCents} < ${sql.placeholder(name)} then ${sql.raw(String(band))}`,
  ),
  sql.raw(' '),
)
const bands = sql.raw(String(priceBandCount))
const lastBand = sql.raw(String(priceBandCount - 1))

/** Price band of a part; the band after the last is for parts without a price. */
export const priceBand = sql<number>`case when ${parts.priceCents} is null then ${bands} ${steps} else ${lastBand} end`

const shares = (mask: keyof FilterMasks): SQL => sql`(${parts.facets} & ${sql.placeholder(mask)}) <> 0`

/** Condition: the part passes the filters. */
export const passesFilters = and(
  shares('tags'),
  shares('models'),
  shares('units'),
  shares('special'),
  shares('proprietary'),
  shares('subModels'),
  sql`((1 << (${priceBand})) & ${sql.placeholder('prices')}) <> 0`,
)
