import { randomCases } from '@mullion/config/test-speed'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyDoor, builds, doorOf } from '../testing/doors.ts'
import { calculate } from './calculate.ts'
import { type CalculatorMode, calculatorModes, modeOfUse, type PartUse } from './calculated-part.ts'
import { type Door, door as doorSchema } from './door.ts'
import { type GasketRun, gasketRuns } from './gaskets.ts'

const runs = randomCases(500)
const mode = fc.constantFrom(...calculatorModes)
const growth = fc.oneof(
  fc.integer({ min: 1, max: 160 }).map((sixteenths) => sixteenths / 16),
  fc.integer({ min: 1, max: 30_000 }).map((hundredths) => hundredths / 100),
)
const swing = anyDoor(fc.constantFrom('Traditional', 'ESS-1', 'ESS-2'))

function feetByUse(door: Door, of: CalculatorMode): Map<PartUse, number> {
  return new Map(calculate(door, of).parts.map(({ use, quantity }) => [use, quantity]))
}

/** Part uses whose quantity is smaller on the second door. */
function smaller(of: CalculatorMode, door: Door, other: Door): PartUse[] {
  const there = feetByUse(other, of)
  return [...feetByUse(door, of)].filter(([use, feet]) => (there.get(use) ?? 0) < feet).map(([use]) => use)
}

const inchesOf = (of: readonly GasketRun[]) => of.map(({ use, partId, inches }) => ({ use, partId, inches }))
const times = (factor: number, of: readonly GasketRun[], more = 0) =>
  of.map(({ use, partId, inches }) => ({
    use,
    partId,
    inches: expect.closeTo(inches * factor + (use === 'doorGasket' ? more : 0), 6),
  }))

it('every valid door is calculated, in whole quarter feet above zero', () => {
  fc.assert(
    fc.property(anyDoor(), mode, (door, of) => {
      expect(doorSchema.safeParse(door).success).toBe(true)
      const { parts, notes } = calculate(door, of)
      for (const { use, quantity, inches, comments } of parts) {
        expect(quantity).toBeGreaterThan(0)
        expect(Number.isInteger(quantity * 4)).toBe(true)
        // Rounding to quarter feet changes a length by at most 1.5 in; a pan has no length.
        if (use !== 'heaterPan')
          expect(Math.abs((inches ?? 0) - quantity * 12)).toBeLessThanOrEqual(1.5 + 1e-6)
        expect(comments).toHaveLength(1)
        expect(modeOfUse(use)).toBe(of)
      }
      expect(new Set(parts.map(({ use }) => use)).size).toBe(parts.length)
      expect(notes.length > 0).toBe(parts.length > 0)
    }),
    runs,
  )
})

it('the pieces of a gasket add up to its length', () => {
  fc.assert(
    fc.property(anyDoor(), (door) => {
      for (const { inches, comments } of calculate(door, 'gasket').parts) {
        const [, count, each] = /, (\d+) (?:x|lengths? of) ([\d.]+) in$/.exec(comments.join()) ?? [
          0,
          1,
          inches,
        ]
        expect(Number(count) * Number(each)).toBeCloseTo(inches ?? 0, 3)
      }
    }),
    runs,
  )
})

it('a wider or higher door never needs less', () => {
  fc.assert(
    fc.property(anyDoor(), growth, fc.boolean(), mode, (door, more, wider, of) => {
      const width = Math.min(600, door.widthInches + (wider ? more : 0))
      const height = Math.min(600, door.heightInches + (wider ? 0 : more))
      const larger = { ...door, widthInches: width, heightInches: height }
      expect(smaller(of, door, larger)).toEqual([])
    }),
    runs,
  )
})

it('a power-operated door never needs less gasket than a manual one, and needs the same heater', () => {
  fc.assert(
    fc.property(anyDoor(fc.constantFrom('Single Panel', 'Biparting', 'VL', 'Sectional')), (door) => {
      const [manual, powered] = [false, true].map((powerOperated) => ({ ...door, powerOperated }))
      if (!manual || !powered) throw new Error('there are two')
      expect(smaller('gasket', manual, powered)).toEqual([])
      expect(calculate(powered, 'heater')).toEqual(calculate(manual, 'heater'))
    }),
    runs,
  )
})

it('two swing leaves need twice the gaskets of one leaf of half the width plus 3/4 in', () => {
  fc.assert(
    fc.property(swing, (door) => {
      const leaf = { ...door, double: false, widthInches: door.widthInches / 2 + 0.75 }
      expect(inchesOf(gasketRuns({ ...door, double: true }))).toEqual(times(2, gasketRuns(leaf)))
    }),
    runs,
  )
})

it('two traffic leaves need twice the gaskets of one leaf that is 3/4 in under half the width', () => {
  fc.assert(
    fc.property(anyDoor(fc.constantFrom('Coldswing', 'Saniswing')), (door) => {
      // A single leaf is 1 in narrower than its opening.
      const leaf = { ...door, double: false, widthInches: door.widthInches / 2 - 0.75 + 1 }
      expect(inchesOf(gasketRuns({ ...door, double: true }))).toEqual(times(2, gasketRuns(leaf)))
    }),
    runs,
  )
})

it('two leaves need the heater of one, since it runs around the whole opening', () => {
  fc.assert(
    fc.property(swing, (door) => {
      expect(calculate({ ...door, double: true }, 'heater')).toEqual(
        calculate({ ...door, double: false }, 'heater'),
      )
    }),
    runs,
  )
})

it('welded magnetic gaskets are 12 in per leaf shorter over a sweep bottom, and otherwise equal', () => {
  fc.assert(
    fc.property(anyDoor(fc.constant('Traditional')), (door) => {
      const shorter = door.bottom === 'Sweep Bottom' ? -12 * (door.double ? 2 : 1) : 0
      const usual = gasketRuns({ ...door, gasketing: null })
      const expected = times(1, usual, shorter).map((run) =>
        run.partId === 186 ? { ...run, partId: 188 } : run,
      )
      expect(inchesOf(gasketRuns({ ...door, gasketing: 'Magnetic' }))).toEqual(expected)
    }),
    runs,
  )
})

it('the order of the answers does not matter', () => {
  const shuffled = anyDoor().chain((door) => {
    const fields = Object.entries(door)
    return fc.tuple(fc.constant(door), fc.shuffledSubarray(fields, { minLength: fields.length }))
  })
  fc.assert(
    fc.property(shuffled, mode, ([door, fields], of) => {
      expect(calculate(doorSchema.parse(Object.fromEntries(fields)), of)).toEqual(calculate(door, of))
    }),
    runs,
  )
})

it.each(builds)('the smallest and the largest %s that can be entered are calculated', (build) => {
  for (const of of calculatorModes) {
    for (const opening of [
      [5e-324, 5e-324],
      [1e-9, 600],
      [600, 1e-9],
      [600, 600],
    ] as const) {
      for (const { quantity } of calculate(doorOf(build, opening), of).parts) {
        expect(quantity).toBeGreaterThan(0)
        expect(quantity).toBeLessThan(2000)
      }
    }
  }
})
