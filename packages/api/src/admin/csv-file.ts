import { Readable } from 'node:stream'
import { AppError } from '@mullion/domain/error'
import { isFormula, unguardedCell } from '@mullion/domain/formula-cell'
import { parse } from 'csv-parse'

/** What a file is expected to hold: the columns that it may have, and those without which it means nothing. */
export interface CsvLayout {
  readonly file: 'parts' | 'doors'
  readonly columns: readonly string[]
  readonly needed: readonly string[]
}

/** A row with its number in the file, as a spreadsheet counts; the row after the heading is 2. */
export interface CsvRow {
  readonly row: number
  readonly cells: Readonly<Record<string, string>>
  /** Why its cells may stand under the wrong columns, or null. */
  readonly problem: string | null
}

/** The text of a file, whole or in pieces. */
export type CsvSource = string | AsyncIterable<string | Uint8Array>

interface CsvRecord {
  readonly record: readonly string[]
  /** How many empty lines of the file were passed over before it. */
  readonly info: { readonly empty_lines: number }
}

function unreadable(file: CsvLayout['file'], error: unknown): AppError {
  const line = error instanceof Error && 'lines' in error ? ` (line ${error.lines})` : ''
  const reason = error instanceof Error ? ` ${error.message}.` : ''
  const message = `This is not a readable CSV file${line}.${reason}`
  return new AppError('invalid', `catalog.${file}_file_unreadable`, message, {}, error)
}

async function* readRecords(source: CsvSource, file: CsvLayout['file']): AsyncGenerator<CsvRecord> {
  // A cell too many spoils its own row only, so rows may be of any length here.
  const lines = { skip_empty_lines: true, relax_column_count: true }
  const parser = parse({ ...lines, bom: true, trim: true, info: true })
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
  const problems = { missing, 'not known': unknown, 'there twice': twice }
  const found = Object.entries(problems).filter(([, names]) => names.length > 0)
  const told = [
    ...found.map(([problem, names]) => `Columns ${problem}: ${names.join(', ')}.`),
    ...heading.flatMap((column, at) => (column === '' ? `Column ${at + 1} has no name.` : [])),
  ]
  if (told.length === 0) return
  throw new AppError('invalid', `catalog.${file}_file_columns`, told.join(' '), { missing, unknown, twice })
}

function countProblem(cells: number, columns: number): string | null {
  if (cells === columns) return null
  return `${cells} ${cells === 1 ? 'cell' : 'cells'} where the heading has ${columns}.`
}

/** A formula that came as it was typed would be stored as text and run by whoever opens the next export. */
function formulaProblem(heading: readonly string[], cells: readonly string[]): string | null {
  const at = cells.findIndex(isFormula)
  if (at < 0) return null
  return `The cell under ${heading[at]} begins with ${cells[at]?.[0]}, as a formula does. Write its value, or ' before it.`
}

/** The columns of a file and, one after the other, its rows. */
export interface CsvFile {
  readonly heading: readonly string[]
  readonly rows: AsyncIterable<CsvRow>
}

/**
 * Reads a CSV as a stream: its columns at once, its rows as they are asked for, without rows of empty cells alone.
 * Nameless columns at the end, as spreadsheets leave them, are passed over as long as nothing stands in them. Throws
 * `invalid`, also in the middle, when the text is no CSV or its columns are not those of its layout.
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
  /** With the nameless ones at the end. */
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
