import * as z from 'zod/mini'
import { AppError, invalidInput } from '../error.ts'
import { rowId } from '../row-id.ts'

/** What a file can be of. */
export const importKinds = ['parts', 'prices', 'doors'] as const
export type ImportKind = (typeof importKinds)[number]

/**
 * Where an import stands. `reading`, `applying` and `undoing` are at work; `staged` waits to be applied or discarded;
 * `refused` has rows with problems; `failed` was no readable file, or was cut off.
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

/** True while an import is read or changes the store. */
export function isAtWork({ state }: { readonly state: ImportState }): boolean {
  return state === 'reading' || state === 'applying' || state === 'undoing'
}

/** How many problems of a file are stored: one with more of them was made in another way. */
export const storedImportProblems = 10_000

/** The largest file that is taken. */
export const maxImportBytes = 50 * 1024 * 1024

/** What an import says that was cut off, or that failed for a reason of the server. */
export const importFailed = 'The server was interrupted before this was done. Nothing was stored by it.'

/** A change that an import makes; `before` is absent from the fields of a new record. */
export interface ShownChange {
  readonly seq: number
  /** The row of the file, as a spreadsheet counts. */
  readonly row: number
  /** A part's number or a door's serial number. */
  readonly label: string
  readonly isNew: boolean
  readonly fields: readonly { readonly field: string; readonly before?: unknown; readonly after?: unknown }[]
  /** Why an undo left the record as it is; null otherwise. */
  readonly refusal: 'changed since' | 'ordered since' | null
}

/** An import in the list of them. */
export interface ShownImport {
  readonly id: number
  readonly kind: ImportKind
  readonly state: ImportState
  /** Null for the command line, as is who sent it. */
  readonly fileName: string | null
  readonly startedBy: string | null
  readonly startedAt: string
  /** When it was applied or undone. */
  readonly endedAt: string | null
  /** Rows read so far. */
  readonly rows: number
  readonly created: number
  /** Rows about records that there are, changed or not. */
  readonly known: number
  readonly changed: number
  readonly problemCount: number
  /** How much of applying or undoing it is done, in percent. */
  readonly progress: number
  readonly note: string | null
}

const kind = z.enum(importKinds, { error: 'Choose parts, prices or doors.' })
const after = z.optional(z.int().check(z.minimum(0)))
const limit = z.optional(z.int().check(z.minimum(1), z.maximum(500)))
export const importId = rowId

/** A page of what belongs to an import, after the last entry of the page before. */
export const importPageInput = z.strictObject({ importId, after, limit })
export type ImportPageInput = z.input<typeof importPageInput>
/** A page of an export, after the last record of the page before. */
export const exportPageInput = z.strictObject({ kind, after: z.optional(z.string().check(z.maxLength(60))) })
export type ExportPageInput = z.input<typeof exportPageInput>
/** A file as it arrives; its text is read while it does. */
export const importUploadInput = z.strictObject({
  kind,
  fileName: z.string().check(z.maxLength(200)),
  source: z.custom<AsyncIterable<Uint8Array>>(
    (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
    'Files are sent to /api/imports.',
  ),
})

/** An import with this id is not there, or not any more. */
export function importMissing(): AppError {
  return new AppError('missing', 'admin.import_missing', 'This import is no longer here.')
}

/** More than 50 MB. */
export function importTooLarge(): AppError {
  return invalidInput('admin.import_too_large', { file: 'A file can be at most 50 MB.' })
}
