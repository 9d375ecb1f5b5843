import { describe, expect, it } from 'vitest'
import { readPasted, readRows } from './read-list.ts'
import { sampleCsv, sampleHref } from './sample-file.ts'

const row = (number: string, quantity = '', comment = '') => ({ number, quantity, comment })

describe('a list of parts', () => {
  it.each<[string, string, ReturnType<typeof row>[]]>([
    ['two columns of a spreadsheet', '0105-02\t2\n0021\t1', [row('0105-02', '2'), row('0021', '1')]],
    ['a single column', '0105-02\n0021', [row('0105-02'), row('0021')]],
    ['three columns', '0105-02;2,5;Dock 4', [row('0105-02', '2,5', 'Dock 4')]],
    ['more columns than needed', '0105-02,2,Dock 4,B-14-3', [row('0105-02', '2', 'Dock 4')]],
    ['columns with headings', 'Part Number,Qty\n0105-02,2', [row('0105-02', '2')]],
    [
      'other columns, in another order',
      'Qty;Description;Item #;Notes\n2;Hinge;0105-02;Dock 4',
      [row('0105-02', '2', 'Dock 4')],
    ],
    ['a comment of two lines', '0105-02,2,"Dock 4\nring twice"', [row('0105-02', '2', 'Dock 4 ring twice')]],
    ['a part number that looks like a heading', 'PART-12,2', [row('PART-12', '2')]],
    ['columns after a line number column', 'Item,Part Number,Qty\n1,0601-CHN,2', [row('0601-CHN', '2')]],
    ['a form with empty lines', '#,SKU,Qty\n1,0601-CHN,2\n2,,\n3,,', [row('0601-CHN', '2')]],
    ['a title above semicolons', 'May order\n0601-CHN;2', [row('May order'), row('0601-CHN', '2')]],
    ['rows with empty ones in between', '\n0105-02,2\n\n,,\n0021,1', [row('0105-02', '2'), row('0021', '1')]],
    ['a row without a part number', '\t2\n0601-CHN\t3', [row('', '2'), row('0601-CHN', '3')]],
    ['an empty text', '', []],
    ['headings alone', 'Part number,Quantity', []],
  ])('is read from %s', (_, text, rows) => {
    expect(readRows(text)).toEqual(rows)
  })

  it('is read from the downloadable sample', () => {
    const downloaded = decodeURIComponent(sampleHref.replace(/^[^,]*,/, ''))
    const expected = [
      row('0601-CHN', '2', 'Dock 4'),
      row('311-0906-0CH', '1', 'Spare, for the left leaf'),
      row('0201-BL', '12.5'),
    ]
    expect(readRows(downloaded)).toEqual(expected)
    expect(readRows(sampleCsv)).toEqual(expected)
  })
})

describe('pasted text', () => {
  it.each([
    ['a number', '0601-CHN', 'number'],
    ['a cell as a spreadsheet copies it', '0601-CHN\r\n', 'number'],
    ['a number between line ends', '\n0601-CHN\n', 'number'],
    ['a comment with commas', 'Dock 4, left, ring twice', 'comment'],
    ['a list in one line', '0601-CHN, 2', 'number'],
  ] as const)('goes into the current cell: %s', (_, text, into) => {
    expect(readPasted(text, into)).toBeNull()
  })

  it.each([
    [
      'two columns',
      '0601-CHN\t2\n0602-CHN\t3\n',
      'number',
      [
        { number: '0601-CHN', quantity: '2' },
        { number: '0602-CHN', quantity: '3' },
      ],
    ],
    [
      'a column of quantities, with one empty',
      '2\r\n\r\n2,5\r\n',
      'quantity',
      [{ quantity: '2' }, { quantity: '' }, { quantity: '2,5' }],
    ],
    ['a column under its heading', 'Qty\n2\n3', 'quantity', [{ quantity: '2' }, { quantity: '3' }]],
    [
      'quantities and comments',
      '2\tDock 4, left\n3\t',
      'quantity',
      [
        { quantity: '2', comment: 'Dock 4, left' },
        { quantity: '3', comment: '' },
      ],
    ],
    [
      'comments',
      'left, then right\nDock 4; ring',
      'comment',
      [{ comment: 'left, then right' }, { comment: 'Dock 4; ring' }],
    ],
    [
      'comments, the first of which could be a heading',
      'Notes on the door\nDock 4',
      'comment',
      [{ comment: 'Notes on the door' }, { comment: 'Dock 4' }],
    ],
    [
      'a comment beside empty cells',
      'Dock 4\t\t\nDock 5\t ',
      'comment',
      [{ comment: 'Dock 4' }, { comment: 'Dock 5' }],
    ],
    ['more columns than a row has', '0105-02\t2\tDock 4\tB-14-3', 'number', [row('0105-02', '2', 'Dock 4')]],
    ['a row that begins with an empty cell', '\t2', 'number', [{ number: '', quantity: '2' }]],
    [
      'a list from an email',
      '0601-CHN, 2\n0602-CHN, 3',
      'number',
      [
        { number: '0601-CHN', quantity: '2' },
        { number: '0602-CHN', quantity: '3' },
      ],
    ],
    [
      'columns with headings, in another order',
      'Qty\tPart Number\n2\t0601-CHN\n\t\n',
      'number',
      [{ number: '0601-CHN', quantity: '2' }],
    ],
  ] as const)('fills the cells from there on: %s', (_, text, into, cells) => {
    expect(readPasted(text, into)).toEqual({ rows: cells })
  })

  it.each([
    [
      'a part and its quantity into a comment',
      '0601-CHN\t2',
      'comment',
      'You copied 2 columns, but only 1 fits here.',
    ],
    [
      'three columns into a quantity',
      '2\t\n3\tDock 4\tleft',
      'quantity',
      'You copied 3 columns, but only 2 fit here.',
    ],
  ] as const)('is refused when it would run past the last column: %s', (_, text, into, problem) => {
    expect(readPasted(text, into)).toEqual({ problem: expect.stringContaining(problem) })
  })
})
