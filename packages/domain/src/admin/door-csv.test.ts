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

/** A row that is valid for the build. */
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
  it('has the columns under which a door is looked up, in that order', () => {
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

  it('is a door of the register', () => {
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
  ])('takes the width %s', (netWidth, widthInches) => {
    expect(read({ netWidth })).toMatchObject({ ok: true, door: { widthInches } })
  })

  it('takes words in any case and with spaces around them', () => {
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
  ])('names the column of %o', (change) => {
    expect(problemsOf(change)).toEqual(Object.keys(change))
  })

  it('says how a serial number is written', () => {
    expect(read({ serialNumber: '15/0001' })).toMatchObject({ problems: [{ message: doorSerialText }] })
  })

  it('is of a year that has come, or of the next, whose doors are numbered ahead', () => {
    expect(problemsOf({ serialNumber: '27-0001' })).toEqual([])
    expect(read({ serialNumber: '99-0001' })).toMatchObject({
      problems: [
        { column: 'serialNumber', message: 'Serial numbers start with the year, and 2099 is in the future.' },
      ],
    })
  })

  it('names all that is wrong with it', () => {
    expect(problemsOf({ serialNumber: 'x', netWidth: '', coolingType: 'Warm' })).toEqual([
      'serialNumber',
      'coolingType',
      'netWidth',
    ])
  })

  it.each<[string, Row, string[]]>([
    ['a build of another kind of door', { Type: 'VL' }, ['Type']],
    ['a build of another kind, with no bottom', { Type: 'Single Panel', Bottom: '' }, ['Type']],
    ['a door without its bottom', { Bottom: '' }, ['Bottom']],
    [
      'a slide door with two leaves',
      { doorType: 'slide', Type: 'Biparting', Direction: 'Double', Gaskets: 'Bulb' },
      ['Direction'],
    ],
    [
      'a slide door with two leaves, no bottom and welds',
      { doorType: 'slide', Type: 'Single Panel', Direction: 'Double', Bottom: '' },
      ['Direction', 'Bottom', 'Gaskets'],
    ],
    [
      'a Saniswing without its gaskets',
      { doorType: 'traffic', Type: 'Saniswing', Gaskets: 'Bulb' },
      ['Gaskets'],
    ],
    ['a vertical lift without its bottom', { ...lift, Bottom: '' }, ['Bottom']],
    ['a vertical lift with a side', { ...lift, Direction: 'RH' }, ['Direction']],
    ['a swing door of no side', { Direction: '' }, ['Direction']],
  ])('refuses %s', (_, change, columns) => {
    expect(problemsOf(change)).toEqual(columns)
  })

  it.each<[string, Row, string]>([
    ['Bottom', { Bottom: '' }, 'Choose one of Sweep Bottom, High Sill, High Sill w/Sweep.'],
    ['Type', { Type: 'VL' }, 'Choose one of Traditional, ESS-1, ESS-2 for swing doors.'],
    ['Type', { doorType: 'vl' }, 'Choose VL for vl doors.'],
  ])('names the words that its %s takes: %o', (column, change, message) => {
    expect(read(change)).toEqual({ ok: false, problems: [{ column, message }] })
  })

  it.each<[DoorBuild, DoorDirection | '', string]>([
    ['Traditional', 'Biparting', 'Choose one of LH, RH, Double for Traditional doors.'],
    ['Saniswing', '', 'Choose one of LH, RH, Double for Saniswing doors.'],
    ['Single Panel', 'Double', 'Choose one of LH, RH for Single Panel doors.'],
    ['Biparting', '', 'Choose Biparting for Biparting doors.'],
    ['VL', 'LH', 'Leave this empty. VL doors have no hand.'],
  ])('of a %s says why it cannot have the direction "%s"', (build, Direction, message) => {
    expect(read({ Direction }, rowOf(build))).toMatchObject({ problems: [{ column: 'Direction', message }] })
  })

  it.each<[string, Row]>([
    ['an ESS-2 without a bottom', { Type: 'ESS-2', Bottom: '', Gaskets: 'Compression' }],
    ['a door of two leaves', { Direction: 'Double' }],
    ['a biparting slide door', { doorType: 'slide', Type: 'Biparting', Direction: 'Biparting', Gaskets: '' }],
    ['a Saniswing', { doorType: 'traffic', Type: 'Saniswing', Bottom: '', Gaskets: 'fingersafe edge' }],
    [
      'a Coldswing',
      { doorType: 'traffic', Type: 'Coldswing', Bottom: '', Direction: 'Double', Gaskets: 'Blade' },
    ],
    ['magnets of a numbered ring', { Gaskets: 'Magnetic, No. 12' }],
    ['a text without a style', { Gaskets: 'Bulb, no sweep' }],
  ])('takes %s', (_, change) => {
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
  ])('does not guess what a %s takes with "%s"', (build = '', Gaskets = '', message = '') => {
    const row = read({ Gaskets }, rowOf(build as DoorBuild))
    expect(row).toEqual({ ok: false, problems: [{ column: 'Gaskets', message }] })
  })

  const builds = (Object.keys(doorBuilds) as DoorType[]).flatMap((type) => doorBuilds[type])
  it.each(builds)('has a direction that a %s can have, or is refused at it', (build) => {
    const taken = [...doorDirections, null].filter(
      (direction) => problemsOf({ Direction: direction ?? '' }, rowOf(build)).length === 0,
    )
    expect(taken).toEqual(directionsOfBuild[build])
  })

  it('is written so that it reads the same', () => {
    for (const from of [swing, sectional]) {
      const row = read({}, from)
      expect(row.ok && writeDoorRow(row.door)).toEqual(from)
    }
  })
})
