import { type DoorModel, doorModels, type PartTag, partTags, type Unit, units } from '../catalog/part.ts'
import {
  bitsOf,
  bitsOfFit,
  firstBit,
  handBit,
  hasBit,
  proprietaryBit,
  specialOrderBit,
} from './facet-bits.ts'
import { type Filters, noFilters, priceBandCount } from './facets.ts'
import type { FitFilter } from './fit-filter.ts'

/**
 * Number of parts with the same facets and price band; the band after the last is for parts without a price. A part
 * that calculators output is a group of its own.
 */
export interface FacetGroup {
  readonly facets: number
  readonly band: number
  readonly count: number
  /** Its id; 0 for parts that no calculator outputs. */
  readonly calculated?: number
}

/** Returns the groups of parts that pass a fit filter. */
export function fittingGroups(
  groups: readonly FacetGroup[],
  { doorModel, subModel, hand, ownParts = [] }: FitFilter,
): FacetGroup[] {
  const ofModel = doorModel ? bitsOf([doorModel], doorModels, firstBit.doorModels) : null
  const ofSubModel = subModel ? bitsOfFit(subModel) : null
  const otherHand = hand && handBit(hand === 'LH' ? 'RH' : 'LH')
  return groups.filter(({ facets, calculated = 0 }) => {
    if (ownParts.includes(calculated)) return true
    const hasSome = (bits: readonly number[] | null) => !bits || bits.some((bit) => hasBit(facets, bit))
    return hasSome(ofModel) && hasSome(ofSubModel) && (otherHand === undefined || !hasBit(facets, otherHand))
  })
}

export interface FacetCounts {
  readonly total: number
  readonly tags: Partial<Record<PartTag, number>>
  readonly doorModels: Partial<Record<DoorModel, number>>
  readonly units: Partial<Record<Unit, number>>
  readonly prices: readonly number[]
  readonly specialOrder: number
  /** Number of proprietary parts; only staff get it. */
  readonly proprietary?: number
}

function passes(values: readonly boolean[], filtered: boolean): boolean {
  return !filtered || values.some(Boolean)
}

/** Which filters a group passes, each checked separately. */
function passing({ facets, band }: FacetGroup, filters: Filters) {
  const has = (bits: readonly number[]) => bits.map((bit) => hasBit(facets, bit))
  const { tags, doorModels: models, units: of, priceBands } = filters
  return {
    tags: passes(has(bitsOf(tags, partTags, firstBit.tags)), tags.length > 0),
    doorModels: passes(has(bitsOf(models, doorModels, firstBit.doorModels)), models.length > 0),
    units: passes(has(bitsOf(of, units, firstBit.units)), of.length > 0),
    prices: passes([priceBands.includes(band)], priceBands.length > 0),
    specialOrder: !filters.specialOrder || hasBit(facets, specialOrderBit),
    proprietary: !filters.proprietary || hasBit(facets, proprietaryBit),
  }
}

/**
 * Counts the parts that pass the filters. The counts for one filter list ignore that list's own selection, so
 * each shows what picking that entry would find.
 */
export function countFacets(groups: Iterable<FacetGroup>, filters: Filters = noFilters): FacetCounts {
  const tags: Partial<Record<PartTag, number>> = {}
  const models: Partial<Record<DoorModel, number>> = {}
  const of: Partial<Record<Unit, number>> = {}
  const prices = Array.from({ length: priceBandCount }, () => 0)
  let total = 0
  let specialOrder = 0
  let proprietary = 0
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
    if (counts('proprietary') && hasBit(facets, proprietaryBit)) proprietary += count
  }
  return { total, tags, doorModels: models, units: of, prices, specialOrder, proprietary }
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
