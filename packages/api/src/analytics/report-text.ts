import type { Report, ReportCell, ReportColumn, ReportRow } from '@mullion/domain/analytics/export'
import { guardedCell } from '@mullion/domain/formula-cell'
import { toDollars } from '@mullion/domain/money'
import { stringify } from 'csv-stringify/sync'

function csvCell({ kind }: ReportColumn, cell: ReportCell): string {
  if (cell === null) return ''
  if (kind === 'money') return (Number(cell) / 100).toFixed(2)
  return kind === 'text' ? guardedCell(cell) : String(cell)
}

const csvLines = (rows: readonly (readonly string[])[]) =>
  stringify(
    rows.map((row) => [...row]),
    { record_delimiter: 'windows' },
  )

const csvRow = (columns: readonly ReportColumn[], row: ReportRow) =>
  columns.map((column, at) => csvCell(column, row[at] ?? null))

/** Writes a report as one CSV file: a titled block per table, an empty line between blocks. */
export async function* reportCsv({ head, tables, long }: Report): AsyncGenerator<string> {
  yield csvLines([[head.storeName, head.title, head.days]])
  for (const { title, columns, rows } of tables) {
    const titles = columns.map((column) => column.title)
    yield `\r\n${csvLines([[title], titles, ...rows.map((row) => csvRow(columns, row))])}`
  }
  if (!long) return
  yield `\r\n${csvLines([[long.title], long.columns.map(({ title }) => title)])}`
  for await (const row of long.rows) yield csvLines([csvRow(long.columns, row)])
}

const jsonCell = ({ kind }: ReportColumn, cell: ReportCell) =>
  kind === 'money' && cell !== null ? toDollars(Number(cell)) : cell

const jsonRow = (columns: readonly ReportColumn[], row: ReportRow) =>
  JSON.stringify(
    Object.fromEntries(columns.map((column, at) => [column.key, jsonCell(column, row[at] ?? null)])),
  )

/** Writes a report as one JSON object: its heading, and a list of rows per table; money is in dollars. */
export async function* reportJson({ head, tables, long }: Report): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1)
  for (const { key, columns, rows } of tables) {
    yield `,${JSON.stringify(key)}:[${rows.map((row) => jsonRow(columns, row)).join(',')}]`
  }
  if (long) {
    yield `,${JSON.stringify(long.key)}:[`
    let isFirst = true
    for await (const row of long.rows) {
      yield `${isFirst ? '' : ','}${jsonRow(long.columns, row)}`
      isFirst = false
    }
    yield ']'
  }
  yield '}'
}
