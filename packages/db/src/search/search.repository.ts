import type { FacetGroup } from '@mullion/domain/search/facet-counts'
import { priceBandLimits } from '@mullion/domain/search/facets'
import { indexDocumentOf } from '@mullion/domain/search/index-document'
import { headWordOf, inWholeWords, type SearchQuery } from '@mullion/domain/search/query'
import { asWholeWord, isThing, type QueryWord } from '@mullion/domain/search/query-word'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { parts } from '../catalog/catalog.tables.ts'
import { type PositionRange, positionRanges } from '../catalog/position.ts'
import type { Reader } from '../database.ts'
import { kit } from '../dialect/current.ts'
import type { Page } from '../page.ts'
import { prepared } from '../prepared.ts'
import { countSectionByFacets, type FilteredPage, listSection } from './browse.repository.ts'
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
import { allWords, indexTermsOf, matcherOf, numberBegins, someWord } from './index-terms.ts'
import { isByPrice, type ListedPart, listPartsAt, pageByPosition } from './page-by-position.ts'
import { anyField, type Cure, planCures, planSearch, type SearchPlan } from './search-plan.ts'

/** Condition: found by a match in a range of positions. */
export const matching = and(
  kit.search.matches(sql.placeholder('match')),
  gte(kit.search.position, sql.placeholder('from')),
  lt(kit.search.position, sql.placeholder('below')),
)

const filtered = and(matching, passesFilters)

// Always joins parts, because the text index may have positions without a part (see orphanedPositions).
const hits = prepared((db) =>
  pageByPosition(db, { ...kit.search, where: matching, withParts: true }).prepare('search_hits'),
)
const filteredHits = prepared((db) =>
  pageByPosition(db, { ...kit.search, where: filtered, withParts: true }).prepare('search_narrowed_hits'),
)
const byPrice = (sort: 'price' | 'price-down', name: string) =>
  prepared((db) =>
    pageByPosition(db, { ...kit.search, where: filtered, withParts: true, sort }).prepare(name),
  )
const hitsByPrice = {
  price: byPrice('price', 'search_by_price'),
  'price-down': byPrice('price-down', 'search_by_price_down'),
}

const counts = prepared((db) =>
  facetCounts(db, { ...kit.search, where: matching, withParts: true }).prepare('search_facet_counts'),
)

const firstHit = prepared((db) =>
  db
    .select({ position: kit.search.position })
    .from(kit.search.relation)
    .innerJoin(parts, eq(parts.position, kit.search.position))
    .where(matching)
    .limit(1)
    .prepare('search_first_hit'),
)

const someHits = prepared((db) =>
  db
    .select({ position: kit.search.position })
    .from(kit.search.relation)
    .innerJoin(parts, eq(parts.position, kit.search.position))
    .where(matching)
    .limit(sql.placeholder('limit'))
    .prepare('search_some_hits'),
)

const hitCount = prepared((db) =>
  db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(kit.search.relation)
    .innerJoin(parts, eq(parts.position, kit.search.position))
    .where(matching)
    .prepare('search_hit_count'),
)
const filteredHitCount = prepared((db) =>
  db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(kit.search.relation)
    .innerJoin(parts, eq(parts.position, kit.search.position))
    .where(filtered)
    .prepare('search_narrowed_hit_count'),
)

/** Returns one page of a plan's parts: best rank first, by part number within a rank, or in another sort order. */
export async function searchParts(db: Reader, plan: SearchPlan, page: FilteredPage): Promise<ListedPart[]> {
  const { limit, offset, sort = 'relevance', filter = noFilter } = page
  if (plan.section) return listSection(db, plan.section, { limit, offset, sort, filter })
  if (plan.anywhere === null) return []
  if (isByPrice(sort)) {
    const where = { match: plan.anywhere.match, from: 0, below: endOfRanges(plan.withObsolete) }
    return hitsByPrice[sort](db).execute({ ...where, ...filterPlaceholders(filter), limit, offset })
  }
  return pageOfRanks(db, sort === 'number' ? { ...plan, ranks: [plan.anywhere] } : plan, {
    limit,
    offset,
    filter,
  })
}

async function pageOfRanks(
  db: Reader,
  plan: SearchPlan,
  { limit, offset, filter }: Page & { readonly filter: PartFilter },
): Promise<ListedPart[]> {
  const values = isNoFilter(filter) ? null : filterPlaceholders(filter)
  const found: ListedPart[] = []
  let passOver = offset
  for (const section of positionRanges(plan.withObsolete)) {
    for (const [at, { match }] of plan.ranks.entries()) {
      const wanted = limit - found.length
      if (wanted <= 0) return found
      const where = { match, ...section }
      const rank = { ...where, limit: wanted, offset: passOver }
      const rows = values
        ? await filteredHits(db).execute({ ...rank, ...values })
        : await hits(db).execute(rank)
      found.push(...rows)
      if (rows.length > 0) passOver = 0
      else if (passOver > 0) passOver -= await countHits(db, where, values)
      const isFirst = at === 0 && plan.ranks.length > 1
      if (isFirst && offset === 0 && !values && rows.length < wanted) {
        const others = await fewOthers(db, plan, { section, besides: rows, wanted: wanted - rows.length })
        if (!others) continue
        found.push(...others)
        break
      }
    }
  }
  return found
}

/** So many parts are ranked faster from their own words than by asking the index for each rank. */
const few = 16

/**
 * What a section has besides the parts of the first rank, by rank; null if that is more than a few and more than is
 * wanted. Most texts find few parts or none: this takes two queries instead of one for each rank left.
 */
async function fewOthers(
  db: Reader,
  plan: SearchPlan,
  {
    section,
    besides,
    wanted,
  }: { readonly section: PositionRange; readonly besides: readonly ListedPart[]; readonly wanted: number },
): Promise<ListedPart[] | null> {
  const most = besides.length + Math.max(few, wanted)
  const any = { match: plan.anywhere?.match, ...section, limit: most + 1 }
  const hits = await someHits(db).execute(any)
  if (hits.length > most) return null
  const known = new Set(besides.map(({ position }) => position))
  const others = hits.map(({ position }) => position).filter((position) => !known.has(position))
  if (others.length === 0) return []
  const listed = await listPartsAt(
    db,
    others.toSorted((a, b) => a - b),
  )
  const ranked = Map.groupBy(listed, (part) => {
    const meets = matcherOf(indexTermsOf(indexDocumentOf(part)))
    return plan.ranks.findIndex(({ condition }) => meets(condition))
  })
  return plan.ranks.flatMap((_, at) => ranked.get(at) ?? []).slice(0, wanted)
}

async function countHits(
  db: Reader,
  where: { readonly match: string; readonly from: number; readonly below: number },
  values: Record<string, number> | null,
): Promise<number> {
  const [row] = values
    ? await filteredHitCount(db).execute({ ...where, ...values })
    : await hitCount(db).execute(where)
  return row?.count ?? 0
}

async function asMeant(db: Reader, query: SearchQuery, withObsolete: boolean): Promise<SearchQuery | null> {
  const whole = inWholeWords(query)
  if (!whole) return null
  const isNamed = await isHit(db, kit.search.write(allWords(whole, 'title')), withObsolete)
  return isNamed ? whole : null
}

/** True if a text is a part number, or the beginning of one. */
export async function beginsNumber(db: Reader, prefixes: readonly string[]): Promise<boolean> {
  return prefixes.length > 0 && isHit(db, kit.search.write({ anyOf: prefixes.map(numberBegins) }), true)
}

/** True if a part has all these words, as whole words: one anywhere, several in its name. */
export function hasWholeWords(db: Reader, words: readonly string[]): Promise<boolean> {
  const typed = words.map((word) => ({
    typed: word,
    readings: [[/\d/.test(word) ? `${word}.` : `${word}+`]],
  }))
  const field = words.length === 1 ? 'body' : 'title'
  return isHit(db, kit.search.write(allWords({ words: typed, numberPrefixes: [] }, field)), true)
}

/**
 * Plans a search for what its words mean together. If they name a part as whole words, none of them is the beginning
 * of a longer one: `heater pan` does not mean heater panels.
 */
export async function planMeant(db: Reader, query: SearchQuery, withObsolete: boolean): Promise<SearchPlan> {
  const whole = await asMeant(db, query, withObsolete)
  return planSearch(whole ?? (await withHeadInName(db, query, withObsolete)), withObsolete)
}

/**
 * The search for parts that are called what is wanted, or have it in their name, if any part does: a hinge to be greased
 * is no grease. It may find nothing; then words are dropped.
 */
async function withHeadInName(db: Reader, query: SearchQuery, withObsolete: boolean): Promise<SearchQuery> {
  const head = inWholeWords(query) && headWordOf(query.words)
  if (!head) return query
  const called = someWord([asWholeWord(head)], 'lead')
  if (await isHit(db, kit.search.write(called), withObsolete)) return { ...query, inName: head }
  const { typed, readings } = head
  // Of several things, the last one may only say what the first is for.
  const things = query.words.filter((word) => isThing(word) || word.typed.includes(' '))
  if (things.length > 1 && !head.wanted) return query
  const isNamed = await isInName(db, asWholeWord(head), withObsolete)
  return isNamed ? { ...query, inName: { typed, readings } } : query
}

/**
 * Plans a search for the parts that cure a symptom, each kind by a search for its name; `known` are the kinds
 * that the catalog has. Null if the words of the symptom name parts themselves, unless they tell what happens, or if
 * the catalog has none of the kinds.
 */
export async function planSymptom(
  db: Reader,
  said: SearchQuery,
  {
    cures,
    isTold,
    withObsolete,
  }: {
    readonly cures: readonly SearchQuery[]
    readonly isTold: boolean
    readonly withObsolete: boolean
  },
): Promise<{ readonly plan: SearchPlan; readonly known: readonly SearchQuery[] } | null> {
  const asSaid = { words: said.words.map(asWholeWord), numberPrefixes: said.numberPrefixes }
  const names = !isTold && (headWordOf(said.words) !== undefined || said.numberPrefixes.length > 0)
  if (names && (await isHit(db, kit.search.write(allWords(asSaid, 'title')), withObsolete))) return null
  const found: (Cure & { readonly cure: SearchQuery })[] = []
  for (const cure of cures) {
    const query = (await asMeant(db, cure, withObsolete)) ?? cure
    const [first] = await searchParts(db, planSearch(query, withObsolete), { offset: 0, limit: 1 })
    if (first && (await isHit(db, kit.search.write(allWords(query, 'title')), withObsolete)))
      found.push({ cure, query, firstNumber: first.numberKey.toLowerCase() })
  }
  if (found.length === 0) return null
  return { plan: planCures(said, found, withObsolete), known: found.map(({ cure }) => cure) }
}

/** True if any part contains all the words of a search anywhere; one query, whereas a plan needs one per rank. */
export async function hasWords(db: Reader, query: SearchQuery, withObsolete: boolean): Promise<boolean> {
  return isHit(db, kit.search.write(anyField(query, 'body')), withObsolete)
}

/** The positions of the parts that match, at most so many. */
export async function listPositions(
  db: Reader,
  match: string,
  { withObsolete, limit }: { readonly withObsolete: boolean; readonly limit: number },
): Promise<number[]> {
  const rows = await someHits(db).execute({ match, from: 0, below: endOfRanges(withObsolete), limit })
  return rows.map(({ position }) => position)
}

async function isInName(db: Reader, word: QueryWord, withObsolete: boolean): Promise<boolean> {
  return isHit(db, kit.search.write(allWords({ words: [word], numberPrefixes: [] }, 'title')), withObsolete)
}

async function isHit(db: Reader, match: string, withObsolete: boolean): Promise<boolean> {
  const below = endOfRanges(withObsolete)
  return (await firstHit(db).execute({ match, from: 0, below })).length > 0
}

const endOfRanges = (withObsolete: boolean) => positionRanges(withObsolete).at(-1)?.below ?? 0

/** True if a plan finds any part; ignores ranks, which take a query each. */
export async function findsAny(db: Reader, plan: SearchPlan): Promise<boolean> {
  return (await searchParts(db, plan, { offset: 0, limit: 1, sort: 'number' })).length > 0
}

/** True if a plan that found nothing on this page finds a part on another page or without the filters. */
export async function findsElsewhere(db: Reader, plan: SearchPlan, page: FilteredPage): Promise<boolean> {
  return (page.offset > 0 || !isNoFilter(page.filter ?? noFilter)) && findsAny(db, plan)
}

export async function countSearchByFacets(
  db: Reader,
  plan: SearchPlan,
  limits: ListPriceLimits = priceBandLimits,
): Promise<FacetGroup[]> {
  if (plan.section) return countSectionByFacets(db, plan.section, limits)
  if (plan.anywhere === null) return []
  const below = endOfRanges(plan.withObsolete)
  return counts(db).execute({ match: plan.anywhere.match, from: 0, below, ...limitPlaceholders(limits) })
}
