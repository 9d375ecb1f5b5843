import { headWordOf, type SearchQuery } from '@mullion/domain/search/query'
import {
  explainedWords,
  isThing,
  parseWords,
  type QueryWord,
  readingsOf,
} from '@mullion/domain/search/readings'
import type { MatchKind } from '@mullion/domain/search/search-input'
import { likelyCorrections, trigrams } from '@mullion/domain/search/spelling'
import { asc, desc, inArray, sql } from 'drizzle-orm'
import { wordTrigrams } from '../catalog/catalog.tables.ts'
import type { Reader } from '../database.ts'
import { countIfNamed, hasWords, isInName } from './search.repository.ts'
import { planSearch, type SearchPlan } from './search-plan.ts'

/** A search that finds parts after correcting typos or dropping words, when the text as typed found none. */
export interface SecondPass {
  readonly match: Exclude<MatchKind, 'exact' | 'none'>
  readonly words: readonly QueryWord[]
  readonly plan: SearchPlan
}

const likeliest = 60

async function listCorrections(db: Reader, word: string): Promise<string[]> {
  const shared = sql<number>`count(*)`
  const rows = await db
    .select({ word: wordTrigrams.word })
    .from(wordTrigrams)
    .where(inArray(wordTrigrams.trigram, trigrams(word)))
    .groupBy(wordTrigrams.word)
    .orderBy(desc(shared), asc(wordTrigrams.word))
    .limit(likeliest)
  const explained = explainedWords.filter(
    (each) => each[0] === word[0] && !rows.some((row) => row.word === each),
  )
  return likelyCorrections(word, [...rows.map((row) => row.word), ...explained])
}

/** Words that can be corrected: the vocabulary only has words of three or more letters, without digits. */
const correctable = /^[a-z]{3,}$/

/** Maximum number of word combinations to try, which limits the work for very long search texts. */
const maxTries = 40

const planOf = (words: readonly QueryWord[], withObsolete: boolean) =>
  planSearch({ category: null, everything: false, numberPrefixes: [], words, roomWords: [] }, withObsolete)

export interface SecondSearchOptions {
  readonly withObsolete: boolean
  /** Awaited between queries, because a long text takes a hundred of them. */
  readonly rest: () => Promise<void>
}

/** Corrects typos and drops words until parts are found; null if none are. */
export async function secondSearch(
  db: Reader,
  query: SearchQuery,
  { withObsolete, rest }: SecondSearchOptions,
): Promise<SecondPass | null> {
  async function finds(...words: QueryWord[]): Promise<boolean> {
    await rest()
    return hasWords(db, words, withObsolete)
  }

  const known: QueryWord[] = []
  let corrected = 0
  for (const word of query.words) {
    if (await finds(word)) {
      known.push(word)
      continue
    }
    const meant = correctable.test(word.typed) ? await listCorrections(db, word.typed) : []
    if (meant.length === 0) continue
    corrected++
    known.push({ ...word, typed: meant[0] ?? word.typed, readings: meant.flatMap(readingsOf) })
  }
  const dropped = known.length < query.words.length
  if (corrected > 0 && !dropped) {
    // Corrected words may form a phrase that means something else: a recessed pull.
    const { words } = parseWords(known.map(({ typed }) => typed).join(' '))
    if (words.length < known.length && (await finds(...words)))
      return { match: 'similar', words, plan: planOf(words, withObsolete) }
  }
  // If a word was dropped and all others are guesses, the result would be no better than none.
  if (dropped && corrected === known.length) return null
  const commonFirst = known.length > 1 ? await byWeight(db, known, { withObsolete, rest }) : known
  for (const words of fewerAndFewer(known, commonFirst)) {
    if (isRestOfNumber(words, query.words)) continue
    if (!(await finds(...words))) continue
    const match = corrected > 0 && !dropped && words.length === known.length ? 'similar' : 'partial'
    return { match, words, plan: planOf(words, withObsolete) }
  }
  return null
}

const hasDigit = ({ typed }: QueryWord) => /\d/.test(typed)

/** True if a piece of a number was dropped and only numbers remain: that does not show which part was meant. */
function isRestOfNumber(words: readonly QueryWord[], all: readonly QueryWord[]): boolean {
  const dropped = all.filter(({ typed }) => !words.some((word) => word.typed === typed))
  return dropped.some(hasDigit) && words.every(hasDigit)
}

/**
 * Sorts words, least specific first: measurements, then what the item wanted is for, then words not in any part name,
 * then the most common ones, and last the item itself, if a part name has it.
 */
async function byWeight(
  db: Reader,
  words: readonly QueryWord[],
  { withObsolete, rest }: SecondSearchOptions,
): Promise<QueryWord[]> {
  const head = headWordOf(words)
  const weighed: { word: QueryWord; weight: number }[] = []
  for (const word of words) {
    await rest()
    const called = await countIfNamed(db, planOf([word], withObsolete))
    if (word === head && (called > 0 || (await isInName(db, word, withObsolete)))) {
      weighed.push({ word, weight: 4 })
    } else {
      const after = head?.wanted === true && words.indexOf(word) > words.indexOf(head)
      weighed.push({ word, weight: after ? 0.5 : weightOf(word, called) })
    }
  }
  return weighed.sort((a, b) => a.weight - b.weight).map(({ word }) => word)
}

function weightOf(word: QueryWord, called: number): number {
  if (hasDigit(word)) return 0
  if (called === 0) return 1
  // A phrase says more than the word after it: an emergency release handle is an inside release.
  return word.typed.includes(' ') && isThing(word) ? 5 : 2 + 1 / called
}

/** Yields all words, then each set without one, then without two, then single words; drops the least specific first. */
function fewerAndFewer(
  words: readonly QueryWord[],
  commonFirst: readonly QueryWord[],
): readonly (readonly QueryWord[])[] {
  const without = (...left: readonly QueryWord[]) => words.filter((word) => !left.includes(word))
  const one = words.length > 1 ? commonFirst.map((word) => without(word)) : []
  const two =
    words.length > 2
      ? commonFirst.flatMap((word, at) => commonFirst.slice(at + 1).map((other) => without(word, other)))
      : []
  const single = words.length > 3 ? commonFirst.toReversed().map((word) => [word]) : []
  return [...(words.length > 0 ? [words] : []), ...one, ...two, ...single].slice(0, maxTries)
}
