import { Readable } from 'node:stream'
import { AppError } from '@mullion/domain/error'
import { isFormula, unguardedCell } from '@mullion/domain/formula-cell'
import type { ImportLayout } from '@mullion/domain/import-files/import-layouts'
import { parse } from 'csv-parse'

export type CsvLayout = Pick<ImportLayout, 'file' | 'columns' | 'needed'>

/** A row with its number as a spreadsheet counts it: the row after the heading is 2. */
export interface CsvRow {
  readonly row: number
  readonly cells: Readonly<Record<string, string>>
  /** Why its cells may be in the wrong columns, or null. */
  readonly problem: string | null
}

/** The text of a file, whole or in chunks. */
export type CsvSource = string | AsyncIterable<string | Uint8Array>

interface CsvRecord {
  readonly record: readonly string[]
  readonly info: { readonly empty_lines: number }
}

/** No row of a part, a price or a door comes near this; a quote that is never closed would take in the whole file. */
const maxRecordBytes = 64 * 1024

function unreadable(file: CsvLayout['file'], error: unknown): AppError {
  const line = error instanceof Error && 'lines' in error ? ` (line ${error.lines})` : ''
  if (error instanceof Error && 'code' in error && error.code === 'CSV_MAX_RECORD_SIZE') {
    const text = `A row is longer than 64 KB${line}. Check that each quotation mark in it is closed.`
    return new AppError('invalid', `catalog.${file}_file_row_too_long`, text, {}, error)
  }
  const reason = error instanceof Error ? ` ${error.message}.` : ''
  const message = `This is not a readable CSV file${line}.${reason}`
  return new AppError('invalid', `catalog.${file}_file_unreadable`, message, {}, error)
}

async function* readRecords(source: CsvSource, file: CsvLayout['file']): AsyncGenerator<CsvRecord> {
  // Allow rows of any length: an extra cell should reject that row, not the whole file.
  const lines = { skip_empty_lines: true, relax_column_count: true }
  const parser = parse({ ...lines, bom: true, trim: true, info: true, max_record_size: maxRecordBytes })
  const input = Readable.from(typeof source === 'string' ? [source] : source, { objectMode: true })
  input.on('error', (error) => parser.destroy(error)).pipe(parser)
  try {
    for await (const record of parser) yield record as CsvRecord
  } catch (error) {
    throw error instanceof AppError ? error : unreadable(file, error)
  }
}

function checkColumns(heading: readonly string[], { file, columns, needed }: CsvLayout): void {
  const named = heading.filter((column) => column !== '')
  const missing = needed.filter((column) => !named.includes(column))
  const unknown = named.filter((column) => !columns.includes(column))
  const twice = named.filter((column, at) => named.indexOf(column) !== at)
  const problems = { Missing: missing, Unknown: unknown, Repeated: twice }
  const found = Object.entries(problems).filter(([, names]) => names.length > 0)
  const messages = [
    ...found.map(([problem, names]) => `${problem} columns: ${names.join(', ')}.`),
    ...heading.flatMap((column, at) => (column === '' ? `Column ${at + 1} has no name.` : [])),
  ]
  if (messages.length === 0) return
  throw new AppError('invalid', `catalog.${file}_file_columns`, messages.join(' '), {
    missing,
    unknown,
    twice,
  })
}

function countProblem(cells: number, columns: number): string | null {
  if (cells === columns) return null
  return `${cells} ${cells === 1 ? 'cell' : 'cells'} where the header row has ${columns}.`
}

/** Rejects formulas: stored as text, they would run when the next export is opened in a spreadsheet. */
function formulaProblem(heading: readonly string[], cells: readonly string[]): string | null {
  const at = cells.findIndex(isFormula)
  if (at < 0) return null
  return `The cell under ${heading[at]} starts with ${cells[at]?.[0]}, like a formula. Enter its value, or put ' before it.`
}

export interface CsvFile {
  readonly heading: readonly string[]
  readonly rows: AsyncIterable<CsvRow>
}

/**
 * Reads a CSV as a stream: its columns at once, its rows on demand, skipping rows of empty cells. Unnamed trailing
 * columns, as spreadsheets leave them, are ignored while they are empty. Throws `invalid`, also midway, when the text
 * is not CSV or its columns do not match the layout.
 */
export async function openCsvFile(source: CsvSource, layout: CsvLayout): Promise<CsvFile> {
  const records = readRecords(source, layout.file)
  const first = await records.next()
  const full = first.done ? [] : first.value.record
  const heading = full.slice(0, full.findLastIndex((column) => column !== '') + 1)
  checkColumns(heading, layout)
  return { heading, rows: readRows(records, { full, heading, layout }) }
}

interface Columns {
  /** All columns, including unnamed trailing ones. */
  readonly full: readonly string[]
  readonly heading: readonly string[]
  readonly layout: CsvLayout
}

async function* readRows(
  records: AsyncIterable<CsvRecord>,
  { full, heading, layout }: Columns,
): AsyncGenerator<CsvRow> {
  let row = 1
  for await (const { record, info } of records) {
    row += 1
    if (record.every((cell) => cell === '')) continue
    const within = record.length <= full.length
    if (within && record.slice(heading.length).some((cell) => cell !== '')) checkColumns(full, layout)
    const cells = within ? record.slice(0, heading.length) : record
    yield {
      row: row + info.empty_lines,
      cells: Object.fromEntries(heading.map((column, place) => [column, unguardedCell(cells[place] ?? '')])),
      problem: countProblem(cells.length, heading.length) ?? formulaProblem(heading, cells),
    }
  }
}
