import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isInUse } from '@mullion/db/backups/in-use'
import { DatabaseUnavailable } from '@mullion/db/database-unavailable'
import { inspectDatabase } from '@mullion/db/inspect'
import { countRunning } from '@mullion/db/security/running-servers.repository'
import { confirmed } from '@mullion/terminal/ask'
import { CommandFailure, usageFailure } from '@mullion/terminal/exit-codes'
import type { Output } from '@mullion/terminal/program'
import { withProgress } from '@mullion/terminal/progress'
import { filesOf, type Restorable, restoreDatabase, restoreFiles } from '../backups/restore.ts'
import { diskStores, type FileStores, filePlaceOf, openFileStores } from '../ports/file-stores.ts'
import { vendorSettings } from '../settings/vendors.ts'
import { momentOf, type OpenedVault, openedVault, restorableAt } from './backup.ts'

export interface RestoreOptions {
  readonly at?: string
  /** A new or empty folder. */
  readonly into?: string
  /** In place of the store that the settings name. */
  readonly overwrite?: boolean
  /** Although servers of the store run, on PostgreSQL. */
  readonly whileRunning?: boolean
  readonly dryRun?: boolean
  readonly yes?: boolean
}

interface Target {
  /** Null if the database is not restored here. */
  readonly database: string | null
  readonly stores: FileStores
  readonly shown: string
}

function newFolder(dir: string): Target {
  const folder = resolve(dir)
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new CommandFailure(
      `${folder} is not empty.`,
      undefined,
      'Name a new folder; nothing is written over.',
    )
  }
  return { database: join(folder, 'mullion.db'), stores: diskStores(folder), shown: folder }
}

function refuseInUse(database: string): void {
  if (!isInUse(database)) return
  throw new CommandFailure('The database is in use.', undefined, 'Stop the server first.')
}

function storeItself({ env, databaseFile }: OpenedVault): Target {
  if (databaseFile !== null) refuseInUse(databaseFile)
  const stores = openFileStores(filePlaceOf(env))
  return { database: databaseFile, stores, shown: databaseFile ?? env.DATA_DIR }
}

/** A server that has noted nothing for so long has stopped. */
const presentMs = 60_000

/** Refuses to replace the files of servers that run, as the database says; one that is lost says nothing. */
async function refuseRunning({ env, databaseFile }: OpenedVault, { whileRunning = false }: RestoreOptions) {
  if (databaseFile !== null || whileRunning) return
  const servers = await countServers(env.DATABASE_URL).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable) return 0
    throw error
  })
  if (servers === 0) return
  throw new CommandFailure(
    `${servers === 1 ? 'A server of this store is' : `${servers} servers of this store are`} running.`,
    undefined,
    'Stop them first; a killed one is forgotten after a minute. Or add --while-running: files that they write meanwhile may be replaced.',
  )
}

async function countServers(url: string): Promise<number> {
  await using database = await inspectDatabase(url)
  if (!database) return 0
  const { serverTime, migrations } = await database.facts()
  if (migrations.applied === 0) return 0
  return await countRunning(database.read, new Date((serverTime ?? new Date()).getTime() - presentMs))
}

/** Moves a database out of the way; returns where to, or null if there was none. */
function setAside(database: string): string | null {
  if (!existsSync(database)) return null
  // The server may have been started while the backup was read.
  refuseInUse(database)
  const to = `${database}.before-restore-${new Date().toISOString().replaceAll(/[-:.]/g, '')}`
  for (const end of ['', '-wal', '-shm']) if (existsSync(database + end)) renameSync(database + end, to + end)
  return to
}

function targetOf(opened: OpenedVault, { into, overwrite = false }: RestoreOptions): Target {
  if ((into === undefined) === !overwrite) throw usageFailure('Add --into FOLDER, or --overwrite.')
  return into === undefined ? storeItself(opened) : newFolder(into)
}

const sandboxNote =
  'The ledger of the built-in sandbox is in no backup. If it is lost, the store is not ready: start it once with SANDBOX_LEDGER_REPLACED=true.'

interface Replacement {
  readonly output: Output
  readonly opened: OpenedVault
  readonly restorable: Restorable
  readonly target: Target
  /** True if the store has files that may be written over. */
  readonly isStore: boolean
}

async function restoreInto({ output, opened, restorable, target, isStore }: Replacement) {
  const { vault } = opened
  const files = await filesOf(vault, restorable)
  const draft = target.database && `${target.database}.restored`
  const pass = (title: string, stores: FileStores | null) =>
    withProgress(output.terminal, title, ({ done }) =>
      restoreFiles({ vault, files, stores, onProgress: done }),
    )
  try {
    const rows = draft ? await restoreDatabase(vault, restorable, draft) : null
    // Nothing is replaced by a backup of which something is missing, nor while it is in use.
    if (isStore) await pass('Checking files', null)
    let replaced: string | null = null
    if (target.database && draft && rows) {
      replaced = setAside(target.database)
      renameSync(draft, target.database)
    }
    const restored = await pass('Restoring files', target.stores)
    return { rows, files: restored.count, replaced }
  } finally {
    if (draft) rmSync(draft, { force: true })
  }
}

const total = (rows: Readonly<Record<string, number>> | null) =>
  Object.values(rows ?? {}).reduce((sum, count) => sum + count, 0)

/** Restores the database and the files as they were at an instant, into a new folder or in place of the store. */
export async function restoreBackup(output: Output, options: RestoreOptions): Promise<void> {
  const since = performance.now()
  const opened = await openedVault(output)
  const { terminal } = output
  const target = targetOf(opened, options)
  if (options.into === undefined) await refuseRunning(opened, options)
  const restorable = await restorableAt(opened.vault, momentOf(options.at))
  const { backup, moment } = restorable
  const what = `the backup ${backup.name}, followed to ${moment.toISOString()}`
  if (options.dryRun) {
    const plan = { dryRun: true, backup: backup.name, moment, to: target.shown }
    return output.show(plan, () => terminal.print(`Would restore ${what}, to ${target.shown}.`))
  }
  const { yes = false } = options
  const message = `Restore ${what}, in place of ${target.shown}? What was stored since then is set aside, not merged.`
  if (options.overwrite) await confirmed(terminal, { message, yes })
  const { rows, files, replaced } = await restoreInto({
    ...{ output, opened, restorable, target },
    isStore: options.into === undefined,
  })
  const ms = Math.round(performance.now() - since)
  const result = { backup: backup.name, moment, to: target.shown, rows, files, replaced, ms }
  output.show(result, () => {
    terminal.print(
      `Restored ${what}, to ${target.shown}: ${total(rows).toLocaleString('en-US')} rows, ${files.toLocaleString('en-US')} files, ${(ms / 1000).toFixed(1)} s.`,
    )
    if (replaced)
      terminal.note(`The database that was there is ${replaced}. Remove it when it is not needed.`)
    if (rows === null)
      terminal.note('The database of this store is PostgreSQL, which is restored by its own means.')
  })
  if (rows !== null && vendorSettings(opened.env, 'ebizcharge') === null) terminal.note(sandboxNote)
}
