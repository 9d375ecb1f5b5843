import type { KnownViewer } from '@mullion/client/accounts/viewer'
import { may } from '@mullion/domain/accounts/permissions'
import { doorModels, partTags, type Unit, units } from '@mullion/domain/catalog/part'
import { formatMoney } from '@mullion/domain/money'
import type { FacetCounts } from '@mullion/domain/search/facet-counts'
import { type Filters, priceBandCount, priceBandLimits } from '@mullion/domain/search/facets'
import { modelNames } from './part-facts.ts'

const unitNames: Readonly<Record<Unit, string>> = {
  EA: 'Each (EA)',
  FT: 'Foot (FT)',
  SQFT: 'Square foot (SQFT)',
}

const listNames = {
  doorModels: 'Door',
  tags: 'Category',
  units: 'Unit',
  priceBands: 'Price',
  specialOrder: 'Lead time',
  proprietary: 'Staff',
} as const
type List = keyof typeof listNames
/** Groups with a single on/off filter. */
type Mark = 'specialOrder' | 'proprietary'

export interface FilterOption {
  readonly key: string
  readonly label: string
  readonly picked: boolean
  readonly count: number | null
  readonly turned: Filters
}

export interface FilterGroup {
  readonly name: string
  readonly options: readonly FilterOption[]
}

/** Drops ".00" from whole-dollar prices. */
function formatPriceLimit(cents: number | undefined): string {
  return formatMoney(cents ?? 0).replace(/\.00$/, '')
}

/** Returns the label of a price band, such as `$10 to $25`. */
export function bandName(band: number): string {
  const [from, to] = [priceBandLimits[band - 1], priceBandLimits[band]]
  if (from === undefined) return `Under ${formatPriceLimit(to)}`
  if (to === undefined) return `${formatPriceLimit(from)} and over`
  return `${formatPriceLimit(from)} to ${formatPriceLimit(to)}`
}

/** Adds a value to a list, or removes it if present; keeps the order of `all`. */
function toggled<T>(list: readonly T[], value: T, all: readonly T[]): T[] {
  return all.filter((each) => (each === value) !== list.includes(each))
}

interface Listed<T> {
  readonly list: Exclude<List, Mark>
  readonly all: readonly T[]
  readonly label: (value: T) => string
  readonly count: (counts: FacetCounts, value: T) => number | undefined
}

function groupOf<T>(filters: Filters, counts: FacetCounts | null, { list, all, label, count }: Listed<T>) {
  const picked = filters[list] as readonly unknown[] as readonly T[]
  const options = all.map((value) => ({
    key: `${list}:${value}`,
    label: label(value),
    picked: picked.includes(value),
    count: counts && (count(counts, value) ?? 0),
    turned: { ...filters, [list]: toggled(picked, value, all) },
  }))
  return { name: listNames[list], options }
}

function groupOfMark(
  filters: Filters,
  counts: FacetCounts | null,
  { mark, label }: { readonly mark: Mark; readonly label: string },
): FilterGroup {
  const picked = filters[mark]
  const count = counts?.[mark] ?? null
  const option = { key: mark, label, picked, count, turned: { ...filters, [mark]: !picked } }
  return { name: listNames[mark], options: [option] }
}

/**
 * Returns all filters with their state and part counts. The staff-only filter is included only if the counts include
 * it or it is picked.
 */
export function filterGroups(filters: Filters, counts: FacetCounts | null): FilterGroup[] {
  const ofStaff = filters.proprietary || counts?.proprietary !== undefined
  return [
    groupOf(filters, counts, {
      list: 'doorModels',
      all: doorModels,
      label: (model) => modelNames[model],
      count: (of, model) => of.doorModels[model],
    }),
    groupOf(filters, counts, {
      list: 'tags',
      all: partTags,
      label: (tag) => tag,
      count: (of, tag) => of.tags[tag],
    }),
    groupOf(filters, counts, {
      list: 'units',
      all: units,
      label: (unit) => unitNames[unit],
      count: (of, unit) => of.units[unit],
    }),
    groupOf(filters, counts, {
      list: 'priceBands',
      all: Array.from({ length: priceBandCount }, (_, band) => band),
      label: bandName,
      count: (of, band) => of.prices[band],
    }),
    groupOfMark(filters, counts, { mark: 'specialOrder', label: 'Special order' }),
    ...(ofStaff ? [groupOfMark(filters, counts, { mark: 'proprietary', label: 'Proprietary' })] : []),
  ]
}

/**
 * Returns the filters in a URL that the user may use; the rest are ignored and not shown as picked. Null while that
 * depends on a session still loading.
 */
export function allowedFilters(filters: Filters, viewer: KnownViewer): Filters | null {
  if (!filters.proprietary) return filters
  if (viewer === undefined) return null
  const staff = viewer !== null && viewer.requiredAction === null && may(viewer.user, 'seeInternalParts')
  return staff ? filters : { ...filters, proprietary: false }
}

export function pickedFilters(filters: Filters): FilterOption[] {
  return filterGroups(filters, null).flatMap(({ options }) => options.filter(({ picked }) => picked))
}

/** True if a filter can be toggled; one that would leave no results can only be removed. */
export function canTurn({ picked, count }: FilterOption): boolean {
  return picked || count !== 0
}
