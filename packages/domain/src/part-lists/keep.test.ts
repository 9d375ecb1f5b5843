import { describe, expect, it } from 'vitest'
import type { Configuration } from '../cart/configuration-schema.ts'
import { canKeep, shortageOf } from './keep.ts'

const hands = (left: number, right: number): Configuration => ({ kind: 'direction', left, right })
const volts = (
  at230: number,
  at480: number,
  panels?: { single: number; biparting: number },
): Configuration => ({
  kind: 'voltage',
  voltages: { '120V': 0, '208V': 0, '230V': at230, '460V': 0, '480V': at480 },
  ...(panels && { panels }),
})
const cuts = (...list: [length: number, count: number][]): Configuration => ({
  kind: 'cuts',
  cuts: list.map(([lengthInches, count]) => ({ lengthInches, count, wallThicknessInches: null })),
})
const serials: Configuration = { kind: 'serials', serials: ['15-0001'] }

describe('a line that says how many to keep', () => {
  it('has pieces that are all alike', () => {
    expect(
      [[], [hands(2, 0)], [volts(0, 1, { single: 1, biparting: 0 })], [cuts([36.125, 2])]].map(canKeep),
    ).toEqual([true, true, true, true])
    expect([[hands(1, 1)], [volts(1, 1)], [cuts([36, 1], [48, 1])], [serials]].map(canKeep)).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(canKeep([volts(1, 0, { single: 1, biparting: 1 })])).toBe(false)
  })

  it('is short of what is missing', () => {
    const line = { keep: 4, configurations: [] }
    expect(shortageOf(line, 1, 'EA')).toEqual({ quantity: 3, configurations: [] })
    expect([4, 5].map((left) => shortageOf(line, left, 'EA'))).toEqual([null, null])
    expect(shortageOf({ ...line, keep: null }, 0, 'EA')).toBeNull()
    expect(shortageOf({ ...line, keep: 10.5 }, 0.25, 'FT')).toEqual({ quantity: 10.25, configurations: [] })
  })

  it('is configured for the missing quantity', () => {
    const short = (...configurations: Configuration[]) => shortageOf({ keep: 4, configurations }, 1, 'EA')
    expect(short(hands(0, 1))).toEqual({ quantity: 3, configurations: [hands(0, 3)] })
    const panels = { single: 0, biparting: 1 }
    expect(short(volts(1, 0, panels))?.configurations).toEqual([volts(3, 0, { single: 0, biparting: 3 })])
    expect(short(serials)).toBeNull()
  })

  it('counts pieces of a cut, and orders their length', () => {
    const line = { keep: 4, configurations: [cuts([36.125, 1])] }
    expect(shortageOf(line, 2, 'FT')).toEqual({ quantity: 6, configurations: [cuts([36.125, 2])] })
    expect(shortageOf(line, 2, 'EA')?.quantity).toBe(2)
  })
})
