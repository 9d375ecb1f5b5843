import type { Category } from '../catalog/categories.ts'
import { type DoorModel, doorModels, type PartTag, partTags, type Unit, units } from '../catalog/part.ts'
import {
  bitsOf,
  bitsOfFit,
  facetsOf,
  firstBit,
  handBit,
  proprietaryBit,
  specialOrderBit,
  sumOf,
} from './facet-bits.ts'
import type { FitFilter } from './fit-filter.ts'

/** Exclusive upper limits of the price bands, in cents of the actor's own price; the last band has none. */
export const priceBandLimits = [1_000, 2_500, 5_000, 10_000, 25_000] as const
export const priceBandCount = priceBandLimits.length + 1

/** Search filters. A part passes if it matches at least one entry of every list that is not empty. */
export interface Filters {
  readonly tags: readonly PartTag[]
  readonly doorModels: readonly DoorModel[]
  readonly units: readonly Unit[]
  readonly priceBands: readonly number[]
  readonly specialOrder: boolean
  /** True to show only proprietary parts; staff only. */
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

/**
 * Returns two masks for a category: a part's facets must share a bit with each (its door model, and one of its tags).
 */
export function facetMasks({ doorModel, tags }: Pick<Category, 'doorModel' | 'tags'>): {
  readonly model: number
  readonly tags: number
} {
  return {
    model: facetsOf({ tags: [], doorModels: [doorModel] }),
    tags: facetsOf({ tags: tags.length > 0 ? tags : partTags, doorModels: [] }),
  }
}

export const matchesAll = -1

/**
 * One mask per filter. To pass, a part's facets must share a bit with each mask, and its price band's bit
 * with `prices`. `otherHand` is the reverse: the facets must lack a bit of it.
 */
export interface FilterMasks {
  readonly tags: number
  readonly models: number
  readonly units: number
  readonly special: number
  readonly proprietary: number
  readonly fitModel: number
  readonly subModels: number
  readonly otherHand: number
  readonly prices: number
}

export function filterMasks(filters: Filters, fits: FitFilter = {}): FilterMasks {
  const { doorModel, subModel, hand } = fits
  const { tags, doorModels: models, units: of, priceBands, specialOrder } = filters
  const mask = (bits: readonly number[]) => (bits.length === 0 ? matchesAll : sumOf(bits))
  return {
    tags: mask(bitsOf(tags, partTags, firstBit.tags)),
    models: mask(bitsOf(models, doorModels, firstBit.doorModels)),
    units: mask(bitsOf(of, units, firstBit.units)),
    special: specialOrder ? 2 ** specialOrderBit : matchesAll,
    proprietary: filters.proprietary ? 2 ** proprietaryBit : matchesAll,
    fitModel: mask(doorModel ? bitsOf([doorModel], doorModels, firstBit.doorModels) : []),
    subModels: mask(subModel ? bitsOfFit(subModel) : []),
    otherHand: mask(hand ? [handBit(hand === 'LH' ? 'RH' : 'LH')] : []),
    prices: mask(priceBands),
  }
}

export function isUnfiltered(filters: Filters): boolean {
  return Object.values(filterMasks(filters)).every((mask) => mask === matchesAll)
}
