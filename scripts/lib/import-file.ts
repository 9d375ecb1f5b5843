import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { CsvSource } from '@mullion/api/imports/csv-file'
import { createDoorImport } from '@mullion/api/imports/door-import.service'
import { createImportService, type ImportDeps } from '@mullion/api/imports/import.service'
import { createPartImport } from '@mullion/api/imports/part-import.service'
import type { Database } from '@mullion/db/database'
import { openDatabase } from '@mullion/db/open'
import type { ShownChange } from '@mullion/domain/imports/import'
import { createDiskImages } from '@mullion/integrations/files/disk-images'
import { imagesDir, readEnv } from '../../apps/server/src/env.ts'
import type { Command } from './command.ts'

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

export interface FileImport {
  /** Plural name of the file's records. */
  readonly of: 'doors' | 'parts' | 'prices'
  readonly importInto: (
    store: ImportDeps,
  ) => (csv: CsvSource, options: { dryRun: boolean }) => Promise<FileReport>
}

export const doorFile: FileImport = {
  of: 'doors',
  importInto: (store) => createDoorImport(store).importDoors,
}

export const partFile: FileImport = {
  of: 'parts',
  importInto: (store) => createPartImport(store).importParts,
}

export const priceFile: FileImport = {
  of: 'prices',
  importInto: (store) => async (csv, options) => {
    const report = await createImportService(store).run('prices', csv, options)
    return { ...report, updated: report.known }
  },
}

/** Returns a database URL without its password. */
export function displayUrl(databaseUrl: string): string {
  return databaseUrl.replace(/\/\/.*@/, '//…@')
}

interface Arguments {
  readonly file: string
  readonly dryRun: boolean
  readonly undo: boolean
}

function readArguments(args: readonly string[]): Arguments | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        'dry-run': { type: 'boolean', default: false },
        undo: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    const { undo, 'dry-run': dryRun } = values
    if (undo) return file === undefined && !dryRun ? { file: '', dryRun, undo } : null
    return file === undefined || more.length > 0 ? null : { file, dryRun, undo }
  } catch {
    return null
  }
}

function outcomeOf({ stored, problems }: FileReport, dryRun: boolean): string {
  if (stored) return 'Stored.'
  if (problems.length > 0) return 'Refused. Nothing was stored. Fix these rows and try again.'
  return dryRun ? 'Dry run passed. Nothing was stored.' : 'Nothing was stored.'
}

const counted = (count: number) => count.toLocaleString('en-US')

function printReport(
  report: FileReport,
  { of, dryRun }: { of: FileImport['of']; dryRun: boolean },
  to: Command,
) {
  const { created, updated, problems, problemCount, notes = [], changes = [] } = report
  for (const { row, column, message } of problems)
    to.complain(`row ${row}${column === undefined ? '' : `, ${column}`}: ${message}`)
  const [rows, added, known, wrong] = [report.rows, created, updated, problemCount].map(counted)
  const shown = problems.length < problemCount ? `, first ${counted(problems.length)} shown` : ''
  to.say(`Rows: ${rows}; new ${of}: ${added}; known ${of}: ${known}; problems: ${wrong}${shown}.`)
  for (const note of notes) to.say(note)
  if (dryRun) for (const change of changes) to.say(changeText(change))
  to.say(outcomeOf(report, dryRun))
}

function changeText({ row, label, isNew, fields }: ShownChange): string {
  const values = fields.map(
    ({ field, before, after }) => `${field} ${JSON.stringify(before)} > ${JSON.stringify(after)}`,
  )
  return `row ${row}, ${label}: ${isNew ? 'new' : values.join('; ')}`
}

async function undoLast(store: ImportDeps, to: Command): Promise<0 | 1> {
  const { kind, undone, refused } = await createImportService(store).undoLast()
  for (const { label, reason } of refused) to.complain(`${label}: unchanged, ${reason}`)
  to.say(`Undid the last import of ${kind}: ${undone} undone, ${refused.length} unchanged.`)
  return refused.length > 0 ? 1 : 0
}

/**
 * Imports the file named on the command line into the store that DATABASE_URL and DATA_DIR name: all of it, or nothing
 * if any row has a problem. Returns exit code 0 if it was stored, or could have been in a dry run.
 */
export async function importFile({ of, importInto }: FileImport, command: Command): Promise<0 | 1> {
  const args = readArguments(command.args)
  if (!args) {
    command.complain(`Enter a file: npm run import-${of} -- ${of}.csv --dry-run`)
    return 1
  }
  const { file, dryRun, undo } = args
  let db: Database | null = null
  try {
    // npm runs scripts in the repository folder; file paths are relative to where npm was called.
    const path = resolve(command.env.INIT_CWD ?? '', file)
    if (!undo) await access(path)
    const env = readEnv(command.env)
    const into = displayUrl(env.DATABASE_URL)
    command.say(undo ? `Undoing the last import into ${into} …` : `Reading ${file} into ${into} …`)
    db = await openDatabase(env.DATABASE_URL)
    const store = { db, images: createDiskImages({ dir: imagesDir(env) }), clock: () => new Date() }
    if (undo) return await undoLast(store, command)
    const report = await importInto(store)(createReadStream(path), { dryRun })
    printReport(report, { of, dryRun }, command)
    return report.problems.length > 0 ? 1 : 0
  } catch (error) {
    command.complain(error instanceof Error ? error.message : String(error))
    return 1
  } finally {
    await db?.close()
  }
}
