/** True in `npm run test:full`, which repeats what `npm test` proves once. */
export const full = process.env.MULLION_TEST_FULL === 'true'

/** Returns how often to repeat something: `short` in `npm test`, `long` in `npm run test:full`. */
export const times = (short: number, long: number): number => (full ? long : short)

/**
 * Returns the options for fast-check: the same cases in every `npm test`, tens of thousands of new ones in
 * `npm run test:full`.
 */
export const randomCases = (short: number) => (full ? { numRuns: short * 50 } : { numRuns: short, seed: 311 })
