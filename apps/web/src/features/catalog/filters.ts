import type { KnownViewer } from '@mullion/client/accounts/viewer'
import { may } from '@mullion/domain/accounts/permissions'
import type { FacetCounts } from '@mullion/domain/catalog/facet-counts'
import { type Filters, priceBandCount, priceBandLimits } from '@mullion/domain/catalog/facets'
import { doorModels, partTags, type Unit, units } from '@mullion/domain/catalog/part'
import { formatMoney } from '@mullion/domain/money'
import { modelNames } from './part-facts.ts'

const unitNames: Readonly<Record<Unit, string>> = {
  EA: 'Each (EA)',
  FT: 'Foot (FT)',
  SQFT: 'Square foot (SQFT)',
}

/** The lists of filters, in their order beside the results. */
const listNames = {
  doorModels: 'Door',
  tags: 'Category',
  units: 'Unit',
  priceBands: 'Price',
  specialOrder: 'Lead time',
  proprietary: 'Staff',
} as const
type List = keyof typeof listNames
/** Lists of one filter, which a part passes or does not. */
type Mark = 'specialOrder' | 'proprietary'

/** One filter that can be picked. */
export interface FilterOption {
  /** Unlike that of any other filter. */
  readonly key: string
  readonly label: string
  readonly picked: boolean
  /** How many parts there are with it; null while that is not known. */
  readonly count: number | null
  /** The filters once it has been picked, or dropped when it is picked. */
  readonly turned: Filters
}

export interface FilterGroup {
  readonly name: string
  readonly options: readonly FilterOption[]
}

/** A price without the cents that it has none of. */
function wholeMoney(cents: number | undefined): string {
  return formatMoney(cents ?? 0).replace(/\.00$/, '')
}

/** A price band for a reader, such as `$10 to $25`. */
export function bandName(band: number): string {
  const [from, to] = [priceBandLimits[band - 1], priceBandLimits[band]]
  if (from === undefined) return `Under ${wholeMoney(to)}`
  if (to === undefined) return `${wholeMoney(from)} and over`
  return `${wholeMoney(from)} to ${wholeMoney(to)}`
}

/** A list with a value more, or less when it is there; always in the order of all values. */
function turnedIn<T>(list: readonly T[], value: T, all: readonly T[]): T[] {
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
    turned: { ...filters, [list]: turnedIn(picked, value, all) },
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
 * All filters, as they are picked and with how many parts each would leave; that of staff only for those who are told
 * how many parts it leaves, or have it picked.
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
 * The filters of an address that whoever is here may use: the others narrow nothing and are not shown as picked. Null while
 * that depends on who is here, and the server has not said.
 */
export function allowedFilters(filters: Filters, viewer: KnownViewer): Filters | null {
  if (!filters.proprietary) return filters
  if (viewer === undefined) return null
  const staff = viewer !== null && viewer.duty === null && may(viewer.user, 'seeInternalParts')
  return staff ? filters : { ...filters, proprietary: false }
}

/** The filters that are picked, in their order. */
export function pickedFilters(filters: Filters): FilterOption[] {
  return filterGroups(filters, null).flatMap(({ options }) => options.filter(({ picked }) => picked))
}

/** True when a filter can be picked or dropped: one that would leave nothing can only be dropped. */
export function canTurn({ picked, count }: FilterOption): boolean {
  return picked || count !== 0
}
