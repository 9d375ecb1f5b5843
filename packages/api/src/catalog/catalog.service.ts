import {
  countPartsByFacets,
  findCatalogVersion,
  findPart,
  findPartByNumber,
  listParts,
  listPartsById,
  type Page,
} from '@mullion/db/catalog/catalog.repository'
import {
  correctSearch,
  countSearchByFacets,
  planSearch,
  searchParts,
} from '@mullion/db/catalog/search.repository'
import type { Store } from '@mullion/db/store'
import { type Actor, isStaff } from '@mullion/domain/accounts/actor'
import { countFacets } from '@mullion/domain/catalog/facets'
import type { InternalPart, Part } from '@mullion/domain/catalog/part'
import { numberKey } from '@mullion/domain/catalog/part-number'
import type { MatchKind, PartsPage, SearchCounts } from '@mullion/domain/catalog/search'
import { readSearch } from '@mullion/domain/catalog/search-words'
import { AppError } from '@mullion/domain/error'
import { LRUCache } from 'lru-cache'
import { viewPart } from './part-view.ts'
import type { SearchTallies } from './search-tallies.ts'

export type CatalogService = ReturnType<typeof createCatalogService>

const rememberedCounts = 2000

function partMissing(id: number): AppError {
  return new AppError('missing', 'catalog.part_missing', 'This part is not in the catalog.', { id })
}

/** Finding parts: by text, by page, by id. */
export function createCatalogService({ store, tallies }: { store: Store; tallies: SearchTallies }) {
  const counted = new LRUCache<string, SearchCounts>({ max: rememberedCounts })

  /** Remembers an answer for as long as the catalogue stays as it is. */
  async function remembered(key: string, count: () => Promise<SearchCounts>): Promise<SearchCounts> {
    const versioned = `${await findCatalogVersion(store.read)}:${key}`
    const known = counted.get(versioned)
    if (known) return known
    const counts = await count()
    counted.set(versioned, counts)
    return counts
  }

  /** The plan that finds something: what was typed, else what was likely meant, else nothing. */
  async function corrected(text: string, withObsolete: boolean) {
    const query = await correctSearch(store.read, readSearch(text))
    return query && planSearch(query, withObsolete)
  }

  function pageOf(
    match: MatchKind,
    found: Parameters<typeof viewPart>[0][],
    asked: { actor: Actor; limit: number },
  ): PartsPage {
    const parts = found.slice(0, asked.limit).map((row) => viewPart(row, asked.actor))
    return { match, parts, more: found.length > asked.limit }
  }

  return {
    /** One page of the parts that a text finds; when it finds none, of those that a corrected text finds. */
    async search(actor: Actor, input: Page & { text: string }): Promise<PartsPage> {
      const withObsolete = isStaff(actor)
      const asked = { actor, limit: input.limit }
      const wanted = { offset: input.offset, limit: input.limit + 1 }
      const plan = planSearch(readSearch(input.text), withObsolete)
      const exact = await searchParts(store.read, plan, wanted)
      if (exact.length > 0) return pageOf('exact', exact, asked)
      if (input.offset > 0 && (await searchParts(store.read, plan, { offset: 0, limit: 1 })).length > 0) {
        return pageOf('exact', [], asked)
      }
      const meant = await corrected(input.text, withObsolete)
      const similar = meant ? await searchParts(store.read, meant, wanted) : []
      return pageOf(similar.length > 0 || input.offset > 0 ? 'similar' : 'none', similar, asked)
    },

    /** How many parts a text finds, by tag and door model; asking for it is what is tallied as a search. */
    async searchCounts(actor: Actor, { text }: { text: string }): Promise<SearchCounts> {
      const withObsolete = isStaff(actor)
      const counts = await remembered(`${withObsolete}:${text.toLowerCase()}`, async () => {
        const exact = countFacets(
          await countSearchByFacets(store.read, planSearch(readSearch(text), withObsolete)),
        )
        if (exact.total > 0) return { match: 'exact', ...exact }
        const meant = await corrected(text, withObsolete)
        const similar = countFacets(meant ? await countSearchByFacets(store.read, meant) : [])
        return { match: similar.total > 0 ? 'similar' : 'none', ...similar }
      })
      tallies.add(text, counts.match === 'exact' ? counts.total : 0)
      return counts
    },

    /** One page of the whole catalogue, by part number. */
    async browse(actor: Actor, page: Page): Promise<PartsPage> {
      const rows = await listParts(store.read, {
        offset: page.offset,
        limit: page.limit + 1,
        withObsolete: isStaff(actor),
      })
      return pageOf('exact', rows, { actor, limit: page.limit })
    },

    /** How many parts there are, by tag and door model. */
    browseCounts(actor: Actor): Promise<SearchCounts> {
      return remembered(`${isStaff(actor)}`, async () => ({
        match: 'exact',
        ...countFacets(await countPartsByFacets(store.read, isStaff(actor))),
      }))
    },

    /** One part; `missing` when there is none, or when it is obsolete and the actor is a customer. */
    async part(actor: Actor, id: number): Promise<Part | InternalPart> {
      const row = await findPart(store.read, id)
      if (!row || (row.obsolete && !isStaff(actor))) throw partMissing(id)
      return viewPart(row, actor)
    },

    /** What stands in for the picture of the part with this number (see numberKey); null when there is no such part. */
    async standIn(number: string): Promise<{ illustration: string | null } | null> {
      const row = await findPartByNumber(store.read, numberKey(number))
      return row && { illustration: row.illustration }
    },

    /** The parts with these ids in the order asked; what is not sold to this actor is left out. */
    async partsById(actor: Actor, ids: readonly number[]): Promise<(Part | InternalPart)[]> {
      const rows = new Map((await listPartsById(store.read, ids)).map((row) => [row.id, row]))
      return [...new Set(ids)].flatMap((id) => {
        const row = rows.get(id)
        return row && (!row.obsolete || isStaff(actor)) ? [viewPart(row, actor)] : []
      })
    },
  }
}
