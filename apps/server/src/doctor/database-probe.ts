import { dirname } from 'node:path'
import type { DatabaseFacts } from '@mullion/db/database-facts'
import { isDatabaseUnavailable } from '@mullion/db/database-unavailable'
import { inspectDatabase, sqliteFileOf } from '@mullion/db/inspect'
import { fails, type Probe, type ProbeResult, works } from '@mullion/integrations/probe'
import { withoutLogin } from '../settings/summary.ts'
import { startFailure } from '../start-failure.ts'
import { freeBytes, minFreeBytes, sizeText } from './sizes.ts'

/** A log this long means that something has been reading for hours; SQLite cannot shorten it meanwhile. */
const maxWalBytes = 512 * 1024 ** 2

function migrationsText({ pending }: DatabaseFacts['migrations']): string {
  if (pending.length === 0) return 'all migrations applied'
  return `the next start applies ${pending.length} migrations, from ${pending[0]} on`
}

function problemIn(facts: DatabaseFacts): ProbeResult | null {
  const { migrations, risks, walBytes } = facts
  if (migrations.unknown > 0) {
    return fails(
      `A newer version of the store has upgraded this database (${migrations.unknown} unknown migrations).`,
      'Install that version again, or restore the backup from before the upgrade.',
    )
  }
  if (risks.length > 0) {
    return fails(`${facts.engine}: ${risks.join(' ')}`, 'Change this in the database’s own configuration.')
  }
  if ((walBytes ?? 0) > maxWalBytes) {
    return fails(
      `The write-ahead log is ${sizeText(walBytes ?? 0)} long.`,
      'End programs that have been reading the database for hours, then restart the server.',
    )
  }
  return null
}

async function diskProblem(url: string): Promise<ProbeResult | null> {
  const file = sqliteFileOf(url)
  const free = file === null ? Number.POSITIVE_INFINITY : await freeBytes(dirname(file))
  if (free >= minFreeBytes) return null
  return fails(
    `Only ${sizeText(free)} are free beside the database.`,
    'Free some disk space, or move the database.',
  )
}

/** Explains why a trial write failed. */
function writeProblem(error: unknown): ProbeResult {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code'
  const busy = /BUSY|55P03|57014/.test(code)
  const advice = busy
    ? 'Another program holds the database. Try again; if this stays, restart that program.'
    : 'Check the permissions of the database, and the free space on its disk.'
  return fails(`The database cannot be written to (${code}).`, advice)
}

async function ask(url: string): Promise<ProbeResult> {
  await using database = await inspectDatabase(url)
  if (!database) {
    return works(
      url.startsWith('pglite:')
        ? 'In-process PostgreSQL, which only the server itself can open.'
        : `${withoutLogin(url)} does not exist yet; the first start creates it.`,
    )
  }
  const facts = await database.facts()
  const problem = problemIn(facts) ?? (await diskProblem(url))
  if (problem) return problem
  try {
    await database.tryWrite()
  } catch (error) {
    return writeProblem(error)
  }
  return works(
    `${facts.engine}, ${sizeText(facts.sizeBytes)}, ${migrationsText(facts.migrations)}, can be written to.`,
  )
}

/** Asks whether the database answers, fits this version, and can be written to. */
export function databaseProbe(url: string): Probe {
  return {
    name: 'Database',
    async run() {
      try {
        return await ask(url)
      } catch (error) {
        const problem = startFailure(error)
        if (!problem) throw error
        const advice = isDatabaseUnavailable(error)
          ? 'Check that the database runs, and the host, port, user and password in DATABASE_URL.'
          : 'Check DATABASE_URL.'
        return fails(problem, advice)
      }
    },
  }
}
