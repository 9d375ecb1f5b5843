import { abbreviations } from '../catalog/part-name.ts'
import type { QueryWord, Reading } from './query-word.ts'
import { parseWords, readWord } from './readings.ts'
import { spanishQualities, spanishThings } from './spanish.ts'
import { describingWords, doorWords, roomWords, stopWords, synonyms } from './synonyms.ts'
import { toEnglish } from './translation.ts'

const wordsOf = (phrases: readonly string[], leastLetters = 4) =>
  new Set(
    phrases
      .flatMap((phrase) => phrase.split(/[ ,.~]+/))
      .filter((word) => word.length >= leastLetters && /^[a-z]+$/.test(word)),
  )

/** Shorter words of another language are too like English ones. */
const leastSpanishLetters = 6

/** The words that dealers use for parts, which need not be in the catalog: what a mistyped word may have meant. */
export const vocabularyOfDealers: ReadonlySet<string> = new Set([
  ...wordsOf([...Object.keys(synonyms), ...Object.keys(roomWords)]),
  ...wordsOf([...Object.keys(spanishThings), ...Object.keys(spanishQualities)], leastSpanishLetters),
])

const leastJoined = 3

/** Words that may be written together with the next one: `doorcloser`. */
const joinable: ReadonlySet<string> = new Set([
  ...wordsOf([...Object.keys(synonyms), ...Object.values(synonyms)], leastJoined),
  ...wordsOf(Object.values(abbreviations), leastJoined),
  ...describingWords,
  ...doorWords,
  ...stopWords,
])

/** All words of a text as one reading each; the readings of a single word or phrase stay. */
function readingsOfText(text: string): readonly Reading[] {
  const { words } = parseWords(toEnglish(text))
  const [first] = words
  if (!first || words.length === 1) return first?.readings ?? []
  return [words.flatMap(({ readings: [reading = []] }) => [...reading])]
}

const dealersByLetter = Map.groupBy(vocabularyOfDealers, (word) => word[0])
const dealersByEnd = Map.groupBy(vocabularyOfDealers, (word) => word.slice(1))

/** The words of dealers that a mistyped one may mean: with the same first letter, or only the first one mistyped. */
export function dealersWordsNear(typed: string): readonly string[] {
  const [first = '', second = ''] = typed
  const end = typed.slice(1)
  const others = [end, second + first + typed.slice(2)].filter((word) => vocabularyOfDealers.has(word))
  return [
    ...(dealersByLetter.get(first) ?? []),
    ...(dealersByEnd.get(end) ?? []),
    ...(dealersByEnd.get(typed) ?? []),
    ...others,
  ]
}

/** The readings of a word that a mistyped one was corrected to. */
export function readingsOfWord(word: string): readonly Reading[] {
  return vocabularyOfDealers.has(word) ? readingsOfText(word) : [[word]]
}

/** A word that is two known words written together, as these; null if it is not. */
export function asTwoWords(word: QueryWord): QueryWord | null {
  const { typed } = word
  for (let at = leastJoined; at <= typed.length - leastJoined; at++) {
    const [first, second] = [typed.slice(0, at), typed.slice(at)]
    if (!joinable.has(first) || !joinable.has(second)) continue
    const readings = readingsOfText(`${first} ${second}`)
    if (readings.length > 0) return { ...word, typed: `${first} ${second}`, readings }
  }
  return null
}

/** A number and what follows it, typed as one: `2601uhmw`; null for other words. Only for numbers that no part begins with. */
export function asNumberAndWords({ typed }: QueryWord): readonly QueryWord[] | null {
  const [, number, rest] = /^(\d{4})([a-z]{2,}[a-z0-9]*)$/.exec(typed) ?? []
  return number !== undefined && rest !== undefined ? [readWord(number), readWord(rest)] : null
}

/** Corrected words, as the phrases that they may now form. */
export function asPhrases(corrected: readonly QueryWord[]): readonly QueryWord[] {
  const said = corrected.map(({ typed, wanted }) => (wanted ? `${typed} for` : typed)).join(' ')
  const { words } = parseWords(said)
  if (words.length === 0 || words.length >= corrected.length) return corrected
  const wanted = corrected.find((word) => word.wanted)?.typed
  return words.map((word) =>
    wanted !== undefined && word.typed.includes(wanted) ? { ...word, wanted: true as const } : word,
  )
}
