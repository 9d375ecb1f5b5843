import type { Attribute } from '@mullion/domain/catalog/family-name'
import {
  asNumberAndWords,
  asPhrases,
  asTwoWords,
  dealersWordsNear,
  readingsOfWord,
} from '@mullion/domain/search/corrections'
import type { SearchQuery } from '@mullion/domain/search/query'
import {
  asWholeWord,
  hasDigit,
  isRestOfNumber,
  type QueryWord,
  withoutStem,
} from '@mullion/domain/search/query-word'
import type { MatchKind } from '@mullion/domain/search/search-input'
import { likelyCorrections, trigrams } from '@mullion/domain/search/spelling'
import { unique } from '@mullion/domain/search/tokenizer'
import { asc, desc, inArray, sql } from 'drizzle-orm'
import { wordTrigrams } from '../catalog/catalog.tables.ts'
import type { Reader } from '../database.ts'
import { findBestWords } from './best-words.repository.ts'
import { hasWords } from './search.repository.ts'
import { planBestWords, planSearch, type SearchPlan } from './search-plan.ts'

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
  return likelyCorrections(word, unique([...rows.map((row) => row.word), ...dealersWordsNear(word)]))
}

/** What a mistyped word may have meant: the words of parts, and those that dealers use for them. */
async function correctionOf(db: Reader, word: QueryWord): Promise<QueryWord | null> {
  const meant = correctable.test(word.typed) ? await listCorrections(db, word.typed) : []
  const [first] = meant
  if (first === undefined) return asTwoWords(word)
  return { ...word, typed: first, readings: meant.flatMap((each) => readingsOfWord(each)) }
}

/** Words that can be corrected: the vocabulary only has words of three or more letters, without digits. */
const correctable = /^[a-z]{3,}$/

const queryOf = (words: readonly QueryWord[]): SearchQuery => ({
  category: null,
  everything: false,
  numberPrefixes: [],
  words,
  roomWords: [],
})

export interface SecondSearchOptions {
  readonly withObsolete: boolean
  /** Awaited between queries, because a long text takes a hundred of them. */
  readonly rest: () => Promise<void>
  /** The sizes, materials and sides that the text asks for. */
  readonly wanted: readonly Attribute[]
}

/** Corrects typos and drops words until parts are found; null if none are. */
export async function secondSearch(
  db: Reader,
  query: SearchQuery,
  { withObsolete, rest, wanted }: SecondSearchOptions,
): Promise<SecondPass | null> {
  async function finds(words: readonly QueryWord[]): Promise<boolean> {
    await rest()
    return hasWords(db, queryOf(words), withObsolete)
  }

  const found: QueryWord[] = []
  let corrected = 0
  for (const word of query.words) {
    if (await finds([withoutStem(word)])) {
      found.push(word)
      continue
    }
    const split = asNumberAndWords(word)
    if (split) {
      corrected++
      found.push(...split)
      continue
    }
    const meant = await correctionOf(db, word)
    if (meant) corrected++
    if (meant) found.push(meant)
    else if (withoutStem(word) !== word && (await finds([word]))) found.push(word)
  }
  const dropped = found.length < query.words.length
  // If a word was dropped and all others are guesses, the result would be no better than none.
  if (dropped && corrected === found.length) return null
  const known = corrected > 0 ? asPhrases(found) : found
  if (known.length === 0) return null
  const [only, ...others] = known
  if (only && others.length === 0) {
    if (isRestOfNumber(known, query.words) || !(await finds(known))) return null
    const match = corrected > 0 && !dropped ? 'similar' : 'partial'
    return { match, words: known, plan: planSearch(queryOf(known), withObsolete) }
  }
  if (corrected > 0) {
    const match = dropped ? 'partial' : 'similar'
    // A number as a whole word is one in each unit, which takes as long as all other words.
    const whole = known.map((word) => (hasDigit(word) ? word : asWholeWord(word)))
    for (const read of [whole, known]) {
      if (await finds(read)) return { match, words: known, plan: planSearch(queryOf(read), withObsolete) }
    }
  }
  const typed = new Set(query.words.map((word) => word.typed))
  const best = await findBestWords(db, known, { withObsolete, rest, typed, wanted })
  if (!best || isRestOfNumber(best.words, query.words)) return null
  const { words, inName, head, bestNumbers } = best
  const reduced = { ...queryOf(words), ...(head && { inName: head }) }
  return { match: 'partial', words, plan: planBestWords(reduced, { inName, bestNumbers }, withObsolete) }
}
