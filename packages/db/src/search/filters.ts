import { partsOfCalculators } from '@mullion/domain/calculated-part-ids'
import {
  type FilterMasks,
  filterMasks,
  matchesAll,
  noFilters,
  priceBandCount,
  priceBandLimits,
} from '@mullion/domain/search/facets'
import { and, inArray, or, type SQL, sql } from 'drizzle-orm'
import { parts } from '../catalog/catalog.tables.ts'

/** Price band limits in list prices, converted from limits in the actor's own price. */
export type ListPriceLimits = readonly number[]

export interface PartFilter {
  readonly masks: FilterMasks
  readonly limits: ListPriceLimits
  /** Parts that pass for a door whatever they are filed under, of those that calculators output. */
  readonly ownParts?: readonly number[]
}

export const noFilter: PartFilter = { masks: filterMasks(noFilters), limits: priceBandLimits }

export function isNoFilter({ masks }: PartFilter): boolean {
  return Object.values(masks).every((mask) => mask === matchesAll)
}

const ownNames = partsOfCalculators.map((_id, at) => `own${at}`)
const limitNames = priceBandLimits.map((_limit, band) => `limit${band}`)

export function filterPlaceholders({ masks, limits, ownParts = [] }: PartFilter): Record<string, number> {
  const own = Object.fromEntries(ownNames.map((name, at) => [name, ownParts[at] ?? 0]))
  return { ...masks, ...limitPlaceholders(limits), ...own }
}

export function limitPlaceholders(limits: ListPriceLimits): Record<string, number> {
  return Object.fromEntries(limitNames.map((name, band) => [name, limits[band] ?? 0]))
}

/** Id of a part that calculators output; 0 for all others. */
export const calculatedPart = sql<number>`case when ${parts.id} in (${sql.raw(partsOfCalculators.join(', '))}) then ${parts.id} else 0 end`

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

const fitsDoor = or(
  and(shares('fitModel'), shares('subModels'), lacks('otherHand')),
  inArray(
    parts.id,
    ownNames.map((name) => sql.placeholder(name)),
  ),
)

export const passesFilters = and(
  shares('tags'),
  shares('models'),
  shares('units'),
  shares('special'),
  shares('proprietary'),
  fitsDoor,
  sql`((1 << (${priceBand})) & ${sql.placeholder('prices')}) <> 0`,
)
