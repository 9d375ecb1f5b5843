import { readDelimited } from '../../../lib/delimited-text.ts'
import { columnsNamed } from './heading-words.ts'
import { namedColumns } from './list-columns.ts'
import { isBlank, noFields, type RowField, type RowFields, rowFields } from './row-fields.ts'

/** What a row of a list has for some fields of a row of the quick order. */
type SomeFields = Partial<RowFields>

/** A cell as one line of a form can show it. */
function oneLine(cell = ''): string {
  return cell.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}

/** The cells of a row under the fields that are in these columns; a column below 0 is not there. */
function fieldsAt(row: readonly string[], columns: Readonly<Partial<Record<RowField, number>>>): SomeFields {
  return Object.fromEntries(
    rowFields.flatMap((field) => {
      const column = columns[field] ?? -1
      return column < 0 ? [] : [[field, oneLine(row[column])]]
    }),
  )
}

const hasText = (fields: SomeFields) => !isBlank({ ...noFields, ...fields })

/** The rows of a list below its headings, those without a part left out; null when it has no headings. */
function readNamed(cells: readonly string[][]): SomeFields[] | null {
  const named = namedColumns(cells.filter((row) => row.some((cell) => cell !== '')))
  return named?.rows.map((row) => fieldsAt(row, named.columns)).filter(hasText) ?? null
}

/** Reads a list as a spreadsheet saves it: number, quantity, comment, or as its headings name them. */
export function readRows(text: string): RowFields[] {
  const cells = readDelimited(text)
  const rows = readNamed(cells) ?? cells.map((row) => fieldsAt(row, { number: 0, quantity: 1, comment: 2 }))
  return rows.filter(hasText).map((fields) => ({ ...noFields, ...fields }))
}

/** The cells of a block for the fields that it covers from one on, empty rows with it as a spreadsheet pastes them. */
function readBlock(cells: readonly string[][], from: RowField): SomeFields[] {
  const [first = []] = cells
  // A comment may begin with any word.
  const isHeading = from === 'quantity' && columnsNamed(from, first).includes(0)
  const width = Math.max(...cells.map((row) => row.length))
  const covered = rowFields.slice(rowFields.indexOf(from)).slice(0, width)
  const columns = Object.fromEntries(covered.map((field, column) => [field, column]))
  return cells.slice(isHeading ? 1 : 0).map((row) => fieldsAt(row, columns))
}

/** The cells of rows from one on, or why they cannot be put there. */
type Pasted = { readonly rows: readonly SomeFields[] } | { readonly problem: string }

/** Why cells do not fit beside one another from a field on, or null; a list into the first may be as wide as it is. */
function widthProblem(cells: readonly string[][], from: RowField): string | null {
  const room = rowFields.length - rowFields.indexOf(from)
  const width = Math.max(...cells.map((row) => row.findLastIndex((cell) => cell.trim() !== '') + 1))
  if (from === 'number' || width <= room) return null
  const left = room === 1 ? 'is 1' : `are ${room}`
  return `Nothing was pasted: ${width} columns were copied, and from here on there ${left}. A list goes into Part number.`
}

/** Reads what is pasted into a field as rows downwards from there; null for one cell, which is pasted as any text is. */
export function readPasted(text: string, into: RowField): Pasted | null {
  const isBlock = text.includes('\t') || /[\n\r]/.test(text.trim())
  if (!isBlock) return null
  // Decimal commas and comments would fall apart at commas; lists from mails begin with the number.
  const cells = into === 'number' ? readDelimited(text) : readDelimited(text, '\t')
  if (cells.length === 0) return null
  const problem = widthProblem(cells, into)
  if (problem !== null) return { problem }
  return { rows: (into === 'number' ? readNamed(cells) : null) ?? readBlock(cells, into) }
}
