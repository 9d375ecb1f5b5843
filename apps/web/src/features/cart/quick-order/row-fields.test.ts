import { describe, expect, it } from 'vitest'
import { readQuantity, readRows } from './row-fields.ts'
import { sampleCsv, sampleHref } from './sample-file.ts'

const row = (number: string, quantity = '', comment = '') => ({ number, quantity, comment })

describe('a list of parts', () => {
  it.each<[string, string, ReturnType<typeof row>[]]>([
    ['two columns of a spreadsheet', '0105-02\t2\n0021\t1', [row('0105-02', '2'), row('0021', '1')]],
    ['a single column', '0105-02\n0021', [row('0105-02'), row('0021')]],
    ['three columns', '0105-02;2,5;Dock 4', [row('0105-02', '2,5', 'Dock 4')]],
    ['more columns than are asked for', '0105-02,2,Dock 4,B-14-3', [row('0105-02', '2', 'Dock 4')]],
    ['names above its columns', 'Part Number,Qty\n0105-02,2', [row('0105-02', '2')]],
    [
      'other columns, in another order',
      'Qty;Description;Item #;Notes\n2;Hinge;0105-02;Dock 4',
      [row('0105-02', '2', 'Dock 4')],
    ],
    ['a comment of two lines', '0105-02,2,"Dock 4\nring twice"', [row('0105-02', '2', 'Dock 4 ring twice')]],
    ['a part that is no name of a column', 'PART-12,2', [row('PART-12', '2')]],
    ['nothing', '', []],
    ['names alone', 'Part number,Quantity', []],
  ])('is read from %s', (_, text, rows) => {
    expect(readRows(text)).toEqual(rows)
  })

  it('is read from the sample that can be downloaded, as it stands there', () => {
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

describe('a typed quantity', () => {
  it.each([
    ['2', 2],
    [' 2.5 ', 2.5],
    ['2,5', 2.5],
    ['.25', 0.25],
    ['1,000', 1000],
    ['1,000.5', 1000.5],
    ['0', 0],
    ['', null],
    ['two', null],
    ['-2', null],
    ['1e3', null],
    ['2 pcs', null],
  ])('%j is %j', (text, quantity) => {
    expect(readQuantity(text)).toBe(quantity)
  })
})
