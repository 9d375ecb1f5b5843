import type { Category } from './categories.ts'
import {
  type DoorModel,
  doorModels,
  type PartTag,
  partTags,
  specialOrderLocation,
  type Unit,
  units,
} from './part.ts'

/** Prices are filtered in bands of the reader's own price; the first is below the first limit. In cents. */
export const priceBandLimits = [1_000, 2_500, 5_000, 10_000, 25_000] as const
export const priceBandCount = priceBandLimits.length + 1

/** A narrowing of results: of each list any entry, of all lists together every one. Empty lists narrow nothing. */
export interface Filters {
  readonly tags: readonly PartTag[]
  readonly doorModels: readonly DoorModel[]
  readonly units: readonly Unit[]
  /** Indexes into the price bands. */
  readonly priceBands: readonly number[]
  /** True for parts made to order alone. */
  readonly specialOrder: boolean
}

export const noFilters: Filters = {
  tags: [],
  doorModels: [],
  units: [],
  priceBands: [],
  specialOrder: false,
}

/** Tags take bits 0 to 25, door models 26 to 30, units 31 to 33, special order 34; more than a bit operator holds. */
const firstBit = { tags: 0, doorModels: partTags.length, units: partTags.length + doorModels.length }
const specialOrderBit = firstBit.units + units.length

interface Faceted {
  readonly tags: readonly PartTag[]
  readonly doorModels: readonly DoorModel[]
  readonly unit?: Unit
  readonly location?: string
}

function bitsOf<T>(values: readonly T[], all: readonly T[], from: number): number[] {
  return values.map((value) => from + all.indexOf(value))
}

function sumOf(bits: readonly number[]): number {
  return [...new Set(bits)].reduce((sum, bit) => sum + 2 ** bit, 0)
}

function hasBit(facets: number, bit: number): boolean {
  return Math.floor(facets / 2 ** bit) % 2 === 1
}

/** All that a part is filed under, in one number. */
export function facetsOf(part: Faceted): number {
  return sumOf([
    ...bitsOf(part.tags, partTags, firstBit.tags),
    ...bitsOf(part.doorModels, doorModels, firstBit.doorModels),
    ...(part.unit ? bitsOf([part.unit], units, firstBit.units) : []),
    ...(part.location === specialOrderLocation ? [specialOrderBit] : []),
  ])
}

/** What a part's facets must share with each of two masks to be in a category: its door model, and one of its tags. */
export function facetMasks({ doorModel, tags }: Pick<Category, 'doorModel' | 'tags'>): {
  readonly model: number
  readonly tags: number
} {
  return {
    model: facetsOf({ tags: [], doorModels: [doorModel] }),
    tags: facetsOf({ tags: tags.length > 0 ? tags : partTags, doorModels: [] }),
  }
}

/** The mask that every part shares something with. */
export const anything = -1

/** What a part's facets, and the bit of its price band, must share with each mask to pass the filters. */
export interface FilterMasks {
  readonly tags: number
  readonly models: number
  readonly units: number
  readonly special: number
  readonly prices: number
}

/** The masks of filters. */
export function filterMasks({
  tags,
  doorModels: models,
  units: of,
  priceBands,
  specialOrder,
}: Filters): FilterMasks {
  const mask = (bits: readonly number[]) => (bits.length === 0 ? anything : sumOf(bits))
  return {
    tags: mask(bitsOf(tags, partTags, firstBit.tags)),
    models: mask(bitsOf(models, doorModels, firstBit.doorModels)),
    units: mask(bitsOf(of, units, firstBit.units)),
    special: specialOrder ? 2 ** specialOrderBit : anything,
    prices: mask(priceBands),
  }
}

/** True when filters narrow nothing. */
export function isUnfiltered(filters: Filters): boolean {
  return Object.values(filterMasks(filters)).every((mask) => mask === anything)
}

/** How many parts carry the same facets in the same price band; the band after the last is that of no price. */
export interface FacetGroup {
  readonly facets: number
  readonly band: number
  readonly count: number
}

export interface FacetCounts {
  readonly total: number
  readonly tags: Partial<Record<PartTag, number>>
  readonly doorModels: Partial<Record<DoorModel, number>>
  readonly units: Partial<Record<Unit, number>>
  /** By price band. */
  readonly prices: readonly number[]
  readonly specialOrder: number
}

function passes(values: readonly boolean[], filtered: boolean): boolean {
  return !filtered || values.some(Boolean)
}

/** Which filters a group passes, each by itself. */
function passing({ facets, band }: FacetGroup, filters: Filters) {
  const has = (bits: readonly number[]) => bits.map((bit) => hasBit(facets, bit))
  const { tags, doorModels: models, units: of, priceBands } = filters
  return {
    tags: passes(has(bitsOf(tags, partTags, firstBit.tags)), tags.length > 0),
    doorModels: passes(has(bitsOf(models, doorModels, firstBit.doorModels)), models.length > 0),
    units: passes(has(bitsOf(of, units, firstBit.units)), of.length > 0),
    prices: passes([priceBands.includes(band)], priceBands.length > 0),
    specialOrder: !filters.specialOrder || hasBit(facets, specialOrderBit),
  }
}

/**
 * Counts what filters leave. Each entry of a list is counted as if its own list were not filtered: so many parts would
 * be there if it were picked too.
 */
export function countFacets(groups: Iterable<FacetGroup>, filters: Filters = noFilters): FacetCounts {
  const tags: Partial<Record<PartTag, number>> = {}
  const models: Partial<Record<DoorModel, number>> = {}
  const of: Partial<Record<Unit, number>> = {}
  const prices = Array.from({ length: priceBandCount }, () => 0)
  let total = 0
  let specialOrder = 0
  for (const group of groups) {
    const { facets, band, count } = group
    const passed = passing(group, filters)
    const failed = Object.values(passed).filter((pass) => !pass).length
    const counts = (list: keyof typeof passed) => failed === 0 || (failed === 1 && !passed[list])
    if (failed === 0) total += count
    if (counts('tags')) addBits({ facets, count }, { into: tags, all: partTags, from: firstBit.tags })
    if (counts('doorModels')) {
      addBits({ facets, count }, { into: models, all: doorModels, from: firstBit.doorModels })
    }
    if (counts('units')) addBits({ facets, count }, { into: of, all: units, from: firstBit.units })
    if (counts('prices') && band < priceBandCount) prices[band] = (prices[band] ?? 0) + count
    if (counts('specialOrder') && hasBit(facets, specialOrderBit)) specialOrder += count
  }
  return { total, tags, doorModels: models, units: of, prices, specialOrder }
}

function addBits<T extends string>(
  { facets, count }: { readonly facets: number; readonly count: number },
  {
    into,
    all,
    from,
  }: { readonly into: Partial<Record<T, number>>; readonly all: readonly T[]; readonly from: number },
): void {
  for (const [at, value] of all.entries()) {
    if (hasBit(facets, from + at)) into[value] = (into[value] ?? 0) + count
  }
}
