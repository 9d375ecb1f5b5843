import { likelyMeant, type SearchQuery, type TypedWord, trigrams } from '@mullion/domain/catalog/search-words'
import { and, asc, desc, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Reader } from '../store.ts'
import { wordTrigrams } from './catalog.tables.ts'

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
  return words.length === 0 ? null : { category: null, everything: false, numberPrefixes: [], words }
}
