// Checks the cart rules against results computed here independently: in whole eighths, piece by piece.
import { randomCases } from '@mullion/config/test-speed'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { configuration } from './configuration-schema.ts'
import { changeCount } from './counts.ts'
import { parseInches } from './cut-inches.ts'
import { type Cut, cutsQuantity, mergeCuts } from './cuts.ts'
import { addDirections, directionComplete, noDirection } from './direction.ts'
import { withShare } from './split.ts'
import { addVoltages, noPanels, noVoltage, voltageComplete, voltages } from './voltage.ts'

const runs = randomCases(500)
const eighthText = 'Please enter a value that is a multiple of 1/8 inch.'
const cutOf = (eighths: number, count = 1, wall: number | null = null): Cut => ({
  lengthInches: eighths / 8,
  wallThicknessInches: wall,
  count,
})
const anyEighths = fc.oneof(
  fc.integer({ min: 1, max: 9600 }),
  // Values around the quarter-foot boundaries; a quarter foot is 24 eighths.
  fc
    .tuple(fc.integer({ min: 1, max: 399 }), fc.integer({ min: -1, max: 1 }))
    .map(([at, off]) => at * 24 + off),
)
const anyCount = fc.integer({ min: 1, max: 60 })
const isTaken = (lengthInches: number) =>
  configuration.safeParse({
    kind: 'cuts',
    cuts: [{ lengthInches, wallThicknessInches: null, count: 1 }],
  }).success

describe('a cut length', () => {
  const thousandths = fc.integer({ min: 1, max: 9_600_000 })

  it('is accepted exactly when it is a whole number of eighths', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          thousandths,
          anyEighths.map((eighths) => eighths * 1000),
        ),
        (given) => {
          expect(isTaken(given / 8000)).toBe(given % 1000 === 0)
        },
      ),
      runs,
    )
    fc.assert(
      fc.property(anyEighths, fc.double({ min: 1e-9, max: 0.1, noNaN: true }), (eighths, more) => {
        expect([eighths / 8, eighths / 8 + more, -eighths / 8].map(isTaken)).toEqual([true, false, false])
      }),
      runs,
    )
  })

  it('is read from halves, quarters and eighths, and from no other fractions', () => {
    const under = fc.constantFrom(2, 3, 4, 5, 8, 16, 32, 64)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1199 }),
        fc.integer({ min: 0, max: 63 }),
        under,
        (whole, over, of) => {
          fc.pre(over < of && whole * of + over > 0)
          const isEighths = [2, 4, 8].includes(of)
          const read = parseInches(`${whole} ${over}/${of}`, 'cut')
          expect(read.problem).toBe(isEighths ? null : eighthText)
          expect(read.inches).toBe(isEighths ? whole + over / of : null)
        },
      ),
      runs,
    )
  })
})

describe('the quantity of cuts', () => {
  it('in feet rounds each cut down to quarter feet, to at least one, times its count', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyEighths, anyCount), { maxLength: 8 }), (list) => {
        let quarters = 0n
        for (const [eighths, count] of list) {
          const whole = BigInt(eighths) / 24n
          quarters += (whole === 0n ? 1n : whole) * BigInt(count)
        }
        const cuts = list.map(([eighths, count]) => cutOf(eighths, count))
        const pieces = list.reduce((sum, [, count]) => sum + count, 0)
        expect(cutsQuantity('FT', cuts)).toBe(Number(quarters) / 4)
        expect(cutsQuantity('SQFT', cuts)).toBe(Number(quarters) / 4)
        expect(cutsQuantity('EA', cuts)).toBe(pieces)
      }),
      runs,
    )
  })

  it('is a quarter foot for a cut under three inches, and otherwise never longer than the cut', () => {
    fc.assert(
      fc.property(anyEighths, (eighths) => {
        const feet = cutsQuantity('FT', [cutOf(eighths)])
        if (eighths < 24) expect(feet).toBe(0.25)
        else {
          expect(feet * 96).toBeLessThanOrEqual(eighths)
          expect((feet + 0.25) * 96).toBeGreaterThan(eighths)
        }
      }),
      runs,
    )
  })

  it('is the same after equal cuts are merged into one with their count', () => {
    const anyCut = fc.tuple(fc.constantFrom(23, 24, 287, 288), fc.constantFrom(null, 4, 5.5), anyCount)
    fc.assert(
      fc.property(fc.array(anyCut, { maxLength: 12 }), (list) => {
        const counts = new Map<string, Cut>()
        for (const [eighths, wall, count] of list) {
          const key = `${eighths} ${wall}`
          counts.set(key, cutOf(eighths, (counts.get(key)?.count ?? 0) + count, wall))
        }
        const pieces = list.flatMap(([eighths, wall, count]) =>
          Array.from({ length: count }, () => cutOf(eighths, 1, wall)),
        )
        const merged = mergeCuts(pieces)
        expect(merged).toEqual([...counts.values()])
        for (const unit of ['FT', 'SQFT', 'EA'] as const)
          expect(cutsQuantity(unit, merged)).toBe(cutsQuantity(unit, pieces))
      }),
      runs,
    )
  })
})

describe('the count of a cut', () => {
  const step = fc.record({ at: fc.nat(3), by: fc.constantFrom(1 as const, -1 as const) })

  it('goes up and down by one, and a cut is removed at zero', () => {
    const lengths = [1, 24, 288, 300]
    fc.assert(
      fc.property(fc.array(anyCount, { minLength: 4, maxLength: 4 }), fc.array(step), (counts, steps) => {
        let cuts: readonly Cut[] = lengths.map((eighths, at) => cutOf(eighths, counts[at]))
        const left = [...counts]
        for (const { at, by } of steps) {
          const place = cuts.findIndex(({ lengthInches }) => lengthInches * 8 === lengths[at])
          cuts = changeCount(cuts, place, by)
          // A cut that was removed has no buttons to press.
          if ((left[at] ?? 0) > 0) left[at] = (left[at] ?? 0) + by
        }
        const expected = lengths.flatMap((eighths, at) =>
          (left[at] ?? 0) > 0 ? [cutOf(eighths, left[at])] : [],
        )
        expect(cuts).toEqual(expected)
      }),
      runs,
    )
  })
})

describe('a split quantity', () => {
  const asks = <Name extends string>(...names: Name[]) =>
    fc.array(
      fc.record({
        name: fc.constantFrom(...names),
        requested: fc.double({ min: -30, max: 90, noNaN: true }),
      }),
      { maxLength: 12 },
    )
  const anyQuantity = fc.integer({ min: 1, max: 60 })

  /** Takes pieces from a pile one at a time until the wish is met or the pile is empty. */
  function heap(
    quantity: number,
    wishes: readonly { name: string; requested: number }[],
  ): Map<string, number> {
    const given = new Map<string, number>()
    let left = quantity
    for (const { name, requested } of wishes) {
      left += given.get(name) ?? 0
      let taken = 0
      while (taken + 1 <= requested && left > 0) {
        taken += 1
        left -= 1
      }
      given.set(name, taken)
    }
    return given
  }

  it('by hand keeps each share between zero and the remainder', () => {
    fc.assert(
      fc.property(anyQuantity, asks('left', 'right'), (quantity, wishes) => {
        let split = noDirection
        for (const wish of wishes) split = withShare(split, { ...wish, quantity })
        const given = heap(quantity, wishes)
        const [left, right] = [given.get('left') ?? 0, given.get('right') ?? 0]
        expect(split).toEqual({ left, right })
        expect(directionComplete(split, quantity)).toBe(left + right === quantity)
      }),
      runs,
    )
  })

  it('by voltage, and by panel for the controller, is complete when nothing remains of either', () => {
    const wishes = fc.tuple(asks(...voltages), asks('single', 'biparting'))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), wishes, (quantity, [byVoltage, byPanel]) => {
        let [volts, panels] = [noVoltage, noPanels]
        for (const wish of byVoltage) volts = withShare(volts, { ...wish, quantity })
        for (const wish of byPanel) panels = withShare(panels, { ...wish, quantity })
        const [voltHeap, panelHeap] = [heap(quantity, byVoltage), heap(quantity, byPanel)]
        for (const voltage of voltages) expect(volts[voltage]).toBe(voltHeap.get(voltage) ?? 0)
        const isOut = (given: Map<string, number>) => {
          return [...given.values()].reduce((sum, count) => sum + count, 0) === quantity
        }
        expect(voltageComplete({ id: 12 }, { voltages: volts }, quantity)).toBe(isOut(voltHeap))
        expect(voltageComplete({ id: 454 }, { voltages: volts, panels }, quantity)).toBe(
          isOut(voltHeap) && isOut(panelHeap),
        )
        expect(voltageComplete({ id: 12 }, { voltages: volts, panels }, quantity)).toBe(false)
        expect(voltageComplete({ id: 454 }, { voltages: volts }, quantity)).toBe(false)
      }),
      runs,
    )
  })

  it('added to another is the sum of both', () => {
    const hand = fc.tuple(fc.nat(60), fc.nat(60))
    const volt = fc.array(fc.nat(60), { minLength: 5, maxLength: 5 })
    const splitOf = (shares: readonly number[]) => {
      const [at120 = 0, at208 = 0, at230 = 0, at460 = 0, at480 = 0] = shares
      const split = { '120V': at120, '208V': at208, '230V': at230, '460V': at460, '480V': at480 }
      return { kind: 'voltage' as const, voltages: split }
    }
    fc.assert(
      fc.property(hand, hand, volt, volt, ([left, right], [more, others], some, further) => {
        expect(addDirections({ left, right }, { left: more, right: others })).toEqual({
          kind: 'direction',
          left: left + more,
          right: right + others,
        })
        const together = some.map((count, at) => count + (further[at] ?? 0))
        expect(addVoltages(splitOf(some), splitOf(further))).toEqual(splitOf(together))
      }),
      runs,
    )
  })
})
