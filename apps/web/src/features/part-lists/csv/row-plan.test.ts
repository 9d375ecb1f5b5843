import type { ListLineView } from '@mullion/domain/part-lists/part-list'
import type { NumberedParts } from '@mullion/domain/search/search-input'
import { describe, expect, it } from 'vitest'
import { type CsvRow, leftOutCsv, listCsv, readListCsv } from './list-csv.ts'
import { planRows } from './row-plan.ts'

const part = (number: string) => ({
  number,
  name: 'HNG',
  unit: 'EA' as const,
  priceCents: 100,
  imageVersion: 0,
})
const plain: ListLineView = {
  ...{ id: 1, partId: 7, quantity: 4, comments: ['Left bin', 'Dock 4'], configurations: [], keep: 4 },
  ...{ part: part('0601-CHN'), fate: { kind: 'ready' }, lead: null },
}
const handed: ListLineView = {
  ...plain,
  ...{ id: 2, partId: 8, part: part('0330-CH2'), comments: [], keep: null },
  configurations: [{ kind: 'direction', left: 4, right: 0 }],
}
const lines = [plain, handed]
const found = (number: string, ...parts: object[]) =>
  ({ number, parts, beginning: [], lead: null, noLongerSold: false }) as unknown as NumberedParts
const sold = { id: 9, number: '0906-0CH', unit: 'EA', priceCents: 100, requirements: {}, tags: [] }
const answers: Readonly<Record<string, NumberedParts>> = {
  '0906-0CH': found('0906-0CH', sold),
  two: found('two', sold, { ...sold, id: 10 }),
  nothing: found('nothing'),
  old: found('old', { ...sold, obsolete: true }),
}
const plan = (...rows: CsvRow[]) => planRows(rows, { lines, foundOf: (number) => answers[number] })
const row = (facts: Partial<CsvRow>): CsvRow => ({
  ...{ line: '', number: '0906-0CH', quantity: '2', keep: null, comment: null, ...facts },
})
const ofPlain = (facts: Partial<CsvRow>) => row({ line: '1', number: '0601-CHN', quantity: '4', ...facts })

describe('a row of a file about a list', () => {
  it.each<[string, CsvRow, string, string]>([
    ['nothing new', ofPlain({ keep: '4', comment: 'Left bin\nDock 4' }), 'same', 'No change'],
    ['no such columns', ofPlain({}), 'same', 'No change'],
    ['another quantity', ofPlain({ quantity: '6' }), 'change', 'Changes quantity 4 to 6'],
    ['no quantity', ofPlain({ quantity: '', keep: '' }), 'change', 'Changes keep 4 to none'],
    ['a comment', ofPlain({ comment: 'Dock 5' }), 'change', 'Changes comment'],
    ['the number typed with its prefix', ofPlain({ number: '311-0601-CHN' }), 'same', 'No change'],
    ['words as a quantity', ofPlain({ quantity: 'six' }), 'refused', 'Quantity must be a number.'],
    [
      'words as a number to keep',
      ofPlain({ keep: 'few' }),
      'refused',
      'The number to keep must be a number.',
    ],
    ['nothing to keep', ofPlain({ keep: '0' }), 'refused', 'The number to keep must be more than 0.'],
    [
      'another part in a line',
      ofPlain({ number: '0906-0CH' }),
      'refused',
      'Line 1 is 0601-CHN. Clear the “Line” cell to add another part.',
    ],
    [
      'another quantity of a line with options',
      row({ line: '2', number: '0330-CH2', quantity: '5' }),
      'refused',
      'This line has options. Change its quantity in the list.',
    ],
    ['a new part', row({ keep: '3' }), 'add', 'Adds 2 of 0906-0CH'],
    ['a line that is no longer there', row({ line: '77' }), 'add', 'Adds 2 of 0906-0CH'],
    ['a new part without a quantity', row({ quantity: '' }), 'refused', 'Enter a quantity.'],
    ['no number', row({ number: '' }), 'refused', 'Enter a part number.'],
    ['an unknown number', row({ number: 'nothing' }), 'refused', 'Part number not found.'],
    ['a number of two parts', row({ number: 'two' }), 'refused', 'This number matches two parts.'],
    ['a number being looked up', row({ number: 'later' }), 'looking', 'Looking up the part'],
    [
      'half a piece',
      row({ quantity: '1.5' }),
      'refused',
      'This part is sold individually. Enter a whole number.',
    ],
  ])('with %s', (_, given, kind, text) => {
    expect(plan(given)).toMatchObject([{ kind, text }])
  })

  it('is refused for a part that is no longer sold', () => {
    expect(plan(row({ number: 'old' }))).toMatchObject([{ kind: 'refused' }])
  })

  it('is refused if an earlier one is about the same line', () => {
    const [, second] = plan(ofPlain({ quantity: '5' }), ofPlain({ quantity: '6' }))
    expect(second).toMatchObject({ kind: 'refused', text: 'This line is in the file twice.' })
  })
})

describe('a list as CSV', () => {
  it('comes back without a change, with its comments', () => {
    const rows = readListCsv(listCsv(lines))
    expect(rows[0]).toEqual({
      ...{ line: '1', number: '0601-CHN', quantity: '4', keep: '4', comment: 'Left bin\nDock 4' },
    })
    expect(plan(...rows).map(({ kind }) => kind)).toEqual(['same', 'same'])
  })

  it('runs no formula in a spreadsheet, and reads what it guarded', () => {
    const risky = { ...plain, comments: ['=1+1'] }
    expect(listCsv([risky])).toContain("'=1+1")
    expect(readListCsv(listCsv([risky]))[0]?.comment).toBe('=1+1')
  })

  it('may be any list that the quick order reads', () => {
    const read = readListCsv('0906-0CH\t2\tDock 4\n\t\t\n0021\t1')
    expect(read).toEqual([row({ comment: 'Dock 4' }), row({ number: '0021', quantity: '1', comment: '' })])
  })

  it('gives back the rows that were left out, with the reasons', () => {
    const refused = plan(row({ number: 'nothing', comment: 'For the "big" door' }))
    const text = leftOutCsv(refused)
    expect(text).toContain('nothing,2,,"For the ""big"" door",Part number not found.')
    expect(readListCsv(text)).toMatchObject([
      { number: 'nothing', quantity: '2', comment: 'For the "big" door' },
    ])
  })
})
