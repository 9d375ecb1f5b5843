import { singularOf, stemOf } from './stemming.ts'
import { describingWords, doorWords, placeWords, strictMeanings, systemNames, weakWords } from './synonyms.ts'

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

export const hasDigit = ({ typed }: QueryWord): boolean => /\d/.test(typed)

/** True if a piece of a number was dropped and only numbers remain: that does not show which part was meant. */
export function isRestOfNumber(kept: readonly QueryWord[], all: readonly QueryWord[]): boolean {
  const dropped = all.filter(({ typed }) => !kept.some((word) => word.typed === typed))
  return dropped.some(hasDigit) && kept.every(hasDigit)
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
