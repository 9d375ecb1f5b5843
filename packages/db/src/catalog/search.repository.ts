import type { FacetGroup } from '@mullion/domain/catalog/facet-counts'
import { priceBandLimits } from '@mullion/domain/catalog/facets'
import { headOf, inWholeWords, type SearchQuery } from '@mullion/domain/catalog/search-words'
import type { TypedWord } from '@mullion/domain/catalog/typed-words'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Reader } from '../database.ts'
import { kit } from '../dialect/current.ts'
import type { TermCondition } from '../dialect/term-condition.ts'
import type { Page } from '../page.ts'
import { prepared } from '../prepared.ts'
import type { PartRow } from './catalog.repository.ts'
import { parts } from './catalog.tables.ts'
import { facetCounts } from './facet-counts.ts'
import { countShelfByFacets, listShelf, type NarrowedPage, type Shelf } from './filtered-shelf.repository.ts'
import {
  isWide,
  type ListLimits,
  limitValues,
  type Narrowing,
  narrowingValues,
  passesFilters,
  wide,
} from './filters.ts'
import { allWords, numberBegins, someWord } from './search-terms.ts'
import { shelves } from './shelf.ts'
import { isByPrice, shelfPage } from './shelf-page.ts'

/**
 * A search in the engine's query syntax, best rank first; no part matches two ranks. Browsing a shelf has no word
 * ranks.
 */
export interface SearchPlan {
  readonly shelf: Shelf | null
  readonly ranks: readonly string[]
  readonly anywhere: string | null
  readonly withObsolete: boolean
}

/**
 * Plans a search in ranks: part numbers starting with the text; then all words in the name, with the requested items
 * themselves first; then tags included; then anywhere. Each rank excludes the ones before it.
 */
export function planSearch(query: SearchQuery, withObsolete: boolean): SearchPlan {
  const { category, everything } = query
  if (category || everything) {
    return { shelf: { category, withObsolete }, ranks: [], anywhere: null, withObsolete }
  }
  const numbers = query.numberPrefixes.map(numberBegins)
  const words = query.words.length === 0 ? [] : widening(query)
  const ranks = [
    ...numbers.map((rank, at) => apart(rank, numbers.slice(0, at))),
    ...words.map(({ rank, butNot }) => apart(rank, [...butNot, ...numbers])),
  ]
  const anywhere = { anyOf: [...numbers, ...(query.words.length === 0 ? [] : [allWords(query, 'body')])] }
  return {
    shelf: null,
    ranks: ranks.map(kit.search.write),
    anywhere: ranks.length === 0 ? null : kit.search.write(anywhere),
    withObsolete,
  }
}

/**
 * Plans a search for what its words mean together. If they name a part as whole words, none of them is the beginning
 * of a longer one: `heater pan` does not mean heater panels.
 */
export async function planMeant(db: Reader, query: SearchQuery, withObsolete: boolean): Promise<SearchPlan> {
  const whole = inWholeWords(query)
  const named = whole && (await isHit(db, kit.search.write(allWords(whole, 'title')), withObsolete))
  return planSearch(named ? whole : query, withObsolete)
}

interface WordRank {
  readonly rank: TermCondition
  /** Earlier ranks to exclude from this one; a rank contained in a listed one is not listed itself. */
  readonly butNot: readonly TermCondition[]
}

const both = (...conditions: readonly TermCondition[]): TermCondition => ({ allOf: conditions })

/** Ranks for words in the name: parts named by the last word, then by any word; items themselves before accessories. */
function inName(query: SearchQuery, title: TermCondition): WordRank[] {
  const { words, rooms } = query
  const called = both(title, someWord(words, 'lead'))
  const plain = both(title, someWord(words, 'plain'))
  const head = headOf(words)
  const byHead = head && words.length > 1 ? [both(title, someWord([head], 'plain'))] : []
  const room = rooms.map((word) => both(called, allWords({ words: [word], numberPrefixes: [] }, 'title')))
  const inRoom = room.length > 0 ? [{ anyOf: room }] : []
  return [
    ...inRoom.map((rank) => ({ rank, butNot: [] })),
    ...byHead.map((rank) => ({ rank, butNot: inRoom })),
    { rank: plain, butNot: [...byHead, ...inRoom] },
    { rank: called, butNot: [plain, ...inRoom] },
    { rank: title, butNot: [called] },
  ]
}

/** Ranks from the name to anywhere; within tags and within descriptions, parts named by one of the words come first. */
function widening(query: SearchQuery): WordRank[] {
  const title = allWords(query, 'title')
  const called = someWord(query.words, 'lead')
  const tags = allWords(query, 'tags')
  const body = allWords(query, 'body')
  const calledInTags = both(tags, called)
  const calledInBody = both(body, called)
  return [
    ...inName(query, title),
    { rank: calledInTags, butNot: [title] },
    { rank: tags, butNot: [calledInTags, title] },
    { rank: calledInBody, butNot: [tags] },
    { rank: body, butNot: [calledInBody, tags] },
  ]
}

function apart(rank: TermCondition, others: readonly TermCondition[]): TermCondition {
  return others.reduce((left, other) => ({ this: left, butNot: other }), rank)
}

const matching = and(
  kit.search.matches(sql.placeholder('match')),
  gte(kit.search.position, sql.placeholder('from')),
  lt(kit.search.position, sql.placeholder('below')),
)

const narrowed = and(matching, passesFilters)

// Always joins parts, because the text index may have positions without a part (see searchStrays).
const hits = prepared((db) =>
  shelfPage(db, { ...kit.search, where: matching, withParts: true }).prepare('search_hits'),
)
const narrowedHits = prepared((db) =>
  shelfPage(db, { ...kit.search, where: narrowed, withParts: true }).prepare('search_narrowed_hits'),
)
const byPrice = (sort: 'price' | 'price-down', name: string) =>
  prepared((db) => shelfPage(db, { ...kit.search, where: narrowed, withParts: true, sort }).prepare(name))
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

const hitCount = prepared((db) =>
  db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(kit.search.relation)
    .innerJoin(parts, eq(parts.position, kit.search.position))
    .where(matching)
    .prepare('search_hit_count'),
)
const narrowedHitCount = prepared((db) =>
  db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(kit.search.relation)
    .innerJoin(parts, eq(parts.position, kit.search.position))
    .where(narrowed)
    .prepare('search_narrowed_hit_count'),
)

/** Returns one page of a plan's parts: best rank first, by part number within a rank, or in another sort order. */
export async function searchParts(db: Reader, plan: SearchPlan, page: NarrowedPage): Promise<PartRow[]> {
  const { limit, offset, sort = 'relevance', narrowing = wide } = page
  if (plan.shelf) return listShelf(db, plan.shelf, { limit, offset, sort, narrowing })
  if (plan.anywhere === null) return []
  if (isByPrice(sort)) {
    const where = { match: plan.anywhere, from: 0, below: belowAll(plan.withObsolete) }
    return hitsByPrice[sort](db).execute({ ...where, ...narrowingValues(narrowing), limit, offset })
  }
  return pageOfRanks(db, sort === 'number' ? { ...plan, ranks: [plan.anywhere] } : plan, {
    limit,
    offset,
    narrowing,
  })
}

async function pageOfRanks(
  db: Reader,
  plan: SearchPlan,
  { limit, offset, narrowing }: Page & { readonly narrowing: Narrowing },
): Promise<PartRow[]> {
  const values = isWide(narrowing) ? null : narrowingValues(narrowing)
  const found: PartRow[] = []
  let passOver = offset
  for (const shelf of shelves(plan.withObsolete)) {
    for (const match of plan.ranks) {
      const wanted = limit - found.length
      if (wanted <= 0) return found
      const where = { match, ...shelf }
      const rank = { ...where, limit: wanted, offset: passOver }
      const rows = values
        ? await narrowedHits(db).execute({ ...rank, ...values })
        : await hits(db).execute(rank)
      found.push(...rows)
      if (rows.length > 0) passOver = 0
      else if (passOver > 0) passOver -= await countHits(db, where, values)
    }
  }
  return found
}

async function countHits(
  db: Reader,
  where: { readonly match: string; readonly from: number; readonly below: number },
  values: Record<string, number> | null,
): Promise<number> {
  const [row] = values
    ? await narrowedHitCount(db).execute({ ...where, ...values })
    : await hitCount(db).execute(where)
  return row?.count ?? 0
}

/** True if any part contains all the words anywhere; one query, whereas a plan needs one per rank. */
export async function hasWords(
  db: Reader,
  words: readonly TypedWord[],
  withObsolete: boolean,
): Promise<boolean> {
  const match = kit.search.write(allWords({ words, numberPrefixes: [] }, 'body'))
  return isHit(db, match, withObsolete)
}

/** True if any part's name has the word. */
export async function isInName(db: Reader, word: TypedWord, withObsolete: boolean): Promise<boolean> {
  return isHit(db, kit.search.write(allWords({ words: [word], numberPrefixes: [] }, 'title')), withObsolete)
}

async function isHit(db: Reader, match: string, withObsolete: boolean): Promise<boolean> {
  const below = belowAll(withObsolete)
  return (await firstHit(db).execute({ match, from: 0, below })).length > 0
}

const belowAll = (withObsolete: boolean) => shelves(withObsolete).at(-1)?.below ?? 0

/** Counts all parts that a word plan finds, if its first rank has a match; otherwise 0. */
export async function countCalled(db: Reader, plan: SearchPlan): Promise<number> {
  const { anywhere, withObsolete } = plan
  const [called] = plan.ranks
  if (!anywhere || !called || !(await isHit(db, called, withObsolete))) return 0
  return countHits(db, { match: anywhere, from: 0, below: belowAll(withObsolete) }, null)
}

/** True if a plan finds any part; ignores ranks, which take a query each. */
export async function findsAny(db: Reader, plan: SearchPlan): Promise<boolean> {
  return (await searchParts(db, plan, { offset: 0, limit: 1, sort: 'number' })).length > 0
}

/** Counts a plan's parts by combination of facets and by price band. */
export async function countSearchByFacets(
  db: Reader,
  plan: SearchPlan,
  limits: ListLimits = priceBandLimits,
): Promise<FacetGroup[]> {
  if (plan.shelf) return countShelfByFacets(db, plan.shelf, limits)
  if (plan.anywhere === null) return []
  const below = belowAll(plan.withObsolete)
  return counts(db).execute({ match: plan.anywhere, from: 0, below, ...limitValues(limits) })
}
