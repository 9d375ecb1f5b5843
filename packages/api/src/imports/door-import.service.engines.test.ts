import { countDoors, findDoorBySerial } from '@mullion/db/doors/door.repository'
import { doorSerialText } from '@mullion/domain/doors/door-serial'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'

const heading =
  'serialNumber,Type,doorType,Direction,Bottom,coolingType,netWidth,netHeight,Gaskets,powerOperated'
const swing = (serial: string, width = '36') =>
  `${serial},Traditional,swing,LH,Sweep Bottom,Cooler,${width},84,Welded Magnetic,`
const file = (...rows: string[]) => [heading, ...rows].join('\n')

describe('importing the doors file', () => {
  it('adds new doors and updates existing ones', async () => {
    await using shop = await openTestShop({
      doors: [
        { serialNumber: '15-0001', gaskets: 'Bulb' },
        { serialNumber: '15-0002', gaskets: 'Bulb' },
      ],
    })
    const csv = file(swing('15-0001', '36 1/8'), swing('15-0003'))
    expect(await shop.services.doorImport.importDoors(csv)).toEqual({
      rows: 2,
      created: 1,
      updated: 1,
      problems: [],
      problemCount: 0,
      notes: [],
      stored: true,
    })
    expect(await findDoorBySerial(shop.db.read, '15-0001')).toMatchObject({
      widthInches: 36.125,
      gaskets: 'Welded Magnetic',
    })
    expect(await findDoorBySerial(shop.db.read, '15-0002')).toMatchObject({ gaskets: 'Bulb' })
    expect(await countDoors(shop.db.read)).toBe(3)
  })

  it('stores nothing in a dry run, and reports what would change', async () => {
    await using shop = await openTestShop({ doors: [{ serialNumber: '15-0001', widthInches: 48 }] })
    const csv = file(swing('15-0001'), swing('15-0002'))
    const report = await shop.services.doorImport.importDoors(csv, { dryRun: true })
    expect(report).toEqual({
      rows: 2,
      created: 1,
      updated: 1,
      problems: [],
      problemCount: 0,
      notes: [],
      stored: false,
    })
    expect(await countDoors(shop.db.read)).toBe(1)
    expect(await findDoorBySerial(shop.db.read, '15-0001')).toMatchObject({ widthInches: 48 })
  })

  it('stores nothing when a row has a problem, and lists all problems by row and column', async () => {
    await using shop = await openTestShop()
    const csv = file(
      swing('15-0001'),
      swing('15-0002', 'wide').replace('Cooler', 'Cold'),
      '',
      swing('15-0003').replace('Sweep Bottom', ''),
    )
    const report = await shop.services.doorImport.importDoors(csv)
    expect(report).toMatchObject({ rows: 3, stored: false })
    expect(report.problems.map(({ row, column }) => [row, column])).toEqual([
      [3, 'coolingType'],
      [3, 'netWidth'],
      [5, 'Bottom'],
    ])
    expect(report.problems.every(({ message }) => message.length > 10)).toBe(true)
    expect(await countDoors(shop.db.read)).toBe(0)
  })

  it('refuses duplicate doors, naming the earlier row', async () => {
    await using shop = await openTestShop()
    const report = await shop.services.doorImport.importDoors(
      file(swing('15-0001'), swing('15-0002'), swing(' 15-0001 '), swing('15-0001', '48')),
    )
    const message = 'Door 15-0001 is already in row 2.'
    expect(report.problems).toEqual([
      { row: 4, column: 'serialNumber', message },
      { row: 5, column: 'serialNumber', message },
    ])
    expect(await countDoors(shop.db.read)).toBe(0)
  })

  it('reports duplicates and all other problems in the same run', async () => {
    await using shop = await openTestShop()
    const report = await shop.services.doorImport.importDoors(
      file(
        `${swing('15-0001')},one more`,
        swing('15-0002', 'wide'),
        swing('15-0001'),
        swing('15-0002'),
        swing('15-0002', 'high'),
        swing('x'),
        swing('x'),
      ),
    )
    expect(report.problems.map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, undefined, '11 cells where the header row has 10.'],
      [3, 'netWidth', expect.stringContaining('Enter inches')],
      [4, 'serialNumber', 'Door 15-0001 is already in row 2.'],
      [5, 'serialNumber', 'Door 15-0002 is already in row 3.'],
      [6, 'serialNumber', 'Door 15-0002 is already in row 3.'],
      [6, 'netWidth', expect.stringContaining('Enter inches')],
      [7, 'serialNumber', doorSerialText],
      [8, 'serialNumber', doorSerialText],
    ])
    expect(await countDoors(shop.db.read)).toBe(0)
  })

  it('skips blank rows', async () => {
    await using shop = await openTestShop()
    const report = await shop.services.doorImport.importDoors(
      file(swing('15-0001'), ',,,,,,,,,', ' , ,', swing('15-0002')),
    )
    expect(report).toMatchObject({ rows: 2, created: 2, problems: [], stored: true })
  })

  it('keeps power operation unchanged when the file has no column for it, and notes it', async () => {
    await using shop = await openTestShop({
      doors: [
        { serialNumber: '15-0001', powerOperated: true, widthInches: 48 },
        { serialNumber: '15-0002', widthInches: 48 },
      ],
    })
    const without = (...rows: string[]) =>
      `\uFEFF${file(...rows)
        .split('\n')
        .map((line) => line.slice(0, line.lastIndexOf(',')))
        .join('\r\n')}\r\n`
    const { importDoors } = shop.services.doorImport
    const report = await importDoors(without(...['15-0001', '15-0002', '15-0003'].map((each) => swing(each))))
    expect(report).toMatchObject({ created: 1, updated: 2, stored: true })
    expect(report.notes).toEqual([
      'The file has no column powerOperated: 2 known doors keep their operators, 1 new door is manual.',
    ])
    const powered = async (serial: string) => (await findDoorBySerial(shop.db.read, serial))?.powerOperated
    expect(await Promise.all(['15-0001', '15-0002', '15-0003'].map(powered))).toEqual([true, false, false])
    expect(await findDoorBySerial(shop.db.read, '15-0001')).toMatchObject({ widthInches: 36 })
    await importDoors(file(swing('15-0001')))
    expect(await powered('15-0001')).toBe(false)
  })

  it('stores the doors of two files imported at the same time', async () => {
    await using shop = await openTestShop()
    const serials = (from: number) =>
      Array.from({ length: 600 }, (_, at) => `16-${String(from + at).padStart(4, '0')}`)
    const files = [serials(0), serials(300).toReversed()].map((some) =>
      file(...some.map((serial) => swing(serial))),
    )
    await Promise.all(files.map((csv) => shop.services.doorImport.importDoors(csv)))
    expect(await countDoors(shop.db.read)).toBe(900)
  })

  it.each([
    ['a customer column', file(swing('15-0001')).replace('Gaskets', 'customer'), { unknown: ['customer'] }],
    [
      'no gaskets column',
      'serialNumber,Type,doorType,Direction,Bottom,coolingType,netWidth,netHeight\n',
      { missing: ['Gaskets'] },
    ],
    ['a duplicate column', file().replace('Bottom', 'Direction'), { twice: ['Direction'] }],
  ])('refuses a file with %s', async (_, csv, details) => {
    await using shop = await openTestShop()
    await expect(shop.services.doorImport.importDoors(csv)).rejects.toMatchObject({
      kind: 'invalid',
      code: 'catalog.doors_file_columns',
      details,
    })
  })

  it.each([
    ['12-0001', true],
    ['11-9999', false],
  ])('accepts only doors from 2012 on: %s', async (serial, isStored) => {
    await using shop = await openTestShop()
    const report = await shop.services.doorImport.importDoors(file(swing(serial)))
    expect(report.stored).toBe(isStored)
    const message = 'The register has no doors from before 2012.'
    expect(report.problems).toEqual(isStored ? [] : [{ row: 2, column: 'serialNumber', message }])
  })

  it('refuses serial numbers more than a year in the future, naming each row', async () => {
    await using shop = await openTestShop()
    const report = await shop.services.doorImport.importDoors(
      file(swing('26-0001'), swing('27-0001'), swing('28-0001'), swing('99-0001')),
    )
    const refused = (row: number, year: number) => {
      return {
        row,
        column: 'serialNumber',
        message: `Serial numbers start with the year, and ${year} is in the future.`,
      }
    }
    expect(report).toMatchObject({ stored: false, problems: [refused(4, 2028), refused(5, 2099)] })
    expect(await countDoors(shop.db.read)).toBe(0)
  })

  it('refuses an unreadable CSV file, with the line and reason', async () => {
    await using shop = await openTestShop()
    const refused = shop.services.doorImport.importDoors(`${file(swing('15-0001'))}\n"15-0002,Trad`)
    await expect(refused).rejects.toMatchObject({ code: 'catalog.doors_file_unreadable' })
    await expect(refused).rejects.toThrow(
      /^This is not a readable CSV file \(line 3\)\. Quote Not Closed: .+\.$/,
    )
  })
})
