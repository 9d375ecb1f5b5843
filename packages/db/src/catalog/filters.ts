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

/** The limits of the price bands in list prices, one for each limit of the reader's own price. */
export type ListLimits = readonly number[]

/** What a page is narrowed and ordered by. */
export interface Narrowing {
  readonly masks: FilterMasks
  readonly limits: ListLimits
}

/** What narrows nothing. */
export const wide: Narrowing = { masks: filterMasks(noFilters), limits: priceBandLimits }

/** True for a narrowing that lets every part pass. */
export function isWide({ masks }: Narrowing): boolean {
  return Object.values(masks).every((mask) => mask === anything)
}

const limitNames = priceBandLimits.map((_limit, band) => `limit${band}`)

/** The values of a narrowing for the placeholders of a statement. */
export function narrowingValues({ masks, limits }: Narrowing): Record<string, number> {
  return { ...masks, ...limitValues(limits) }
}

/** The values of the limits alone. */
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

/** The band of a part's price; one past the last for a part without a price. */
export const priceBand = sql<number>`case when ${parts.priceCents} is null then ${bands} ${steps} else ${lastBand} end`

const shares = (mask: keyof FilterMasks): SQL => sql`(${parts.facets} & ${sql.placeholder(mask)}) <> 0`

/** True for parts that pass the filters. */
export const passesFilters = and(
  shares('tags'),
  shares('models'),
  shares('units'),
  shares('special'),
  shares('proprietary'),
  shares('subModels'),
  sql`((1 << (${priceBand})) & ${sql.placeholder('prices')}) <> 0`,
)
