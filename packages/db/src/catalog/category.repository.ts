import type { Category } from '@mullion/domain/catalog/categories'
import { facetMasks } from '@mullion/domain/catalog/facets'
import { and, gte, lt, sql } from 'drizzle-orm'
import { prepared } from '../prepared.ts'
import type { Reader } from '../store.ts'
import type { Page, PartRow } from './catalog.repository.ts'
import { parts } from './catalog.tables.ts'
import { shelves } from './shelf.ts'
import { shelfPage } from './shelf-page.ts'

const inCategory = and(
  gte(parts.position, sql.placeholder('from')),
  lt(parts.position, sql.placeholder('below')),
  sql`(${parts.facets} & ${sql.placeholder('model')}) <> 0`,
  sql`(${parts.facets} & ${sql.placeholder('tags')}) <> 0`,
)

function where(category: Category, withObsolete: boolean) {
  const ranges = shelves(withObsolete)
  return { ...facetMasks(category), from: ranges[0]?.from ?? 0, below: ranges.at(-1)?.below ?? 0 }
}

const page = prepared((db) =>
  shelfPage(db, {
    relation: sql`${parts}`,
    position: sql<number>`${parts.position}`,
    where: inCategory,
  }).prepare('category_page'),
)

/** A page of the parts of a category in shelf order, obsolete ones last and only when asked for. */
export function listCategoryParts(
  db: Reader,
  category: Category,
  { limit, offset, withObsolete }: Page & { readonly withObsolete: boolean },
): Promise<PartRow[]> {
  return page(db).execute({ ...where(category, withObsolete), limit, offset })
}

const facetCounts = prepared((db) =>
  db
    .select({ facets: parts.facets, count: sql<number>`count(*)`.mapWith(Number) })
    .from(parts)
    .where(inCategory)
    .groupBy(parts.facets)
    .prepare('category_facet_counts'),
)

/** How many parts of a category carry each combination of tags and door models. */
export function countCategoryByFacets(
  db: Reader,
  category: Category,
  withObsolete: boolean,
): Promise<{ facets: number; count: number }[]> {
  return facetCounts(db).execute(where(category, withObsolete))
}
