import { type Category, categoryOf } from './categories.ts'
import { expandName, expansionOf } from './part-name.ts'
import { numberKey } from './part-number.ts'

/**
 * What the text index holds of a part, by how much a match there says about it:
 * `number` its key, `lead` the thing that it is called (the first word of its name), `title` its whole name and number,
 * `tags` its tags and door models, `body` its description.
 */
export interface SearchWords {
  readonly number: string
  readonly lead: readonly string[]
  readonly title: readonly string[]
  readonly tags: readonly string[]
  readonly body: readonly string[]
}

/** One typed word: it matches where all words of any of its readings match, each as a word or as its beginning. */
export type TypedWord = readonly (readonly string[])[]

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
}

/**
 * Splits a text into its words: lower case, without accents, letters and digits only; `w/` is read as with, and a
 * fraction is one word, so that 1/4 does not find every 1 and 4.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .replace(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
  const written = plain
    .replace(/(^|\s)w\/(?!o(?![a-z0-9]))/g, '$1with ')
    .replace(/(?<![0-9])([0-9]{1,2})[/\u2044]([0-9]{1,2})(?![0-9])/g, ' $1over$2')
  return written.match(/[a-z0-9]+/g) ?? []
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)]
}

/** The words of a part for the index; names are indexed as stored and as written out. */
export function searchWords(part: {
  readonly number: string
  readonly name: string
  readonly description: string
  readonly tags: readonly string[]
  readonly doorModels: readonly string[]
  readonly doorSubModels: readonly string[]
}): SearchWords {
  const [firstWord = ''] = part.name.trim().split(/\s+/)
  return {
    number: numberKey(part.number).toLowerCase(),
    lead: unique([...wordsOf(firstWord), ...wordsOf(expandName(firstWord))]),
    title: unique([...wordsOf(part.number), ...wordsOf(part.name), ...wordsOf(expandName(part.name))]),
    tags: unique([...part.tags, ...part.doorModels, ...part.doorSubModels].flatMap(wordsOf)),
    body: unique([...wordsOf(part.description), ...wordsOf(expandName(part.description))]),
  }
}

/** The singular of a plural, or null: buyers type hinges where the shop writes hinge. */
function singularOf(word: string): string | null {
  if (!/^[a-z]{3,}s$/.test(word) || /(ss|us|is)$/.test(word)) return null
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(ch|sh|x|z|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

function readings(word: string): TypedWord {
  const singular = singularOf(word)
  const said = unique([word, singular ?? word, word.replace(gluedBookNumber, '')])
  const written = said.map(expansionOf).filter((expansion) => expansion !== undefined)
  return [...said, ...written].map((reading) => reading.split(' '))
}

/** Only letters, digits, dashes and spaces can be a part number: 1/4 is a size. */
const numberLike = /^[a-z0-9\s-]*\d[a-z0-9\s-]*$/i
const longestKey = 24
/** The 311 of the books typed without its dash: certain only when no part's own number begins so. */
const gluedBookNumber = /^311(?=\d{4})/

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
  return word.every((reading) => other.some((wider) => covers(reading, wider)))
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
  return {
    category: categoryOf(text),
    everything,
    numberPrefixes: everything ? [] : numberPrefixes(text),
    words: everything ? [] : withoutImplied(unique(wordsOf(rest)).map(readings)),
  }
}

/** True for a word that goes on where the first four digits of a part number end: part of its key, not a word of it. */
export function isGluedNumber(word: string): boolean {
  return /^\d{4}[a-z0-9]/.test(word) && word.length <= longestKey
}

/** The overlapping three-letter pieces of a word, its edges marked: what typing errors leave mostly unharmed. */
export function trigrams(word: string): string[] {
  const padded = `  ${word} `
  return unique(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** How many letters were added, left out, changed or swapped with their neighbour between two words. */
export function typingErrors(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let least = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)
      }
      row.push(least)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}

/** Picks the known words that a mistyped one most likely meant: one error in a short word, two in a longer one. */
export function likelyMeant(typed: string, known: readonly string[]): string[] {
  const allowed = typed.length <= 4 ? 1 : 2
  const scored = known
    .map((word) => ({ word, errors: typingErrors(typed, word) }))
    .filter(({ errors }) => errors <= allowed)
  const least = Math.min(...scored.map(({ errors }) => errors))
  return scored
    .filter(({ errors }) => errors === least)
    .map(({ word }) => word)
    .sort()
    .slice(0, 5)
}
