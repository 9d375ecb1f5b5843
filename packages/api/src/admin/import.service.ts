import { setTimeout as sleep } from 'node:timers/promises'
import {
  addImportChanges,
  createImport,
  endImport,
  findLastImport,
  type ImportKind,
  listImportChanges,
  listSpentImports,
  removeSomeChanges,
  removeStagedImport,
} from '@mullion/db/admin/import.repository'
import type { Store } from '@mullion/db/store'
import { AppError } from '@mullion/domain/error'
import type { Clock } from '../clock.ts'
import { type CsvFile, type CsvRow, type CsvSource, openCsvFile } from './csv-file.ts'
import { createDoorPlanner, doorLayout } from './door-import-plan.ts'
import { applyChanges, type Refused, undoChanges } from './import-apply.ts'
import type { ImportProblem, Planner } from './import-plan.ts'
import { createPartPlanner, partLayout, priceLayout } from './part-import-plan.ts'

export type ImportService = ReturnType<typeof createImportService>

/** A field that an import changes; both values as they are stored, `before` absent for a new record. */
export interface ShownChange {
  readonly row: number
  readonly label: string
  readonly isNew: boolean
  readonly fields: readonly { readonly field: string; readonly before?: unknown; readonly after: unknown }[]
}

export interface ImportReport {
  readonly rows: number
  readonly created: number
  /** Rows about records that there were, changed or not. */
  readonly known: number
  /** Known records with at least one other value. */
  readonly changed: number
  /** The first thousand. */
  readonly problems: readonly ImportProblem[]
  readonly problemCount: number
  /** The first hundred changes; of new records only that they are new. */
  readonly changes: readonly ShownChange[]
  /** The columns of the file. */
  readonly heading: readonly string[]
  /** False when there were problems, or when the import was only tried out: then nothing was stored. */
  readonly stored: boolean
}

export interface ImportOptions {
  readonly dryRun?: boolean
  /** Told how many rows have been read so far, after each page. */
  readonly onProgress?: (rows: number) => void
}

const layouts = { parts: partLayout, prices: priceLayout, doors: doorLayout } as const

/** Few enough that a page is read, compared and staged within a few hundredths of a second. */
const rowsPerPage = 200
/** Longer than a server waits between two looks at a lock, so that it gets its turn between two pages. */
const pauseMs = 25
const shownChanges = 100
const shownProblems = 1000
const day = 24 * 60 * 60_000

async function* pagesOf(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow[]> {
  let page: CsvRow[] = []
  for await (const row of rows) {
    page.push(row)
    if (page.length < rowsPerPage) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}

function nothingToUndo(): AppError {
  return new AppError('missing', 'admin.nothing_to_undo', 'There is no import that can be undone.')
}

/**
 * Reading files of parts, prices and doors into the store: rows are compared and staged in small transactions, then all of
 * them are stored in one, or none when any row has a problem.
 */
export function createImportService({ store, clock }: { readonly store: Store; readonly clock: Clock }) {
  function plannerOf(kind: ImportKind, { heading }: CsvFile): Planner {
    return kind === 'doors'
      ? createDoorPlanner(store.read, { heading, now: clock() })
      : createPartPlanner(store.read, { heading, onlyKnown: kind === 'prices' })
  }

  async function stage(
    importId: number,
    plan: Planner,
    { file, onProgress }: { readonly file: CsvFile } & Pick<ImportOptions, 'onProgress'>,
  ) {
    const problems: ImportProblem[] = []
    const counts = { rows: 0, created: 0, known: 0, problemCount: 0 }
    let seq = 0
    for await (const page of pagesOf(file.rows)) {
      if (counts.rows > 0) await sleep(pauseMs)
      const planned = await plan(page)
      counts.rows += page.length
      counts.created += planned.created
      counts.known += planned.known
      counts.problemCount += planned.problems.length
      problems.push(...planned.problems.slice(0, shownProblems - problems.length))
      const changes =
        counts.problemCount > 0 ? [] : planned.changes.map((change) => ({ ...change, seq: ++seq }))
      if (changes.length > 0) await store.transaction((tx) => addImportChanges(tx, importId, changes))
      onProgress?.(counts.rows)
    }
    const changed = seq - (counts.problemCount > 0 ? 0 : counts.created)
    return { ...counts, changed, problems: problems.sort((a, b) => a.row - b.row) }
  }

  async function firstChanges(importId: number): Promise<ShownChange[]> {
    const first = await listImportChanges(store.read, importId, { after: 0, limit: shownChanges })
    return first.map(({ row, label, before, after }) => ({
      row,
      label,
      isNew: before === null,
      fields: Object.keys(before ?? {}).map((field) => ({
        field,
        before: before?.[field],
        after: after[field],
      })),
    }))
  }

  async function discard(importId: number): Promise<void> {
    while (await store.transaction((tx) => removeSomeChanges(tx, importId, 500))) await sleep(pauseMs)
    await store.transaction((tx) => removeStagedImport(tx, importId))
  }

  /** Removes what no undo needs any more, and what interrupted imports have left. */
  async function tidy(keep: number): Promise<void> {
    const stagedBefore = new Date(clock().getTime() - day)
    for (const { id, state } of await listSpentImports(store.read, { keep, stagedBefore })) {
      if (state === 'staged') await discard(id)
    }
  }

  async function apply(importId: number, kind: ImportKind): Promise<void> {
    const last = await findLastImport(store.read)
    await store.transaction(async (tx) => {
      const at = clock()
      await applyChanges(tx, { importId, kind, at })
      await endImport(tx, importId, { from: 'staged', to: 'applied', at })
    })
    if (last) await discard(last.id)
    await tidy(importId)
  }

  return {
    /**
     * Reads a file, and stores all of it unless a row has a problem or `dryRun` is set. Records that are not in the file
     * stay, and so does what the file has no column for. Throws `invalid` when the file is no CSV or its columns are not
     * known.
     */
    async run(kind: ImportKind, source: CsvSource, options: ImportOptions = {}): Promise<ImportReport> {
      const file = await openCsvFile(source, layouts[kind])
      const importId = await store.transaction((tx) => createImport(tx, kind, clock()))
      let stored = false
      try {
        const staged = await stage(importId, plannerOf(kind, file), { file, onProgress: options.onProgress })
        const changes = await firstChanges(importId)
        if (staged.problemCount === 0 && !options.dryRun) {
          await apply(importId, kind)
          stored = true
        }
        return { ...staged, changes: staged.problemCount > 0 ? [] : changes, heading: file.heading, stored }
      } finally {
        if (!stored) await discard(importId)
      }
    },

    /**
     * Undoes the import that was stored last, except for records that were changed or ordered since, which it names.
     * Throws `missing` when there is none, or it was undone.
     */
    async undo(): Promise<{
      readonly kind: ImportKind
      readonly undone: number
      readonly refused: readonly Refused[]
    }> {
      const last = await findLastImport(store.read)
      if (!last) throw nothingToUndo()
      const { id: importId, kind } = last
      const outcome = await store.transaction(async (tx) => {
        const at = clock()
        if (!(await endImport(tx, importId, { from: 'applied', to: 'undone', at }))) throw nothingToUndo()
        return undoChanges(tx, { importId, kind, at })
      })
      await discard(importId)
      return { kind, ...outcome }
    },
  }
}
