import { findCatalogVersion, findPart, listAllParts } from '@mullion/db/catalog/catalog.repository'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>
type Row = Readonly<Record<string, string | number>>

const plain: Row = {
  part_number: '0500-01',
  part_name: 'HNG TEST',
  part_price: '12.50',
  part_units: 'EA',
  part_tags: 'Hinges',
  part_tags_doors: 'Swing',
}

const cell = (value: string | number) =>
  /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : value

function file(...rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? plain)
  return [
    columns.join(','),
    ...rows.map((row) => columns.map((column) => cell(row[column] ?? '')).join(',')),
  ].join('\n')
}

const row = (change: Row = {}): Row => ({ id: '', ...plain, ...change })
const many = (count: number, change: (at: number) => Row = () => ({})) =>
  Array.from({ length: count }, (_, at) => row({ part_number: `${1000 + at}-01`, ...change(at) }))

const stored = async (shop: Shop) =>
  (await listAllParts(shop.db.read)).map(({ id, number, name }) => [id, number, name])

describe('importing the parts file', () => {
  it('creates parts with the ids in the file or the next free ones', async () => {
    await using shop = await openTestShop({ parts: [{ id: 40, number: '0001-01' }] })
    const csv = file(row({ id: 50 }), row({ part_number: '0600-01' }), row({ part_number: '0700-01' }))
    expect(await shop.services.partImport.importParts(csv)).toEqual({
      rows: 3,
      created: 3,
      updated: 0,
      problems: [],
      problemCount: 0,
      stored: true,
    })
    expect(await stored(shop)).toEqual([
      [40, '0001-01', 'HNG CAM LIFT STL'],
      [50, '0500-01', 'HNG TEST'],
      [51, '0600-01', 'HNG TEST'],
      [52, '0700-01', 'HNG TEST'],
    ])
  })

  it('stores the parts of two files imported at the same time', async () => {
    await using shop = await openTestShop({ parts: [] })
    const [first, second] = [many(60), many(60, (at) => ({ part_number: `${5000 + at}-01` }))]
    const reports = await Promise.all(
      [first, second].map((rows) => shop.services.partImport.importParts(file(...rows))),
    )
    expect(reports.map(({ created }) => created)).toEqual([60, 60])
    expect(new Set((await stored(shop)).map(([id]) => id)).size).toBe(120)
  })

  it('makes new parts searchable immediately and clears cached counts', async () => {
    await using shop = await openTestShop()
    expect(await shop.guest().catalog.searchCounts({ text: 'peephole' })).toMatchObject({ total: 0 })
    await shop.services.partImport.importParts(file(row({ part_name: 'PEEPHOLE SGL' })))
    expect(await shop.guest().catalog.searchCounts({ text: 'peephole' })).toMatchObject({ total: 1 })
    expect((await shop.guest().catalog.search({ text: 'peephole' })).parts).toMatchObject([
      { priceCents: 1250 },
    ])
  })

  it('updates a part by number, however it is written, and keeps its id and image', async () => {
    await using shop = await openTestShop({ parts: [{ id: 7, number: '0500-AB', imageVersion: 3 }] })
    const report = await shop.services.partImport.importParts(
      file(row({ part_number: '0500-ab', part_name: 'LATCH' })),
    )
    expect(report).toMatchObject({ created: 0, updated: 1, stored: true })
    expect(await findPart(shop.db.read, 7)).toMatchObject({
      number: '0500-ab',
      name: 'LATCH',
      imageVersion: 3,
    })
  })

  it('accepts 311- before a number, as the accounting file writes it', async () => {
    await using shop = await openTestShop({
      parts: [
        { id: 7, number: '0500-01' },
        { id: 8, number: '0600-01' },
      ],
    })
    const changed = row({ part_number: '311-0500-01', part_name: 'LATCH', related_parts: '311-0600-01' })
    expect(await shop.services.partImport.importParts(file(changed))).toMatchObject({
      updated: 1,
      stored: true,
    })
    expect(await findPart(shop.db.read, 7)).toMatchObject({
      number: '0500-01',
      name: 'LATCH',
      relatedParts: ['0600-01'],
    })
  })

  it('updates a part by id and can change its number', async () => {
    await using shop = await openTestShop({ parts: [{ id: 7, number: '0500-01' }] })
    await shop.services.partImport.importParts(file(row({ id: 7, part_number: '0900-01' })))
    expect(await stored(shop)).toEqual([[7, '0900-01', 'HNG TEST']])
  })

  it.each([1, 60])('leaves parts not among its %i rows unchanged', async (count) => {
    await using shop = await openTestShop({ parts: [{ id: 7, number: '0001-01' }] })
    expect(await shop.services.partImport.importParts(file(...many(count)))).toMatchObject({ stored: true })
    expect((await stored(shop))[0]).toEqual([7, '0001-01', 'HNG CAM LIFT STL'])
    expect(await stored(shop)).toHaveLength(count + 1)
  })

  it('stores nothing in a dry run, and reports what would change', async () => {
    await using shop = await openTestShop({ parts: [{ id: 7, number: '0500-01' }] })
    const version = await findCatalogVersion(shop.db.read)
    const csv = file(row(), row({ part_number: '0600-01' }))
    const report = await shop.services.partImport.importParts(csv, { dryRun: true })
    expect(report).toEqual({ rows: 2, created: 1, updated: 1, problems: [], problemCount: 0, stored: false })
    expect(await stored(shop)).toHaveLength(1)
    expect(await findCatalogVersion(shop.db.read)).toBe(version)
  })

  it('stores nothing when one row has a problem, and lists all problems by row and column', async () => {
    await using shop = await openTestShop({ parts: [] })
    const csv = file(
      row(),
      row({ part_number: '060-01', part_price: '12.345' }),
      row({ part_number: '0700-01', part_units: 'M' }),
    )
    const report = await shop.services.partImport.importParts(csv)
    expect(report).toMatchObject({ rows: 3, stored: false })
    expect(report.problems.map((problem) => [problem.row, problem.column])).toEqual([
      [3, 'part_number'],
      [3, 'part_price'],
      [4, 'part_units'],
    ])
    expect(await stored(shop)).toEqual([])
  })

  it('numbers rows like a spreadsheet: blank lines count, a multiline cell counts once', async () => {
    await using shop = await openTestShop({ parts: [] })
    const [heading, good] = file({ ...plain, part_description: 'Two\nlines' }).split(/\n(?=0500)/)
    const bad = good?.replace('0500-01', 'wrong').replace('Two\nlines', 'One')
    const report = await shop.services.partImport.importParts(`${heading}\n\n${good}\n\n${bad}\n`)
    expect(report.problems).toMatchObject([{ row: 5, column: 'part_number' }])
  })

  it.each([
    ['a duplicate number', [row(), row({ part_number: '0500-01' })], 3, 'part_number', 'row 2'],
    [
      'a duplicate number in different case',
      [row({ part_number: '0500-ab' }), row({ part_number: '0500-AB' })],
      3,
      'part_number',
      'row 2',
    ],
    ['a duplicate id', [row({ id: 9 }), row({ id: 9, part_number: '0600-01' })], 3, 'id', 'row 2'],
    [
      'the number of an existing part under another id',
      [row({ id: 9, part_number: '0001-01' })],
      2,
      'part_number',
      'exists',
    ],
    [
      'the same part by number and by id',
      [row({ part_number: '0001-01' }), row({ id: 7, part_number: '0600-01' })],
      3,
      'id',
      'row 2',
    ],
  ] as const)('refuses %s', async (_, rows, at, column, text) => {
    await using shop = await openTestShop({ parts: [{ id: 7, number: '0001-01' }] })
    const report = await shop.services.partImport.importParts(file(...rows))
    expect(report.stored).toBe(false)
    expect(report.problems).toMatchObject([{ row: at, column, message: expect.stringContaining(text) }])
    expect(await stored(shop)).toEqual([[7, '0001-01', 'HNG CAM LIFT STL']])
  })

  it.each([
    ['a byte order mark', (csv: string) => `\uFEFF${csv}`],
    ['Windows line endings', (csv: string) => csv.replaceAll('\n', '\r\n')],
    ['both, and empty lines at the end', (csv: string) => `\uFEFF${csv.replaceAll('\n', '\r\n')}\r\n\r\n`],
    ['spaces around its cells', (csv: string) => csv.replaceAll(',', ' , ')],
  ])('reads a file with %s', async (_, write) => {
    await using shop = await openTestShop({ parts: [] })
    const csv = write(file(row({ id: 5 })))
    expect(await shop.services.partImport.importParts(csv)).toMatchObject({ created: 1, stored: true })
    expect(await findPart(shop.db.read, 5)).toMatchObject({ number: '0500-01', doorModels: ['Swing'] })
  })

  it('reads columns in any order, and cells with quotes, commas and line breaks', async () => {
    await using shop = await openTestShop({ parts: [] })
    const description = 'Says "open", then\ncloses, slowly'
    const { part_number, ...rest } = row({ part_description: description })
    await shop.services.partImport.importParts(file({ ...rest, part_number: part_number ?? '' }))
    expect(await findPart(shop.db.read, 1)).toMatchObject({ number: '0500-01', description })
  })

  it('accepts a file with a header and no rows', async () => {
    await using shop = await openTestShop({ parts: [] })
    const report = await shop.services.partImport.importParts(`${Object.keys(plain).join(',')}\n`)
    expect(report).toEqual({ rows: 0, created: 0, updated: 0, problems: [], problemCount: 0, stored: true })
  })

  it.each([
    ['an unknown column', file({ ...plain, colour: 'red' }), { unknown: ['colour'] }],
    ['an uppercase header', file(plain).replace('part_name', 'PART_NAME'), { missing: ['part_name'] }],
    ['no name column', file({ part_number: '0500-01', part_units: 'EA' }), { missing: ['part_name'] }],
    ['a duplicate column', file(plain).replaceAll('part_tags_doors', 'part_name'), { twice: ['part_name'] }],
    ['HTML instead of a table', '<!doctype html>\n<p>Not found</p>', { unknown: ['<!doctype html>'] }],
    ['no content', '', { missing: ['part_number', 'part_name', 'part_units'] }],
  ])('refuses a file with %s', async (_, csv, details) => {
    await using shop = await openTestShop({ parts: [] })
    await expect(shop.services.partImport.importParts(csv)).rejects.toMatchObject({
      kind: 'invalid',
      code: 'catalog.parts_file_columns',
      details,
    })
  })

  it.each([
    ['an open quote', `${file(plain)}\n"0600-01,HNG`, /\(line 3\)\. Quote Not Closed/],
    [
      'an inch mark in an unquoted cell',
      `${file(plain)}\n0600-01,36" HNG`,
      /\(line 3\)\. Invalid Opening Quote/,
    ],
  ])('refuses a file with %s as unreadable, with the line and reason', async (_, csv, reason) => {
    await using shop = await openTestShop({ parts: [] })
    const refused = shop.services.partImport.importParts(csv)
    await expect(refused).rejects.toMatchObject({ kind: 'invalid', code: 'catalog.parts_file_unreadable' })
    await expect(refused).rejects.toThrow(reason)
  })

  it('reports rows with too many or too few cells along with other problems', async () => {
    await using shop = await openTestShop({ parts: [] })
    const csv = `${file(plain)},one more\n0600-01,HNG\n${file(row({ part_number: 'wrong' })).split('\n')[1]}\nHNG`
    const { problems, rows, stored: isStored } = await shop.services.partImport.importParts(csv)
    expect(problems.map((each) => [each.row, each.column, each.message])).toEqual([
      [2, undefined, '7 cells where the header row has 6.'],
      [3, undefined, '2 cells where the header row has 6.'],
      [4, undefined, '7 cells where the header row has 6.'],
      [5, undefined, '1 cell where the header row has 6.'],
    ])
    expect([rows, isStored]).toEqual([4, false])
  })

  it('skips blank rows without losing count', async () => {
    await using shop = await openTestShop({ parts: [] })
    const [heading, good] = file(plain).split('\n')
    const report = await shop.services.partImport.importParts(`${heading}\n,,,,,\n${good}\n , \n  \nwrong\n`)
    expect(report).toMatchObject({ rows: 2, created: 1, problems: [{ row: 6 }] })
  })
})
