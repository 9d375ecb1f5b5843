import { CannotCopy, type CopiedTableReport, copyDatabase } from '@mullion/db/copy/copy'
import { inspectDatabase } from '@mullion/db/inspect'
import { CommandFailure, exitCodes, usageFailure } from '@mullion/terminal/exit-codes'
import type { Output } from '@mullion/terminal/program'
import { withProgress } from '@mullion/terminal/progress'
import { readEnv } from '../env.ts'
import { withoutLogin } from '../settings/summary.ts'

export interface CopyDatabaseOptions {
  /** DATABASE_URL if left out. */
  readonly from?: string
  readonly to: string
  readonly dryRun?: boolean
}

/** Throws unless a database is there with exactly the migrations of this version. */
async function requireMigrated(url: string): Promise<void> {
  const shown = withoutLogin(url)
  if (!/^(sqlite|file|postgres|postgresql):/.test(url))
    throw usageFailure(`${shown} is neither SQLite nor PostgreSQL.`)
  await using database = await inspectDatabase(url)
  const facts = await database?.facts()
  if (facts && facts.migrations.unknown > 0) {
    throw new CommandFailure(`A newer version of the store has upgraded ${shown}.`)
  }
  if (facts && facts.migrations.pending.length === 0) return
  throw new CommandFailure(
    facts ? `${shown} is not migrated.` : `${shown} does not exist.`,
    facts ? exitCodes.refused : exitCodes.notFound,
    'Run mullion-server db migrate with DATABASE_URL set to it.',
  )
}

const total = (reports: readonly CopiedTableReport[]) => reports.reduce((sum, { rows }) => sum + rows, 0)

/** Copies the store's database to another one, of either engine, and compares every row. */
export async function copyStoreDatabase(output: Output, options: CopyDatabaseOptions): Promise<void> {
  const { terminal, show } = output
  const from = options.from ?? readEnv(terminal.env).DATABASE_URL
  const { to, dryRun = false } = options
  if (from === to) throw usageFailure('The databases are the same.')
  for (const url of [from, to]) await requireMigrated(url)
  const names = { from: withoutLogin(from), to: withoutLogin(to) }
  if (dryRun) {
    return show({ ...names, dryRun }, () => terminal.print(`Would copy ${names.from} to ${names.to}.`))
  }
  const tables = await withProgress(terminal, 'Copying and comparing', ({ done }) =>
    copyDatabase({ from, to, sourceName: names.from, onProgress: ({ share }) => done(share) }),
  ).catch((error: unknown) => {
    if (!(error instanceof CannotCopy)) throw error
    throw new CommandFailure(error.message)
  })
  show({ ...names, tables }, () => {
    terminal.table(
      ['table', 'rows', 'cents', 'checksum'],
      tables.map(({ table, rows, cents, checksum }) => [
        table,
        String(rows),
        Object.entries(cents)
          .map(([column, sum]) => `${column} ${sum}`)
          .join(', '),
        checksum,
      ]),
    )
    terminal.success(`${total(tables).toLocaleString('en-US')} rows in ${tables.length} tables are the same.`)
  })
}
