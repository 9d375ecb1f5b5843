/** The mascot appears on one in this many part views, on average. */
export const openingsPerVisit = 50

/** Returns a number from 0 up to but not including 1, such as Math.random. */
export type Random = () => number

export function shouldAppear(random: Random): boolean {
  return random() < 1 / openingsPerVisit
}
