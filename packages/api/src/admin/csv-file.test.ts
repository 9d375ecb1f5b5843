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
