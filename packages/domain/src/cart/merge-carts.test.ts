import { randomCases } from '@mullion/config/test-speed'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AccountCartLine } from './account-cart.ts'
import { maxCartLines } from './cart-limits.ts'
import type { Configuration } from './configuration-schema.ts'
import { isSameCart, mergeCarts } from './merge-carts.ts'

const line = (partId: number, quantity: number, facts: Partial<AccountCartLine> = {}): AccountCartLine => ({
  ...{ partId, quantity, comments: [], configurations: [], addedAt: partId, ...facts },
})
const hands = (left: number, right: number): Configuration => ({ kind: 'direction', left, right })
const handed = (left: number, right: number) =>
  line(1, left + right, { configurations: [hands(left, right)] })
const noted = (quantity: number, ...comments: string[]) => line(1, quantity, { comments })

type Line = AccountCartLine | null
const cartOf = (each: Line) => (each ? [each] : [])

describe('a line of a cart on two devices', () => {
  it.each<[string, Line | undefined, Line, Line, Line]>([
    ['is as both have it', line(1, 2), line(1, 3), line(1, 3), line(1, 3)],
    ['is changed here', line(1, 2), line(1, 5), line(1, 2), line(1, 5)],
    ['is changed there', line(1, 2), line(1, 2), line(1, 5), line(1, 5)],
    ['is added here', null, line(1, 2), null, line(1, 2)],
    ['is added there', null, null, line(1, 2), line(1, 2)],
    ['is removed here', line(1, 2), null, line(1, 2), null],
    ['is removed there', line(1, 2), line(1, 2), null, null],
    ['is removed by both', line(1, 2), null, null, null],
    ['is removed here and changed there', line(1, 2), null, line(1, 3), line(1, 3)],
    ['is changed here and removed there', line(1, 2), line(1, 3), null, line(1, 3)],
    ['is more on both', line(1, 2), line(1, 3), line(1, 4), line(1, 5)],
    ['is more here and less there', line(1, 4), line(1, 6), line(1, 3), line(1, 5)],
    ['is less on both, down to nothing', line(1, 9), line(1, 2), line(1, 3), line(1, 3)],
    ['is more than a line can have', line(1, 1), line(1, 9000), line(1, 8000), line(1, 9999)],
    ['was added on both before they first met', undefined, line(1, 2), line(1, 3), line(1, 5)],
    ['is equal when they first meet', undefined, line(1, 2), line(1, 2), line(1, 2)],
    [
      'has another comment here and there',
      noted(2, 'a'),
      noted(2, 'a', 'b'),
      noted(2, 'a', 'c'),
      noted(2, 'a', 'b', 'c'),
    ],
    ['has other hands on both', handed(1, 0), handed(2, 0), handed(1, 1), handed(2, 0)],
    ['has hands on both when they first meet', undefined, handed(1, 0), handed(1, 1), handed(2, 1)],
    ['is configured here only', line(1, 2), handed(1, 1), line(1, 2), handed(1, 1)],
  ])('%s', (_, base, mine, theirs, expected) => {
    const merged = mergeCarts({
      base: base === undefined ? null : cartOf(base),
      mine: cartOf(mine),
      theirs: cartOf(theirs),
    })
    expect(merged).toEqual({ lines: cartOf(expected), left: [] })
  })

  it('is equal whatever the order of the fields of its options', () => {
    const turned = { right: 0, left: 1, kind: 'direction' } as Configuration
    const other = line(1, 1, { configurations: [turned], addedAt: 99 })
    expect(isSameCart([handed(1, 0)], [other])).toBe(true)
    expect(isSameCart([handed(1, 0)], [handed(0, 1)])).toBe(false)
    expect(isSameCart([handed(1, 0)], [])).toBe(false)
  })

  it('stays here when there are too many, and those without room are named', () => {
    const mine = Array.from({ length: maxCartLines }, (_, at) => line(at + 10, 1))
    const { lines, left } = mergeCarts({ base: null, mine, theirs: [line(1, 4)] })
    expect(lines).toEqual(mine)
    expect(left).toEqual([line(1, 4)])
  })
})

const someCart = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 9 })), {
    selector: ([partId]) => partId,
  })
  .map((lines) => lines.map(([partId, quantity]) => line(partId, quantity)))
const quantities = (lines: readonly AccountCartLine[]) =>
  Object.fromEntries(lines.map(({ partId, quantity }) => [partId, quantity]))

describe('carts of two devices', () => {
  it('are as the one that changed, if the other did not', () => {
    fc.assert(
      fc.property(someCart, someCart, (base, other) => {
        const here = mergeCarts({ base, mine: other, theirs: base }).lines
        const there = mergeCarts({ base, mine: base, theirs: other }).lines
        expect([quantities(here), quantities(there)]).toEqual([quantities(other), quantities(other)])
      }),
      randomCases(300),
    )
  })

  it('agree once each has merged, whichever was first', () => {
    fc.assert(
      fc.property(someCart, someCart, someCart, (base, mine, theirs) => {
        const here = mergeCarts({ base, mine, theirs }).lines
        const there = mergeCarts({ base, mine: theirs, theirs: mine }).lines
        expect(quantities(here)).toEqual(quantities(there))
        expect(isSameCart(mergeCarts({ base: theirs, mine: theirs, theirs: here }).lines, here)).toBe(true)
      }),
      randomCases(300),
    )
  })
})
