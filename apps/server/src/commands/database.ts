import type { DatabaseFacts } from '@mullion/db/database-facts'
import { inspectDatabase } from '@mullion/db/inspect'
import { openDatabase } from '@mullion/db/open'
import { CommandFailure } from '@mullion/terminal/exit-codes'
import type { Output } from '@mullion/terminal/program'
import { sizeText } from '../doctor/sizes.ts'
import { readEnv } from '../env.ts'
import { withoutLogin } from '../settings/summary.ts'

const inProcess = 'In-process PostgreSQL can be opened by its server only, which migrates it when it starts.'

const counted = (count: number) => `${count} ${count === 1 ? 'migration' : 'migrations'}`

function stateOf({ pending, unknown }: DatabaseFacts['migrations']): string {
  if (unknown > 0) return `${counted(unknown)} of a newer version`
  return pending.length === 0 ? 'up to date' : `${counted(pending.length)} to apply: ${pending.join(', ')}`
}

/** Asks a database about itself; null for one that does not exist yet. */
async function factsOf(url: string): Promise<DatabaseFacts | null> {
  if (url.startsWith('pglite:')) throw new CommandFailure(inProcess)
  await using database = await inspectDatabase(url)
  return (await database?.facts()) ?? null
}

function newerFailure(): CommandFailure {
  const hint = 'Install that version again, or restore the backup from before the upgrade.'
  return new CommandFailure('A newer version of the store has upgraded this database.', undefined, hint)
}

/** Prints the engine, the size and the migrations of the store's database, and changes nothing. */
export async function databaseStatus({ terminal, show }: Output): Promise<void> {
  const { DATABASE_URL: url } = readEnv(terminal.env)
  const database = withoutLogin(url)
  const facts = await factsOf(url)
  if (!facts) {
    const none = { database, exists: false }
    return show(none, () => terminal.print(`${database} does not exist yet; the first start creates it.`))
  }
  const { engine, sizeBytes, migrations, risks } = facts
  show({ database, exists: true, engine, sizeBytes, migrations, risks }, () => {
    terminal.facts([
      ['database', database],
      ['engine', engine],
      ['size', sizeText(sizeBytes)],
      ['applied', counted(migrations.applied)],
      ['state', stateOf(migrations)],
    ])
    for (const risk of risks) terminal.warn(risk)
  })
  if (migrations.unknown > 0) throw newerFailure()
}

/** Applies the missing migrations, all or none, under a lock that servers of the store wait for. */
export async function migrateDatabase(
  { terminal, show }: Output,
  { dryRun = false }: { readonly dryRun?: boolean },
): Promise<void> {
  const { DATABASE_URL: url } = readEnv(terminal.env)
  const before = await factsOf(url)
  if (before && before.migrations.unknown > 0) throw newerFailure()
  const applied: string[] = []
  if (!dryRun) {
    const db = await openDatabase(url, {
      onMigration({ name, number, of }) {
        applied.push(name)
        terminal.note(`${number} of ${of}: ${name}`)
      },
    })
    await db.close()
  }
  const wanted = dryRun && before ? before.migrations.pending : applied
  show({ database: withoutLogin(url), dryRun, migrations: wanted }, () => {
    if (dryRun && !before) terminal.print('The database does not exist yet; all migrations would be applied.')
    else if (wanted.length === 0) terminal.print('Nothing to do: the database is up to date.')
    else terminal.print(`${counted(wanted.length)} ${dryRun ? 'would be applied' : 'applied'}.`)
  })
}
