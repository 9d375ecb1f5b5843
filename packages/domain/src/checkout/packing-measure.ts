import { longBoxLeastSideInches } from '../parcel-limits.ts'

/** Sides of a box or piece in inches, longest first. */
export type Sides = readonly [longest: number, middle: number, shortest: number]

/** Floating-point error of summed inches and pounds stays far below this; no product is made that precisely. */
export const tolerance = 1e-9

/** True if inches or pounds are within a limit, allowing for floating-point error. */
export function atMost(value: number, limit: number): boolean {
  return value <= limit + tolerance
}

/** Returns how many whole parts fit into a whole, in the same unit; at least 0. */
export function timesInto(total: number, part: number): number {
  return Math.max(0, Math.floor(total / part + tolerance))
}

/** Rounds up to the next whole inch or pound, ignoring floating-point error above a whole value. */
export function roundedUp(value: number): number {
  return Math.ceil(value - tolerance)
}

/** Sorts three sides, in inches, longest first. */
export function longestFirst(a: number, b: number, c: number): Sides {
  const [longest = 0, middle = 0, shortest = 0] = [a, b, c].sort((x, y) => y - x)
  return [longest, middle, shortest]
}

/**
 * Returns length plus girth in inches, as carriers measure a box: the longest side plus the distance around the other
 * two.
 */
export function lengthAndGirth([longest, middle, shortest]: Sides): number {
  return longest + 2 * (middle + shortest)
}

/** Returns the smallest box for one piece: sides rounded up, at least 4 inches each. */
export function ownBox([longest, middle, shortest]: Sides): Sides {
  const side = (inches: number) => Math.max(longBoxLeastSideInches, roundedUp(inches))
  return [side(longest), side(middle), side(shortest)]
}
