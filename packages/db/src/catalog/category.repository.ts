import type { Category } from '@mullion/domain/catalog/categories'
import { facetMasks } from '@mullion/domain/catalog/facets'
import { and, asc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm'
import { prepared } from '../prepared.ts'
import type { Reader } from '../store.ts'
import type { Page, PartRow } from './catalog.repository.ts'
import { parts } from './catalog.tables.ts'
import { shelves } from './shelf.ts'

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

/** Walks the index of positions and facets, and reads the rows of the page alone. */
const page = prepared((db) => {
  const hit = db
    .select({ at: sql<number>`${parts.position}`.as('at') })
    .from(parts)
    .where(inCategory)
    .orderBy(asc(parts.position))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('hit')
  return db
    .select(getTableColumns(parts))
    .from(hit)
    .innerJoin(parts, eq(parts.position, hit.at))
    .orderBy(asc(parts.position))
    .prepare('category_page')
})

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
