import { describe, expect, it } from 'vitest'
import { builds, doorNamed, doorOf } from '../testing/doors.ts'
import { calculate } from './calculate.ts'
import { calculatorModes } from './calculated-part.ts'
import { type Bottom, bottoms, type DoorBuild, door as doorSchema, hasBottom } from './door.ts'
import {
  type DoorDirection,
  directionsOfBuild,
  disagreement,
  doorBySerialInput,
  doorMissing,
  doorOfRegister,
  missByYear,
  notMagneticText,
  oddYear,
  type RegisteredDoor,
} from './registered-door.ts'

function registered(build: DoorBuild, change: Partial<RegisteredDoor> = {}): RegisteredDoor {
  return {
    serialNumber: '15-0123',
    doorType: doorOf(build, [36, 84]).doorType,
    build,
    direction: directionsOfBuild[build][0] ?? null,
    bottom: 'Sweep Bottom',
    coolingType: 'Cooler',
    widthInches: 36,
    heightInches: 84,
    gaskets: build === 'Saniswing' ? 'Fingersafe edges' : 'Standard',
    powerOperated: false,
    ...change,
  }
}

describe('a serial number', () => {
  it.each(['15-0123', ' 15-0123 '])('is looked up without surrounding spaces: %j', (serialNumber) => {
    expect(doorBySerialInput.parse({ serialNumber })).toEqual({ serialNumber: '15-0123' })
  })

  it.each([
    '',
    '150123',
    '15-012',
    '15-01234',
    '1-0123',
    '15-O123',
    '15–0123',
    '15-0123\n15-0124',
    150123,
    null,
  ])('of %j is refused with the message of the search', (serialNumber) => {
    expect(doorBySerialInput.safeParse({ serialNumber }).error?.issues[0]?.message).toBe(
      'Invalid serial number format. Please use ##-####.',
    )
  })

  it('that no door has is answered with where to get help', () => {
    expect(doorMissing('11-0001')).toMatchObject({
      kind: 'missing',
      code: 'catalog.door_missing',
      message:
        'Serial number not found. Doors manufactured prior to 2012 will not show in our system. If you need assistance please contact us at the factory.',
      details: { serialNumber: '11-0001' },
    })
    expect(notMagneticText).toBe(
      'This door was not built with magnetic gaskets. Please contact us if you feel this is an error.',
    )
  })
})

describe('a serial number that no door has', () => {
  const newYearsEve = new Date('2026-12-31T23:59:59Z')

  it.each([
    ['11-0001', 'This serial number is from 2011.'],
    [' 00-9999 ', 'This serial number is from 2000.'],
    ['12-0001', null],
    ['26-9999', null],
    ['27-0001', null],
    ['99-9999', 'This serial number is from 1999.'],
  ])('is explained by its year if possible: %s', (serialNumber, because) => {
    expect(missByYear(serialNumber, newYearsEve)).toBe(because)
  })

  it('is not explained by a year that has begun', () => {
    expect(missByYear('27-0001', new Date('2027-01-01T00:00:00Z'))).toBeNull()
  })
})

describe('the year of a serial number', () => {
  const now = new Date('2026-11-24T12:00:00Z')

  it.each([
    [
      '99-9999',
      '99-9999 would be a door of 1999. Doors before 2012 are not in our records. Check the label.',
    ],
    [
      '11-0001',
      '11-0001 would be a door of 2011. Doors before 2012 are not in our records. Check the label.',
    ],
    ['28-0001', '28-0001 would be a door of 2028. That year is in the future. Check the label.'],
  ])('is odd in %s', (serialNumber, why) => {
    expect(oddYear(serialNumber, now)).toBe(why)
  })

  it.each(['12-0001', '26-9999', '27-0001'])('is ordinary in %s', (serialNumber) => {
    expect(oddYear(serialNumber, now)).toBeNull()
  })
})

describe('a door record', () => {
  it.each<[string, RegisteredDoor, string]>([
    ['one leaf', registered('Traditional'), 'Traditional 36x84'],
    ['two leaves', registered('Traditional', { direction: 'Double' }), 'Traditional 36x84, double'],
    [
      'welded gaskets',
      registered('Traditional', { gaskets: 'Magnetic (welded)' }),
      'Traditional 36x84, Magnetic',
    ],
    [
      'welded gaskets in capitals',
      registered('Traditional', { gaskets: 'WELDED MAGNETIC' }),
      'Traditional 36x84, Magnetic',
    ],
    ['non-magnetic gaskets', registered('Traditional', { gaskets: 'Non-magnetic' }), 'Traditional 36x84'],
    [
      'non-magnetic gaskets in another spelling',
      registered('Traditional', { gaskets: 'Bulb, NON magnetic' }),
      'Traditional 36x84',
    ],
    [
      'gaskets that are not magnetic',
      registered('Traditional', { gaskets: 'not  Magnetic' }),
      'Traditional 36x84',
    ],
    [
      'the longer word Nonmagnetic',
      registered('Traditional', { gaskets: 'Nonmagnetic' }),
      'Traditional 36x84',
    ],
    [
      'the longer word Magnetically',
      registered('Traditional', { gaskets: 'Magnetically' }),
      'Traditional 36x84',
    ],
    [
      'a magnetic ring with a non-magnetic sweep',
      registered('Traditional', { gaskets: 'non-magnetic sweep/Magnetic ring' }),
      'Traditional 36x84, Magnetic',
    ],
    ...[
      'Magnetic, no sweep',
      'no sweep; Magnetic',
      'Magnetic (not heated)',
      'Magnetic [without heater]',
      'Magnetic, No. A12',
      'Magnetic No. A12',
      'Magnetic No 12',
      'Magnetic/no sweep',
      'Magnetic, sweep (none)',
    ].map((gaskets): [string, RegisteredDoor, string] => [
      `magnetic gaskets with something else denied: ${gaskets}`,
      registered('Traditional', { gaskets }),
      'Traditional 36x84, Magnetic',
    ]),
    ['a swing door with an operator', registered('ESS-1', { powerOperated: true }), 'ESS-1 36x84'],
    [
      'a gasket style of another build',
      registered('Traditional', { gaskets: 'Full Gasketing' }),
      'Traditional 36x84',
    ],
    ['a bottom that does not matter', registered('ESS-2', { bottom: 'High Sill' }), 'ESS-2 36x84'],
    [
      'a power-operated slide',
      registered('Biparting', { powerOperated: true }),
      'Biparting 36x84, power operated',
    ],
    ['a vertical lift', registered('VL', { bottom: 'High Sill' }), 'VL 36x84, High Sill'],
    ['a sectional door', registered('Sectional', { bottom: null }), 'Sectional 36x84'],
    ['a Saniswing with Fingersafe edges', registered('Saniswing'), 'Saniswing 36x84'],
    [
      'a Saniswing with full gasketing',
      registered('Saniswing', { gaskets: 'full  gasketing, non-magnetic' }),
      'Saniswing 36x84, Full Gasketing',
    ],
  ])('becomes the door for the formulas: %s', (_, known, door) => {
    expect(doorOfRegister(known)).toEqual(doorNamed(door))
  })

  it.each<[string, RegisteredDoor]>([
    ['no bottom', registered('Traditional', { bottom: null })],
    ['a build of another type', registered('Traditional', { doorType: 'slide' })],
    ['no width', registered('Traditional', { widthInches: 0 })],
    ['a mistyped height', registered('Traditional', { heightInches: 8400 })],
    ['a double lift', registered('VL', { direction: 'Double' })],
    ['a lift with a hand', registered('VL', { direction: 'LH' })],
    ['a swing door without a hand', registered('Traditional', { direction: null })],
    ['a biparting swing door', registered('ESS-2', { direction: 'Biparting' })],
    ['a biparting single panel', registered('Single Panel', { direction: 'Biparting' })],
    ['a biparting door with a hand', registered('Biparting', { direction: 'RH' })],
    ['a Saniswing that is not Fingersafe', registered('Saniswing', { gaskets: 'Non-Fingersafe' })],
    ['a Saniswing without a gasket style', registered('Saniswing', { gaskets: '' })],
    [
      'a Saniswing with both gasket styles',
      registered('Saniswing', { gaskets: 'Fingersafe / Full Gasketing' }),
    ],
    ['a Saniswing with magnetic gaskets', registered('Saniswing', { gaskets: 'Full Gasketing, magnetic' })],
    ['welded gaskets on another build', registered('ESS-1', { gaskets: 'Welded Magnetic' })],
    ['magnetic gaskets denied after the word', registered('Traditional', { gaskets: 'Magnetic: no' })],
    [
      'magnetic gaskets denied before another word',
      registered('Traditional', { gaskets: 'not welded magnetic' }),
    ],
    ...[
      'w/o magnetic ring',
      'Magnetic n/a',
      'Magnetic (none)',
      'Magnetic, not installed',
      'Magnetic / no',
      'Bulb, not welded magnetic',
    ].map((gaskets): [string, RegisteredDoor] => [
      `magnetic gaskets denied: ${gaskets}`,
      registered('Traditional', { gaskets }),
    ]),
    [
      'magnetic gaskets that are not fitted',
      registered('Traditional', { gaskets: "Magnetic (isn't fitted)" }),
    ],
  ])('that is contradictory gives no door: %s', (_, known) => {
    expect(doorOfRegister(known)).toBeNull()
  })
})

describe('a configured door compared with its record', () => {
  const known = registered('Traditional', { gaskets: 'Magnetic' })
  it.each([
    ['matches when everything is as built', {}, null],
    ['matches with a different hinge', { hinge: '18-inch Strap' }, null],
    ['differs with a wider opening', { widthInches: 36.125 }, 'built otherwise'],
    ['differs with a higher opening', { heightInches: 85 }, 'built otherwise'],
    ['differs with two leaves', { double: true }, 'built otherwise'],
    ['differs with a different bottom', { bottom: 'High Sill' }, 'built otherwise'],
    ['differs with different gaskets', { gasketing: null }, 'built otherwise'],
    ['differs with a different build', { build: 'ESS-1' }, 'built otherwise'],
  ] as const)('%s', (_, change, how) => {
    expect(disagreement({ ...doorNamed('Traditional 36x84, Magnetic'), ...change }, known)).toBe(how)
  })

  it('matches when an operator was added', () => {
    expect(disagreement(doorNamed('VL 36x84, power operated'), registered('VL'))).toBeNull()
  })

  it('never matches a contradictory record', () => {
    const unclear = registered('VL', { widthInches: 0 })
    expect(disagreement(doorNamed('VL 36x84'), unclear)).toBe('unclear')
  })

  it('cannot match a missing record', () => {
    expect(disagreement(doorNamed('VL 36x84'), null)).toBe('missing')
  })
})

describe('a serial search', () => {
  const directions: readonly (DoorDirection | null)[] = ['LH', 'RH', 'Double', 'Biparting', null]
  const gaskets = ['', 'Standard', 'Magnetic', 'Fingersafe', 'Full Gasketing']
  const kinds = builds.flatMap((build) =>
    [...bottoms, null].flatMap((bottom) =>
      directions.flatMap((direction) =>
        gaskets.flatMap((text) =>
          [true, false].map((powerOperated) =>
            registered(build, { bottom, direction, gaskets: text, powerOperated }),
          ),
        ),
      ),
    ),
  )
  const leaves = ['LH', 'RH', 'Double']
  const sides: Record<DoorBuild, string[]> = {
    Traditional: leaves,
    'ESS-1': leaves,
    'ESS-2': leaves,
    'Single Panel': ['LH', 'RH'],
    Biparting: ['Biparting'],
    VL: [''],
    Sectional: [''],
    Coldswing: leaves,
    Saniswing: leaves,
  }
  const makesSense = ({ build, bottom, direction, gaskets: text }: RegisteredDoor) =>
    (bottom !== null || !hasBottom({ build })) &&
    sides[build].includes(direction ?? '') &&
    (text !== 'Magnetic' || build === 'Traditional') &&
    (build !== 'Saniswing' || text === 'Fingersafe' || text === 'Full Gasketing')
  const withoutHeater = ['ESS-2', 'Coldswing', 'Saniswing']
  const noFormula = (build: DoorBuild, bottom: Bottom | null) =>
    build === 'VL' && bottom === 'High Sill w/Sweep'

  it.each(calculatorModes)(
    'from the %s calculator gives parts for every consistent record that has a formula',
    (mode) => {
      for (const known of kinds) {
        const door = doorOfRegister(known)
        expect(door !== null).toBe(makesSense(known))
        if (!door) continue
        expect(doorSchema.safeParse(door).success).toBe(true)
        const { parts, unknownBottom } = calculate(door, mode)
        const none =
          mode === 'heater' ? withoutHeater.includes(known.build) : noFormula(known.build, known.bottom)
        expect([known.build, known.bottom, parts.length === 0]).toEqual([known.build, known.bottom, none])
        expect(unknownBottom).toBe(mode === 'gasket' && none)
      }
      expect(kinds).toHaveLength(9 * 4 * 5 * 5 * 2)
    },
  )
})
