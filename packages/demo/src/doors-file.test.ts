import { calculate } from '@mullion/domain/doors/calculate'
import { bottoms, doorBuilds, doorTypes } from '@mullion/domain/doors/door'
import { coolingTypes, doorDirections, doorOfRegister } from '@mullion/domain/doors/registered-door'
import { doorCsvColumns, parseDoorRow, writeDoorRow } from '@mullion/domain/imports/door-csv'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { readDemoDoors } from './demo-catalog.ts'
import { largeRegister } from './large-register.ts'
import { configure } from './orders/configured.ts'
import { seeded } from './random.ts'

const rows: Record<string, string>[] = parse(await readDemoDoors(), { columns: true })
const now = new Date('2026-11-22T12:00:00Z')
const doors = rows.flatMap((row) => {
  const read = parseDoorRow(row, now)
  return read.ok ? [read.door] : []
})
const bySerial = new Map(doors.map((door) => [door.serialNumber, door]))

function worked(serial: string, mode: 'gasket' | 'heater') {
  const registered = bySerial.get(serial)
  const door = registered && doorOfRegister(registered)
  if (!door) throw new Error(`There is no door ${serial}.`)
  return calculate(door, mode).parts.map(({ partId, quantity }) => [partId, quantity])
}

describe('the demo doors file', () => {
  it('has the documented columns and no invalid rows', () => {
    expect(Object.keys(rows[0] ?? {})).toEqual(doorCsvColumns)
    const problems = rows.flatMap((row) => {
      const read = parseDoorRow(row, now)
      return read.ok ? [] : [{ serial: row.serialNumber, problems: read.problems }]
    })
    expect(problems).toEqual([])
  })

  it('matches what the store itself would write', () => {
    expect(doors.map(writeDoorRow)).toEqual(rows)
  })

  it('has at least 5,000 doors with unique serial numbers, sorted by serial number', () => {
    expect(doors.length).toBeGreaterThanOrEqual(5000)
    expect(bySerial.size).toBe(doors.length)
    const serials = doors.map(({ serialNumber }) => serialNumber)
    expect(serials).toEqual(serials.toSorted())
  })

  it('has doors of every year from 2012 to 2026', () => {
    const years = new Set(doors.map(({ serialNumber }) => Number(serialNumber.slice(0, 2))))
    expect([...years]).toEqual(Array.from({ length: 15 }, (_, at) => 12 + at))
  })

  it('covers every door type, build, direction, bottom, cooling type and gasket, with and without operators', () => {
    const count = (is: (door: (typeof doors)[number]) => boolean) => doors.filter(is).length
    for (const type of doorTypes) {
      for (const build of doorBuilds[type])
        expect(
          count((door) => door.doorType === type && door.build === build),
          build,
        ).toBeGreaterThan(100)
    }
    for (const side of [...doorDirections, null])
      expect(count((d) => d.direction === side)).toBeGreaterThan(100)
    for (const bottom of bottoms) expect(count((d) => d.bottom === bottom)).toBeGreaterThan(100)
    for (const cooling of coolingTypes) expect(count((d) => d.coolingType === cooling)).toBeGreaterThan(1000)
    for (const gasket of ['Magnetic', 'Fingersafe', 'Full Gasketing'])
      expect(count((d) => doorOfRegister(d)?.gasketing === gasket)).toBeGreaterThan(50)
    expect(count((d) => d.powerOperated)).toBeGreaterThan(300)
    expect(count((d) => d.powerOperated && (d.doorType === 'swing' || d.doorType === 'traffic'))).toBe(0)
    expect(count((d) => d.direction === 'Biparting')).toBe(count((d) => d.build === 'Biparting'))
  })

  it('has openings of plausible sizes in eighths of an inch', () => {
    const inches = doors.flatMap(({ widthInches, heightInches }) => [widthInches, heightInches])
    expect(inches.every((each) => Number.isInteger(each * 8))).toBe(true)
    expect(inches.filter((each) => !Number.isInteger(each)).length).toBeGreaterThan(2000)
    expect(Math.min(...inches)).toBeGreaterThanOrEqual(24)
    expect(Math.max(...inches)).toBeLessThan(160)
  })

  it('has every door that demo orders refer to', () => {
    const random = seeded(7)
    const part = {
      id: 1,
      requirements: { serial: true },
    } as unknown as Parameters<typeof configure>[1]
    const named = Array.from({ length: 2000 }, () => configure(random, part).configuration).flatMap(
      (configuration) => (configuration?.kind === 'serials' ? configuration.serials : []),
    )
    expect(named.length).toBeGreaterThan(2000)
    expect(named.filter((serial) => !bySerial.has(serial))).toEqual([])
  })

  it('consists of the generated register and the worked examples', () => {
    const numbered = doors.filter(({ serialNumber }) => serialNumber.slice(3) >= '1000')
    expect(numbered).toEqual([...largeRegister(numbered.length)])
    expect(doors.length - numbered.length).toBe(26)
  })
})

describe('the worked examples in the doors file', () => {
  it.each([
    [
      '15-0001',
      [
        [186, 18.25],
        [187, 3.25],
      ],
    ],
    ['15-0002', [[186, 20.75]]],
    [
      '15-0003',
      [
        [186, 24.75],
        [187, 4.25],
      ],
    ],
    [
      '15-0004',
      [
        [186, 40.75],
        [187, 6.5],
      ],
    ],
    [
      '15-0005',
      [
        [188, 17.25],
        [187, 3.25],
      ],
    ],
    [
      '15-0006',
      [
        [188, 34.75],
        [187, 6.5],
      ],
    ],
    ['16-0001', [[198, 22.5]]],
    [
      '16-0002',
      [
        [198, 45.5],
        [187, 6.5],
      ],
    ],
    [
      '16-0003',
      [
        [198, 17.25],
        [187, 3.25],
      ],
    ],
    [
      '17-0001',
      [
        [101, 24],
        [97, 8.25],
        [96, 6.5],
      ],
    ],
    [
      '17-0002',
      [
        [101, 23.5],
        [97, 7.25],
        [96, 4.5],
      ],
    ],
    [
      '17-0004',
      [
        [101, 30.25],
        [51, 20.5],
        [96, 8.75],
      ],
    ],
    [
      '18-0001',
      [
        [101, 18.75],
        [96, 5.5],
      ],
    ],
    ['18-0002', [[101, 23.5]]],
    [
      '19-0001',
      [
        [101, 28.75],
        [102, 33.75],
        [96, 8.5],
      ],
    ],
    ['20-0001', [[276, 16.5]]],
    ['20-0002', [[276, 33]]],
    ['20-0003', [[97, 18]]],
    [
      '20-0004',
      [
        [276, 19.5],
        [276, 4],
      ],
    ],
    ['20-0005', []],
    ['21-0001', []],
  ])('door %s takes these gaskets', (serial, parts) => {
    expect(worked(serial, 'gasket').toSorted()).toEqual(parts.toSorted())
  })

  it.each([
    [
      '15-0001',
      [
        [76, 17.25],
        [205, 1],
      ],
    ],
    ['16-0003', []],
    [
      '16-0004',
      [
        [76, 12.75],
        [205, 1],
      ],
    ],
    ['17-0003', [[76, 11.75]]],
    ['17-0004', [[76, 28.75]]],
    ['18-0003', [[76, 11.5]]],
    ['20-0001', []],
  ])('door %s takes these heater parts', (serial, parts) => {
    expect(worked(serial, 'heater')).toEqual(parts)
  })

  it.each([
    ['19-0001', 40],
    ['19-0002', 32],
    ['19-0003', 43],
  ])('door %s takes %i ft of panel wire', (serial, feet) => {
    expect(worked(serial, 'heater')).toContainEqual([76, feet])
  })
})
