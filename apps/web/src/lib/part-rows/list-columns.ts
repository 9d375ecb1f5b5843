import { typedNumber } from '../quantity.ts'
import { columnsNamed, countsSomethingElse } from './heading-words.ts'
import type { RowField } from './row-fields.ts'

type Cells = readonly string[]
/** The column of each field; -1 if the list has none. */
type ListColumns = Readonly<Record<RowField, number>>

interface NamedColumns {
  readonly columns: ListColumns
  readonly rows: readonly Cells[]
}

/** Maximum number of letterhead rows above a list. */
const maxRowsAbove = 10

/** True if a column numbers the lines, such as 1, 2, 4 or 10, 20, 30. */
function countsLines(values: Cells): boolean {
  return values.every((value, at) => {
    const before = at === 0 ? 0 : Number.parseInt(values[at - 1] ?? '', 10)
    return /^[1-9]\d{0,3}\.?$/.test(value) && Number.parseInt(value, 10) > before
  })
}

/** True if at least half the cells contain a digit and the column does not just number the lines. */
function couldBeNumbers(values: Cells): boolean {
  return values.filter((value) => /\d/.test(value)).length * 2 >= values.length && !countsLines(values)
}

const filled = (rows: readonly Cells[], column: number) =>
  rows.flatMap((row) => (row[column] ? [row[column]] : []))

/** Returns the first column right of the part number that holds quantities, whatever its heading, or -1. */
function unnamedQuantity(
  headings: Cells,
  { rows, number }: { rows: readonly Cells[]; number: number },
): number {
  return headings.findIndex((heading, column) => {
    if (column <= number || countsSomethingElse(heading)) return false
    const values = filled(rows, column)
    return values.length > 0 && values.every((value) => typedNumber(value) !== null)
  })
}

function namedBy(headings: Cells, rows: readonly Cells[]): ListColumns | null {
  if (headings.some((cell) => typedNumber(cell) !== null)) return null
  const named = columnsNamed('number', headings)
  const number = named.find((column) => couldBeNumbers(filled(rows, column))) ?? named[0]
  if (number === undefined) return null
  const [comment = -1] = columnsNamed('comment', headings)
  const [quantity = -1] = columnsNamed('quantity', headings)
  return { number, quantity, comment }
}

/**
 * True if a row has a part number, alone or with a quantity. Headings found below such a row are not the headings of
 * the list.
 */
function isOrdered(row: Cells, { number, quantity }: ListColumns): boolean {
  if (!/^[\w-]*\d[\w-]*$/.test(row[number] ?? '')) return false
  const isAlone = row.every((cell, column) => cell === '' || column === number)
  return isAlone || typedNumber(row[quantity] ?? '') !== null
}

/** Returns the columns named by one of the first rows, with the rows below it; null if there are no headings. */
export function namedColumns(rows: readonly Cells[]): NamedColumns | null {
  for (const [at, headings] of rows.slice(0, maxRowsAbove).entries()) {
    const below = rows.slice(at + 1)
    const columns = namedBy(headings, below)
    if (!columns || columns.quantity < 0) continue
    if (!rows.slice(0, at).some((row) => isOrdered(row, columns))) return { columns, rows: below }
  }
  const [headings = [], ...below] = rows
  const columns = headings.some((cell) => /\d/.test(cell.replace(/\([^)]*\)/g, '')))
    ? null
    : namedBy(headings, below)
  if (!columns) return null
  const quantity = unnamedQuantity(headings, { rows: below, number: columns.number })
  return { columns: { ...columns, quantity }, rows: below }
}
