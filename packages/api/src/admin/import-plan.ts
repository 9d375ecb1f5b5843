import type { NewImportChange } from '@mullion/db/admin/import.repository'
import type { CsvRow } from './csv-file.ts'

/** What is wrong with a row of the file; the row after the heading is 2. */
export interface ImportProblem {
  readonly row: number
  readonly column?: string
  readonly message: string
}

/** A change before it is numbered. */
export type PlannedChange = Omit<NewImportChange, 'seq'>

/** What some rows of a file come to. */
export interface Plan {
  readonly changes: readonly PlannedChange[]
  readonly problems: readonly ImportProblem[]
  readonly created: number
  /** Rows about records that there are, whether they change or not. */
  readonly known: number
}

/** Compares rows with what is stored; asked for one page of a file after the other. */
export type Planner = (rows: readonly CsvRow[]) => Promise<Plan>

/** A record's fields by name. */
export type Fields = Readonly<Record<string, unknown>>

/** True when both are stored as the same JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Those fields of `from` whose values in `to` are others. */
export function differing(from: Fields, to: Fields, fields: readonly string[]): string[] {
  return fields.filter((field) => !isSame(from[field], to[field]))
}

/** Some fields of a record. */
export function pick(record: Fields, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, record[field]]))
}
