import type { SortOrder } from '@mullion/domain/search/search-input'
import { desc, eq, sql } from 'drizzle-orm'
import { parts } from '../catalog/catalog.tables.ts'
import { firstObsoletePosition, positionRanges } from '../catalog/position.ts'
import type { Reader } from '../database.ts'
import { kit } from '../dialect/current.ts'
import { prepared } from '../prepared.ts'
import { allParts, inCategory, rangeOf } from './browse.repository.ts'
import { filterPlaceholders, type PartFilter, passesFilters } from './filters.ts'
import { isByPrice, type PositionSource } from './page-by-position.ts'
import { matching } from './search.repository.ts'
import type { SearchPlan } from './search-plan.ts'

/** The matches of one family, or a part that is in none: the position of the first, and how many there are. */
export interface Group {
  readonly position: number
  readonly matches: number
}

interface FamilyGroup extends Group {
  readonly familyId: number
}

/** Groups the parts of a source by family, in catalog order or by the lowest or highest list price. */
function groupsOf(db: Reader, source: PositionSource) {
  const { relation, position, where, withParts = false, sort = 'relevance' } = source
  const first = sql`min(${position})`
  const groups = db
    .select({
      familyId: sql<number>`${parts.familyId}`.mapWith(Number),
      position: first.mapWith(Number),
      matches: sql<number>`count(*)`.mapWith(Number),
    })
    .from(relation)
  const joined = withParts ? groups.innerJoin(parts, eq(parts.position, position)) : groups
  const price = sort === 'price' ? sql`min(${parts.priceCents})` : desc(sql`max(${parts.priceCents})`)
  const obsoleteLast = sql`case when min(${position}) < ${sql.raw(String(firstObsoletePosition))} then 0 else 1 end`
  const pricelessLast = sql`case when min(${parts.priceCents}) is null then 1 else 0 end`
  const order = isByPrice(sort) ? [obsoleteLast, pricelessLast, price, first] : [first]
  return joined
    .where(where)
    .groupBy(parts.familyId)
    .orderBy(...order)
}

const inSearch = { ...kit.search, where: sql`${matching} and ${passesFilters}`, withParts: true }
const inSection = { ...allParts, where: sql`${inCategory} and ${passesFilters}` }

const statements = (source: PositionSource, name: string) => ({
  relevance: prepared((db) => groupsOf(db, source).prepare(name)),
  price: prepared((db) => groupsOf(db, { ...source, sort: 'price' }).prepare(`${name}_by_price`)),
  'price-down': prepared((db) =>
    groupsOf(db, { ...source, sort: 'price-down' }).prepare(`${name}_by_price_down`),
  ),
})
const searched = statements(inSearch, 'search_groups')
const browsed = statements(inSection, 'section_groups')

interface GroupsOptions {
  readonly filter: PartFilter
  readonly sort: SortOrder
}

/**
 * Returns the families and single parts of a plan's matches in the order of their first match: best rank first, by part
 * number within a rank, or in another sort order. A family whose parts are in several ranks counts once.
 */
export async function listGroups(
  db: Reader,
  plan: SearchPlan,
  { filter, sort }: GroupsOptions,
): Promise<Group[]> {
  const values = filterPlaceholders(filter)
  const by = isByPrice(sort) ? sort : 'relevance'
  if (plan.section) return browsed[by](db).execute({ ...rangeOf(plan.section), ...values })
  if (plan.anywhere === null) return []
  const ranges = positionRanges(plan.withObsolete)
  const whole = { from: 0, below: ranges.at(-1)?.below ?? 0 }
  if (sort !== 'relevance') {
    return searched[by](db).execute({ match: plan.anywhere.match, ...whole, ...values })
  }
  const found = new Map<number, FamilyGroup>()
  for (const section of ranges) {
    for (const { match } of plan.ranks) {
      for (const group of await searched.relevance(db).execute({ match, ...section, ...values })) {
        const known = found.get(group.familyId)
        found.set(group.familyId, known ? { ...known, matches: known.matches + group.matches } : group)
      }
    }
  }
  return [...found.values()]
}
