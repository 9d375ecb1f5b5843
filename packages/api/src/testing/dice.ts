/** Seeded random numbers, so that a failing case can be reproduced. */
export function dice(seed: number) {
  let state = seed >>> 0
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const upTo = (most: number) => 1 + Math.floor(random() * most)
  const anyOf = <Item>(items: readonly Item[]): Item => items[upTo(items.length) - 1] as Item
  return { random, upTo, anyOf }
}
export type Dice = ReturnType<typeof dice>
