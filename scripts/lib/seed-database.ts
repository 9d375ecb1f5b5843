import { parseArgs } from 'node:util'
import type { ImportDeps } from '@mullion/api/imports/import.service'
import { createPartImport } from '@mullion/api/imports/part-import.service'
import type { Reader } from '@mullion/db/database'
import { openDatabase } from '@mullion/db/open'
import { listSection } from '@mullion/db/search/browse.repository'
import { readDemoParts } from '@mullion/demo/demo-catalog'
import { createDiskImages } from '@mullion/integrations/files/disk-images'
import { imagesDir, readEnv } from '../../apps/server/src/env.ts'
import type { Command } from './command.ts'
import { displayUrl } from './import-file.ts'
import { largeCatalogCsv } from './large-catalog-csv.ts'

function readArguments(args: readonly string[]): { wanted: number | null; anyway: boolean } | null {
  const { values } = parseArgs({
    args: [...args],
    options: { parts: { type: 'string' }, anyway: { type: 'boolean', default: false } },
  })
  const wanted = values.parts === undefined ? null : Number(values.parts)
  if (wanted !== null && !(Number.isInteger(wanted) && wanted > 0)) return null
  return { wanted, anyway: values.anyway }
}

async function hasParts(read: Reader): Promise<boolean> {
  const any = await listSection(read, { category: null, withObsolete: true }, { offset: 0, limit: 1 })
  return any.length > 0
}

const shownProblems = 20

async function loadParts(
  store: ImportDeps,
  wanted: number | null,
  { say, complain }: Command,
): Promise<0 | 1> {
  const importer = createPartImport(store)
  const report = await importer.importParts(wanted === null ? await readDemoParts() : largeCatalogCsv(wanted))
  const shown = report.problems.slice(0, shownProblems)
  for (const { row, column, message } of shown) complain(`row ${row}, ${column}: ${message}`)
  const first = shown.length < report.problemCount ? ` (first ${shown.length} shown)` : ''
  say(`${report.created} parts created, ${report.updated} updated, ${report.problemCount} problems${first}.`)
  return report.stored ? 0 : 1
}

/** Fills the store that DATABASE_URL and DATA_DIR name with parts. Returns the exit code. */
export async function seedDatabase(command: Command): Promise<0 | 1> {
  const args = readArguments(command.args)
  if (!args) {
    command.complain('Enter the number of parts as a whole number: npm run seed -- --parts 100000')
    return 1
  }
  const env = readEnv({ MULLION_DEMO: 'true', ...command.env })
  const shown = displayUrl(env.DATABASE_URL)
  const db = await openDatabase(env.DATABASE_URL)
  try {
    const isForShow = env.MULLION_DEMO && env.NODE_ENV !== 'production'
    if (!isForShow && !args.anyway && (await hasParts(db.read))) {
      command.complain(
        `${shown} has parts and is not a demonstration. Loading others would change its catalog. ` +
          'Nothing was loaded. To load them anyway, add --anyway.',
      )
      return 1
    }
    command.say(`Loading parts into ${shown} …`)
    const images = createDiskImages({ dir: imagesDir(env) })
    return await loadParts({ db, images, clock: () => new Date() }, args.wanted, command)
  } finally {
    await db.close()
  }
}
