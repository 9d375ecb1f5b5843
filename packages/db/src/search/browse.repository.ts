import type { Category } from '@mullion/domain/catalog/categories'
import type { FacetGroup } from '@mullion/domain/search/facet-counts'
import { facetMasks, matchesAll, priceBandLimits } from '@mullion/domain/search/facets'
import type { SortOrder } from '@mullion/domain/search/search-input'
import { and, gte, lt, sql } from 'drizzle-orm'
import { parts } from '../catalog/catalog.tables.ts'
import { positionRanges } from '../catalog/position.ts'
import type { Reader } from '../database.ts'
import type { Page } from '../page.ts'
import { prepared } from '../prepared.ts'
import { facetCounts } from './facet-counts.ts'
import {
  filterPlaceholders,
  isNoFilter,
  type ListPriceLimits,
  limitPlaceholders,
  noFilter,
  type PartFilter,
  passesFilters,
} from './filters.ts'
import { isByPrice, type ListedPart, pageByPosition } from './page-by-position.ts'

/** Condition: in a section of the catalog. */
export const inCategory = and(
  gte(parts.position, sql.placeholder('from')),
  lt(parts.position, sql.placeholder('below')),
  sql`(${parts.facets} & ${sql.placeholder('categoryModel')}) <> 0`,
  sql`(${parts.facets} & ${sql.placeholder('categoryTags')}) <> 0`,
)

/** A section of the catalog: a menu category, or the whole catalog if `category` is null. */
export interface CatalogSection {
  readonly category: Category | null
  readonly withObsolete: boolean
}

export function rangeOf({ category, withObsolete }: CatalogSection) {
  const ranges = positionRanges(withObsolete)
  const { model, tags } = category ? facetMasks(category) : { model: matchesAll, tags: matchesAll }
  const [from, below] = [ranges[0]?.from ?? 0, ranges.at(-1)?.below ?? 0]
  return { categoryModel: model, categoryTags: tags, from, below }
}

export const allParts = { relation: sql`${parts}`, position: sql<number>`${parts.position}` }
const filtered = and(inCategory, passesFilters)

const inRange = and(
  gte(parts.position, sql.placeholder('from')),
  lt(parts.position, sql.placeholder('below')),
)

const pages = {
  unfiltered: prepared((db) =>
    pageByPosition(db, { ...allParts, where: inRange }).prepare('shelf_whole_page'),
  ),
  inOrder: prepared((db) => pageByPosition(db, { ...allParts, where: filtered }).prepare('shelf_page')),
  price: prepared((db) =>
    pageByPosition(db, { ...allParts, where: filtered, sort: 'price' }).prepare('shelf_page_by_price'),
  ),
  'price-down': prepared((db) =>
    pageByPosition(db, { ...allParts, where: filtered, sort: 'price-down' }).prepare(
      'shelf_page_by_price_down',
    ),
  ),
}

export interface FilteredPage extends Page {
  readonly sort?: SortOrder
  readonly filter?: PartFilter
}

/** Returns a page of a section's parts that pass the filters; obsolete parts come last, and only on request. */
export function listSection(
  db: Reader,
  of: CatalogSection,
  { limit, offset, sort = 'relevance', filter = noFilter }: FilteredPage,
): Promise<ListedPart[]> {
  const range = rangeOf(of)
  if (of.category === null && !isByPrice(sort) && isNoFilter(filter)) {
    return pages.unfiltered(db).execute({ from: range.from, below: range.below, limit, offset })
  }
  const page = isByPrice(sort) ? pages[sort] : pages.inOrder
  return page(db).execute({ ...range, ...filterPlaceholders(filter), limit, offset })
}

const counts = prepared((db) =>
  facetCounts(db, { ...allParts, where: inCategory }).prepare('shelf_facet_counts'),
)

/** Counts a section's parts by combination of facets and by price band. */
export function countSectionByFacets(
  db: Reader,
  of: CatalogSection,
  limits: ListPriceLimits = priceBandLimits,
): Promise<FacetGroup[]> {
  return counts(db).execute({ ...rangeOf(of), ...limitPlaceholders(limits) })
}
