import type { Category } from '@mullion/domain/catalog/categories'
import { type FacetGroup, priceBandLimits } from '@mullion/domain/catalog/facets'
import { likelyMeant, type SearchQuery, type TypedWord, trigrams } from '@mullion/domain/catalog/search-words'
import { and, asc, desc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import { kit } from '../dialect/current.ts'
import { prepared } from '../prepared.ts'
import type { Reader } from '../store.ts'
import type { Page, PartRow } from './catalog.repository.ts'
import { parts, wordTrigrams } from './catalog.tables.ts'
import { countShelfByFacets, listShelf, type NarrowedPage } from './filtered-shelf.repository.ts'
import {
  isWide,
  type ListLimits,
  limitValues,
  type Narrowing,
  narrowingValues,
  passesFilters,
  priceBand,
  wide,
} from './filters.ts'
import { allWords, numberBegins, someWord, type TermCondition } from './search-terms.ts'
import { shelves } from './shelf.ts'
import { shelfPage } from './shelf-page.ts'

/** A search in the engine's own words, by falling rank; no part matches two ranks. A category needs no words. */
export interface SearchPlan {
  readonly category: Category | null
  readonly ranks: readonly string[]
  readonly anywhere: string | null
  readonly withObsolete: boolean
}

/**
 * Plans a search: part numbers that begin with the text, then parts called by a typed word, then all words in the
 * name, then also in the tags, then anywhere. Each rank leaves out what the ranks before it hold.
 */
export function planSearch(query: SearchQuery, withObsolete: boolean): SearchPlan {
  const { category } = query
  if (category) return { category, ranks: [], anywhere: null, withObsolete }
  const numbers = query.numberPrefixes.map(numberBegins)
  const words = query.words.length === 0 ? [] : widening(query)
  const ranks = [
    ...numbers.map((rank, at) => apart(rank, numbers.slice(0, at))),
    ...words.map((rank, at) => apart(rank, [...words.slice(Math.max(0, at - 1), at), ...numbers])),
  ]
  const anywhere = { anyOf: [...numbers, ...words.slice(-1)] }
  return {
    category,
    ranks: ranks.map(kit.search.write),
    anywhere: ranks.length === 0 ? null : kit.search.write(anywhere),
    withObsolete,
  }
}

function widening(query: SearchQuery): TermCondition[] {
  const inName = allWords(query, 'title')
  const calledSo = { allOf: [inName, someWord(query, 'lead')] }
  return [calledSo, inName, allWords(query, 'tags'), allWords(query, 'body')]
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

const hits = prepared((db) => shelfPage(db, { ...kit.search, where: matching }).prepare('search_hits'))
const narrowedHits = prepared((db) =>
  shelfPage(db, { ...kit.search, where: narrowed, withParts: true }).prepare('search_narrowed_hits'),
)
const hitsByPrice = prepared((db) =>
  shelfPage(db, { ...kit.search, where: narrowed, withParts: true, sort: 'price' }).prepare(
    'search_by_price',
  ),
)

const hitCount = prepared((db) =>
  db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(kit.search.relation)
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

/** One page of the parts that a plan finds: best first, in part-number order within a rank, or in another order. */
export async function searchParts(db: Reader, plan: SearchPlan, page: NarrowedPage): Promise<PartRow[]> {
  const { limit, offset, sort = 'relevance', narrowing = wide } = page
  if (plan.category) return listShelf(db, plan, { limit, offset, sort, narrowing })
  if (plan.anywhere === null) return []
  if (sort === 'price') {
    const where = { match: plan.anywhere, from: 0, below: shelves(plan.withObsolete).at(-1)?.below ?? 0 }
    return hitsByPrice(db).execute({ ...where, ...narrowingValues(narrowing), limit, offset })
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

/** How many parts of a plan carry each combination of facets, by price band. */
export async function countSearchByFacets(
  db: Reader,
  plan: SearchPlan,
  limits: ListLimits = priceBandLimits,
): Promise<FacetGroup[]> {
  if (plan.category) return countShelfByFacets(db, plan, limits)
  if (plan.anywhere === null) return []
  const below = shelves(plan.withObsolete).at(-1)?.below ?? 0
  return facetCounts(db).execute({ match: plan.anywhere, from: 0, below, ...limitValues(limits) })
}

const facetCounts = prepared((db) =>
  db
    .select({
      facets: parts.facets,
      band: priceBand.mapWith(Number).as('band'),
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(kit.search.relation)
    .innerJoin(parts, eq(parts.position, kit.search.position))
    .where(matching)
    .groupBy(parts.facets, sql.raw('band'))
    .prepare('search_facet_counts'),
)

/** Sorts a beginning behind all words with it in any collation, which no punctuation mark does. */
const afterAnyWord = 'z'.repeat(40)

/** True when some part has a word that begins like one of the readings; a reading in several words is shorthand. */
async function isKnown(db: Reader, readings: TypedWord): Promise<boolean> {
  for (const [word = '', ...others] of readings) {
    if (others.length > 0) return true
    const begins = and(gte(wordTrigrams.word, word), lte(wordTrigrams.word, `${word}${afterAnyWord}`))
    const rows = await db.select({ word: wordTrigrams.word }).from(wordTrigrams).where(begins).limit(1)
    if (rows.length > 0) return true
  }
  return false
}

const likeliest = 60

async function meanings(db: Reader, word: string): Promise<TypedWord> {
  const shared = sql<number>`count(*)`
  const rows = await db
    .select({ word: wordTrigrams.word })
    .from(wordTrigrams)
    .where(inArray(wordTrigrams.trigram, trigrams(word)))
    .groupBy(wordTrigrams.word)
    .orderBy(desc(shared), asc(wordTrigrams.word))
    .limit(likeliest)
  return likelyMeant(
    word,
    rows.map((row) => row.word),
  ).map((meant) => [meant])
}

/** What is too short or has digits is taken as typed: only words of letters are in the vocabulary. */
const mistypable = /^[a-z]{3,}$/

/** Reads a search that found nothing as mistyped; null when some word is not like any known one. */
export async function correctSearch(db: Reader, query: SearchQuery): Promise<SearchQuery | null> {
  const words: TypedWord[] = []
  for (const readings of query.words) {
    const typed = readings[0]?.[0] ?? ''
    if (!mistypable.test(typed) || (await isKnown(db, readings))) {
      words.push(readings)
      continue
    }
    const meant = await meanings(db, typed)
    if (meant.length === 0) return null
    words.push(meant)
  }
  return words.length === 0 ? null : { category: null, numberPrefixes: [], words }
}
