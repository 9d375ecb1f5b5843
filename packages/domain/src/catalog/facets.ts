import type { Category } from './categories.ts'
import {
  bitsOf,
  bitsOfFit,
  type FittedSubModel,
  facetsOf,
  firstBit,
  proprietaryBit,
  specialOrderBit,
  sumOf,
} from './facet-bits.ts'
import { type DoorModel, doorModels, type PartTag, partTags, type Unit, units } from './part.ts'

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
  /** True for parts with staff's mark alone; nobody else may ask for them. */
  readonly proprietary: boolean
}

export const noFilters: Filters = {
  tags: [],
  doorModels: [],
  units: [],
  priceBands: [],
  specialOrder: false,
  proprietary: false,
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
  readonly proprietary: number
  readonly subModels: number
  readonly prices: number
}

/** The masks of filters and, where it is given, of the sub-model that parts have to fit. */
export function filterMasks(filters: Filters, fits?: FittedSubModel): FilterMasks {
  const { tags, doorModels: models, units: of, priceBands, specialOrder } = filters
  const mask = (bits: readonly number[]) => (bits.length === 0 ? anything : sumOf(bits))
  return {
    tags: mask(bitsOf(tags, partTags, firstBit.tags)),
    models: mask(bitsOf(models, doorModels, firstBit.doorModels)),
    units: mask(bitsOf(of, units, firstBit.units)),
    special: specialOrder ? 2 ** specialOrderBit : anything,
    proprietary: filters.proprietary ? 2 ** proprietaryBit : anything,
    subModels: fits ? sumOf(bitsOfFit(fits)) : anything,
    prices: mask(priceBands),
  }
}

/** True when filters narrow nothing. */
export function isUnfiltered(filters: Filters): boolean {
  return Object.values(filterMasks(filters)).every((mask) => mask === anything)
}
