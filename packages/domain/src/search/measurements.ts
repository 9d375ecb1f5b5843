import { withDigits } from './number-words.ts'
import type { Reading } from './query-word.ts'
import { tokenize } from './tokenizer.ts'

/** How measurements are written in part names. */
const units: readonly (readonly [typed: RegExp, written: string])[] = [
  [/(?<=\d)\s*(?:"|”|″|''|inch(?:es)?(?![a-z0-9])|in\.?(?![a-z0-9]))/g, 'in '],
  [/(?<=\d)\s*(?:'|’|′|feet(?![a-z0-9])|foot(?:ers?)?(?![a-z0-9])|ft\.?(?![a-z0-9]))/g, 'ft '],
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
  [/(?<=\d)\s*(?:mm|millimeters?)(?![a-z0-9])/g, 'mm '],
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
  [/(?<=[a-z]\s)w(?=\s[a-z])/g, 'with'],
  [/(?<=[a-z]\s)n(?=\s[a-z])/g, 'and'],
  [/(?<![a-z0-9])o\/c\/s(?![a-z0-9])/g, 'open close stop'],
  [/(?<![a-z0-9])o\/c(?![a-z0-9/])/g, 'open close'],
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

const inchesOf = (feet = '', inches = '') => `${Number(feet) * 12 + Number(inches)}in`

/** Splits text into words, with measurements, sizes, decimals and #-numbers as one word each. */
export function queryTokens(text: string): string[] {
  let written = withDigits(text.toLowerCase())
  for (const [typed, sign] of [...signed, ...units, ...sides]) written = written.replace(typed, sign)
  written = written
    // Of a size in two directions it is one length; otherwise it may be two sizes, as of a track.
    .replace(
      /(\d+)feet(\d+)(?=\s*(?:x|by)\s*\d)|(?<=\d(?:in)?\s*(?:x|by)\s*)(\d+)feet(\d+)/g,
      (_, feet?: string, inches?: string, otherFeet?: string, otherInches?: string) =>
        inchesOf(feet ?? otherFeet, inches ?? otherInches),
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
export function measureOf(word: string): Reading[] | null {
  const sign = /^no(\d+)sign$/.exec(word)
  if (sign) return Number(sign[1]) <= highestGrade ? [['no', `${sign[1]}.`]] : [[`${sign[1]}.`]]
  const whole = /^whole(\d+)$/.exec(word)
  if (whole) return [[`${whole[1]}.`]]
  const inFeet = /^(\d+)x(\d+)ft$/.exec(word)
  if (inFeet) return [[`${Number(inFeet[1]) * 12}x${Number(inFeet[2]) * 12}`], [word.slice(0, -2)]]
  const size = /^(\d+)x(\d+)$/.exec(word)
  if (size) return [[word], [`${size[1]}in`, `${size[2]}in`], [`${size[1]}.`, `${size[2]}.`]]
  const [, wholeFeet, andInches] = /^(\d+)feet(\d+)$/.exec(word) ?? []
  if (wholeFeet !== undefined) return [[inchesOf(wholeFeet, andInches)], [`${wholeFeet}ft`, `${andInches}in`]]
  const inches = /^(\d+)in$/.exec(word)
  if (inches) return [[word], [`${inches[1]}.`]]
  const feet = /^(\d+)ft$/.exec(word)
  if (feet) return [[word], [`${Number(feet[1]) * 12}in`]]
  const decimal = /^(\d+)point(\d+)([a-z]*)$/.exec(word)
  if (!decimal) return fractionOf(word)
  const [, number = '', part = '', unit = ''] = decimal
  const fraction = unit === '' || unit === 'in' ? fractions[part] : undefined
  if (Number(number) === 0 && unit !== '' && unit !== 'in') return [[number, part + unit]]
  if (Number(number) === 0) return [...(fraction === undefined ? [] : [[fraction]]), [`${part}.`]]
  return fraction === undefined
    ? [[number, part + unit]]
    : [
        [number, fraction],
        [number, part],
      ]
}

/** Restores the typed form: `1over2` becomes `1/2`. */
export function typedAs(word: string): string {
  return word
    .replace(/^no(\d+)sign$/, '#$1')
    .replace(/^whole(?=\d)/, '')
    .replace(/(?<=\d)over(?=\d)/, '/')
    .replace(/(?<=\d)point(?=\d)/, '.')
    .replace(/^(\d+)feet(\d+)$/, '$1 ft $2 in')
}
