export type Random = () => number

/**
 * Returns a generator of numbers from 0 up to 1, the same on every run: a linear congruential generator modulo 2^32.
 */
export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export function anyOf<T>(random: Random, choices: readonly T[]): T {
  return choices[Math.floor(random() * choices.length)] as T
}

/** Favors the front of the list by squaring, so that some choices are common and others rare. */
export function commonFirst<T>(random: Random, choices: readonly T[]): T {
  return choices[Math.floor(random() ** 2 * choices.length)] as T
}

/** Returns a whole number from `least` to `most`, inclusive. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}

/** Repeats each choice as often as its share, so that a uniform pick is weighted. */
export function byShare<T>(rows: readonly (readonly [share: number, choice: T])[]): readonly T[] {
  return rows.flatMap(([share, choice]) => Array.from({ length: share }, () => choice))
}
