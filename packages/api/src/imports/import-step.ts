import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Reader } from '@mullion/db/database'
import { type ImportChange, type ImportRow, listImportChanges } from '@mullion/db/imports/import.repository'
import { AppError } from '@mullion/domain/error'
import type { PartImages } from '@mullion/integrations/files/port'
import { differingFields, type Fields, isSame, pick } from './import-plan.ts'

/** A step that changes the store: applying an import, or undoing it. */
export interface ImportStep {
  readonly db: Database
  readonly images: Pick<PartImages, 'copy' | 'renumber' | 'withFiles'>
  readonly row: ImportRow
  readonly at: Date
  /** Called between two transactions: lets others write and, now and then, records that the step is still running. */
  readonly goOn: () => Promise<void>
}

/** Small enough that a page is compared and staged within a few hundredths of a second. */
export const rowsPerPage = 500

/** How long transactions may run back to back before others get a turn. */
const maxWorkMs = 60
/** Longer than a server waits between two attempts at a lock held by another thread or process. */
const pauseMs = 25

/**
 * Returns a function to call between two transactions: it pauses now and then, so that orders can be written meanwhile.
 */
export function createPace(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    const isDue = performance.now() - since >= maxWorkMs
    await sleep(isDue ? pauseMs : 0)
    if (isDue) since = performance.now()
  }
}

/** Yields an import's changes page by page, in file order. */
export async function* changePages(db: Reader, importId: number): AsyncGenerator<ImportChange[]> {
  let after = 0
  for (;;) {
    const page = await listImportChanges(db, importId, { after, limit: rowsPerPage })
    if (page.length === 0) return
    yield page
    after = page.at(-1)?.seq ?? after
  }
}

export const asFields = (record: object | undefined) => record as Fields | undefined

/** Records to stage for a page of changes, and what to note on those changes. */
export interface PlannedPage<S> {
  readonly steps: readonly S[]
  readonly notes: readonly ChangeNote[]
}

interface ChangeNote {
  readonly change: ImportChange
  readonly found: Partial<Pick<ImportChange, 'before' | 'refusal'>>
}

/**
 * Returns a note of the values changed since staging, so that an undo can restore what the import overwrites.
 */
export function beforeNote(change: ImportChange, current: Fields | undefined): ChangeNote | null {
  const before = current ? pick(current, Object.keys(change.after)) : null
  return isSame(before, change.before) ? null : { change, found: { before } }
}

export function changedSince({ label }: ImportChange): AppError {
  const message = `${label} was removed after the file was read. Please send the file again.`
  return new AppError('conflict', 'admin.import_overtaken', message, { label })
}

/** True when a record still has the values the import gave it. */
export function isUntouched({ after }: ImportChange, current: Fields | undefined): boolean {
  return current !== undefined && differingFields(current, after, Object.keys(after)).length === 0
}
