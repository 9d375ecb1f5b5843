/** Returns a seeded random generator (mulberry32): the same seed gives the same sequence. */
export function seeded(seed: number) {
  let state = seed
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    /** A whole number, both ends inclusive. */
    integer,
    chance: (share: number) => next() < share,
    pick<const List extends readonly [unknown, ...unknown[]]>(list: List): List[number] {
      return list[integer(0, list.length - 1)]
    },
    /** Picks `count` items in random order. */
    some<T>(list: readonly T[], count: number): T[] {
      const left = [...list]
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(integer(0, left.length - 1), 1),
      ).flat()
    },
  }
}
export type Dice = ReturnType<typeof seeded>
