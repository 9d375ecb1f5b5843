import type { CopiedTable } from './tables.ts'

/**
 * A value as both engines have it: whole numbers and doubles as numbers, instants in ms, JSON as the text that was stored.
 */
export type CopiedValue = number | string | boolean | null
/** In the order of the table's columns. */
export type CopiedRow = readonly CopiedValue[]

/** One database of a copy, reached without the tables of this process's engine. */
export interface CopyEnd extends AsyncDisposable {
  /** Rows after a key, in the order of the primary key. */
  read(table: CopiedTable, after: CopiedRow | null, limit: number): Promise<CopiedRow[]>
  count(table: CopiedTable): Promise<number>
  /** The last number that the database gave; null if it gave none. */
  lastNumber(table: CopiedTable): Promise<number | null>
}

export interface CopyTarget extends CopyEnd {
  /** What an interrupted copy left: its source, and the last key of each table it began; null if there was none. */
  progress(): Promise<{ readonly source: string; readonly keys: ReadonlyMap<string, CopiedRow> } | null>
  begin(source: string): Promise<void>
  /** Stores rows and the last key in one transaction. */
  write(table: CopiedTable, rows: readonly CopiedRow[], lastKey: CopiedRow): Promise<void>
  /** Makes the database go on after a number. */
  setLastNumber(table: CopiedTable, last: number): Promise<void>
  /** Checks references, forgets the progress, and marks the text index to be built by the next start. */
  finish(): Promise<void>
}

/** A database cannot be copied from or to as it is. */
export class CannotCopy extends Error {}

/** Returns a whole number of the database; throws above 53 bits, which no column of a store needs. */
export function safeNumber(value: bigint | string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new CannotCopy(`The number ${value} is too large.`)
  return number
}

export const progressTable = 'mullion_copy'
export const createProgress = `create table if not exists ${progressTable} (name text primary key, value text not null)`
export const saveProgress = (first: string, second: string) =>
  `insert into ${progressTable} (name, value) values (${first}, ${second})
   on conflict (name) do update set value = excluded.value`
/** The row of the progress that is no table. */
const sourceRow = ':source'

export const sourceEntry = (source: string) => [sourceRow, source] as const

export function progressOf(rows: readonly { readonly name: string; readonly value: string }[]) {
  const source = rows.find(({ name }) => name === sourceRow)?.value
  if (source === undefined) return null
  const tables = rows.filter(({ name }) => name !== sourceRow)
  return { source, keys: new Map(tables.map(({ name, value }) => [name, JSON.parse(value) as CopiedRow])) }
}

/** No version: the next start builds the text index of the catalog; the one of orders is filled by a job. */
export const forgetTextIndex = 'update catalog_state set index_version = 0'

export const quoted = (name: string) => `"${name}"`
export const listed = (names: readonly string[]) => names.map(quoted).join(', ')
