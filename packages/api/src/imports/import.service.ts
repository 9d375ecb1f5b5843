import { setTimeout as sleep } from 'node:timers/promises'
import { lockCatalog } from '@mullion/db/catalog/catalog.repository'
import type { Database, Writer } from '@mullion/db/database'
import {
  createImport,
  findImport,
  findImportAtWork,
  findLastEndedImport,
  type ImportRow,
  listAbandonedImports,
  listImportChanges,
  listImportProblems,
  listRefusedChanges,
  listSpentImports,
  moveImport,
  removeSomeChanges,
  removeUnusedImport,
  updateImport,
} from '@mullion/db/imports/import.repository'
import { AppError } from '@mullion/domain/error'
import { type ImportKind, importFailed, type ShownChange } from '@mullion/domain/imports/import'
import type { Clock } from '../clock.ts'
import { applyImport } from './apply-import.ts'
import type { CsvSource } from './csv-file.ts'
import type { ImportProblem } from './import-plan.ts'
import { readImport } from './import-reading.ts'
import { createPace, type ImportStep, rowsPerPage } from './import-step.ts'
import { shownChange } from './import-view.ts'

export type ImportService = ReturnType<typeof createImportService>

export interface ImportDeps {
  readonly db: Database
  /** A part whose number changes takes its images along. */
  readonly images: ImportStep['images']
  readonly clock: Clock
}

export interface ImportReport {
  readonly rows: number
  readonly created: number
  readonly known: number
  /** Number of known records with at least one different value. */
  readonly changed: number
  /** The first thousand. */
  readonly problems: readonly ImportProblem[]
  readonly problemCount: number
  /** The first hundred changes; new records only show that they are new. */
  readonly changes: readonly ShownChange[]
  readonly heading: readonly string[]
  /** Note on how the file was read, if there is something to say. */
  readonly note: string | null
  /** False when there were problems or for a dry run: then nothing was stored. */
  readonly stored: boolean
}

export interface ImportOptions {
  readonly dryRun?: boolean
  readonly onProgress?: (rows: number) => void
}

const shownChanges = 100
const shownProblems = 1000
const shownRefusals = 1000
/** How often a command checks whether another import is done. */
const turnMs = 50
const day = 24 * 60 * 60_000
/** An import without progress for this long was cut off when its process ended. */
const cutOffMs = 60_000
/** How often a running import records that it is still going. */
const heartbeatMs = 5000

function nothingToUndo(): AppError {
  return new AppError('missing', 'admin.nothing_to_undo', 'There is nothing to undo.')
}

const atWorkCode = 'admin.import_at_work'

function anotherAtWork(): AppError {
  const message = 'Another import is running. Try again when it’s done.'
  return new AppError('conflict', atWorkCode, message)
}

function notStaged(): AppError {
  const message = 'This import is no longer waiting to be applied. Please send the file again.'
  return new AppError('conflict', 'admin.import_not_staged', message)
}

function notDiscardable(): AppError {
  return new AppError('conflict', 'admin.import_not_discardable', 'This import cannot be discarded.')
}

/**
 * Imports parts, prices and doors: rows are compared and staged in small transactions, then one short transaction
 * applies all of them, or none when any row has a problem.
 */
export function createImportService({ db, images, clock }: ImportDeps) {
  async function deleteChanges(importId: number): Promise<void> {
    const pace = createPace()
    while (await db.transaction((tx) => removeSomeChanges(tx, importId, rowsPerPage))) await pace()
  }

  /** Deletes an import that was not applied; false if it is not waiting, for example because it was just claimed. */
  async function discard(importId: number): Promise<boolean> {
    // Its changes are deleted page by page, so first nobody may be able to apply those that are left.
    const move = { from: ['staged', 'refused', 'failed'], to: 'failed', note: importFailed } as const
    if (!(await db.transaction((tx) => moveImport(tx, importId, move)))) return false
    await deleteChanges(importId)
    await db.transaction((tx) => removeUnusedImport(tx, importId))
    return true
  }

  /** Removes data that no undo needs any more, and imports uploaded but not applied within a day. */
  async function deleteUnneeded(): Promise<void> {
    const spent = await listSpentImports(db.read, new Date(clock().getTime() - day))
    // Found after the others: one that ends in between can still be undone.
    const last = await findLastEndedImport(db.read)
    for (const { id, state } of spent) {
      if (state !== 'applied' && state !== 'undone') await discard(id)
      else if (id !== last?.id) await deleteChanges(id)
    }
  }

  function stepOf(row: ImportRow): ImportStep {
    let reportedAt = performance.now()
    const pace = createPace()
    return {
      db,
      images,
      row,
      at: clock(),
      async goOn() {
        await pace()
        if (performance.now() - reportedAt < heartbeatMs) return
        reportedAt = performance.now()
        await db.transaction((tx) => updateImport(tx, row.id, { activeAt: clock() }))
      },
    }
  }

  async function applyChanges(row: ImportRow, undo: boolean): Promise<void> {
    const [working, before, done] = undo
      ? (['undoing', 'applied', 'undone'] as const)
      : (['applying', 'staged', 'applied'] as const)
    try {
      await applyImport(stepOf(row), {
        undo,
        async end(tx) {
          if (!(await moveImport(tx, row.id, { from: working, to: done, endedAt: clock() })))
            throw notStaged()
        },
      })
    } catch (error) {
      const note = error instanceof AppError ? error.message : importFailed
      await db.transaction((tx) => moveImport(tx, row.id, { from: working, to: before, note }))
      throw error
    }
  }

  const engine = {
    begin: (kind: ImportKind, sent: { readonly fileName: string | null; readonly by: string | null }) =>
      db.transaction((tx) =>
        createImport(tx, { kind, fileName: sent.fileName, startedBy: sent.by, startedAt: clock() }),
      ),

    /**
     * Reads a file, stages its changes for review, and records the problems in its rows. Throws `invalid` when the file
     * is not CSV or has unknown columns.
     */
    async stage(importId: number, source: CsvSource, onProgress?: (rows: number) => void) {
      const row = await findImport(db.read, importId)
      if (row?.state !== 'reading') throw notStaged()
      try {
        return await readImport({ db, clock, row, source, onProgress })
      } catch (error) {
        const note = error instanceof AppError ? error.message : importFailed
        await db.transaction((tx) => moveImport(tx, importId, { from: 'reading', to: 'failed', note }))
        throw error
      }
    },

    /**
     * Claims a staged import for applying, or the last applied one for undoing. Throws `conflict` when another import
     * is running or this one is not staged, `missing` when it is not the one that can be undone. `note` is stored in the
     * same transaction.
     */
    claim: (
      importId: number,
      step: 'apply' | 'undo',
      note?: (tx: Writer, claimed: ImportRow) => Promise<void>,
    ) =>
      db.transaction(async (tx) => {
        await lockCatalog(tx)
        const now = clock()
        if (await findImportAtWork(tx, new Date(now.getTime() - cutOffMs))) throw anotherAtWork()
        if (step === 'undo' && (await findLastEndedImport(tx))?.id !== importId) throw nothingToUndo()
        const move =
          step === 'undo'
            ? ({ from: 'applied', to: 'undoing' } as const)
            : ({ from: 'staged', to: 'applying' } as const)
        const row = await moveImport(tx, importId, { ...move, activeAt: now, note: null, progress: 0 })
        if (!row) throw step === 'undo' ? nothingToUndo() : notStaged()
        await note?.(tx, row)
        return row
      }),

    /**
     * Applies or undoes a claimed import; leaves out and notes records that were changed or ordered since.
     */
    async work(importId: number): Promise<void> {
      const row = await findImport(db.read, importId)
      if (row?.state !== 'applying' && row?.state !== 'undoing') throw notStaged()
      await applyChanges(row, row.state === 'undoing')
      await deleteUnneeded()
    },

    /**
     * Claims an import whose process ended while it was applied or undone, for `work`; null if there is none that no
     * other process has claimed.
     */
    takeOver: (): Promise<number | null> =>
      db.transaction(async (tx) => {
        await lockCatalog(tx)
        const now = clock()
        const abandoned = await listAbandonedImports(tx, new Date(now.getTime() - cutOffMs))
        const left = abandoned.find(({ state }) => state === 'applying' || state === 'undoing')
        if (!left || (await findImportAtWork(tx, new Date(now.getTime() - cutOffMs)))) return null
        await updateImport(tx, left.id, { activeAt: now })
        return left.id
      }),

    /** Deletes an import that was not applied. Throws `conflict` when it is being read, applied or undone, or was. */
    async discard(importId: number): Promise<void> {
      if (!(await discard(importId))) throw notDiscardable()
    },

    /** Releases imports that were cut off, so they can be applied or undone again, and deletes those never applied. */
    async deleteExpired(): Promise<void> {
      const abandoned = await listAbandonedImports(db.read, new Date(clock().getTime() - cutOffMs))
      for (const { id, state } of abandoned) {
        const to = { applying: 'staged', undoing: 'applied', reading: 'failed' }[state as 'reading']
        const move = { from: state, to: to as 'failed', note: importFailed }
        await db.transaction((tx) => moveImport(tx, id, move))
      }
      await deleteUnneeded()
    },
  }

  /** Waits while another import is running, since two commands may be started at once. */
  async function applyInTurn(importId: number): Promise<void> {
    for (;;) {
      try {
        await engine.claim(importId, 'apply')
        return await engine.work(importId)
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== atWorkCode) throw error
        await sleep(turnMs)
      }
    }
  }

  return {
    ...engine,

    /**
     * Reads a file and stores all of it, unless a row has a problem or `dryRun` is set. Records not in the file stay,
     * and so do fields the file has no column for. Throws as `stage` and `claim` do.
     */
    async run(kind: ImportKind, source: CsvSource, options: ImportOptions = {}): Promise<ImportReport> {
      const importId = await engine.begin(kind, { fileName: null, by: null })
      let stored = false
      try {
        const staged = await engine.stage(importId, source, options.onProgress)
        const problems = await listImportProblems(db.read, importId, { after: 0, limit: shownProblems })
        const first = await listImportChanges(db.read, importId, { after: 0, limit: shownChanges })
        const changes = staged.problemCount > 0 ? [] : first.map(shownChange)
        if (staged.problemCount === 0 && !options.dryRun) {
          await applyInTurn(importId)
          stored = true
        }
        return { ...staged, problems: problems.map(problemOf), changes, stored }
      } finally {
        if (!stored) await discard(importId)
      }
    },

    /**
     * Undoes the import applied last; returns what was undone and the first records left as they were. Throws as
     * `claim` does.
     */
    async undoLast() {
      const last = await findLastEndedImport(db.read)
      if (last?.state !== 'applied') throw nothingToUndo()
      const { id, kind, created, changed } = last
      await engine.claim(id, 'undo')
      await engine.work(id)
      const left = await listRefusedChanges(db.read, id, { after: 0, limit: shownRefusals })
      const refused = left.map(({ label, refusal }) => ({ label, reason: refusal }))
      return { kind, undone: created + changed - refused.length, refused }
    },
  }
}

function problemOf({ row, column, message }: { row: number; column: string | null; message: string }) {
  return { row, ...(column === null ? {} : { column }), message }
}
