import { expansionOf } from '../catalog/part-name.ts'
import { withoutFillers } from './fillers.ts'
import { withDigits } from './number-words.ts'
import { singularOf, stemOf } from './stemming.ts'
import {
  aloneMeanings,
  describingWords,
  doorWords,
  placeWords,
  roomWords,
  stopWords,
  strictMeanings,
  synonyms,
  systemNames,
  weakWords,
} from './synonyms.ts'
import { tokenize, unique } from './tokenizer.ts'

/**
 * Words that must all match a part, as whole words or prefixes; with a trailing period, as whole words only; with a
 * trailing plus sign, as whole words or their plurals.
 */
export type Reading = readonly string[]

/** A typed word or phrase; it matches if any reading matches. */
export interface QueryWord {
  readonly typed: string
  readonly readings: readonly Reading[]
  /** True for the word before `for` or `with`, which names the item wanted: `gasket for window`. */
  readonly wanted?: true
}

/** A parsed text: words that must all match a part, and optional words about the room. */
export interface ParsedWords {
  readonly words: readonly QueryWord[]
  readonly roomWords: readonly QueryWord[]
}

/**
 * Matches a 311 prefix typed without its dash; uncertain if a part's own number starts with the same digits.
 */
export const prefixWithoutDash = /^311(?=\d{4})/

/** Matches the beginning of a part number typed without its first digit, which is zero: 301chlh for 0301-CHLH. */
const withoutZero = /^(?!311)[1-9]\d{2}(?=[a-z]{2})/

/** How measurements are written in part names. */
const units: readonly (readonly [typed: RegExp, written: string])[] = [
  [/(?<=\d)\s*(?:"|”|″|''|inch(?:es)?(?![a-z0-9])|in\.?(?![a-z0-9]))/g, 'in '],
  [/(?<=\d)\s*(?:'|’|′|feet(?![a-z0-9])|foot(?![a-z0-9])|ft\.?(?![a-z0-9]))/g, 'ft '],
  [/(?<=\d)\s*(?:volts?|vac|v)(?![a-z0-9])/g, 'v '],
  [/(?<=\d)\s*(?:amps?|amperes?|a)(?![a-z0-9])/g, 'a '],
  [/(?<=\d)\s*(?:watts?|w)(?![a-z0-9/])/g, 'w '],
  [/(?<=\d)\s*(?:lbs?|pounds?)(?![a-z0-9])/g, 'lb '],
  [/(?<=\d)\s*(?:gauge|ga)(?![a-z0-9])/g, 'ga '],
  [/(?<=\d)\s*(?:ounces?|oz)(?![a-z0-9])/g, 'oz '],
  [/(?<=\d)\s*(?:gallons?|gal)(?![a-z0-9])/g, 'gal '],
  [/(?<=\d)\s*(?:horse\s?power|horse|hp)(?![a-z0-9])/g, 'hp '],
  [/(?<=\d)\s*(?:kilowatts?|kw)(?![a-z0-9])/g, 'kw '],
  [/(?<=\d)\s*(?:poles?|p)(?![a-z0-9])/g, 'p '],
  [/(?<=\d)[\s-]*(?:tooth|teeth|t)(?![a-z0-9])/g, 't '],
]

const spellings: readonly (readonly [typed: RegExp, written: string])[] = [
  [/^alumini?um$/, 'aluminum'],
  [/^(.{3,})is(e|ed|es|ing)$/, '$1iz$2'],
  [/^(col|harb|od|vap)our(s|ed)?$/, '$1or$2'],
  [/^(cent|met|fib)re(s?)$/, '$1er$2'],
  [/^fibreglass$/, 'fiberglass'],
  [/^mould(ed|ing|s)?$/, 'mold$1'],
]
/** Words that only look like British spellings. */
const notBritish = new Set(['noise', 'raise', 'raised', 'rise', 'precise'])

const fractions: Readonly<Record<string, string>> = {
  '125': '1over8',
  '25': '1over4',
  '375': '3over8',
  '5': '1over2',
  '625': '5over8',
  '75': '3over4',
  '875': '7over8',
}

function americanSpelling(word: string): string {
  if (notBritish.has(word)) return word
  const spelling = spellings.find(([typed]) => typed.test(word))
  return spelling ? word.replace(...spelling) : word
}

/** Abbreviations with signs in them. */
const signed: readonly (readonly [typed: RegExp, written: string])[] = [
  [/(?<![a-z0-9])s[/.]s(?![a-z0-9])\.?/g, 'ss'],
  [/(?<![a-z0-9])([lr])[/.]h(?![a-z0-9])\.?/g, '$1h'],
  [/(?<![a-z0-9])w\/o(?![a-z0-9])/g, 'without'],
  [/(?<![a-z0-9])o\/s(?![a-z0-9])/g, 'offset'],
  [/(?<=\d)o(?=\d)|(?<![a-z0-9])o(?=\d{3})/g, '0'],
  [/\bfork[\s-]+(?:lift|truck)/g, 'forklift'],
  // A door of 3 ft 0 in by 7 ft 0 in.
  [/(?<![\d/-])(\d)[/-]0\s*x\s*(\d)[/-]0(?![\d/])/g, '$1ft x $2ft'],
  [/(?<![a-z0-9])(sz|size|gen|prof|profile)(\d|[abc])(?![a-z0-9])/g, '$1 $2'],
]

/** Sizes with what they measure: `36w x 84h`, `3ft x 7ft`. */
const sides: readonly (readonly [typed: RegExp, written: string])[] = [
  [/(\d+)ft\s*(\d{1,2})in/g, '$1feet$2 '],
  [
    /(\d+(?:in)?)\s*(?:wide|w|high|tall|long|h|l)?\s*(?:x|by)\s*(\d+(?:in)?)\s*(?:wide|w|high|tall|long|h|l)(?![a-z])/g,
    '$1 x $2',
  ],
  [/(\d+)ft\s*(?:x|by)\s*(\d+)ft/g, ' $1x$2ft '],
]

/** Splits text into words, with measurements, sizes, decimals and #-numbers as one word each. */
function queryTokens(text: string): string[] {
  let written = withDigits(text.toLowerCase())
  for (const [typed, sign] of [...signed, ...units, ...sides]) written = written.replace(typed, sign)
  written = written
    .replace(
      /(\d+)feet(\d+)/g,
      (_, feet: string, inches: string) => `${Number(feet) * 12 + Number(inches)}in`,
    )
    .replace(/(?<![\d./-])(\d+)(?:in)?\s*(?:x|by)\s*(\d+)(?:in)?(?![\d./f-])/g, ' $1x$2 ')
    .replace(/(?<![\d./])(\d*)\.(\d+)/g, (_, whole: string, part: string) => `${whole || 0}point${part}`)
    .replace(/(?<![\d./-])(\d+)(?:\s|-)(?=\d{1,2}\/\d{1,2}(?!\d))/g, ' whole$1 ')
    .replace(/#\s*(\d+)(?![\w/-])/g, ' no$1sign ')
  return tokenize(written).map(americanSpelling)
}

/** #1 to #5 are grades, written NO 1; #8 and up are screw and chain sizes. */
const highestGrade = 5

/** A fraction of an inch, or of a unit that names write in decimals; null for other words. */
function fractionOf(word: string): Reading[] | null {
  const [, number, unit] = /^(\dover\d+)(in|kw)$/.exec(word) ?? []
  if (number === undefined) return null
  const part = Object.keys(fractions).find((decimal) => fractions[decimal] === number)
  return unit === 'in' || part === undefined ? [[number]] : [[word], ['0', part + unit]]
}

/**
 * Converts a number with a unit, a size, a decimal or a #-number to the form used in part names; null for other words.
 */
function measureOf(word: string): Reading[] | null {
  const sign = /^no(\d+)sign$/.exec(word)
  if (sign) return Number(sign[1]) <= highestGrade ? [['no', `${sign[1]}.`]] : [[`${sign[1]}.`]]
  const whole = /^whole(\d+)$/.exec(word)
  if (whole) return [[`${whole[1]}.`]]
  const inFeet = /^(\d+)x(\d+)ft$/.exec(word)
  if (inFeet) return [[`${Number(inFeet[1]) * 12}x${Number(inFeet[2]) * 12}`], [word.slice(0, -2)]]
  const size = /^(\d+)x(\d+)$/.exec(word)
  if (size) return [[word], [`${size[1]}in`, `${size[2]}in`], [`${size[1]}.`, `${size[2]}.`]]
  const inches = /^(\d+)in$/.exec(word)
  if (inches) return [[word], [`${inches[1]}.`]]
  const feet = /^(\d+)ft$/.exec(word)
  if (feet) return [[word], [`${Number(feet[1]) * 12}in`]]
  const decimal = /^(\d+)point(\d+)([a-z]*)$/.exec(word)
  if (!decimal) return fractionOf(word)
  const [, number = '', part = '', unit = ''] = decimal
  const fraction = unit === '' || unit === 'in' ? fractions[part] : undefined
  if (Number(number) === 0) return [...(fraction === undefined ? [] : [[fraction]]), [`${part}.`]]
  return fraction === undefined
    ? [[number, part + unit]]
    : [
        [number, fraction],
        [number, part],
      ]
}

/** Restores the typed form: `1over2` becomes `1/2`. */
function typedAs(word: string): string {
  return word
    .replace(/^no(\d+)sign$/, '#$1')
    .replace(/^whole(?=\d)/, '')
    .replace(/(?<=\d)over(?=\d)/, '/')
    .replace(/(?<=\d)point(?=\d)/, '.')
}

/** Reads a single word that is no synonym. */
export function readWord(word: string): QueryWord {
  const measure = measureOf(word)
  if (measure) return { typed: typedAs(word), readings: measure }
  const singular = singularOf(word) ?? word
  const numbers = [word.replace(prefixWithoutDash, ''), word.replace(withoutZero, '0$&')]
  const said = unique([word, singular, stemOf(word) ?? word, ...numbers])
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

/** True for a word that may name an item: it means no number and says no color, material, side or kind of door. */
export function isThing({ typed, readings }: QueryWord): boolean {
  const said = [typed, ...readings.map((reading) => reading.join(' '))]
  return (
    !weakWords.has(typed) &&
    !readings.some(([first = '']) => /\d/.test(first)) &&
    !said.some((text) => [describingWords, doorWords, placeWords].some((words) => words.has(text)))
  )
}

/** True for a word that names a system of doors, such as J-track. */
export function saysSystem({ readings }: QueryWord): boolean {
  return readings.some((reading) => systemNames.has(reading.join(' ')))
}

/** True for a word that says which kind of door a part is for: a part of another kind is never right. */
export function saysKindOfDoor({ readings }: QueryWord): boolean {
  return readings.some(([first = '', ...others]) => others.length === 0 && doorWords.has(first))
}

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
  if (at < 1 || stopWords.has(thing) || phraseOf(synonyms, tokens.slice(Math.max(0, at - 2), at), 2))
    return tokens
  const from = after.findIndex((token) => !articles.has(token))
  const past = after.findIndex((token) => !articles.has(token) && !wordsOfRooms.has(token))
  for (const start of [from, past]) {
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

/** The word without its stem: `recesed` is known by `reces` only if it is no typing error. */
export function withoutStem(word: QueryWord): QueryWord {
  const stem = stemOf(word.typed)
  const readings = word.readings.filter((reading) => reading.length > 1 || reading[0] !== stem)
  return stem === null || readings.length === 0 ? word : { ...word, readings }
}

const bareNumber = /^\d{1,3}$/

/** A number without a unit, as itself or with one: 5 is no 50, and not the 5 of a part number. */
function asMeasures([text = '', ...others]: Reading): Reading[] {
  if (others.length > 0 || !bareNumber.test(text)) return [[text, ...others]]
  return [[`${text}.`], ...['in', 'ft', 'v', 'a', 'w', 'lb', 'ga', 'x'].map((unit) => [text + unit])]
}

/**
 * The word as a whole word: not the beginning of a longer one. Stems, such as slid for sliding, stay beginnings, and so
 * does whatever has a digit.
 */
export function asWholeWord(word: QueryWord): QueryWord {
  if (bareNumber.test(word.typed)) return { ...word, readings: word.readings.flatMap(asMeasures) }
  const strict = Object.hasOwn(strictMeanings, word.typed) ? strictMeanings[word.typed] : undefined
  if (strict !== undefined) return { ...word, readings: [[`${strict}+`]] }
  const stem = stemOf(word.typed)
  const whole = (text: string) => (/^[a-z]+$/.test(text) && text !== stem ? `${text}+` : text)
  // A whole word includes its plural.
  const readings = word.readings.filter(
    ([text = '']) => !word.readings.some(([other]) => other === singularOf(text)),
  )
  return { ...word, readings: readings.map((reading) => reading.map(whole)) }
}
