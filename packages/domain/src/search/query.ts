import { type Category, categoryOf } from '../catalog/categories.ts'
import { withoutFillers } from './fillers.ts'
import { asWholeWord, isThing, type QueryWord } from './query-word.ts'
import { parseWords } from './readings.ts'
import { toEnglish } from './translation.ts'
import { numberPrefixes } from './typed-number.ts'

/**
 * A parsed search: a category, all parts, or possible part-number prefixes (likeliest first, empty if the
 * text cannot be a number) plus the words that must all match a part.
 */
export interface SearchQuery {
  readonly category: Category | null
  /** True if only the 311 prefix was typed, which matches every part. */
  readonly everything: boolean
  readonly numberPrefixes: readonly string[]
  readonly words: readonly QueryWord[]
  /** Words about the door's room: parts that name them rank first. */
  readonly roomWords: readonly QueryWord[]
  /** A word that must be in the name of a part, or begin it if wanted, while the others may be anywhere. */
  readonly inName?: QueryWord
}

/**
 * Matches the 311 prefix before a number, anywhere in the text. `311-` is dropped before any word, since it
 * adds no meaning.
 */
const catalogPrefix = /^311\s+(?=\d)|(?<![\w-])311(?:\s*-[\s-]*|\s+(?=\d{4}))/g
const letterOrDigit = /[\p{L}\p{N}]/u

/** True if everything this word matches is also matched by the other one. */
function implies(word: QueryWord, other: QueryWord): boolean {
  const covers = (reading: readonly string[], wider: readonly string[]) =>
    wider.every((beginning) => reading.some((full) => full.startsWith(beginning)))
  return word.readings.every((reading) => other.readings.some((wider) => covers(reading, wider)))
}

/** Drops words implied by another, such as `a` next to `arm`; of words that imply each other, the first one stays. */
function withoutImplied(words: readonly QueryWord[]): QueryWord[] {
  return words.filter(
    (word, at) =>
      !words.some(
        (other, place) => place !== at && implies(other, word) && (place < at || !implies(word, other)),
      ),
  )
}

/** Parses a search: as a menu category, as a part number if possible, and as words. */
export function parseQuery(text: string): SearchQuery {
  const typed = text.trim()
  const rest = typed.replace(catalogPrefix, '')
  const everything = typed === '311' || (rest !== typed && !letterOrDigit.test(rest))
  const { words, roomWords } = everything ? { words: [], roomWords: [] } : parseWords(toEnglish(rest))
  return {
    category: categoryOf(text),
    everything,
    numberPrefixes: everything ? [] : numberPrefixes(withoutFillers(text)),
    words: withoutImplied(words),
    roomWords,
  }
}

/**
 * Returns the word that names the item wanted: the one before `for` or `with`, otherwise the last one that neither
 * measures nor describes it.
 */
export function headWordOf(words: readonly QueryWord[]): QueryWord | undefined {
  return words.find(({ wanted }) => wanted) ?? words.findLast(isThing)
}

/**
 * The search with its words as whole words; null for a single word, which may still be being typed, and with a part
 * number, which says enough.
 */
export function inWholeWords(query: SearchQuery): SearchQuery | null {
  const { category, words } = query
  if (category || words.length < 2 || words.some(({ typed }) => /^\d{4}/.test(typed))) return null
  return { ...query, words: words.map(asWholeWord) }
}
