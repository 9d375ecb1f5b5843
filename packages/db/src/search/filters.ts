import {
  type FilterMasks,
  filterMasks,
  matchesAll,
  noFilters,
  priceBandCount,
  priceBandLimits,
} from '@mullion/domain/search/facets'
import { and, type SQL, sql } from 'drizzle-orm'
import { parts } from '../catalog/catalog.tables.ts'

/** Price band limits in list prices, converted from limits in the actor's own price. */
export type ListPriceLimits = readonly number[]

export interface PartFilter {
  readonly masks: FilterMasks
  readonly limits: ListPriceLimits
}

export const noFilter: PartFilter = { masks: filterMasks(noFilters), limits: priceBandLimits }

export function isNoFilter({ masks }: PartFilter): boolean {
  return Object.values(masks).every((mask) => mask === matchesAll)
}

const limitNames = priceBandLimits.map((_limit, band) => `limit${band}`)

export function filterPlaceholders({ masks, limits }: PartFilter): Record<string, number> {
  return { ...masks, ...limitPlaceholders(limits) }
}

export function limitPlaceholders(limits: ListPriceLimits): Record<string, number> {
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

const lacks = (mask: keyof FilterMasks): SQL => sql`(~${parts.facets} & ${sql.placeholder(mask)}) <> 0`

export const passesFilters = and(
  shares('tags'),
  shares('models'),
  shares('units'),
  shares('special'),
  shares('proprietary'),
  shares('fitModel'),
  shares('subModels'),
  lacks('otherHand'),
  sql`((1 << (${priceBand})) & ${sql.placeholder('prices')}) <> 0`,
)
