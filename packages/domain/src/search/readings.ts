import { expansionOf } from '../catalog/part-name.ts'
import { withoutFillers } from './fillers.ts'
import { measureOf, queryTokens, typedAs } from './measurements.ts'
import { isThing, type QueryWord } from './query-word.ts'
import { singularOf, stemOf } from './stemming.ts'
import { aloneMeanings, roomWords, stopWords, synonyms } from './synonyms.ts'
import { unique } from './tokenizer.ts'
import { asNumber } from './typed-number.ts'

/** A parsed text: words that must all match a part, and optional words about the room. */
export interface ParsedWords {
  readonly words: readonly QueryWord[]
  readonly roomWords: readonly QueryWord[]
}

/** Reads a single word that is no synonym. */
export function readWord(word: string): QueryWord {
  const measure = measureOf(word)
  if (measure) return { typed: typedAs(word), readings: measure }
  const singular = singularOf(word) ?? word
  const said = unique([word, singular, stemOf(word) ?? word, ...asNumber(word)])
  const written = said.map(expansionOf).filter((expansion) => expansion !== undefined)
  return { typed: typedAs(word), readings: [...said, ...written].map((reading) => reading.split(' ')) }
}

const maxPhraseWords = 4

function phraseOf(table: Readonly<Record<string, string>>, words: readonly string[], least: number) {
  for (let length = Math.min(maxPhraseWords, words.length); length >= least; length--) {
    const typed = words.slice(0, length)
    const phrase = typed.map((word) => singularOf(word) ?? word).join(' ')
    if (Object.hasOwn(table, phrase)) return { typed, readings: table[phrase] ?? '' }
  }
  return null
}

function readPhrase(typed: readonly string[], readings: string): QueryWord {
  return {
    typed: typed.map(typedAs).join(' '),
    readings: readings.split(', ').map((reading) => (reading === '~' ? typed : reading.split(' '))),
  }
}

/** Reads a single word, which may be a synonym. */
export function readTyped(word: string): QueryWord {
  const single = phraseOf(synonyms, [word], 1)
  return single ? readPhrase(single.typed, single.readings) : readWord(word)
}

const wordsOfRooms = new Set(Object.keys(roomWords).flatMap((phrase) => phrase.split(' ')))

/** Phrases by their words without fillers: `arm close` for `arm that closes the door`. */
const solidPhrases = Object.fromEntries(
  Object.entries(synonyms)
    .map(
      ([phrase, readings]) => [phrase.split(' ').filter((word) => !stopWords.has(word)), readings] as const,
    )
    .filter(([words]) => words.length > 1)
    .map(([words, readings]) => [words.join(' '), readings]),
)

/** A phrase with fillers in between, or with the room: `bolt for the inactive door`, `cover for walk-in light`. */
function phraseAround(words: readonly string[]) {
  const [first = ''] = words
  if (stopWords.has(first) || wordsOfRooms.has(first)) return null
  if (!words.some((word) => stopWords.has(word) || wordsOfRooms.has(word))) return null
  // What comes with an item is not a part of its name: a hinge with screws.
  const end = words.findIndex((word) => word === 'with' || word === 'without')
  const solid = words.slice(0, end < 0 ? words.length : end).filter((word) => !stopWords.has(word))
  return (
    phraseOf(synonyms, solid.slice(0, maxPhraseWords), 2) ??
    phraseOf(solidPhrases, solid.slice(0, maxPhraseWords), 2) ??
    phraseOf(synonyms, solid.filter((word) => !wordsOfRooms.has(word)).slice(0, maxPhraseWords), 2)
  )
}

/** The entry at the start of the words: a phrase (fillers in between are allowed), a room word, or a single word. */
function nextOf(words: readonly string[]) {
  const [phrase] = [phraseOf(synonyms, words, 2), phraseAround(words)]
    .filter((found) => found !== null)
    .sort((a, b) => b.typed.length - a.typed.length)
  if (phrase) return { ...phrase, kind: 'word' as const }
  const room = phraseOf(roomWords, words, 1)
  if (room) return { ...room, kind: 'room' as const }
  const single = phraseOf(synonyms, words.slice(0, 1), 1)
  return single && { ...single, kind: 'word' as const }
}

/** Words after which no longer the item itself is named, but what it is for or comes with. */
const turns = new Set(
  'for with without from to that which so if when around of on at against near'.split(' '),
)

function markWanted(words: QueryWord[]): void {
  const at = words.findLastIndex(isThing)
  const word = words[at]
  if (word) words[at] = { ...word, wanted: true }
}

/** How many words a phrase consumes, including fillers in between. */
function takenBy(typed: readonly string[], words: readonly string[]): number {
  let at = 0
  for (const word of typed) at = words.indexOf(word, at) + 1
  return at
}

/** Words between a thing and what it is for, after which the other order is tried too. */
const reversing = new Set(['for', 'of', 'on', 'at', 'in', 'over'])
const articles = new Set(['a', 'an', 'the', 'my', 'our', 'your'])

/** The tokens with `cable for the overhead door` as `overhead door cable`, where that is a phrase. */
function inPhraseOrder(tokens: readonly string[]): readonly string[] {
  const at = tokens.findIndex((token, place) => place > 0 && reversing.has(token))
  const [thing = '', after] = [tokens[at - 1], tokens.slice(at + 1)]
  const isPhrase =
    phraseOf(synonyms, tokens.slice(Math.max(0, at - 2), at), 2) ??
    phraseOf(synonyms, tokens.slice(Math.max(0, at - 1)), 2)
  if (at < 1 || stopWords.has(thing) || isPhrase) return tokens
  const from = after.findIndex((token) => !articles.has(token))
  const past = after.findIndex((token) => !articles.has(token) && !wordsOfRooms.has(token))
  // A word that describes it may be between: cover for the hydraulic closer.
  const between = past >= 0 && !stopWords.has(after[past + 1] ?? '') ? [past + 1] : []
  const starts = stopWords.has(after[past] ?? '') ? [...between, from, past] : [from, past, ...between]
  for (const start of starts) {
    const rest = start < 0 ? [] : after.slice(start)
    for (let length = Math.min(maxPhraseWords - 1, rest.length); length > 0; length--) {
      const phrase = [...rest.slice(0, length), thing]
      if (phraseOf(synonyms, phrase, phrase.length))
        return [
          ...tokens.slice(0, at - 1),
          ...phrase,
          ...rest.slice(length),
          ...after.slice(Math.max(from, 0), start),
        ]
    }
  }
  return tokens
}

/** Between the parts of a text as catalogs write it, the item first: `closer, spring, left hand`. */
const inverted = /[,;]\s+/

interface Parsing {
  readonly words: QueryWord[]
  readonly roomWords: QueryWord[]
}

/** What a text asks for that names only a door and its room: `freezer door`. */
const wholeDoors = 'panel leaf, panel slide'

const hasWanted = (words: readonly QueryWord[]) => words.some(({ wanted }) => wanted)

function parseTokens(tokens: readonly string[], { words, roomWords: rooms }: Parsing): void {
  for (let at = 0; at < tokens.length; ) {
    const rest = tokens.slice(at)
    const next = nextOf(rest)
    const [first = ''] = rest
    if (next) (next.kind === 'room' ? rooms : words).push(readPhrase(next.typed, next.readings))
    else if (!stopWords.has(first) && first !== 'x') words.push(readWord(first))
    const taken = next ? takenBy(next.typed, rest) : 1
    // A phrase may have the turn in it: a post to protect.
    const turned = rest.slice(0, taken).some((word) => turns.has(word))
    if (turned && !hasWanted(words)) markWanted(words)
    at += taken
  }
}

/** Parses text the way dealers mean it; drops fillers unless there is nothing else. */
export function parseWords(text: string): ParsedWords {
  const parts = withoutFillers(text).split(inverted)
  const found: Parsing = { words: [], roomWords: [] }
  for (const part of parts) {
    parseTokens(inPhraseOrder(queryTokens(part)), found)
    if (parts.length > 1 && !hasWanted(found.words)) markWanted(found.words)
  }
  const { words, roomWords: rooms } = found
  const alone = words.length === 1 ? phraseOf(aloneMeanings, [words[0]?.typed ?? ''], 1) : null
  if (alone) return { words: [readPhrase(alone.typed, alone.readings)], roomWords: rooms }
  if (words.length > 0) return { words, roomWords: rooms }
  const tokens = queryTokens(text)
  if (rooms.length > 0 && tokens.some((token) => token === 'door' || token === 'doors'))
    return { words: [readPhrase(['door'], wholeDoors)], roomWords: rooms }
  if (rooms.length > 0) return { words: rooms, roomWords: [] }
  return { words: tokens.map(readWord), roomWords: [] }
}
