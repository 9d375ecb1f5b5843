import { readDelimited } from '../delimited-text.ts'
import { columnsNamed } from './heading-words.ts'
import { namedColumns } from './list-columns.ts'
import { isBlank, noFields, type RowField, type RowFields, rowFields } from './row-fields.ts'

type SomeFields = Partial<RowFields>

/** Collapses a cell to one line, since form fields are single-line. */
function oneLine(cell = ''): string {
  return cell.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}

/** Reads a row's cells by field, given the column of each field; columns below 0 are skipped. */
function fieldsAt(row: readonly string[], columns: Readonly<Partial<Record<RowField, number>>>): SomeFields {
  return Object.fromEntries(
    rowFields.flatMap((field) => {
      const column = columns[field] ?? -1
      return column < 0 ? [] : [[field, oneLine(row[column])]]
    }),
  )
}

const hasText = (fields: SomeFields) => !isBlank({ ...noFields, ...fields })

/** Returns the rows below a list's headings, without rows that have no part number; null if it has no headings. */
function readNamed(cells: readonly string[][]): SomeFields[] | null {
  const named = namedColumns(cells.filter((row) => row.some((cell) => cell !== '')))
  return named?.rows.map((row) => fieldsAt(row, named.columns)).filter(hasText) ?? null
}

/**
 * Parses a list in a spreadsheet format. The columns are number, quantity and comment, unless headings say
 * otherwise.
 */
export function readRows(text: string): RowFields[] {
  const cells = readDelimited(text)
  const rows = readNamed(cells) ?? cells.map((row) => fieldsAt(row, { number: 0, quantity: 1, comment: 2 }))
  return rows.filter(hasText).map((fields) => ({ ...noFields, ...fields }))
}

/** Reads a pasted block into the fields from `from` on; empty rows stay, as in a spreadsheet. */
function readBlock(cells: readonly string[][], from: RowField): SomeFields[] {
  const [first = []] = cells
  // Comments are not checked for a heading, because they may start with any word.
  const isHeading = from === 'quantity' && columnsNamed(from, first).includes(0)
  const width = Math.max(...cells.map((row) => row.length))
  const covered = rowFields.slice(rowFields.indexOf(from)).slice(0, width)
  const columns = Object.fromEntries(covered.map((field, column) => [field, column]))
  return cells.slice(isHeading ? 1 : 0).map((row) => fieldsAt(row, columns))
}

type Pasted = { readonly rows: readonly SomeFields[] } | { readonly problem: string }

/**
 * Returns why a block is too wide to paste at a field, or null. A list pasted into the part number may be any width.
 */
function widthProblem(cells: readonly string[][], from: RowField): string | null {
  const room = rowFields.length - rowFields.indexOf(from)
  const width = Math.max(...cells.map((row) => row.findLastIndex((cell) => cell.trim() !== '') + 1))
  if (from === 'number' || width <= room) return null
  const fits = room === 1 ? 'only 1 fits' : `only ${room} fit`
  return `Nothing was pasted. You copied ${width} columns, but ${fits} here. Paste a list into the “Part number” column.`
}

/** Parses text pasted into a field into rows from there down; null for a single cell, which pastes as plain text. */
export function readPasted(text: string, into: RowField): Pasted | null {
  const isBlock = text.includes('\t') || /[\n\r]/.test(text.trim())
  if (!isBlock) return null
  // Split at commas only in the part number field, where lists from emails are pasted. Elsewhere, that would
  // split decimal commas and comments.
  const cells = into === 'number' ? readDelimited(text) : readDelimited(text, '\t')
  if (cells.length === 0) return null
  const problem = widthProblem(cells, into)
  if (problem !== null) return { problem }
  return { rows: (into === 'number' ? readNamed(cells) : null) ?? readBlock(cells, into) }
}
