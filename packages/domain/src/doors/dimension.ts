import { type InchScale, readInches } from '../inches.ts'
import { largestOpeningInches } from './door.ts'

/** Fractions from halves to sixteenths, as on a tape measure; drawings may have any decimals. */
const toSixteenths: InchScale = { perInch: 16, decimals: 'any' }

/**
 * Parses an opening's width or height in inches, as `readInches` does, with halves to sixteenths. Null for anything
 * else, and for values not above 0 or over 600 inches.
 */
export function parseDimension(text: string): number | null {
  const inches = readInches(text, toSixteenths)
  return inches !== null && inches > 0 && inches <= largestOpeningInches ? inches : null
}
