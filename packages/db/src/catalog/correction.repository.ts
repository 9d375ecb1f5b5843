import type { MatchKind } from '@mullion/domain/catalog/search'
import type { SearchQuery } from '@mullion/domain/catalog/search-words'
import type { TypedWord } from '@mullion/domain/catalog/typed-words'
import { likelyMeant, trigrams } from '@mullion/domain/catalog/typing-errors'
import { asc, desc, inArray, sql } from 'drizzle-orm'
import type { Reader } from '../store.ts'
import { wordTrigrams } from './catalog.tables.ts'
import { countCalled, hasWords, planSearch, type SearchPlan } from './search.repository.ts'

/** How a search that found nothing as it was typed finds something. */
export interface SecondPass {
  readonly match: Exclude<MatchKind, 'exact' | 'none'>
  readonly words: readonly TypedWord[]
  readonly plan: SearchPlan
}

const likeliest = 60

async function meanings(db: Reader, word: string): Promise<string[]> {
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
  )
}

/** What is too short or has digits is taken as typed: only words of letters are in the vocabulary. */
const mistypable = /^[a-z]{3,}$/

/** Plans that the words of a search are tried with, bounded for the longest texts. */
const mostTries = 40

const planOf = (words: readonly TypedWord[], withObsolete: boolean) =>
  planSearch({ category: null, everything: false, numberPrefixes: [], words, rooms: [] }, withObsolete)

export interface SecondSearchOptions {
  readonly withObsolete: boolean
  /** Awaited between looks at the database: a long text takes a hundred of them. */
  readonly rest: () => Promise<void>
}

/** Tries words in the place of those that were typed, and leaves some out, until parts are found. */
export async function secondSearch(
  db: Reader,
  query: SearchQuery,
  { withObsolete, rest }: SecondSearchOptions,
): Promise<SecondPass | null> {
  async function finds(...words: TypedWord[]): Promise<boolean> {
    await rest()
    return hasWords(db, words, withObsolete)
  }

  const known: TypedWord[] = []
  let corrected = 0
  for (const word of query.words) {
    if (await finds(word)) {
      known.push(word)
      continue
    }
    const meant = mistypable.test(word.typed) ? await meanings(db, word.typed) : []
    if (meant.length === 0) continue
    corrected++
    known.push({ typed: meant[0] ?? word.typed, readings: meant.map((reading) => [reading]) })
  }
  const dropped = known.length < query.words.length
  // A guess beside a word that nothing has is no better than nothing.
  if (dropped && corrected === known.length) return null
  const commonFirst = known.length > 1 ? await byWeight(db, known, { withObsolete, rest }) : known
  for (const words of fewerAndFewer(known, commonFirst)) {
    if (!(await finds(...words))) continue
    const match = corrected > 0 && !dropped && words.length === known.length ? 'similar' : 'partial'
    return { match, words, plan: planOf(words, withObsolete) }
  }
  return null
}

/** The words by how little they say: measures, then what no part is called, then what many parts have. */
async function byWeight(
  db: Reader,
  words: readonly TypedWord[],
  { withObsolete, rest }: SecondSearchOptions,
): Promise<TypedWord[]> {
  const weighed: { word: TypedWord; weight: number }[] = []
  for (const word of words) {
    await rest()
    const called = await countCalled(db, planOf([word], withObsolete))
    const weight = /\d/.test(word.typed) ? 0 : called > 0 ? 2 + 1 / called : 1
    weighed.push({ word, weight })
  }
  return weighed.sort((a, b) => a.weight - b.weight).map(({ word }) => word)
}

/** The words, then without each of them, then without each two, then each alone; what says least is left out first. */
function fewerAndFewer(
  words: readonly TypedWord[],
  commonFirst: readonly TypedWord[],
): readonly (readonly TypedWord[])[] {
  const without = (...left: readonly TypedWord[]) => words.filter((word) => !left.includes(word))
  const one = words.length > 1 ? commonFirst.map((word) => without(word)) : []
  const two =
    words.length > 2
      ? commonFirst.flatMap((word, at) => commonFirst.slice(at + 1).map((other) => without(word, other)))
      : []
  const single = words.length > 3 ? commonFirst.toReversed().map((word) => [word]) : []
  return [...(words.length > 0 ? [words] : []), ...one, ...two, ...single].slice(0, mostTries)
}
