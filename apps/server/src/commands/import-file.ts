import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { createCompanyService } from '@mullion/api/accounts/company.service'
import type { CsvSource } from '@mullion/api/imports/csv-file'
import { createDoorImport } from '@mullion/api/imports/door-import.service'
import { createImportService, type ImportDeps } from '@mullion/api/imports/import.service'
import { createPartImport } from '@mullion/api/imports/part-import.service'
import type { ImportKind, ShownChange } from '@mullion/domain/imports/import'
import { CommandFailure, usageFailure } from '@mullion/terminal/exit-codes'
import type { Output } from '@mullion/terminal/program'
import { withProgress } from '@mullion/terminal/progress'
import { storeInfoOf } from '../store-info-of.ts'
import { openStore } from './open-store.ts'

export interface FileOptions {
  readonly dryRun?: boolean
  readonly undo?: boolean
}

interface FileReport {
  readonly rows: number
  readonly created: number
  readonly updated: number
  /** The first thousand. */
  readonly problems: readonly { readonly row: number; readonly column?: string; readonly message: string }[]
  readonly problemCount: number
  readonly notes?: readonly string[]
  readonly changes?: readonly ShownChange[]
  readonly stored: boolean
}

type Importer = (csv: CsvSource, options: { readonly dryRun: boolean }) => Promise<FileReport>

function importerOf(kind: ImportKind, store: ImportDeps): Importer {
  if (kind === 'doors') return createDoorImport(store).importDoors
  if (kind === 'parts') return createPartImport(store).importParts
  return async (csv, options) => {
    const report = await createImportService(store).run(kind, csv, options)
    return { ...report, updated: report.known }
  }
}

const counted = (count: number) => count.toLocaleString('en-US')

function changeText({ row, label, isNew, fields }: ShownChange): string {
  const values = fields.map(
    ({ field, before, after }) => `${field} ${JSON.stringify(before)} > ${JSON.stringify(after)}`,
  )
  return `row ${row}, ${label}: ${isNew ? 'new' : values.join('; ')}`
}

function printReport(
  { terminal }: Output,
  report: FileReport,
  { kind, dryRun }: { readonly kind: ImportKind; readonly dryRun: boolean },
): void {
  const { created, updated, problems, problemCount, notes = [], changes = [] } = report
  for (const { row, column, message } of problems)
    terminal.note(`row ${row}${column === undefined ? '' : `, ${column}`}: ${message}`)
  const [rows, added, known, wrong] = [report.rows, created, updated, problemCount].map(counted)
  const shown = problems.length < problemCount ? `, first ${counted(problems.length)} shown` : ''
  terminal.print(`Rows: ${rows}; new ${kind}: ${added}; known ${kind}: ${known}; problems: ${wrong}${shown}.`)
  for (const note of notes) terminal.print(note)
  if (dryRun) for (const change of changes) terminal.print(changeText(change))
}

/** Passes a file on, and how much of it was read. */
async function* followed(path: string, done: (share: number) => void): AsyncGenerator<Uint8Array> {
  const { size } = await stat(path)
  let read = 0
  for await (const piece of createReadStream(path)) {
    read += piece.length
    done(read / Math.max(1, size))
    yield piece
  }
}

/** Imports a file into the store that the settings name: all of it, or nothing if any row has a problem. */
export async function importFile(
  output: Output,
  { kind, file, options }: { kind: ImportKind; file: string | undefined; options: FileOptions },
): Promise<void> {
  if (file === undefined) throw usageFailure(`Name a file, such as ${kind}.csv.`)
  const { terminal } = output
  const { dryRun = false } = options
  // npm runs programs in the repository's folder; file names are relative to where npm was called.
  const path = resolve(terminal.env.INIT_CWD ?? '', file)
  await stat(path)
  await using store = await openStore(terminal)
  // In a store that was never started, the first company of a file would be taken for the store itself.
  if (!dryRun) await createCompanyService({ ...store, storeInfo: storeInfoOf(store.env) }).ensureHouse()
  terminal.note(`Reading ${file} into ${store.shownUrl} …`)
  const report = await withProgress(terminal, `Reading ${file}`, ({ done }) =>
    importerOf(kind, store)(Readable.from(followed(path, done)), { dryRun }),
  )
  output.show(report, () => printReport(output, report, { kind, dryRun }))
  if (report.problems.length > 0) {
    throw new CommandFailure('Refused. Nothing was changed. Fix these rows and try again.')
  }
  if (report.stored) terminal.success('Stored.')
  else terminal.success(dryRun ? 'Dry run passed. Nothing was changed.' : 'Nothing was changed.')
}

/** Undoes the last import of any kind. */
export async function undoLast(output: Output, file: string | undefined): Promise<void> {
  if (file !== undefined) throw usageFailure('Undo takes no file: it undoes the last import.')
  const { terminal } = output
  await using store = await openStore(terminal)
  terminal.note(`Undoing the last import into ${store.shownUrl} …`)
  const result = await createImportService(store).undoLast()
  const { kind, undone, refused } = result
  output.show(result, () => {
    for (const { label, reason } of refused) terminal.note(`${label}: unchanged, ${reason}`)
    terminal.print(`Undid the last import of ${kind}: ${undone} undone, ${refused.length} unchanged.`)
  })
  if (refused.length > 0) throw new CommandFailure('Some records were changed since and stay as they are.')
}
