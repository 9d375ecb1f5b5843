import { setTimeout as sleep } from 'node:timers/promises'
import { type ImportChange, type ImportRow, listImportChanges } from '@mullion/db/admin/import.repository'
import type { Reader, Store } from '@mullion/db/store'
import { AppError } from '@mullion/domain/error'
import { differing, type Fields, isSame, pick } from './import-plan.ts'

/** A step that changes the store: an import, or its undo. */
export interface ImportStep {
  readonly store: Store
  readonly row: ImportRow
  readonly at: Date
  /** Called between two transactions: lets others write, and says now and then that the step goes on. */
  readonly goOn: () => Promise<void>
}

/** Few enough that a page is compared and staged within a few hundredths of a second. */
export const rowsPerPage = 500

/** How long transactions may follow each other before others get their turn. */
const longestWorkMs = 60
/** Longer than a server waits between two looks at a lock that another thread or process has. */
const pauseMs = 25

/** Makes what is called between two transactions: it pauses now and then, so that orders are written meanwhile. */
export function createPace(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    const isDue = performance.now() - since >= longestWorkMs
    await sleep(isDue ? pauseMs : 0)
    if (isDue) since = performance.now()
  }
}

/** Pages of the changes of an import, in the order of its file. */
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

/** What pages of changes come to, and what is to be written down about them. */
export interface PlannedPage<S> {
  readonly steps: readonly S[]
  readonly notes: readonly ChangeNote[]
}

interface ChangeNote {
  readonly change: ImportChange
  readonly found: Partial<Pick<ImportChange, 'before' | 'refusal'>>
}

/** What was changed between staging and now is overwritten, and kept for an undo. */
export function beforeNote(change: ImportChange, current: Fields | undefined): ChangeNote | null {
  const before = current ? pick(current, Object.keys(change.after)) : null
  return isSame(before, change.before) ? null : { change, found: { before } }
}

/** The refusal of a file whose record went away after it was read. */
export function isGone({ label }: ImportChange): AppError {
  const message = `${label} was removed after the file was read. Please send the file again.`
  return new AppError('conflict', 'admin.import_overtaken', message, { label })
}

/** True when a record still is what the import made of it. */
export function isUntouched({ after }: ImportChange, current: Fields | undefined): boolean {
  return current !== undefined && differing(current, after, Object.keys(after)).length === 0
}
