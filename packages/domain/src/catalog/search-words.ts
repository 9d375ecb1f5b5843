import { type Category, categoryOf } from './categories.ts'
import { accessoryWords, doorWords } from './counter-words.ts'
import { expandName } from './part-name.ts'
import { numberKey } from './part-number.ts'
import { unique, wordsOf } from './text-words.ts'
import { asWholeWord, gluedBookNumber, isThing, readWords, type TypedWord } from './typed-words.ts'

/**
 * The text index entry of a part, from strongest match to weakest: `number` its key; `plain` its name if it is the item
 * itself (no accessory, not for a special door); `lead` the first word of its name; `title` its full name and number;
 * `tags` its tags and door models; `body` its description.
 */
export interface SearchWords {
  readonly number: string
  readonly plain: readonly string[]
  readonly lead: readonly string[]
  readonly title: readonly string[]
  readonly tags: readonly string[]
  readonly body: readonly string[]
}

/**
 * A parsed search: a category, all parts, or possible part-number prefixes (likeliest first, empty if the
 * text cannot be a number) plus the words that must all match a part.
 */
export interface SearchQuery {
  readonly category: Category | null
  /** True if only the 311 prefix was typed, which matches every part. */
  readonly everything: boolean
  readonly numberPrefixes: readonly string[]
  readonly words: readonly TypedWord[]
  /** Words about the door's room: parts that name them rank first. */
  readonly rooms: readonly TypedWord[]
}

const isSpecial = (word: string) => accessoryWords.has(word) || doorWords.has(word)

/** Returns a part's words for the index; names are indexed both as stored and expanded. */
export function searchWords(part: {
  readonly number: string
  readonly name: string
  readonly description: string
  readonly tags: readonly string[]
  readonly doorModels: readonly string[]
  readonly doorSubModels: readonly string[]
}): SearchWords {
  const [firstWord = '', ...others] = part.name.trim().split(/\s+/)
  const lead = unique([...wordsOf(firstWord), ...wordsOf(expandName(firstWord))])
  return {
    number: numberKey(part.number).toLowerCase(),
    plain: others.flatMap(wordsOf).some(isSpecial) ? [] : lead,
    lead,
    title: unique([...wordsOf(part.number), ...wordsOf(part.name), ...wordsOf(expandName(part.name))]),
    tags: unique([...part.tags, ...part.doorModels, ...part.doorSubModels].flatMap(wordsOf)),
    body: unique([...wordsOf(part.description), ...wordsOf(expandName(part.description))]),
  }
}

/** Part numbers only have letters, digits, dashes and spaces: 1/4 is a size. */
const numberLike = /^[a-z0-9\s-]*\d[a-z0-9\s-]*$/i
const maxKeyLength = 24
function numberPrefixes(text: string): string[] {
  const key = numberKey(text).toLowerCase()
  if (!numberLike.test(text) || key.length < 2 || key.length > maxKeyLength) return []
  return unique([key, key.replace(gluedBookNumber, '')])
}

/**
 * Matches the 311 prefix before a number, anywhere in the text. `311-` is dropped before any word, since it
 * adds no meaning.
 */
const bookNumber = /^311\s+(?=\d)|(?<![\w-])311(?:\s*-[\s-]*|\s+(?=\d{4}))/g
const letterOrDigit = /[\p{L}\p{N}]/u

/** True if everything this word matches is also matched by the other one. */
function implies(word: TypedWord, other: TypedWord): boolean {
  const covers = (reading: readonly string[], wider: readonly string[]) =>
    wider.every((beginning) => reading.some((full) => full.startsWith(beginning)))
  return word.readings.every((reading) => other.readings.some((wider) => covers(reading, wider)))
}

/** Drops words implied by another, such as `a` next to `arm`; of words that imply each other, the first one stays. */
function withoutImplied(words: readonly TypedWord[]): TypedWord[] {
  return words.filter(
    (word, at) =>
      !words.some(
        (other, place) => place !== at && implies(other, word) && (place < at || !implies(word, other)),
      ),
  )
}

/** Parses a search: as a menu category, as a part number if possible, and as words. */
export function readSearch(text: string): SearchQuery {
  const typed = text.trim()
  const rest = typed.replace(bookNumber, '')
  const everything = typed === '311' || (rest !== typed && !letterOrDigit.test(rest))
  const { words, rooms } = everything ? { words: [], rooms: [] } : readWords(rest)
  return {
    category: categoryOf(text),
    everything,
    numberPrefixes: everything ? [] : numberPrefixes(text),
    words: withoutImplied(words),
    rooms,
  }
}

/**
 * True for a word that continues a part number past its first four digits: it is part of the key, not a word of its
 * own.
 */
export function isGluedNumber(word: string): boolean {
  return /^\d{4}[a-z0-9]/.test(word) && word.length <= maxKeyLength
}

/**
 * Returns the word that names the item wanted: the one before `for` or `with`, otherwise the last one that neither
 * measures nor describes it.
 */
export function headOf(words: readonly TypedWord[]): TypedWord | undefined {
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
