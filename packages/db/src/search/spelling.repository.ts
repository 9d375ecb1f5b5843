import {
  asNumberAndWords,
  asPhrases,
  asTwoWords,
  readingsOfWord,
  vocabularyOfDealers,
} from '@mullion/domain/search/corrections'
import { headWordOf, type SearchQuery } from '@mullion/domain/search/query'
import {
  asWholeWord,
  isThing,
  type QueryWord,
  saysKindOfDoor,
  saysSystem,
  withoutStem,
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
  return likelyCorrections(word, [...rows.map((row) => row.word), ...vocabularyOfDealers])
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

/** Maximum number of word combinations to try, which limits the work for very long search texts. */
const maxTries = 40

interface Head {
  readonly word: QueryWord
  /** True if a part is called so; otherwise it is only somewhere in a name. */
  readonly isCalled: boolean
}

const queryOf = (words: readonly QueryWord[], head?: Head): SearchQuery => ({
  ...{ category: null, everything: false, numberPrefixes: [], words, roomWords: [] },
  ...(head && words.includes(head.word) ? { inName: inNameOf(head) } : {}),
})

function inNameOf({ word, isCalled }: Head): QueryWord {
  const { typed, readings } = word
  return isCalled ? word : { typed, readings }
}

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
  async function finds(words: readonly QueryWord[], head?: Head): Promise<boolean> {
    await rest()
    return hasWords(db, queryOf(words, head), withObsolete)
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
  const weighed = known.length > 1 ? await weigh(db, known, { withObsolete, rest }) : { words: [] }
  for (const words of fewerAndFewer(known, weighed.words)) {
    if (isRestOfNumber(words, query.words)) continue
    if (!(await finds(words, weighed.head))) continue
    const match = corrected > 0 && !dropped && words.length === known.length ? 'similar' : 'partial'
    return { match, words, plan: planSearch(queryOf(words, weighed.head), withObsolete) }
  }
  return null
}

const hasDigit = ({ typed }: QueryWord) => /\d/.test(typed)

/** True if a piece of a number was dropped and only numbers remain: that does not show which part was meant. */
function isRestOfNumber(words: readonly QueryWord[], all: readonly QueryWord[]): boolean {
  const dropped = all.filter(({ typed }) => !words.some((word) => word.typed === typed))
  return dropped.some(hasDigit) && words.every(hasDigit)
}

interface Weighed {
  readonly words: readonly WeighedWord[]
  /** What is wanted: it must be in the name of what is found, if it was not dropped. */
  readonly head?: Head
}

interface WeighedWord {
  readonly word: QueryWord
  readonly weight: number
}

/**
 * Says how much each word matters. From the least: measurements, what the item wanted is for, colors and materials, words
 * that are no part's, the most common ones, and the item itself, if a part is called so.
 */
async function weigh(
  db: Reader,
  words: readonly QueryWord[],
  { withObsolete, rest }: SecondSearchOptions,
): Promise<Weighed> {
  const named: { word: QueryWord; called: number }[] = []
  for (const word of words) {
    await rest()
    const called = await countIfNamed(db, planSearch(queryOf([asWholeWord(word)]), withObsolete))
    named.push({ word, called })
  }
  const head = await headOf(db, named, withObsolete)
  const weighed = named.map(({ word, called }) => {
    const isFor = head?.word.wanted === true && words.indexOf(word) > words.indexOf(head.word)
    return {
      word,
      weight: word === head?.word ? weights.head : isFor ? weights.afterFor : weightOf(word, called),
    }
  })
  return { words: weighed, ...(head && { head }) }
}

/** The item wanted: the word that says so if a part is called that, otherwise the last one that parts are called. */
async function headOf(
  db: Reader,
  named: readonly { readonly word: QueryWord; readonly called: number }[],
  withObsolete: boolean,
): Promise<Head | undefined> {
  const word = headWordOf(named.map((each) => each.word))
  const isCalled = named.some((each) => each.word === word && each.called > 0)
  if (word && (isCalled || (await isInName(db, asWholeWord(word), withObsolete)))) return { word, isCalled }
  const last = named.findLast((each) => each.called > 0 && isThing(each.word))
  return last && { word: last.word, isCalled: true }
}

const weights = {
  size: 0.2,
  afterFor: 0.5,
  describing: 0.7,
  unnamed: 1,
  kindOfDoor: 1.5,
  named: 2,
  head: 4,
  phrase: 5,
}

function weightOf(word: QueryWord, called: number): number {
  if (hasDigit(word)) return weights.size
  if (saysSystem(word)) return weights.phrase
  if (saysKindOfDoor(word)) return weights.kindOfDoor
  if (!isThing(word)) return weights.describing
  if (called === 0) return weights.unnamed
  // A phrase says more than the word after it: an emergency release handle is an inside release.
  return word.typed.includes(' ') ? weights.phrase : weights.named + 1 / called
}

/** With more words, at most two are dropped, or all but one. */
const allSetsUpTo = 5

/** Yields all words, then each set of fewer words, that without the least specific words first. */
function fewerAndFewer(
  words: readonly QueryWord[],
  weighed: readonly WeighedWord[],
): readonly (readonly QueryWord[])[] {
  if (words.length < 2) return words.length === 0 ? [] : [words]
  const sets = dropSets(weighed, words.length <= allSetsUpTo ? words.length - 1 : 2)
  const single = weighed.map(({ word }) => weighed.filter((other) => other.word !== word))
  const dropped = words.length <= allSetsUpTo ? sets : [...sets, ...single]
  const costOf = (set: readonly WeighedWord[]) => set.reduce((cost, { weight }) => cost + weight, 0)
  return dropped
    .map((set) => ({ set, cost: costOf(set) }))
    .sort((a, b) => a.cost - b.cost || a.set.length - b.set.length)
    .map(({ set }) => words.filter((word) => !set.some((each) => each.word === word)))
    .slice(0, maxTries)
}

/** All sets of at most so many of the words, the empty one included. */
function dropSets(words: readonly WeighedWord[], most: number): WeighedWord[][] {
  const sets: WeighedWord[][] = [[]]
  for (const word of words) {
    sets.push(...sets.filter(({ length }) => length < most).map((set) => [...set, word]))
  }
  return sets
}
