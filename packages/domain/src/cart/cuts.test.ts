import { randomCases } from '@mullion/config/test-speed'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cut, cutNotice, cutsConfiguration, cutsQuantity, describeCuts, mergeCuts } from './cuts.ts'

const cutOf = (lengthInches: number, count = 1, wallThicknessInches: number | null = null): Cut => ({
  lengthInches,
  wallThicknessInches,
  count,
})
const eighths = (most: number) => fc.integer({ min: 1, max: most * 8 }).map((value) => value / 8)
const anyCut = fc.record({
  lengthInches: eighths(1200),
  wallThicknessInches: fc.option(eighths(48)),
  count: fc.integer({ min: 1, max: 40 }),
})
/** Few different lengths and walls, so that equal cuts are common. */
const commonCut = fc.record({
  lengthInches: fc.constantFrom(12, 36.125, 36.25),
  wallThicknessInches: fc.constantFrom(null, 4, 6),
  count: fc.integer({ min: 1, max: 9 }),
})
const runs = randomCases(400)

describe('the quantity of cuts', () => {
  it.each<[string, Cut[], number]>([
    ['three feet', [cutOf(36)], 3],
    ['an eighth short of three feet', [cutOf(35.875)], 2.75],
    ['an eighth over three feet', [cutOf(36.125)], 3],
    ['the shortest cut', [cutOf(0.125)], 0.25],
    ['three inches', [cutOf(3)], 0.25],
    ['an eighth short of six inches', [cutOf(5.875)], 0.25],
    ['six inches', [cutOf(6)], 0.5],
    ['ten cuts of ten inches, each rounded', [cutOf(10, 10)], 7.5],
    ['cuts of several lengths', [cutOf(36, 2), cutOf(10, 1, 4), cutOf(1, 3)], 6 + 0.75 + 0.75],
    ['the longest cut', [cutOf(1200)], 100],
    ['no cut', [], 0],
  ])('by the foot: %s', (_, cuts, feet) => {
    expect(cutsQuantity('FT', cuts)).toBe(feet)
    expect(cutsQuantity('SQFT', cuts)).toBe(feet)
  })

  it('by the piece is the number of cuts', () => {
    expect(cutsQuantity('EA', [cutOf(36, 2), cutOf(10, 5, 4)])).toBe(7)
    expect(cutsQuantity('EA', [])).toBe(0)
  })

  it('by the foot is the most whole quarter feet that fit in each cut, and at least one', () => {
    const quarters = (inches: number) => {
      let fitting = 1
      while ((fitting + 1) * 3 <= inches) fitting += 1
      return fitting
    }
    fc.assert(
      fc.property(fc.array(anyCut, { maxLength: 6 }), (cuts) => {
        const single = cuts.flatMap((cut) =>
          Array.from({ length: cut.count }, () => quarters(cut.lengthInches)),
        )
        expect(cutsQuantity('FT', cuts)).toBe(single.reduce((sum, fitting) => sum + fitting, 0) * 0.25)
      }),
      runs,
    )
  })
})

describe('staged cuts', () => {
  it('of the same length and wall are counted together, at the position of the first', () => {
    const cuts = [cutOf(36, 1, 4), cutOf(12), cutOf(36, 2, 4), cutOf(36), cutOf(36, 1, 6)]
    expect(mergeCuts(cuts)).toEqual([cutOf(36, 3, 4), cutOf(12), cutOf(36), cutOf(36, 1, 6)])
  })

  it('keep their pieces when merged, with each length and wall once', () => {
    const pieces = (cuts: readonly Cut[]) =>
      cuts
        .flatMap((cut) =>
          Array.from({ length: cut.count }, () => `${cut.lengthInches} in, ${cut.wallThicknessInches}`),
        )
        .sort()
    fc.assert(
      fc.property(fc.array(commonCut, { maxLength: 20 }), (cuts) => {
        const merged = mergeCuts(cuts)
        expect(pieces(merged)).toEqual(pieces(cuts))
        expect(merged).toHaveLength(new Set(pieces(cuts)).size)
        expect(cutsQuantity('FT', merged)).toBe(cutsQuantity('FT', cuts))
      }),
      runs,
    )
  })

  it('are limited to 500 different ones', () => {
    const cuts = Array.from({ length: 501 }, (_, at) => cutOf((at + 1) / 8))
    expect(cutsConfiguration.safeParse({ kind: 'cuts', cuts: cuts.slice(1) }).success).toBe(true)
    expect(cutsConfiguration.safeParse({ kind: 'cuts', cuts }).error?.issues[0]?.message).toBe(
      'A line can have at most 500 different cuts.',
    )
  })
})

describe('the notice for a long cut', () => {
  it.each([
    [48, null],
    [48.125, 'Lengths above 48 inches may raise shipping costs.'],
    [107, 'Lengths above 48 inches may raise shipping costs.'],
    [107.125, 'Lengths above 107 inches require LTL shipping.'],
  ])('of %d inches: %s', (inches, text) => {
    expect(cutNotice(inches)).toBe(text)
  })
})

it('cuts are described one by one', () => {
  expect(describeCuts([cutOf(36.125, 2, 4), cutOf(0.5)])).toEqual(['2 × 36 1/8", wall 4"', '1 × 1/2"'])
})
