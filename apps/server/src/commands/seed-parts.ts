import { createPartImport } from '@mullion/api/imports/part-import.service'
import type { Reader } from '@mullion/db/database'
import { listSection } from '@mullion/db/search/browse.repository'
import { readDemoParts } from '@mullion/demo/demo-catalog'
import { CommandFailure } from '@mullion/terminal/exit-codes'
import type { Output } from '@mullion/terminal/program'
import { isReachable } from '../settings/reach.ts'
import { largeCatalogCsv } from './large-catalog-csv.ts'
import { openStore } from './open-store.ts'

export interface SeedOptions {
  readonly parts?: number
  readonly anyway?: boolean
  readonly dryRun?: boolean
}

async function hasParts(read: Reader): Promise<boolean> {
  const any = await listSection(read, { category: null, withObsolete: true }, { offset: 0, limit: 1 })
  return any.length > 0
}

const shownProblems = 20

/** Fills the store that the settings name with parts. */
export async function seedParts(
  output: Output,
  { parts, anyway, dryRun = false }: SeedOptions,
): Promise<void> {
  const { terminal } = output
  await using store = await openStore(terminal)
  const { env, db, shownUrl } = store
  // On a machine of a developer, a store that does not say what it is counts as a demonstration.
  const isDemo = env.MULLION_DEMO || (!terminal.env.MULLION_DEMO && !isReachable(env))
  const isForShow = isDemo && env.NODE_ENV !== 'production'
  if (!isForShow && !anyway && (await hasParts(db.read))) {
    throw new CommandFailure(
      `${shownUrl} has parts and is not a demonstration. Loading others would change its catalog.`,
      undefined,
      'Nothing was loaded. To load them anyway, add --anyway.',
    )
  }
  terminal.note(`Loading parts into ${shownUrl} …`)
  const csv = parts === undefined ? await readDemoParts() : largeCatalogCsv(parts)
  const report = await createPartImport(store).importParts(csv, { dryRun })
  const { created, updated, problemCount } = report
  const problems = report.problems.slice(0, shownProblems)
  output.show({ created, updated, problems, problemCount, stored: report.stored }, () => {
    for (const { row, column, message } of problems) terminal.note(`row ${row}, ${column}: ${message}`)
    const first = problems.length < problemCount ? ` (first ${problems.length} shown)` : ''
    terminal.print(`${created} parts created, ${updated} updated, ${problemCount} problems${first}.`)
  })
  if (dryRun) terminal.note('Dry run: nothing was changed.')
  else if (!report.stored) throw new CommandFailure('Nothing was loaded.')
}
