import { prefixedNumber } from '../catalog/part-number.ts'
import { guardedCell } from '../formula-cell.ts'
import type { Cents } from '../money.ts'
import { storeTime } from '../store-day.ts'
import type { CreditNote } from './credit-note.ts'

/** A credit note with the customer number and payment of its order. */
export interface ExportedCredit extends CreditNote {
  /** Null for guests. */
  readonly customerNumber: string | null
  readonly onTerms: boolean
  readonly cardType: string | null
  readonly lastFour: string | null
}

/** What the store's accounting needs for the file. */
export interface CreditBooks {
  readonly timeZone: string
  readonly guestCustomerNumber: string
}

type Line = ExportedCredit['lines'][number]
type Cell = (note: ExportedCredit, line: Line | null, books: CreditBooks) => string | number | null

const dollars = (cents: Cents) => (cents / 100).toFixed(2)

/** One row for each line; a note without lines, of freight or tax, is one row with empty columns of the line. */
const columns = {
  CreditNumber: ({ number }) => number,
  CreditDate: ({ createdAt }, _line, { timeZone }) =>
    storeTime(new Date(createdAt), timeZone).day.replaceAll('-', ''),
  OrderNumber: ({ orderNumber }) => orderNumber,
  ARDivisionNo: () => '00',
  CustomerNo: ({ customerNumber }, _line, { guestCustomerNumber }) => customerNumber ?? guestCustomerNumber,
  Reason: ({ reason }) => reason,
  GivenBack: ({ means }) => means,
  State: ({ state }) => state,
  TermsCode: ({ onTerms }) => (onTerms ? 'PO' : 'CC'),
  CardType: ({ cardType }) => cardType,
  LastFour: ({ lastFour }) => lastFour,
  GoodsAmt: ({ goodsCents }) => dollars(goodsCents),
  FreightAmt: ({ freightCents }) => dollars(freightCents),
  SalesTaxAmt: ({ taxCents }) => dollars(taxCents),
  CreditTotal: ({ totalCents }) => dollars(totalCents),
  LineNo: (_note, line) => line?.lineNo ?? null,
  ItemCode: (_note, line) => line && prefixedNumber(line.number),
  Description: (_note, line) => line?.name ?? null,
  UnitOfMeasure: (_note, line) => line?.unit ?? null,
  QuantityCredited: (_note, line) => line?.quantity ?? null,
  LineAmt: (_note, line) => line && dollars(line.cents),
  RestockingFee: (_note, line) => line && dollars(line.feeCents),
} as const satisfies Record<string, Cell>

export const creditCsvColumns = Object.keys(columns)

export function creditCsvRows(notes: readonly ExportedCredit[], books: CreditBooks): string[][] {
  return notes.flatMap((note) =>
    (note.lines.length > 0 ? note.lines : [null]).map((line) =>
      Object.values<Cell>(columns).map((cell) => guardedCell(cell(note, line, books))),
    ),
  )
}
