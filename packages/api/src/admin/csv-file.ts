import { AppError } from '@mullion/domain/error'
import { parse } from 'csv-parse/sync'

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

/** A file as it was read: its columns in their order, and the rows in which anything stands. */
export interface CsvFile {
  readonly heading: readonly string[]
  readonly rows: readonly CsvRow[]
}

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

function readRecords(csv: string, file: CsvLayout['file']): readonly CsvRecord[] {
  // A cell too many spoils its own row only, so rows may be of any length here.
  const lines = { skip_empty_lines: true, relax_column_count: true }
  try {
    return parse(csv, { ...lines, bom: true, trim: true, info: true }) as unknown as CsvRecord[]
  } catch (error) {
    throw unreadable(file, error)
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

/** Rows without the columns at the end that have no name and no cell, as spreadsheets save them. */
function withoutEmptyEnd(records: readonly CsvRecord[]): readonly CsvRecord[] {
  const heading = records[0]?.record ?? []
  const named = heading.findLastIndex((column) => column !== '') + 1
  const within = records.filter(({ record }) => record.length <= heading.length)
  if (within.some(({ record }) => record.slice(named).some((cell) => cell !== ''))) return records
  return records.map(({ record, info }) => ({
    record: record.length <= heading.length ? record.slice(0, named) : record,
    info,
  }))
}

function countProblem(cells: number, columns: number): string | null {
  if (cells === columns) return null
  return `${cells} ${cells === 1 ? 'cell' : 'cells'} where the heading has ${columns}.`
}

/**
 * The rows of a CSV by column, without rows of empty cells alone and nameless empty columns at the end; throws `invalid` when the text is no CSV or its
 * columns are not those of its layout.
 */
export function readCsvFile(csv: string, layout: CsvLayout): CsvFile {
  const records = withoutEmptyEnd(readRecords(csv, layout.file))
  const heading = records[0]?.record ?? []
  checkColumns(heading, layout)
  const rows = records.map(({ record, info }, at) => ({
    row: at + 1 + info.empty_lines,
    cells: Object.fromEntries(heading.map((column, place) => [column, record[place] ?? ''])),
    problem: countProblem(record.length, heading.length),
    empty: record.every((cell) => cell === ''),
  }))
  return { heading, rows: rows.slice(1).filter(({ empty }) => !empty) }
}
