import { describe, expect, it } from 'vitest'
import { namedColumns } from './list-columns.ts'

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim())

function found(...lines: readonly string[]): (string | null)[] | null {
  const rows = lines.map(cellsOf)
  const named = namedColumns(rows)
  const headings = rows[rows.length - (named?.rows.length ?? 0) - 1] ?? []
  if (!named) return null
  const { number, quantity, comment } = named.columns
  return [number, quantity, comment].map((column) => headings[column] ?? null)
}

const row = '1|0601-CHN|2|Dock 4'

describe('the columns of an order form', () => {
  it.each<[string, string, (string | null)[]]>([
    ['Item|Part Number|Qty', row, ['Part Number', 'Qty', null]],
    ['No.|Part Number|Qty|Notes', row, ['Part Number', 'Qty', 'Notes']],
    ['#|P/N|QTY.', row, ['P/N', 'QTY.', null]],
    ['Line|PN|Qty Needed', row, ['PN', 'Qty Needed', null]],
    ['Item #|Part #|Order Qty', row, ['Part #', 'Order Qty', null]],
    ['ITEM NO.|PART NO.|QTY REQ’D|REMARKS', row, ['PART NO.', 'QTY REQ’D', 'REMARKS']],
    ['Ln|SKU|Quantity Ordered', row, ['SKU', 'Quantity Ordered', null]],
    ['#|Item|Qty', row, ['Item', 'Qty', null]],
    ['No|Item|Quantity', '10|0601-CHN|2', ['Item', 'Quantity', null]],
    ['Item|No.|Qty', row, ['No.', 'Qty', null]],
    ['Line #|Product|Quantity Requested', row, ['Product', 'Quantity Requested', null]],
    ['Line|Catalog No|Pcs', row, ['Catalog No', 'Pcs', null]],
    ['Pos.|Stock Code|Order', row, ['Stock Code', 'Order', null]],
    ['PartNo|QtyOrdered|LineNotes', '0601-CHN|2|x', ['PartNo', 'QtyOrdered', 'LineNotes']],
    ['part_number|quantity|comments', '0601-CHN|2|x', ['part_number', 'quantity', 'comments']],
    ['Item Number|Item Description|Q’ty', '0601-CHN|Latch|2', ['Item Number', 'Q’ty', null]],
    ['Part Description|Part|Qty', 'Latch|0601-CHN|2', ['Part', 'Qty', null]],
    ['Part Name|Cat. No.|Pieces', 'Latch|0601-CHN|2', ['Cat. No.', 'Pieces', null]],
    [
      'Qty|UOM|Part Number / SKU|Price Each|Ext. Price',
      '2|EA|0601-CHN|29.70|59.40',
      ['Part Number / SKU', 'Qty', null],
    ],
    ['Our Part No.|Vendor Part No.|Qty', 'A-1|0601-CHN|2', ['Vendor Part No.', 'Qty', null]],
    ['Customer P/N|Mfg. P/N|Qty', 'A-1|0601-CHN|2', ['Mfg. P/N', 'Qty', null]],
    ['MPN|Qty/Case|Qty', '0601-CHN|12|2', ['MPN', 'Qty', null]],
    ['SKU|Qty On Hand|Min Qty|Qty to Order', '0601-CHN|9|1|2', ['SKU', 'Qty to Order', null]],
    ['Stock Qty|Stock #|Needed', '9|0601-CHN|2', ['Stock #', 'Needed', null]],
    [
      'Part Number (with or without the 311- prefix)|Qty (EA)',
      '0601-CHN|2',
      ['Part Number (with or without the 311- prefix)', 'Qty (EA)', null],
    ],
    [
      'Material|Order Quantity|Special Instructions',
      '0601-CHN|2|x',
      ['Material', 'Order Quantity', 'Special Instructions'],
    ],
    ['Number|Quantity', '0601-CHN|2', ['Number', 'Quantity', null]],
    ['Item|Qty', '0601-CHN|2', ['Item', 'Qty', null]],
  ])('are found under %s', (headings, first, expected) => {
    expect(found(headings, first)).toEqual(expected)
  })

  it.each<[string, (string | null)[]]>([
    ['Part Number|Description|Unit Price|How many', ['Part Number', 'How many', null]],
    ['Part Number|Description|Net|Menge', ['Part Number', 'Menge', null]],
    ['Part Number|Notes|Date|Price', ['Part Number', null, 'Notes']],
  ])(
    'take the quantity from the first numeric column after the part when none is named: %s',
    (headings, expected) => {
      expect(found(headings, '0601-CHN|Latch|29.70|2', '0602-CHN|Hinge|14.00|1')?.slice(0, 2)).toEqual(
        expected.slice(0, 2),
      )
    },
  )

  it('are found below a letterhead', () => {
    expect(found('Arctic Door Service', 'PO:|12345', 'Part Number|Qty', '0601-CHN|2')).toEqual([
      'Part Number',
      'Qty',
      null,
    ])
  })

  it('are told apart from line numbers with gaps', () => {
    expect(found('No.|Item|Qty', '1|0601-CHN|2', '2||', '4|0602-CHN|3')).toEqual(['Item', 'Qty', null])
  })

  it.each([
    ['a part number that contains the word', 'PART-12|2'],
    ['a comment about a part', '0601-CHN|two|part of the left door'],
    ['headings for other things', 'Name|Address|City'],
    ['an empty line', ''],
  ])('are not taken from %s', (_, line) => {
    expect(found(line, '0601-CHN|2')).toBeNull()
  })

  it.each(['0601-CHN|2', '0601-CHN'])(
    'are not taken from headings in the middle of a list, which would drop the row above: %s',
    (above) => {
      expect(found(above, 'Part Number|Qty', '0602-CHN|3')).toBeNull()
    },
  )
})
