import { findCatalogVersion } from '@mullion/db/catalog/catalog.repository'
import type { Reader } from '@mullion/db/database'
import type { PartFilter } from '@mullion/db/search/filters'
import { type Group, listGroups } from '@mullion/db/search/grouped.repository'
import { listPartsAt } from '@mullion/db/search/page-by-position'
import type { SearchPlan } from '@mullion/db/search/search-plan'
import type { Actor } from '@mullion/domain/accounts/actor'
import { type Filters, filterMasks, matchesAll } from '@mullion/domain/search/facets'
import {
  type BrowseInput,
  type PartsPage,
  type SortOrder,
  sortOrders,
} from '@mullion/domain/search/search-input'
import { LRUCache } from 'lru-cache'
import { createFamilySummaries } from '../catalog/family-summaries.ts'
import { viewPart } from '../catalog/part-view.ts'
import { filtersFor, listLimitsFor } from './result-filters.ts'

/** Groups remembered for all searches together; each takes some 40 bytes. */
const rememberedGroups = 500_000

interface Listing {
  readonly filter: PartFilter
  readonly sort: SortOrder
  readonly version: number
}

/** What decides the families of a plan and their order; null for a plan that finds none. */
function keyOf(plan: SearchPlan, { filter, sort, version }: Listing): string | null {
  const { section, ranks, anywhere, withObsolete } = plan
  if (!section && anywhere === null) return null
  const limits = filter.masks.prices === matchesAll ? null : filter.limits
  const order = section && sort === 'number' ? 'relevance' : sort
  const found = section
    ? { category: section.category?.text ?? null }
    : { ranks: ranks.map(({ match }) => match) }
  return JSON.stringify([version, found, withObsolete, filter.masks, filter.ownParts, limits, order])
}

interface Narrowing extends Pick<BrowseInput, 'fits'> {
  readonly filters: Filters
}

/** Pages of results by family. The order of a search's families is found once for each version of the catalog. */
export function createGroupedPages(db: Reader) {
  const summaries = createFamilySummaries(db)
  const ordered = new LRUCache<string, readonly Group[]>({
    maxSize: rememberedGroups,
    sizeCalculation: (groups) => groups.length + 1,
  })
  /** A page and its count arrive together. */
  const underWay = new Map<string, Promise<readonly Group[]>>()

  const knownGroups = (key: string) => ordered.get(key) ?? underWay.get(key)

  async function groupsOf(plan: SearchPlan, listing: Listing): Promise<readonly Group[]> {
    const key = keyOf(plan, listing)
    if (key === null) return []
    const known = knownGroups(key)
    if (known) return known
    const listed = listGroups(db, plan, listing)
    underWay.set(key, listed)
    try {
      const groups = await listed
      ordered.set(key, groups)
      return groups
    } finally {
      underWay.delete(key)
    }
  }

  /** Counts those that a page lists in whatever order, else lists them by number, which takes one statement. */
  async function countOf(plan: SearchPlan, listing: Omit<Listing, 'sort'>): Promise<number> {
    for (const sort of sortOrders) {
      const key = keyOf(plan, { ...listing, sort })
      const known = key === null ? [] : await knownGroups(key)
      if (known) return known.length
    }
    return (await groupsOf(plan, { ...listing, sort: 'number' })).length
  }

  const filterOf = (actor: Actor, { filters, fits }: Narrowing): PartFilter => ({
    masks: filterMasks(filtersFor(actor, filters), fits),
    limits: listLimitsFor(actor),
    ownParts: fits?.ownParts ?? [],
  })

  return {
    /** Returns how many families and single parts a plan finds. */
    async count(actor: Actor, plan: SearchPlan, narrowing: Narrowing) {
      const version = await findCatalogVersion(db)
      return countOf(plan, { filter: filterOf(actor, narrowing), version })
    },

    /** Returns one page of a plan's families and single parts. */
    async page(
      actor: Actor,
      plan: SearchPlan,
      { offset, limit, sort, filters, fits }: BrowseInput,
    ): Promise<Pick<PartsPage, 'parts' | 'families' | 'more'>> {
      const version = await findCatalogVersion(db)
      const groups = await groupsOf(plan, { filter: filterOf(actor, { filters, fits }), sort, version })
      const shown = groups.slice(offset, offset + limit)
      const rows = await listPartsAt(
        db,
        shown.map(({ position }) => position),
      )
      const matches = new Map(shown.map(({ position, matches }) => [position, matches]))
      const found = await summaries(actor, {
        ids: rows.map(({ familyId }) => familyId),
        withObsolete: plan.withObsolete,
        version,
      })
      const families = found.map(
        (family, at) => family && { ...family, matching: matches.get(rows[at]?.position ?? 0) ?? 0 },
      )
      const parts = rows.map((row) => viewPart(row, actor))
      return { parts, families, more: groups.length > offset + limit }
    },
  }
}
