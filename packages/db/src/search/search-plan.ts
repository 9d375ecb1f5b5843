import { headWordOf, type SearchQuery } from '@mullion/domain/search/query'
import type { QueryWord } from '@mullion/domain/search/query-word'
import { kit } from '../dialect/current.ts'
import type { TermCondition } from '../dialect/term-condition.ts'
import type { CatalogSection } from './browse.repository.ts'
import { allWords, numberBegins, numberIs, someWord } from './index-terms.ts'

/** A condition, and the same in the engine's query syntax. */
interface IndexQuery {
  readonly condition: TermCondition
  readonly match: string
}

const queryFor = (condition: TermCondition): IndexQuery => ({
  condition,
  match: kit.search.write(condition),
})

/** A search, best rank first; no part matches two ranks. Browsing a section has no word ranks. */
export interface SearchPlan {
  readonly section: CatalogSection | null
  readonly ranks: readonly IndexQuery[]
  readonly anywhere: IndexQuery | null
  readonly withObsolete: boolean
}

/**
 * Plans a search in ranks: part numbers starting with the text; then all words in the name, with the requested items
 * themselves first; then tags included; then anywhere. Each rank excludes the ones before it.
 */
export function planSearch(query: SearchQuery, withObsolete: boolean): SearchPlan {
  const { category, everything } = query
  if (category || everything) {
    return { section: { category, withObsolete }, ranks: [], anywhere: null, withObsolete }
  }
  const numbers = query.numberPrefixes.map(numberBegins)
  const words = query.words.length === 0 ? [] : wordRanks(query)
  const ranks = [
    ...numbers.map((rank, at) => excluding(rank, numbers.slice(0, at))),
    ...words.map(({ rank, except }) => excluding(rank, [...except, ...numbers])),
  ]
  const anywhere = { anyOf: [...numbers, ...(query.words.length === 0 ? [] : [anyField(query, 'body')])] }
  return {
    section: null,
    ranks: ranks.map(queryFor),
    anywhere: ranks.length === 0 ? null : queryFor(anywhere),
    withObsolete,
  }
}

/** The same for the words that the best part has: parts with as many of them in their names come first. */
export function planBestWords(
  query: SearchQuery,
  { inName, bestNumbers }: { readonly inName: readonly QueryWord[]; readonly bestNumbers: readonly string[] },
  withObsolete: boolean,
): SearchPlan {
  const first = bestNumbers.map(numberIs)
  const named = { words: inName, numberPrefixes: [] }
  const best = inName.length === 0 ? [] : [both(allWords(named, 'title'), anyField(query, 'body'))]
  const ranks = wordRanks(query).map(({ rank, except }) => excluding(rank, [...except, ...best, ...first]))
  return {
    section: null,
    ranks: [...first, ...best.map((rank) => excluding(rank, first)), ...ranks].map(queryFor),
    anywhere: queryFor({ anyOf: [anyField(query, 'body'), ...first] }),
    withObsolete,
  }
}

interface RankedCondition {
  readonly rank: TermCondition
  /** Earlier ranks to exclude from this one; a rank contained in a listed one is not listed itself. */
  readonly except: readonly TermCondition[]
}

const both = (...conditions: readonly TermCondition[]): TermCondition => ({ allOf: conditions })

/** Ranks for words in the name: parts named by the last word, then by any word; items themselves before accessories. */
function nameRanks(query: SearchQuery, title: TermCondition): RankedCondition[] {
  const { words, roomWords } = query
  const named = both(title, someWord(words, 'lead'))
  const item = both(title, someWord(words, 'item'))
  const head = headWordOf(words)
  const byHead = head && words.length > 1 ? [both(title, someWord([head], 'item'))] : []
  const room = roomWords.map((word) => both(named, allWords({ words: [word], numberPrefixes: [] }, 'title')))
  const inRoom = room.length > 0 ? [{ anyOf: room }] : []
  return [
    ...inRoom.map((rank) => ({ rank, except: [] })),
    ...byHead.map((rank) => ({ rank, except: inRoom })),
    { rank: item, except: [...byHead, ...inRoom] },
    { rank: named, except: [item, ...inRoom] },
    { rank: title, except: [named] },
  ]
}

/** All words in a field, and the one that must be in the name there. */
export function anyField(query: SearchQuery, field: 'tags' | 'body'): TermCondition {
  const all = allWords(query, field)
  const { inName } = query
  if (!inName) return all
  const name = inName.wanted
    ? someWord([inName], 'lead')
    : allWords({ words: [inName], numberPrefixes: [] }, 'title')
  return both(all, name)
}

/** Ranks from the name to anywhere; within tags and within descriptions, parts named by one of the words come first. */
function wordRanks(query: SearchQuery): RankedCondition[] {
  const title = allWords(query, 'title')
  const wanted = query.words.filter((word) => word.wanted)
  const named = someWord(wanted.length > 0 ? wanted : query.words, 'lead')
  const tags = anyField(query, 'tags')
  const body = anyField(query, 'body')
  const namedInTags = both(tags, named)
  const namedInBody = both(body, named)
  return [
    ...nameRanks(query, title),
    { rank: namedInTags, except: [title] },
    { rank: tags, except: [namedInTags, title] },
    { rank: namedInBody, except: [tags] },
    { rank: body, except: [namedInBody, tags] },
  ]
}

export interface Cure {
  readonly query: SearchQuery
  /** The key of the part that comes first in it, in lower case. */
  readonly firstNumber: string
}

/**
 * Plans a search for the cures of a symptom: the first part of each, then the others of each, by name, then what the
 * words of the symptom themselves find.
 */
export function planCures(said: SearchQuery, cures: readonly Cure[], withObsolete: boolean): SearchPlan {
  const firsts = [...new Set(cures.map(({ firstNumber }) => firstNumber))].map(numberIs)
  const titles = cures.map(({ query }) => allWords(query, 'title'))
  const body = allWords(said, 'body')
  const ranks = [
    ...firsts,
    ...cures.flatMap(({ query }, at) => {
      const before = [...firsts, ...titles.slice(0, at)]
      const title = allWords(query, 'title')
      return nameRanks(query, title).map(({ rank, except }) => excluding(rank, [...except, ...before]))
    }),
    excluding(body, titles),
  ]
  return {
    section: null,
    ranks: ranks.map(queryFor),
    anywhere: queryFor({ anyOf: [...titles, body] }),
    withObsolete,
  }
}

function excluding(rank: TermCondition, others: readonly TermCondition[]): TermCondition {
  return others.reduce((left, other) => ({ this: left, except: other }), rank)
}
