import { describe, expect, it } from 'vitest'
import { creditCsvColumns, creditCsvRows, type ExportedCredit } from './credit-note-csv.ts'

const note: ExportedCredit = {
  ...{ id: 1, number: 'CN100001', orderNumber: 'W100001', reason: 'returned', means: 'account' },
  ...{ state: 'given', goodsCents: 1500, freightCents: 0, taxCents: 86, totalCents: 1586, feeCents: 300 },
  ...{ note: '', createdAt: '2026-11-21T04:30:00.000Z', givenAt: null },
  lines: [
    { lineNo: 1, number: '0105-02', name: '=HINGE()', unit: 'EA', quantity: 1, cents: 1000, feeCents: 300 },
    { lineNo: 2, number: '0105-03', name: 'Strike', unit: 'EA', quantity: 2, cents: 500, feeCents: 0 },
  ],
  ...{ customerNumber: 'ARCTIC', onTerms: true, cardType: null, lastFour: null },
}
const books = { timeZone: 'America/New_York', guestCustomerNumber: 'WEBGUEST' }
const cells = (row: readonly string[] | undefined) =>
  Object.fromEntries(creditCsvColumns.map((column, at) => [column, row?.[at]]))

describe('credit notes for accounting', () => {
  it('are one row for each line, on the store day of the note', () => {
    const rows = creditCsvRows([note], books)
    expect(rows).toHaveLength(2)
    expect(cells(rows[1])).toMatchObject({
      ...{ CreditNumber: 'CN100001', CreditDate: '20261120', OrderNumber: 'W100001', CustomerNo: 'ARCTIC' },
      ...{ CreditTotal: '15.86', SalesTaxAmt: '0.86', LineNo: '2', QuantityCredited: '2', LineAmt: '5.00' },
    })
  })

  it('never have a cell that a spreadsheet computes', () => {
    expect(cells(creditCsvRows([note], books)[0])).toMatchObject({ Description: "'=HINGE()" })
  })

  it('without lines are one row, of a guest under the number for guests', () => {
    const freight = { ...note, lines: [], customerNumber: null, freightCents: 1586, goodsCents: 0 }
    const [row, ...more] = creditCsvRows([freight], books)
    expect(more).toEqual([])
    expect(cells(row)).toMatchObject({ CustomerNo: 'WEBGUEST', FreightAmt: '15.86', LineNo: '', LineAmt: '' })
  })
})
