import { describe, expect, it } from 'vitest'
import {
  bottoms,
  type Door,
  doorBuilds,
  doorKey,
  door as doorSchema,
  doorTypes,
  gasketings,
  hinges,
} from '../door.ts'
import { doorCode, doorOfCode } from './door-code.ts'

/** Every door of two sizes that the calculators know. */
const allDoors = doorTypes.flatMap((doorType) =>
  doorBuilds[doorType].flatMap((build) =>
    [null, ...bottoms].flatMap((bottom) =>
      [null, ...hinges].flatMap((hinge) =>
        [null, ...gasketings].flatMap((gasketing) =>
          [true, false].flatMap((double) =>
            [true, false].flatMap((powerOperated) =>
              [
                [36, 84],
                [35.0625, 599.5],
              ].flatMap(([widthInches, heightInches]) => {
                const read = doorSchema.safeParse({
                  ...{ doorType, build, bottom, hinge, gasketing, double, powerOperated },
                  ...{ widthInches, heightInches },
                })
                return read.success ? [read.data] : []
              }),
            ),
          ),
        ),
      ),
    ),
  ),
)

const simple: Door = {
  ...{ doorType: 'swing', build: 'Traditional', double: true, bottom: 'Sweep Bottom', hinge: null },
  ...{ powerOperated: false, gasketing: null, widthInches: 72, heightInches: 96 },
}

describe('the code of a door', () => {
  it('reads back as the same door, for every kind of door', () => {
    expect(allDoors.length).toBeGreaterThan(100)
    for (const door of allDoors) expect(doorOfCode(doorCode(door)), doorCode(door)).toEqual(door)
    const different = new Set(allDoors.map((door) => doorKey(door)))
    expect(new Set(allDoors.map(doorCode)).size).toBe(different.size)
    for (const door of allDoors) expect(doorCode(door)).toMatch(/^[A-Za-z0-9.-]{5,60}$/)
  })

  it('is short, and stays as it is: labels are printed with it', () => {
    expect(doorCode(simple)).toBe('TSD-72x96-DOUBLE-SWEEP')
  })

  it.each([
    '',
    'TSD',
    'TSD-72x96-DOUBLE-SWEEP-',
    'TSD-72x96-SWEEP-DOUBLE',
    'TSD-72x96-DOUBLE-DOUBLE-SWEEP',
    'TSD-72x96-DOUBLE-SWEEP-NONE',
    'TSD-72x96x1-DOUBLE-SWEEP',
    'TSD-072x96-DOUBLE-SWEEP',
    'TSD-0x96-DOUBLE-SWEEP',
    'TSD-72x601-DOUBLE-SWEEP',
    'TSD-1e1x96-DOUBLE-SWEEP',
    'VL-60x72-DOUBLE-SWEEP',
    'tsd-72x96-double-sweep',
    `TSD-72x96-${'DOUBLE-'.repeat(40)}SWEEP`,
  ])('is not read from %j', (code) => {
    expect(doorOfCode(code)).toBeNull()
  })
})
