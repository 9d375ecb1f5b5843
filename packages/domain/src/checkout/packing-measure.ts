import { longBoxLeastSideInches } from '../parcel-limits.ts'

/** The sides of a box or a piece in inches, longest first. */
export type Sides = readonly [longest: number, middle: number, shortest: number]

/** Binary fractions of inches and pounds add up with an error far below this; no product is made this exactly. */
export const tolerance = 1e-9

/** True when a measure, in inches or pounds, is within a limit, but for what adding up fractions loses. */
export function atMost(value: number, limit: number): boolean {
  return value <= limit + tolerance
}

/** How many whole parts fit into a whole, both in the same unit; 0 at least. */
export function timesInto(whole: number, part: number): number {
  return Math.max(0, Math.floor(whole / part + tolerance))
}

/** The next whole inch or pound; a measure that is whole but for what adding up loses stays. */
export function roundedUp(value: number): number {
  return Math.ceil(value - tolerance)
}

/** The three sides of a piece in inches, put in order. */
export function longestFirst(a: number, b: number, c: number): Sides {
  const [longest = 0, middle = 0, shortest = 0] = [a, b, c].sort((x, y) => y - x)
  return [longest, middle, shortest]
}

/** What carriers measure a box by, in inches: the longest side and the way around the other two. */
export function lengthAndGirth([longest, middle, shortest]: Sides): number {
  return longest + 2 * (middle + shortest)
}

/** The smallest box of its own that a piece goes into: sides rounded up, none below 4 inches. */
export function ownBox([longest, middle, shortest]: Sides): Sides {
  const side = (inches: number) => Math.max(longBoxLeastSideInches, roundedUp(inches))
  return [side(longest), side(middle), side(shortest)]
}
