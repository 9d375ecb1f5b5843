import { type InchScale, readInches } from '../inches.ts'
import { largestOpeningInches } from './door.ts'

/** A tape shows halves to sixteenths; a drawing may give any decimals. */
const toSixteenths: InchScale = { perInch: 16, decimals: 'any' }

/**
 * Reads an opening's width or height in inches, as `readInches` does, with halves to sixteenths. Null for anything else,
 * and for what is not above 0 and at most 600 inches.
 */
export function parseDimension(text: string): number | null {
  const inches = readInches(text, toSixteenths)
  return inches !== null && inches > 0 && inches <= largestOpeningInches ? inches : null
}
