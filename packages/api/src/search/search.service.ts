import { findCatalogVersion } from '@mullion/db/catalog/catalog.repository'
import { areFamiliesCurrent, findFamilies } from '@mullion/db/catalog/family.repository'
import { isOtherNumber } from '@mullion/db/catalog/other-number.repository'
import type { Database } from '@mullion/db/database'
import { type CatalogSection, countSectionByFacets, listSection } from '@mullion/db/search/browse.repository'
import type { ListedPart } from '@mullion/db/search/page-by-position'
import {
  countSearchByFacets,
  findsAny,
  findsElsewhere,
  planMeant,
  planSymptom,
  searchParts,
} from '@mullion/db/search/search.repository'
import type { SearchPlan } from '@mullion/db/search/search-plan'
import {
  type SecondPass,
  type SecondSearchOptions,
  secondSearch,
} from '@mullion/db/search/spelling.repository'
import { listTaughtWords } from '@mullion/db/search/taught-word.repository'
import { isIndexCurrent, rebuildTextIndex } from '@mullion/db/search/text-index.repository'
import type { Actor } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import type { NumberLead } from '@mullion/domain/catalog/number-lead'
import { maxOtherNumberLength } from '@mullion/domain/catalog/other-number'
import { expansionOf } from '@mullion/domain/catalog/part-name'
import { numberKey } from '@mullion/domain/catalog/part-number'
import { attributesIn } from '@mullion/domain/search/asked-attributes'
import { describedIn } from '@mullion/domain/search/descriptions'
import {
  countFacets,
  type FacetCounts,
  type FacetGroup,
  fittingGroups,
} from '@mullion/domain/search/facet-counts'
import type { Filters } from '@mullion/domain/search/facets'
import { parseQuery, type SearchQuery } from '@mullion/domain/search/query'
import type {
  BrowseCountsInput,
  BrowseInput,
  MatchKind,
  PartsPage,
  SearchCounts,
  SearchCountsInput,
  SearchInput,
} from '@mullion/domain/search/search-input'
import { likelySymptomIn, type Symptom, symptomIn, tells } from '@mullion/domain/search/symptom'
import type { SearchOutcome } from '@mullion/domain/search/taught-word-input'
import { asTaught, compileTaught, type TaughtWords } from '@mullion/domain/search/taught-words'
import { LRUCache } from 'lru-cache'
import { leadsOf } from '../catalog/number-leads.ts'
import { viewPart } from '../catalog/part-view.ts'
import { createGroupedPages } from './grouped-pages.ts'
import { filteredPage, filtersFor, listLimitsFor } from './result-filters.ts'
import type { SearchTallies } from './search-tallies.ts'

export type SearchService = ReturnType<typeof createSearchService>

const shownOfOutcome = 3
const rememberedCounts = 2000
/** Each takes up to about 20 KB, for the longest texts. */
const rememberedMeanings = 500

/** The default `rest`, for callers that need not yield to others. */
const atOnce = async (): Promise<void> => undefined

/** What a text was taken to mean. */
interface Meaning {
  readonly plan: SearchPlan
  readonly symptom?: Symptom
}

interface CountedGroups {
  readonly match: MatchKind
  readonly groups: readonly FacetGroup[]
}

interface Counted {
  readonly filters: Filters
  readonly match: MatchKind
}

interface PlannedSearch {
  readonly input: SearchInput
  readonly plan: SearchPlan
  readonly rest: () => Promise<void>
}

interface PageRequest {
  readonly actor: Actor
  readonly limit: number
}

const planOfSection = (section: CatalogSection): SearchPlan => ({
  section,
  ranks: [],
  anywhere: null,
  withObsolete: section.withObsolete,
})

/** Facet counts after filtering, limited to what this actor may know. */
function countsFor(actor: Actor, groups: readonly FacetGroup[], filters: Filters): FacetCounts {
  const { proprietary, ...open } = countFacets(groups, filtersFor(actor, filters))
  return may(actor, 'seeInternalParts') ? { ...open, proprietary } : open
}

const parsedCures = new Map<string, SearchQuery>()

/** Returns the query of a cure, parsed once; there are only as many as the rules name. */
function queryOfCure(cure: string): SearchQuery {
  const query = parsedCures.get(cure) ?? parseQuery(cure)
  parsedCures.set(cure, query)
  return query
}

/** Returns the words a search was interpreted as, with abbreviations written out if it was corrected. */
function correctedText({ match, words }: SecondPass): string {
  const typed = words.map((word) => word.typed)
  return (match === 'similar' ? typed.map((word) => expansionOf(word) ?? word) : typed).join(' ')
}

export function createSearchService({ db, tallies }: { db: Database; tallies: SearchTallies }) {
  const families = createGroupedPages(db.read)
  const counted = new LRUCache<string, CountedGroups>({ max: rememberedCounts })
  const meanings = new LRUCache<string, Meaning>({ max: rememberedMeanings })
  const secondPasses = new LRUCache<string, Promise<SecondPass | null>>({ max: rememberedMeanings })

  /** Caches groups until the catalog changes; filters are applied to them on each call. */
  async function remembered(key: string, count: () => Promise<CountedGroups>): Promise<CountedGroups> {
    const versioned = `${await findCatalogVersion(db.read)}:${key}`
    const known = counted.get(versioned)
    if (known) return known
    const groups = await count()
    counted.set(versioned, groups)
    return groups
  }

  /** Plans a search for what cures a symptom; null without one, or if the text names parts. */
  async function cured(
    text: string,
    symptom: Symptom | null,
    withObsolete: boolean,
  ): Promise<Meaning | null> {
    if (!symptom) return null
    const said = parseQuery(text)
    if (said.category || said.everything) return null
    const queries = symptom.cures.map(queryOfCure)
    const planned = await planSymptom(db.read, said, {
      cures: queries,
      isTold: tells(text),
      withObsolete,
    })
    if (!planned) return null
    const cures = symptom.cures.filter((_, at) => planned.known.some((query) => query === queries[at]))
    return { plan: planned.plan, symptom: { ...symptom, cures } }
  }

  let taught: { readonly version: number; readonly words: TaughtWords } | null = null

  /** The words that staff taught, read again when the catalog version has changed, which each change increments. */
  async function taughtNow(): Promise<TaughtWords> {
    const version = await findCatalogVersion(db.read)
    if (taught?.version !== version) {
      taught = { version, words: compileTaught(await listTaughtWords(db.read)) }
    }
    return taught.words
  }

  async function meaningOf(text: string, withObsolete: boolean): Promise<Meaning> {
    const cure = await cured(text, symptomIn(text), withObsolete)
    if (cure) return cure
    const plan = await planMeant(db.read, parseQuery(text), withObsolete)
    const likely = likelySymptomIn(text)
    if (!likely || (await findsAny(db.read, plan))) return { plan }
    return (await cured(text, likely, withObsolete)) ?? { plan }
  }

  /** Caches what a text means, because finding out whether its words are whole takes a query. */
  async function meant(text: string, withObsolete: boolean): Promise<Meaning> {
    const key = `${await findCatalogVersion(db.read)}:${withObsolete}:${text.toLowerCase()}`
    const known = meanings.get(key)
    if (known) return known
    const meaning = await meaningOf(asTaught(text, await taughtNow()), withObsolete)
    meanings.set(key, meaning)
    return meaning
  }

  /** Reads a text without results as the description of a part, otherwise with fewer or corrected words. */
  async function reinterpreted(
    text: string,
    how: Omit<SecondSearchOptions, 'wanted'>,
  ): Promise<SecondPass | null> {
    const options = { ...how, wanted: attributesIn(text) }
    const described = describedIn(text)
    if (described === null) return secondSearch(db.read, parseQuery(text), options)
    const query = parseQuery(described)
    const plan = await planMeant(db.read, query, options.withObsolete)
    if (await findsAny(db.read, plan)) return { match: 'partial', words: query.words, plan }
    return (await secondSearch(db.read, query, options)) ?? secondSearch(db.read, parseQuery(text), options)
  }

  /**
   * Caches how a text without results was reinterpreted, or that nothing helped; concurrent calls share one
   * computation.
   */
  async function secondPass(text: string, { withObsolete, rest }: Omit<SecondSearchOptions, 'wanted'>) {
    const key = `${await findCatalogVersion(db.read)}:${withObsolete}:${text.toLowerCase()}`
    const known = secondPasses.get(key)
    if (known) return known
    const second = taughtNow().then((words) => reinterpreted(asTaught(text, words), { withObsolete, rest }))
    secondPasses.set(key, second)
    second.catch(() => secondPasses.delete(key))
    return second
  }

  function pageOf(
    found: readonly ListedPart[],
    { actor, limit, match, searchedText = null }: Pick<PartsPage, 'match'> & Partial<PartsPage> & PageRequest,
  ): PartsPage {
    const parts = found.slice(0, limit).map((row) => viewPart(row, actor))
    return { match, searchedText, parts, more: found.length > limit }
  }

  /** The same as a search of single parts, with one entry for each family. */
  async function searchFamilies(actor: Actor, { input, plan, rest }: PlannedSearch): Promise<PartsPage> {
    const exact = await families.page(actor, plan, input)
    if (exact.parts.length > 0 || (await findsAny(db.read, plan))) {
      return { match: 'exact', searchedText: null, ...exact }
    }
    const second = await secondPass(input.text, { withObsolete: plan.withObsolete, rest })
    if (!second) return { match: 'none', searchedText: null, ...exact }
    const found = await families.page(actor, second.plan, input)
    return { match: second.match, searchedText: correctedText(second), ...found }
  }

  /** How many families and single parts a text finds with filters. */
  async function countFamilies(
    actor: Actor,
    { text, filters, fits, match }: Pick<SearchCountsInput, 'text' | 'fits'> & Counted,
    rest: () => Promise<void>,
  ): Promise<number> {
    const withObsolete = may(actor, 'seeInternalParts')
    const { plan } = await meant(text, withObsolete)
    if (match === 'exact') return families.count(actor, plan, { filters, fits })
    const second = await secondPass(text, { withObsolete, rest })
    return second ? families.count(actor, second.plan, { filters, fits }) : 0
  }

  /** Where a text leads as an old or foreign number; one look at an index for texts that could be one. */
  async function leadOf(actor: Actor, text: string): Promise<NumberLead | undefined> {
    if (!/\d/.test(text) || text.length > maxOtherNumberLength) return undefined
    const key = numberKey(text)
    return (await isOtherNumber(db.read, key)) ? (await leadsOf(db.read, actor, [key])).get(key) : undefined
  }

  /** One page of the parts that match a text; if none do, of those that match fewer or corrected words. */
  async function pageFound(actor: Actor, input: SearchInput, rest = atOnce): Promise<PartsPage> {
    const { plan, symptom } = await meant(input.text, may(actor, 'seeInternalParts'))
    const search = { input, plan, rest }
    const page = await (input.groupBy ? searchFamilies(actor, search) : searchSingly(actor, search))
    return symptom ? { ...page, symptom } : page
  }

  async function searchSingly(actor: Actor, { input, plan, rest }: PlannedSearch): Promise<PartsPage> {
    const { withObsolete } = plan
    const request = { actor, limit: input.limit }
    const wanted = filteredPage(actor, input)
    const exact = await searchParts(db.read, plan, wanted)
    if (exact.length > 0) return pageOf(exact, { ...request, match: 'exact' })
    if (await findsElsewhere(db.read, plan, wanted)) return pageOf([], { ...request, match: 'exact' })
    const second = await secondPass(input.text, { withObsolete, rest })
    if (!second) return pageOf([], { ...request, match: 'none' })
    const found = await searchParts(db.read, second.plan, wanted)
    return pageOf(found, { ...request, match: second.match, searchedText: correctedText(second) })
  }

  async function outcomeOfPlan(plan: SearchPlan, match: MatchKind): Promise<SearchOutcome> {
    const { total } = countFacets(await countSearchByFacets(db.read, plan))
    const parts = await searchParts(db.read, plan, { offset: 0, limit: shownOfOutcome })
    return { match, total, parts: parts.map(({ number, name }) => ({ number, name })) }
  }

  return {
    /**
     * Returns one page of the parts that match a text; if none do, of those that match fewer or corrected
     * words.
     */
    async search(actor: Actor, input: SearchInput, rest = atOnce): Promise<PartsPage> {
      const lead = input.offset === 0 ? await leadOf(actor, input.text) : undefined
      const page = await pageFound(actor, input, rest)
      if (!lead) return page
      if (page.match === 'exact') return { ...page, lead }
      // What only resembles an old number is no answer beside the part that it leads to.
      return { match: 'none', searchedText: null, parts: [], more: false, lead }
    },

    /** Returns how many parts a text and filters find, by facet. This call is what the search statistics count. */
    async searchCounts(
      actor: Actor,
      { text, filters, fits, groupBy }: Omit<SearchCountsInput, 'filters'> & { readonly filters: Filters },
      rest = atOnce,
    ): Promise<SearchCounts> {
      const withObsolete = may(actor, 'seeInternalParts')
      const limits = listLimitsFor(actor)
      const key = `${withObsolete}:${actor.discountRate}:${text.toLowerCase()}`
      const { match, groups } = await remembered(key, async () => {
        const { plan } = await meant(text, withObsolete)
        const exact = await countSearchByFacets(db.read, plan, limits)
        if (exact.length > 0) return { match: 'exact', groups: exact }
        if (await leadOf(actor, text)) return { match: 'none', groups: [] }
        const second = await secondPass(text, { withObsolete, rest })
        if (!second) return { match: 'none', groups: [] }
        return { match: second.match, groups: await countSearchByFacets(db.read, second.plan, limits) }
      })
      tallies.add({
        text,
        total: match === 'exact' ? countFacets(groups).total : 0,
        ipAddress: actor.ipAddress,
      })
      const counts = { match, ...countsFor(actor, fits ? fittingGroups(groups, fits) : groups, filters) }
      if (!groupBy) return counts
      return { ...counts, groups: await countFamilies(actor, { text, filters, fits, match }, rest) }
    },

    /** Counts a search as given up, as far as the search itself was counted. */
    noteGivenUp(actor: Actor, { text }: Pick<SearchInput, 'text'>): void {
      tallies.addGivenUp({ text, ipAddress: actor.ipAddress })
    },

    /** Returns what a guest would find for a text with these taught words. Remembers nothing. */
    async outcomeOf(text: string, words: TaughtWords): Promise<SearchOutcome> {
      const said = asTaught(text, words)
      const { plan } = await meaningOf(said, false)
      const exact = await outcomeOfPlan(plan, 'exact')
      if (exact.total > 0) return exact
      const second = await reinterpreted(said, { withObsolete: false, rest: atOnce })
      return second ? outcomeOfPlan(second.plan, second.match) : { match: 'none', total: 0, parts: [] }
    },

    async browse(actor: Actor, input: BrowseInput): Promise<PartsPage> {
      const section = { category: null, withObsolete: may(actor, 'seeInternalParts') }
      if (input.groupBy) {
        return {
          match: 'exact',
          searchedText: null,
          ...(await families.page(actor, planOfSection(section), input)),
        }
      }
      const rows = await listSection(db.read, section, filteredPage(actor, input))
      return pageOf(rows, { actor, limit: input.limit, match: 'exact' })
    },

    async browseCounts(actor: Actor, { filters, fits, groupBy }: BrowseCountsInput): Promise<SearchCounts> {
      const section = { category: null, withObsolete: may(actor, 'seeInternalParts') }
      const { groups } = await remembered(
        `${may(actor, 'seeInternalParts')}:${actor.discountRate}`,
        async () => ({
          match: 'exact',
          groups: await countSectionByFacets(db.read, section, listLimitsFor(actor)),
        }),
      )
      const counts = countsFor(actor, fits ? fittingGroups(groups, fits) : groups, filters)
      if (!groupBy) return { match: 'exact', ...counts }
      const count = await families.count(actor, planOfSection(section), { filters, fits })
      return { match: 'exact', ...counts, groups: count }
    },

    /** Finds the families of all parts again if an earlier release had another rule, or none. */
    async refreshFamilies(): Promise<void> {
      if (await areFamiliesCurrent(db.read)) return
      await db.transaction(findFamilies)
    },

    /** Rebuilds the text index if an earlier release built it with other rules. */
    async refreshTextIndex(): Promise<void> {
      if (await isIndexCurrent(db.read)) return
      await db.transaction(rebuildTextIndex)
    },
  }
}
