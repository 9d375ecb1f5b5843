/** Signs before digits and letters, in the order of the Unicode collation. */
const signs = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$'
/** Accents in the order of the Unicode collation; others follow. */
const accents = '\u0301\u0300\u0306\u0302\u030C\u030A\u0308\u030B\u0303\u0307\u0338\u0327\u0328\u0304'
/** Letters without a canonical decomposition, as base letters and an accent. */
const taken: Readonly<Record<string, string>> = {
  ß: 's\u0304s',
  æ: 'a\u0304e',
  œ: 'o\u0304e',
  ø: 'o\u0338',
  đ: 'd\u0338',
  ð: 'd\u0304',
  ł: 'l\u0338',
  '’': "'\u0304",
  '‘': "'\u0304",
  '“': '"\u0304',
  '”': '"\u0304',
}

/** Ends a level; sorts before everything else. */
const end = '\u0001'
/** No accent, and lower case. */
const plain = '\u0002'
const upper = '\u0003'
const firstSign = 0x04
const digitCount = 0x40
const firstAccent = 0x10

/** A whole number sorts by its value, after signs and before letters. */
function numberWeight(digits: string): string {
  const value = digits.replace(/^0+/, '')
  return `0${String.fromCharCode(digitCount + value.length)}${value}`
}

function baseWeight(base: string): string {
  if (/^\d/.test(base)) return numberWeight(base)
  const sign = signs.indexOf(base)
  return sign < 0 ? base : String.fromCharCode(firstSign + sign)
}

function accentWeight(accent: string): string {
  const known = accents.indexOf(accent)
  return known < 0 ? accent : String.fromCharCode(firstAccent + known)
}

function withoutPlainEnd(level: string): string {
  let length = level.length
  while (level[length - 1] === plain) length -= 1
  return level.slice(0, length)
}

/** Splits a text into letters, signs and whole numbers, each with its accents. */
function partsOf(text: string): { base: string; marks: string }[] {
  const letters = text
    .normalize('NFKD')
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, '')
    .replaceAll(/[ßæœøđðł’‘“”]/gi, (letter) => {
      const lower = letter.toLowerCase()
      const written = taken[lower] ?? letter
      return letter === lower ? written : written.toUpperCase()
    })
  return [...letters.matchAll(/([0-9]+|\P{M})(\p{M}*)/gu)].map(([, base = '', marks = '']) => ({
    base,
    marks,
  }))
}

/**
 * Returns the text by which a name is sorted: compared character by character, it gives the order of `Intl.Collator`
 * with numbers by value. Letters count first, then accents, then lower before upper case. Never empty. Stored with the
 * row, so that every database sorts alike.
 */
export function sortKeyOf(name: string): string {
  const parts = partsOf(name.trim())
  const bases = parts.map(({ base }) => baseWeight(base.toLowerCase()))
  const marks = parts.map((part) => `${[...part.marks].map(accentWeight).join('')}${plain}`)
  const cases = parts.map(({ base }) => (base === base.toLowerCase() ? plain : upper))
  return [bases, marks, cases].map((level) => withoutPlainEnd(level.join(''))).join(end)
}
