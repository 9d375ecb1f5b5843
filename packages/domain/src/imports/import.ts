import * as z from 'zod/mini'
import { AppError, invalidInput } from '../error.ts'
import { type ListInput, listFields, listInput } from '../list-input.ts'
import { oneLine } from '../plain-text.ts'
import { rowId } from '../row-id.ts'

export const importKinds = [
  'parts',
  'prices',
  'doors',
  'companies',
  'customers',
  'users',
  'addresses',
  'numbers',
  'contracts',
  'payments',
] as const
export type ImportKind = (typeof importKinds)[number]

/**
 * Import status. `reading`, `applying` and `undoing` are in progress; `staged` waits to be applied or discarded;
 * `refused` has rows with problems; `failed` was not a readable file or was interrupted.
 */
export const importStates = [
  'reading',
  'staged',
  'refused',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
] as const
export type ImportState = (typeof importStates)[number]

export function isAtWork({ state }: { readonly state: ImportState }): boolean {
  return state === 'reading' || state === 'applying' || state === 'undoing'
}

/** Why an undo leaves a record as it is. */
export type ImportRefusal = 'changed since' | 'ordered since' | 'used since'

/** Maximum problems stored per file; a file with more of them was built the wrong way. */
export const storedImportProblems = 10_000

export const maxImportBytes = 50 * 1024 * 1024

/** Maximum rows in a file of companies, customers, users, addresses, numbers, contracts or payments, which is applied in one transaction. */
export const maxAccountRows = 5000

/** Note on an import that was interrupted or hit a server error. */
export const importFailed = 'The server stopped before this finished. Nothing was changed.'

/** A change made by an import; the fields of a new record have no `before`. */
export interface ShownChange {
  readonly seq: number
  /** Row number as a spreadsheet shows it. */
  readonly row: number
  /** What a file calls the record, such as a part number, customer number or email. */
  readonly label: string
  readonly isNew: boolean
  readonly fields: readonly { readonly field: string; readonly before?: unknown; readonly after?: unknown }[]
  /** Why undo skipped the record; null if it did not. */
  readonly refusal: ImportRefusal | null
}

export interface ShownImport {
  readonly id: number
  readonly kind: ImportKind
  readonly state: ImportState
  /** Null if run from the command line; `startedBy` is then null as well. */
  readonly fileName: string | null
  readonly startedBy: string | null
  readonly startedAt: string
  /** When it was applied or undone. */
  readonly endedAt: string | null
  readonly rows: number
  readonly created: number
  /** Rows that match existing records, changed or not. */
  readonly known: number
  readonly changed: number
  readonly problemCount: number
  /** Progress of applying or undoing, in percent. */
  readonly progress: number
  readonly note: string | null
}

const kind = z.enum(importKinds, { error: `Choose one of ${importKinds.join(', ')}.` })
const after = z.optional(z.int().check(z.minimum(0)))
const limit = z.optional(z.int().check(z.minimum(1), z.maximum(500)))
export const importId = rowId

export const importListInput = listInput(['file', 'kind', 'state', 'rows', 'by', 'startedAt'])
export type ImportListInput = z.output<typeof importListInput>

type OfImport<Column extends string> = ListInput<Column> & { readonly importId: number }

export const importChangesInput = z.strictObject({ importId, ...listFields(['row', 'label']) })
export type ImportChangesInput = OfImport<'row' | 'label'>
export const importProblemsInput = z.strictObject({
  importId,
  ...listFields(['row', 'column', 'message']),
})
export type ImportProblemsInput = OfImport<'row' | 'column' | 'message'>

/** Requests an import's problems, page by page; `after` is the last one of the previous page. */
export const allProblemsInput = z.strictObject({ importId, after, limit })
export type AllProblemsInput = z.input<typeof allProblemsInput>
/** Requests a page of an export; `after` is the last record of the previous page. */
export const exportPageInput = z.strictObject({
  kind,
  after: z.optional(z.string().check(z.maxLength(60), oneLine)),
})
export type ExportPageInput = z.input<typeof exportPageInput>
/** A file being uploaded; its text is read as a stream. */
export const importUploadInput = z.strictObject({
  kind,
  fileName: z.string().check(z.maxLength(200), oneLine),
  source: z.custom<AsyncIterable<Uint8Array>>(
    (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
    'Files are sent to /api/imports.',
  ),
})

export interface ShownProblem {
  readonly seq: number
  readonly row: number
  readonly column: string | null
  readonly message: string
}

export function importMissing(): AppError {
  return new AppError('missing', 'admin.import_missing', 'This import is no longer available.')
}

export function importTooLarge(): AppError {
  return invalidInput('admin.import_too_large', { file: 'A file can be at most 50 MB.' })
}

/** The file has more rows than one transaction should change. */
export function tooManyRows(): AppError {
  const most = maxAccountRows.toLocaleString('en-US')
  return invalidInput('imports.too_many_rows', {
    file: `This file can have at most ${most} rows. Split it into several files.`,
  })
}
