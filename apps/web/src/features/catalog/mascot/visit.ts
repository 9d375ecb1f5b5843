/** One opening of a part in so many brings the mascot along. */
export const openingsPerVisit = 50

/** A number from 0 up to 1, such as Math.random gives. */
export type Random = () => number

/** True for the few openings of a part that the mascot comes along with. */
export function comesAlong(random: Random): boolean {
  return random() < 1 / openingsPerVisit
}
