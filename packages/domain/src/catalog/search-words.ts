import { type Category, categoryOf } from './categories.ts'
import { accessoryWords, doorWords } from './counter-words.ts'
import { expandName } from './part-name.ts'
import { numberKey } from './part-number.ts'
import { unique, wordsOf } from './text-words.ts'
import { gluedBookNumber, readWords, type TypedWord } from './typed-words.ts'

/**
 * What the text index holds of a part, by how much a match there says about it:
 * `number` its key, `plain` what it is called when it is the thing itself, no accessory and for no special door, `lead`
 * what it is called (the first word of its name), `title` its whole name and number, `tags` its tags and door models,
 * `body` its description.
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
 * A search as the database understands it: the category that the text names, every part, or else what part numbers may
 * begin with (the likeliest first, none when the text cannot be a number) and the words that a part must all have.
 */
export interface SearchQuery {
  readonly category: Category | null
  /** True for the beginning of every number in the books alone, which says nothing. */
  readonly everything: boolean
  readonly numberPrefixes: readonly string[]
  readonly words: readonly TypedWord[]
  /** Words about the room of the door: parts that name them come first. */
  readonly rooms: readonly TypedWord[]
}

const isSpecial = (word: string) => accessoryWords.has(word) || doorWords.has(word)

/** The words of a part for the index; names are indexed as stored and as written out. */
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

/** Only letters, digits, dashes and spaces can be a part number: 1/4 is a size. */
const numberLike = /^[a-z0-9\s-]*\d[a-z0-9\s-]*$/i
const longestKey = 24
function numberPrefixes(text: string): string[] {
  const key = numberKey(text).toLowerCase()
  if (!numberLike.test(text) || key.length < 2 || key.length > longestKey) return []
  return unique([key, key.replace(gluedBookNumber, '')])
}

/** The 311 of the books before a number anywhere in a text; 311- says nothing beside whatever follows it. */
const bookNumber = /^311\s+(?=\d)|(?<![\w-])311(?:\s*-[\s-]*|\s+(?=\d{4}))/g
const letterOrDigit = /[\p{L}\p{N}]/u

/** True when whatever the word matches is matched by the other one too. */
function implies(word: TypedWord, other: TypedWord): boolean {
  const covers = (reading: readonly string[], wider: readonly string[]) =>
    wider.every((beginning) => reading.some((full) => full.startsWith(beginning)))
  return word.readings.every((reading) => other.readings.some((wider) => covers(reading, wider)))
}

/** The words without those that another one implies, such as `a` beside `arm`; of words that imply each other, the first. */
function withoutImplied(words: readonly TypedWord[]): TypedWord[] {
  return words.filter(
    (word, at) =>
      !words.some(
        (other, place) => place !== at && implies(other, word) && (place < at || !implies(word, other)),
      ),
  )
}

/** Reads a typed text: as a category of the menus, as a part number where it can be one, and as words. */
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

/** True for a word that goes on where the first four digits of a part number end: part of its key, not a word of it. */
export function isGluedNumber(word: string): boolean {
  return /^\d{4}[a-z0-9]/.test(word) && word.length <= longestKey
}

/** The word that says what is asked for: of several, the last one that is no measure. */
export function headOf(words: readonly TypedWord[]): TypedWord | undefined {
  return words.findLast(({ typed }) => !/\d/.test(typed))
}
