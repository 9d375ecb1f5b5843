import { readDelimited } from '../../../lib/delimited-text.ts'

/** A row of the quick order as it is typed. */
export interface RowFields {
  readonly number: string
  readonly quantity: string
  readonly comment: string
}
export type RowField = keyof RowFields

export const noFields: RowFields = { number: '', quantity: '', comment: '' }

/** What the columns of a list may be called. */
const headings: Readonly<Record<RowField, RegExp>> = {
  number: /^(part|item|stock|catalog)?[ _-]*(number|numbers|no\.?|num|nr\.?|#|code|sku|part|item)$/i,
  quantity: /^(order(ed)?[ _-]*)?(quantity|quantities|qty\.?|amount|count|pieces|pcs)([ _-]*ordered)?$/i,
  comment: /^(line[ _-]*)?(comments?|notes?|remarks?)$/i,
}
const inOrder: readonly RowField[] = ['number', 'quantity', 'comment']

type Columns = Readonly<Record<RowField, number>>

/** Where the columns are when the first row names them, or null. */
function namedColumns(first: readonly string[]): Columns | null {
  const at = (field: RowField) => first.findIndex((cell) => headings[field].test(cell))
  const number = at('number')
  return number < 0 ? null : { number, quantity: at('quantity'), comment: at('comment') }
}

/** A cell as one line of a form can show it. */
function oneLine(cell = ''): string {
  return cell.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}

/** Reads rows as a spreadsheet copies or saves them: number, quantity, comment, or as its first row names them. */
export function readRows(text: string): RowFields[] {
  const cells = readDelimited(text)
  const named = namedColumns(cells[0] ?? [])
  const columns = named ?? { number: 0, quantity: 1, comment: 2 }
  return cells.slice(named ? 1 : 0).map((row) => {
    const [number = '', quantity = '', comment = ''] = inOrder.map((field) => oneLine(row[columns[field]]))
    return { number, quantity, comment }
  })
}

/** Reads `2`, `2.5`, `2,5` or `1,000` as a quantity; anything else is null. */
export function readQuantity(text: string): number | null {
  const typed = text.trim()
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(typed)) return Number(typed.replaceAll(',', ''))
  return /^(\d+([.,]\d*)?|[.,]\d+)$/.test(typed) ? Number(typed.replace(',', '.')) : null
}
