import { findCatalogVersion } from '@mullion/db/catalog/catalog.repository'
import type { Reader } from '@mullion/db/database'
import type { PartFilter } from '@mullion/db/search/filters'
import { type Group, listGroups, listPartsAt } from '@mullion/db/search/grouped.repository'
import type { SearchPlan } from '@mullion/db/search/search-plan'
import type { Actor } from '@mullion/domain/accounts/actor'
import { type Filters, filterMasks, matchesAll } from '@mullion/domain/search/facets'
import type { BrowseInput, PartsPage, SortOrder } from '@mullion/domain/search/search-input'
import { LRUCache } from 'lru-cache'
import { createFamilySummaries } from '../catalog/family-summaries.ts'
import { viewPart } from '../catalog/part-view.ts'
import { filtersFor, listLimitsFor } from './result-filters.ts'

/** Groups remembered for all searches together; each takes some 40 bytes. */
const rememberedGroups = 500_000

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

  /** The order does not depend on relevance where only the number of groups is wanted. */
  async function groupsOf(
    plan: SearchPlan,
    { filter, sort, version }: { filter: PartFilter; sort: SortOrder; version: number },
  ): Promise<readonly Group[]> {
    const limits = filter.masks.prices === matchesAll ? null : filter.limits
    const { section, ranks, withObsolete } = plan
    const key = JSON.stringify([
      version,
      section?.category?.text,
      ranks,
      withObsolete,
      filter.masks,
      limits,
      sort,
    ])
    const known = ordered.get(key)
    if (known) return known
    const groups = await listGroups(db, plan, { filter, sort })
    ordered.set(key, groups)
    return groups
  }

  const filterOf = (actor: Actor, { filters, fits }: Narrowing): PartFilter => ({
    masks: filterMasks(filtersFor(actor, filters), fits),
    limits: listLimitsFor(actor),
  })

  return {
    /** Returns how many families and single parts a plan finds. */
    async count(actor: Actor, plan: SearchPlan, narrowing: Narrowing) {
      const version = await findCatalogVersion(db)
      const filter = filterOf(actor, narrowing)
      return (await groupsOf(plan, { filter, sort: 'relevance', version })).length
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
