import { guardedCell, unguardedCell } from '@mullion/domain/formula-cell'
import type { ListLineView } from '@mullion/domain/part-lists/part-list'
import { readDelimited } from '../../../lib/delimited-text.ts'
import { readRows } from '../../../lib/part-rows/read-list.ts'
import { optionsOf } from '../list-words.ts'

/** A row of a file as typed. A field that the file has no column for is null, which changes nothing. */
export interface CsvRow {
  /** The line that the row is about; empty for a new one. */
  readonly line: string
  readonly number: string
  readonly quantity: string
  readonly keep: string | null
  readonly comment: string | null
}

const headings = ['Line', 'Part number', 'Quantity', 'Keep', 'Comment', 'Options', 'Name'] as const

const quoted = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const csvOf = (rows: readonly (readonly (string | number | null)[])[]) =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => quoted(guardedCell(cell))).join(',')}\r\n`).join('')}`

/** Returns a list as CSV. The number of a line brings its row back to it, with its options. */
export function listCsv(lines: readonly ListLineView[]): string {
  const rows = lines.map((line) => {
    const { id, part, quantity, keep, comments } = line
    return [id, part.number, quantity, keep, comments.join('\n'), optionsOf(line).join('; '), part.name]
  })
  return csvOf([headings, ...rows])
}

/** Returns rows that were not saved, with the reason for each. */
export function leftOutCsv(rows: readonly { readonly row: CsvRow; readonly text: string }[]): string {
  const cells = rows.map(({ row: { line, number, quantity, keep, comment }, text }) => [
    ...[line, number, quantity, keep, comment, text],
  ])
  return csvOf([['Line', 'Part number', 'Quantity', 'Keep', 'Comment', 'Reason'], ...cells])
}

/** Reads the columns of a downloaded list; null if it has other headings. */
function readOwn(cells: readonly string[][]): CsvRow[] | null {
  const [first = [], ...rows] = cells
  const columnOf = (heading: (typeof headings)[number]) =>
    first.findIndex((cell) => cell.toLowerCase() === heading.toLowerCase())
  const [number, quantity] = [columnOf('Part number'), columnOf('Quantity')]
  if (number < 0 || quantity < 0) return null
  const [line, keep, comment] = [columnOf('Line'), columnOf('Keep'), columnOf('Comment')]
  return rows.map((row) => {
    const at = (column: number) => unguardedCell(row[column] ?? '').trim()
    return {
      ...{ line: at(line), number: at(number), quantity: at(quantity) },
      keep: keep < 0 ? null : at(keep),
      comment: comment < 0 ? null : at(comment),
    }
  })
}

/** Reads a CSV file: one that was downloaded, or any list that the quick order reads too. Empty rows are dropped. */
export function readListCsv(text: string): CsvRow[] {
  const own = readOwn(readDelimited(text))
  const rows = own ?? readRows(text).map((row) => ({ ...row, line: '', keep: null }))
  return rows.filter((row) => Object.values(row).some((cell) => cell))
}
