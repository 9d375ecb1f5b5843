import { describe, expect, it } from 'vitest'
import { type CsvRow, openCsvFile } from './csv-file.ts'

const layout = { file: 'doors', columns: ['serialNumber', 'Type'], needed: ['serialNumber'] } as const
async function read(...lines: string[]) {
  const { heading, rows } = await openCsvFile(lines.join('\n'), layout)
  const all: CsvRow[] = []
  for await (const row of rows) all.push(row)
  return { heading, rows: all }
}

describe('empty trailing columns, as saved by spreadsheets', () => {
  it.each([
    ['one column', ['serialNumber,Type,', '15-0001,a,']],
    ['three columns', ['serialNumber,Type,,,', '15-0001,a,,,']],
    ['blank cells', ['serialNumber,Type, ', '15-0001,a, ']],
    ['in the header only', ['serialNumber,Type,', '15-0001,a']],
    ['next to empty rows', ['serialNumber,Type,', ',,', '15-0001,a,']],
  ])('are ignored: %s', async (_, lines) => {
    const { heading, rows } = await read(...lines)
    expect(heading).toEqual(['serialNumber', 'Type'])
    expect(rows).toMatchObject([{ cells: { serialNumber: '15-0001', Type: 'a' }, problem: null }])
  })

  it('do not hide an extra cell in a row', async () => {
    const { rows } = await read('serialNumber,Type,', '15-0001,a,', '15-0002,b,,c')
    expect(rows.map(({ problem }) => problem)).toEqual([null, '4 cells where the header row has 2.'])
  })

  it('do not fill in for a missing cell', async () => {
    const { rows } = await read('serialNumber,Type,', '15-0001')
    expect(rows[0]?.problem).toBe('1 cell where the header row has 2.')
  })
})

describe('a column with no name', () => {
  it.each([
    ['at the end, with a value', ['serialNumber,Type,', '15-0001,a,', '15-0002,b,c'], 3],
    ['in the middle', ['serialNumber,,Type', '15-0001,,a'], 2],
  ])('is refused with its position: %s', async (_, lines, place) => {
    await expect(read(...lines)).rejects.toThrow(
      expect.objectContaining({
        code: 'catalog.doors_file_columns',
        message: `Column ${place} has no name.`,
      }),
    )
  })

  it('is reported along with the other problems', async () => {
    await expect(read('Type,,Kind', 'a,,b')).rejects.toThrow(
      'Missing columns: serialNumber. Unknown columns: Kind. Column 2 has no name.',
    )
  })
})

describe('a row longer than 64 KB', () => {
  it('is refused while it is read, without the rest of the file', async () => {
    let sent = 0
    async function* endless() {
      yield 'serialNumber,Type\n15-0001,"'
      for (; sent < 40; sent += 1) yield 'a'.repeat(1024 * 1024)
    }
    const reading = openCsvFile(endless(), layout).then(({ rows }) => rows[Symbol.asyncIterator]().next())
    await expect(reading).rejects.toMatchObject({ code: 'catalog.doors_file_row_too_long' })
    expect(sent).toBeLessThan(40)
  })

  it('is one of 64 KB and a byte', async () => {
    const { rows } = await read('serialNumber,Type', `15-0001,${'a'.repeat(60_000)}`)
    expect(rows).toHaveLength(1)
    await expect(read('serialNumber,Type', `15-0001,${'a'.repeat(65_536)}`)).rejects.toMatchObject({
      code: 'catalog.doors_file_row_too_long',
      message: 'A row is longer than 64 KB (line 2). Check that each quotation mark in it is closed.',
    })
  })
})
