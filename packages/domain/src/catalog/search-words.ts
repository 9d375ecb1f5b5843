import { abbreviations, expandName } from './part-name.ts'
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

/** A search as the database understands it. `numberPrefix` is null when the text cannot be a part number. */
export interface SearchQuery {
  readonly numberPrefix: string | null
  readonly words: readonly TypedWord[]
}

/** Splits a text into its words: lower case, without accents, letters and digits only; `w/` is read as with. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
  return plain.replace(/(^|\s)w\//g, '$1with ').match(/[a-z0-9]+/g) ?? []
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

function readings(word: string): TypedWord {
  const expansion = abbreviations[word]
  return expansion === undefined ? [[word]] : [[word], expansion.split(' ')]
}

/** Reads a typed text: as a part number where it has a digit, and as words that must all match. */
export function readSearch(text: string): SearchQuery {
  const key = numberKey(text).toLowerCase()
  const typed = unique(wordsOf(text.trim().replace(/^311-(?=\d)/, '')))
  return {
    numberPrefix: key.length >= 2 && /\d/.test(key) && key.length <= 24 ? key : null,
    words: typed.slice(0, 12).map(readings),
  }
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
