import type { Category } from '@mullion/domain/catalog/categories'
import type { FacetGroup } from '@mullion/domain/catalog/facet-counts'
import { anything, facetMasks, priceBandLimits } from '@mullion/domain/catalog/facets'
import type { SortOrder } from '@mullion/domain/catalog/search'
import { and, gte, lt, sql } from 'drizzle-orm'
import type { Reader } from '../database.ts'
import type { Page } from '../page.ts'
import { prepared } from '../prepared.ts'
import type { PartRow } from './catalog.repository.ts'
import { parts } from './catalog.tables.ts'
import { facetCounts } from './facet-counts.ts'
import {
  isWide,
  type ListLimits,
  limitValues,
  type Narrowing,
  narrowingValues,
  passesFilters,
  wide,
} from './filters.ts'
import { shelves } from './shelf.ts'
import { isByPrice, shelfPage } from './shelf-page.ts'

const inCategory = and(
  gte(parts.position, sql.placeholder('from')),
  lt(parts.position, sql.placeholder('below')),
  sql`(${parts.facets} & ${sql.placeholder('categoryModel')}) <> 0`,
  sql`(${parts.facets} & ${sql.placeholder('categoryTags')}) <> 0`,
)

/** A section of the catalog: a menu category, or the whole catalog if `category` is null. */
export interface Shelf {
  readonly category: Category | null
  readonly withObsolete: boolean
}

function rangeOf({ category, withObsolete }: Shelf) {
  const ranges = shelves(withObsolete)
  const { model, tags } = category ? facetMasks(category) : { model: anything, tags: anything }
  const [from, below] = [ranges[0]?.from ?? 0, ranges.at(-1)?.below ?? 0]
  return { categoryModel: model, categoryTags: tags, from, below }
}

const shelf = { relation: sql`${parts}`, position: sql<number>`${parts.position}` }
const narrowed = and(inCategory, passesFilters)

const onShelf = and(
  gte(parts.position, sql.placeholder('from')),
  lt(parts.position, sql.placeholder('below')),
)

const pages = {
  unfiltered: prepared((db) => shelfPage(db, { ...shelf, where: onShelf }).prepare('shelf_whole_page')),
  inOrder: prepared((db) => shelfPage(db, { ...shelf, where: narrowed }).prepare('shelf_page')),
  price: prepared((db) =>
    shelfPage(db, { ...shelf, where: narrowed, sort: 'price' }).prepare('shelf_page_by_price'),
  ),
  'price-down': prepared((db) =>
    shelfPage(db, { ...shelf, where: narrowed, sort: 'price-down' }).prepare('shelf_page_by_price_down'),
  ),
}

export interface NarrowedPage extends Page {
  readonly sort?: SortOrder
  readonly narrowing?: Narrowing
}

/** Returns a page of a section's parts that pass the filters; obsolete parts come last, and only on request. */
export function listShelf(
  db: Reader,
  of: Shelf,
  { limit, offset, sort = 'relevance', narrowing = wide }: NarrowedPage,
): Promise<PartRow[]> {
  const range = rangeOf(of)
  if (of.category === null && !isByPrice(sort) && isWide(narrowing)) {
    return pages.unfiltered(db).execute({ from: range.from, below: range.below, limit, offset })
  }
  const page = isByPrice(sort) ? pages[sort] : pages.inOrder
  return page(db).execute({ ...range, ...narrowingValues(narrowing), limit, offset })
}

const counts = prepared((db) =>
  facetCounts(db, { ...shelf, where: inCategory }).prepare('shelf_facet_counts'),
)

/** Counts a section's parts by combination of facets and by price band. */
export function countShelfByFacets(
  db: Reader,
  of: Shelf,
  limits: ListLimits = priceBandLimits,
): Promise<FacetGroup[]> {
  return counts(db).execute({ ...rangeOf(of), ...limitValues(limits) })
}
