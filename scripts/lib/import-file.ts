import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openStore } from '@mullion/db/open'
import type { Store } from '@mullion/db/store'
import { readEnv } from '../../apps/server/src/env.ts'

interface FileReport {
  readonly rows: number
  readonly created: number
  readonly updated: number
  readonly problems: readonly { readonly row: number; readonly column?: string; readonly message: string }[]
  readonly notes?: readonly string[]
  readonly stored: boolean
}

interface FileImport {
  /** What the file is of, in the plural. */
  readonly of: 'doors' | 'parts'
  readonly importInto: (store: Store) => (csv: string, options: { dryRun: boolean }) => Promise<FileReport>
}

/** The address of a store without the password in it. */
export function shownStore(databaseUrl: string): string {
  return databaseUrl.replace(/\/\/.*@/, '//…@')
}

function readArguments(): { file: string; dryRun: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
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

function tell(report: FileReport, { of, dryRun }: { of: FileImport['of']; dryRun: boolean }): void {
  const { rows, created, updated, problems, notes = [] } = report
  for (const { row, column, message } of problems)
    console.error(`row ${row}${column === undefined ? '' : `, ${column}`}: ${message}`)
  console.log(`Rows: ${rows}; new ${of}: ${created}; known ${of}: ${updated}; problems: ${problems.length}.`)
  for (const note of notes) console.log(note)
  console.log(outcomeOf(report, dryRun))
}

/**
 * Reads the file that the command line names into the store that DATABASE_URL and DATA_DIR name, all of it or, when any
 * row has a problem, none of it. Ends with 0 when it was stored, or could have been.
 */
export async function importFile({ of, importInto }: FileImport): Promise<void> {
  const asked = readArguments()
  if (!asked) {
    console.error(`Say which file: npm run import-${of} -- ${of}.csv --dry-run`)
    process.exitCode = 1
    return
  }
  const { file, dryRun } = asked
  let store: Store | null = null
  try {
    // npm runs scripts in the folder of the repository; a file is meant from where npm was called.
    const csv = await readFile(resolve(process.env.INIT_CWD ?? '', file), 'utf8')
    const env = readEnv(process.env)
    console.log(`Reading ${file} into ${shownStore(env.DATABASE_URL)} …`)
    store = await openStore(env.DATABASE_URL)
    const report = await importInto(store)(csv, { dryRun })
    tell(report, { of, dryRun })
    if (report.problems.length > 0) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await store?.close()
  }
}
