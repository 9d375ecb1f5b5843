export type Random = () => number

/** Numbers from 0 up to 1 that are the same on every run: a linear congruential generator modulo 2^32. */
export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Any of the choices, each as likely as the others. */
export function anyOf<T>(random: Random, choices: readonly T[]): T {
  return choices[Math.floor(random() * choices.length)] as T
}

/** Squaring favours the front of the list, so that some choices are common and others rare. */
export function commonFirst<T>(random: Random, choices: readonly T[]): T {
  return choices[Math.floor(random() ** 2 * choices.length)] as T
}

/** A whole number from the least to the most, both included. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}

/** Each choice as often as its share says, so that any of them is taken in proportion. */
export function byShare<T>(rows: readonly (readonly [share: number, choice: T])[]): readonly T[] {
  return rows.flatMap(([share, choice]) => Array.from({ length: share }, () => choice))
}
