import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createDoorImport } from '@mullion/api/admin/door-import.service'
import { createPartImport } from '@mullion/api/admin/part-import.service'
import { openStore } from '@mullion/db/open'
import type { Store } from '@mullion/db/store'
import { readEnv } from '../../apps/server/src/env.ts'
import type { Command } from './command.ts'

interface FileReport {
  readonly rows: number
  readonly created: number
  readonly updated: number
  readonly problems: readonly { readonly row: number; readonly column?: string; readonly message: string }[]
  readonly notes?: readonly string[]
  readonly stored: boolean
}

export interface FileImport {
  /** What the file is of, in the plural. */
  readonly of: 'doors' | 'parts'
  readonly importInto: (store: Store) => (csv: string, options: { dryRun: boolean }) => Promise<FileReport>
}

const clock = () => new Date()

export const doorFile: FileImport = {
  of: 'doors',
  importInto: (store) => createDoorImport({ store, clock }).importDoors,
}

export const partFile: FileImport = {
  of: 'parts',
  importInto: (store) => createPartImport({ store, clock }).importParts,
}

/** The address of a store without the password in it. */
export function shownStore(databaseUrl: string): string {
  return databaseUrl.replace(/\/\/.*@/, '//…@')
}

function readArguments(args: readonly string[]): { file: string; dryRun: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    return file === undefined || more.length > 0 ? null : { file, dryRun: values['dry-run'] }
  } catch {
    return null
  }
}

function outcomeOf({ stored, problems }: FileReport, dryRun: boolean): string {
  if (stored) return 'Stored.'
  if (problems.length > 0) return 'Refused: nothing was stored. Please mend these rows and try again.'
  return dryRun ? 'In order; nothing was stored, because this was only tried out.' : 'Nothing was stored.'
}

function printReport(
  report: FileReport,
  { of, dryRun }: { of: FileImport['of']; dryRun: boolean },
  to: Command,
) {
  const { rows, created, updated, problems, notes = [] } = report
  for (const { row, column, message } of problems)
    to.complain(`row ${row}${column === undefined ? '' : `, ${column}`}: ${message}`)
  to.say(`Rows: ${rows}; new ${of}: ${created}; known ${of}: ${updated}; problems: ${problems.length}.`)
  for (const note of notes) to.say(note)
  to.say(outcomeOf(report, dryRun))
}

/**
 * Reads the file that the command line names into the store that DATABASE_URL and DATA_DIR name, all of it or, when any
 * row has a problem, none of it. Answers the exit code: 0 when it was stored, or could have been.
 */
export async function importFile({ of, importInto }: FileImport, command: Command): Promise<0 | 1> {
  const asked = readArguments(command.args)
  if (!asked) {
    command.complain(`Say which file: npm run import-${of} -- ${of}.csv --dry-run`)
    return 1
  }
  const { file, dryRun } = asked
  let store: Store | null = null
  try {
    // npm runs scripts in the folder of the repository; a file is meant from where npm was called.
    const csv = await readFile(resolve(command.env.INIT_CWD ?? '', file), 'utf8')
    const env = readEnv(command.env)
    command.say(`Reading ${file} into ${shownStore(env.DATABASE_URL)} …`)
    store = await openStore(env.DATABASE_URL)
    const report = await importInto(store)(csv, { dryRun })
    printReport(report, { of, dryRun }, command)
    return report.problems.length > 0 ? 1 : 0
  } catch (error) {
    command.complain(error instanceof Error ? error.message : String(error))
    return 1
  } finally {
    await store?.close()
  }
}
