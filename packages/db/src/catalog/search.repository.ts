import type { Category } from '@mullion/domain/catalog/categories'
import { likelyMeant, type SearchQuery, type TypedWord, trigrams } from '@mullion/domain/catalog/search-words'
import { and, asc, desc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import { kit } from '../dialect/current.ts'
import { prepared } from '../prepared.ts'
import type { Reader } from '../store.ts'
import type { Page, PartRow } from './catalog.repository.ts'
import { parts, wordTrigrams } from './catalog.tables.ts'
import { countCategoryByFacets, listCategoryParts } from './category.repository.ts'
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

const hits = prepared((db) => shelfPage(db, { ...kit.search, where: matching }).prepare('search_hits'))

const hitCount = prepared((db) =>
  db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(kit.search.relation)
    .where(matching)
    .prepare('search_hit_count'),
)

/** One page of the parts that a plan finds, best first, in part-number order within a rank. */
export async function searchParts(db: Reader, plan: SearchPlan, page: Page): Promise<PartRow[]> {
  if (plan.category) return listCategoryParts(db, plan.category, { ...page, withObsolete: plan.withObsolete })
  const found: PartRow[] = []
  let passOver = page.offset
  for (const shelf of shelves(plan.withObsolete)) {
    for (const match of plan.ranks) {
      const wanted = page.limit - found.length
      if (wanted <= 0) return found
      const rows = await hits(db).execute({ match, ...shelf, limit: wanted, offset: passOver })
      found.push(...rows)
      if (rows.length > 0) passOver = 0
      else if (passOver > 0) passOver -= await countHits(db, { match, ...shelf })
    }
  }
  return found
}

async function countHits(db: Reader, where: { match: string; from: number; below: number }): Promise<number> {
  const [row] = await hitCount(db).execute(where)
  return row?.count ?? 0
}

/** How many parts of a plan carry each combination of tags and door models. */
export async function countSearchByFacets(
  db: Reader,
  plan: SearchPlan,
): Promise<{ facets: number; count: number }[]> {
  if (plan.category) return countCategoryByFacets(db, plan.category, plan.withObsolete)
  if (plan.anywhere === null) return []
  return facetCounts(db).execute({
    match: plan.anywhere,
    from: 0,
    below: shelves(plan.withObsolete).at(-1)?.below ?? 0,
  })
}

const facetCounts = prepared((db) =>
  db
    .select({ facets: parts.facets, count: sql<number>`count(*)`.mapWith(Number) })
    .from(kit.search.relation)
    .innerJoin(parts, eq(parts.position, kit.search.position))
    .where(matching)
    .groupBy(parts.facets)
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
