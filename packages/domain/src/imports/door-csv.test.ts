import { describe, expect, it } from 'vitest'
import { type DoorBuild, type DoorType, doorBuilds } from '../doors/door.ts'
import { doorSerialText } from '../doors/door-serial.ts'
import {
  type DoorDirection,
  directionsOfBuild,
  doorDirections,
  doorOfRegister,
} from '../doors/registered-door.ts'
import { doorCsvColumns, parseDoorRow, writeDoorRow } from './door-csv.ts'

const swing = {
  serialNumber: '15-0001',
  Type: 'Traditional',
  doorType: 'swing',
  Direction: 'LH',
  Bottom: 'Sweep Bottom',
  coolingType: 'Cooler',
  netWidth: '36.125',
  netHeight: '84',
  Gaskets: 'Welded Magnetic',
  powerOperated: '',
}
const sectional = {
  ...swing,
  Type: 'Sectional',
  doorType: 'so',
  Direction: '',
  Bottom: '',
  Gaskets: 'Bulb',
  powerOperated: 'true',
}
const lift = { doorType: 'vl', Type: 'VL', Direction: '', Gaskets: 'Bulb' }
type Row = Partial<typeof swing>

function rowOf(build: DoorBuild): typeof swing {
  const type = (Object.keys(doorBuilds) as DoorType[]).find((each) =>
    (doorBuilds[each] as readonly string[]).includes(build),
  )
  return {
    ...swing,
    Type: build,
    doorType: type ?? '',
    Direction: directionsOfBuild[build][0] ?? '',
    Gaskets: build === 'Saniswing' ? 'Fingersafe' : 'Bulb',
  }
}

const now = new Date('2026-11-22T12:00:00Z')
const read = (change: Row, from: Row = swing) => parseDoorRow({ ...from, ...change }, now)
const problemsOf = (change: Row, from: Row = swing) => {
  const row = read(change, from)
  return row.ok ? [] : row.problems.map(({ column }) => column)
}

describe('a row of the doors file', () => {
  it('has the columns of a door record in order', () => {
    expect(doorCsvColumns).toEqual([
      'serialNumber',
      'Type',
      'doorType',
      'Direction',
      'Bottom',
      'coolingType',
      'netWidth',
      'netHeight',
      'Gaskets',
      'powerOperated',
    ])
  })

  it('reads as a door record', () => {
    expect(read({})).toEqual({
      ok: true,
      door: {
        serialNumber: '15-0001',
        doorType: 'swing',
        build: 'Traditional',
        direction: 'LH',
        bottom: 'Sweep Bottom',
        coolingType: 'Cooler',
        widthInches: 36.125,
        heightInches: 84,
        gaskets: 'Welded Magnetic',
        powerOperated: false,
      },
    })
    expect(read({}, sectional)).toMatchObject({
      door: { direction: null, bottom: null, powerOperated: true },
    })
  })

  it.each([
    ['36 1/8', 36.125],
    ['36-1/8', 36.125],
    ['36.125', 36.125],
    [' 36" ', 36],
  ])('reads the width %s', (netWidth, widthInches) => {
    expect(read({ netWidth })).toMatchObject({ ok: true, door: { widthInches } })
  })

  it('accepts words in any case and with surrounding spaces', () => {
    const row = read({
      Type: ' traditional ',
      doorType: 'SWING',
      Direction: 'double',
      Bottom: 'high sill W/SWEEP',
    })
    expect(row).toMatchObject({
      door: { build: 'Traditional', direction: 'Double', bottom: 'High Sill w/Sweep' },
    })
  })

  it.each([
    ['true', true],
    ['Yes', true],
    ['1', true],
    ['false', false],
    ['no', false],
    ['', false],
  ])('reads power operated from %s', (powerOperated, is) => {
    expect(read({ powerOperated }, sectional)).toMatchObject({ ok: true, door: { powerOperated: is } })
  })

  it.each([
    { serialNumber: '' },
    { serialNumber: '15-001' },
    { serialNumber: '15-00011' },
    { serialNumber: '150001' },
    { serialNumber: '11-0001' },
    { serialNumber: '28-0001' },
    { serialNumber: '99-0001', Bottom: '' },
    { Type: '' },
    { Type: 'Barn' },
    { doorType: '' },
    { doorType: 'Swing Door' },
    { Direction: 'Left' },
    { Bottom: 'Sweep' },
    { coolingType: '' },
    { coolingType: 'Cold' },
    { netWidth: '' },
    { netWidth: '0' },
    { netWidth: '-36' },
    { netWidth: '600.125' },
    { netWidth: '1e2' },
    { netHeight: '84 1/3' },
    { netHeight: 'tall' },
    { Gaskets: 'x'.repeat(121) },
    { powerOperated: 'perhaps' },
  ])('names the column with the problem: %o', (change) => {
    expect(problemsOf(change)).toEqual(Object.keys(change))
  })

  it('explains the serial number format', () => {
    expect(read({ serialNumber: '15/0001' })).toMatchObject({ problems: [{ message: doorSerialText }] })
  })

  it('accepts serial numbers up to next year and refuses later ones', () => {
    expect(problemsOf({ serialNumber: '27-0001' })).toEqual([])
    expect(read({ serialNumber: '99-0001' })).toMatchObject({
      problems: [
        { column: 'serialNumber', message: 'Serial numbers start with the year, and 2099 is in the future.' },
      ],
    })
  })

  it('lists every problem at once', () => {
    expect(problemsOf({ serialNumber: 'x', netWidth: '', coolingType: 'Warm' })).toEqual([
      'serialNumber',
      'coolingType',
      'netWidth',
    ])
  })

  it.each<[string, Row, string[]]>([
    ['a build of another door type', { Type: 'VL' }, ['Type']],
    ['a build of another door type, without a bottom', { Type: 'Single Panel', Bottom: '' }, ['Type']],
    ['a door without a bottom', { Bottom: '' }, ['Bottom']],
    [
      'a double slide door',
      { doorType: 'slide', Type: 'Biparting', Direction: 'Double', Gaskets: 'Bulb' },
      ['Direction'],
    ],
    [
      'a double slide door with welded gaskets and no bottom',
      { doorType: 'slide', Type: 'Single Panel', Direction: 'Double', Bottom: '' },
      ['Direction', 'Bottom', 'Gaskets'],
    ],
    [
      'a Saniswing without a gasket style',
      { doorType: 'traffic', Type: 'Saniswing', Gaskets: 'Bulb' },
      ['Gaskets'],
    ],
    ['a vertical lift without a bottom', { ...lift, Bottom: '' }, ['Bottom']],
    ['a vertical lift with a hand', { ...lift, Direction: 'RH' }, ['Direction']],
    ['a swing door without a hand', { Direction: '' }, ['Direction']],
  ])('refuses %s', (_, change, columns) => {
    expect(problemsOf(change)).toEqual(columns)
  })

  it.each<[string, Row, string]>([
    ['Bottom', { Bottom: '' }, 'Choose one of Sweep Bottom, High Sill, High Sill w/Sweep.'],
    ['Type', { Type: 'VL' }, 'Choose one of Traditional, ESS-1, ESS-2 for swing doors.'],
    ['Type', { doorType: 'vl' }, 'Choose VL for vl doors.'],
  ])('lists the values allowed for %s: %o', (column, change, message) => {
    expect(read(change)).toEqual({ ok: false, problems: [{ column, message }] })
  })

  it.each<[DoorBuild, DoorDirection | '', string]>([
    ['Traditional', 'Biparting', 'Choose one of LH, RH, Double for Traditional doors.'],
    ['Saniswing', '', 'Choose one of LH, RH, Double for Saniswing doors.'],
    ['Single Panel', 'Double', 'Choose one of LH, RH for Single Panel doors.'],
    ['Biparting', '', 'Choose Biparting for Biparting doors.'],
    ['VL', 'LH', 'Leave this empty. VL doors have no hand.'],
  ])('explains why a %s cannot have the direction "%s"', (build, Direction, message) => {
    expect(read({ Direction }, rowOf(build))).toMatchObject({ problems: [{ column: 'Direction', message }] })
  })

  it.each<[string, Row]>([
    ['an ESS-2 without a bottom', { Type: 'ESS-2', Bottom: '', Gaskets: 'Compression' }],
    ['a double door', { Direction: 'Double' }],
    ['a biparting slide door', { doorType: 'slide', Type: 'Biparting', Direction: 'Biparting', Gaskets: '' }],
    ['a Saniswing', { doorType: 'traffic', Type: 'Saniswing', Bottom: '', Gaskets: 'fingersafe edge' }],
    [
      'a Coldswing',
      { doorType: 'traffic', Type: 'Coldswing', Bottom: '', Direction: 'Double', Gaskets: 'Blade' },
    ],
    ['magnetic gaskets with a ring number', { Gaskets: 'Magnetic, No. 12' }],
    ['gasket text without a style', { Gaskets: 'Bulb, no sweep' }],
  ])('accepts %s', (_, change) => {
    const row = read(change)
    expect(row.ok && doorOfRegister(row.door)).toBeTruthy()
  })

  it.each([
    ['Saniswing', 'Fingersafe, Full Gasketing', 'Choose Fingersafe or Full Gasketing.'],
    ['Saniswing', 'Bulb', 'Choose Fingersafe or Full Gasketing.'],
    ['Saniswing', 'Fingersafe, magnetic', 'Only Traditional doors have welded magnetic gaskets.'],
    ['ESS-1', 'Welded Magnetic', 'Only Traditional doors have welded magnetic gaskets.'],
    ['Coldswing', 'magnetic blade', 'Only Traditional doors have welded magnetic gaskets.'],
    ...['Magnetic: no', 'not welded magnetic', 'Non-magnetic', 'Nonmagnetic', 'without magnetic ring'].map(
      (text) => ['Traditional', text, 'List the gaskets the door has, not the ones it lacks.'],
    ),
  ])('does not guess the gaskets of a %s from "%s"', (build = '', Gaskets = '', message = '') => {
    const row = read({ Gaskets }, rowOf(build as DoorBuild))
    expect(row).toEqual({ ok: false, problems: [{ column: 'Gaskets', message }] })
  })

  const builds = (Object.keys(doorBuilds) as DoorType[]).flatMap((type) => doorBuilds[type])
  it.each(builds)('accepts only the directions that a %s can have', (build) => {
    const taken = [...doorDirections, null].filter(
      (direction) => problemsOf({ Direction: direction ?? '' }, rowOf(build)).length === 0,
    )
    expect(taken).toEqual(directionsOfBuild[build])
  })

  it('is written back unchanged', () => {
    for (const from of [swing, sectional]) {
      const row = read({}, from)
      expect(row.ok && writeDoorRow(row.door)).toEqual(from)
    }
  })
})
