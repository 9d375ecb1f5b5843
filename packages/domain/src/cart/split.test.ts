import { randomCases } from '@mullion/config/test-speed'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addSplits, splitComplete, splitSum, withShare } from './split.ts'

const names = ['a', 'b', 'c'] as const
const none = { a: 0, b: 0, c: 0 }
const runs = randomCases(400)

describe('splitting a quantity', () => {
  it.each([
    ['the requested share', 2, 5, 2],
    ['no more than the others leave', 9, 5, 4],
    ['no less than zero', -3, 5, 0],
    ['whole pieces only', 2.9, 5, 2],
    ['zero for NaN', Number.NaN, 5, 0],
    ['everything left for infinity', Number.POSITIVE_INFINITY, 5, 4],
    ['zero when the quantity was lowered below the others', 1, 0, 0],
    ['whole pieces of a quantity in feet', 9, 2.75, 1],
  ])('gives %s', (_, requested, quantity, given) => {
    expect(withShare({ a: 7, b: 1, c: 0 }, { name: 'a', requested, quantity })).toEqual({
      a: given,
      b: 1,
      c: 0,
    })
  })

  it('never gives out more than there is, for any requests in any order', () => {
    const ask = fc.record({ name: fc.constantFrom(...names), requested: fc.integer({ min: -20, max: 60 }) })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.array(ask, { maxLength: 20 }), (quantity, asks) => {
        let split = none
        for (const { name, requested } of asks) {
          const rest = names.filter((other) => other !== name).map((other) => split[other])
          let expected = 0
          while (expected < requested && expected + rest[0]! + rest[1]! < quantity) expected += 1
          split = withShare(split, { name, requested, quantity })
          expect(split[name]).toBe(expected)
        }
        const given = split.a + split.b + split.c
        expect(given).toBeLessThanOrEqual(quantity)
        expect(splitSum(split)).toBe(given)
        expect(splitComplete(split, quantity)).toBe(given === quantity)
      }),
      runs,
    )
  })

  it('is complete at exactly the quantity', () => {
    const split = { a: 2, b: 1, c: 0 }
    expect([2, 3, 4].map((quantity) => splitComplete(split, quantity))).toEqual([false, true, false])
  })

  it('adds up two splits by name without changing them', () => {
    const [a, b] = [
      { left: 2, right: 1 },
      { left: 0, right: 4 },
    ]
    expect(addSplits(a, b)).toEqual({ left: 2, right: 5 })
    expect([a, b]).toEqual([
      { left: 2, right: 1 },
      { left: 0, right: 4 },
    ])
  })
})
