import { numberKey } from '../catalog/part-number.ts'
import { unique } from './tokenizer.ts'

/** Part numbers only have letters, digits, dashes and spaces: 1/4 is a size. */
const numberLike = /^[a-z0-9\s-]*\d[a-z0-9\s-]*$/i
const maxKeyLength = 24

/** Matches a 311 prefix typed without its dash; uncertain if a part's own number starts with the same digits. */
const prefixWithoutDash = /^311(?=\d{4})/
/** Matches an O typed for a zero. */
const lettersForZero = /^o(?=\d)|(?<=^\d{1,2})o(?=\d)/g
/** Matches the beginning of a part number typed without its first digit, which is zero: 301chlh, 224 3684. */
const zeroMissing = /^(?!311)[1-9]\d{2}(?=[a-z\s-])/i
/** The same for one word of a text, where a single letter after a number is a unit. */
const zeroMissingInWord = /^(?!311)[1-9]\d{2}(?=[a-z]{2})/

/** Returns the part numbers that a text may begin with, likeliest first; none if it cannot be a number. */
export function numberPrefixes(text: string): string[] {
  const key = numberKey(text).toLowerCase()
  if (!numberLike.test(text) || key.length < 2 || key.length > maxKeyLength) return []
  const withZero = numberKey(text.trim().replace(zeroMissing, '0$&')).toLowerCase()
  return unique([key, key.replace(prefixWithoutDash, ''), key.replace(lettersForZero, '0'), withZero])
}

/** Returns one word of a text as the part numbers that it may begin. */
export function asNumber(word: string): string[] {
  return [word.replace(prefixWithoutDash, ''), word.replace(zeroMissingInWord, '0$&')]
}

/**
 * True for a word that continues a part number past its first four digits: it is part of the key, not a word of its
 * own.
 */
export function isNumberWithoutDash(word: string): boolean {
  return /^\d{4}[a-z0-9]/.test(word) && word.length <= maxKeyLength
}
