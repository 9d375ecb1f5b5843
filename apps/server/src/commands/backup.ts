import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { createBackupStateService } from '@mullion/api/backups/backup-state.service'
import { inspectDatabase, sqliteFileOf } from '@mullion/db/inspect'
import { openDatabase } from '@mullion/db/open'
import { newBackupKey } from '@mullion/integrations/backups/sealer'
import type { Vault } from '@mullion/integrations/backups/vault'
import { CommandFailure, exitCodes, usageFailure } from '@mullion/terminal/exit-codes'
import type { Output } from '@mullion/terminal/program'
import { withProgress } from '@mullion/terminal/progress'
import { copyOf, createBackup } from '../backups/create.ts'
import { backupPlaceOf, openVault } from '../backups/place.ts'
import { endOfTime, findRestorable, type Restorable } from '../backups/restore.ts'
import { verifyBackup } from '../backups/verify.ts'
import { sizeText } from '../doctor/sizes.ts'
import { type Env, readEnv } from '../env.ts'
import { fileAreas, filePlaceOf, openFileStores } from '../ports/file-stores.ts'
import { storeInfoOf } from '../store-info-of.ts'

const noBackups = 'This store has no backups: BACKUP_TO is not set.'
const onlyFiles = 'Only files: docs/handbook/backup.md says how PostgreSQL is backed up.'
const counted = (count: number, what: string) =>
  `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`

export interface OpenedVault {
  readonly env: Env
  readonly vault: Vault
  /** Null for PostgreSQL. */
  readonly databaseFile: string | null
  /** Where copies are worked on. */
  readonly workDir: string
}

/** Opens the backups that the settings name; throws if there are none. */
export async function openedVault({ terminal }: Output): Promise<OpenedVault> {
  const env = readEnv(terminal.env)
  const place = backupPlaceOf(env)
  if (!place) throw usageFailure(noBackups, 'Set BACKUP_TO and BACKUP_KEY; docs/handbook/backup.md says how.')
  const databaseFile = sqliteFileOf(env.DATABASE_URL)
  const workDir = databaseFile === null ? env.DATA_DIR : dirname(databaseFile)
  return { env, vault: await openVault(place), databaseFile, workDir }
}

/** Reads `--at`; without one, all there is. Throws for a text that is no instant. */
export function momentOf(text: string | undefined): Date {
  if (text === undefined) return endOfTime
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) {
    throw usageFailure(
      `${text} is not a time.`,
      'Write it as 2026-11-25T14:30:00Z, or without Z in local time.',
    )
  }
  return at
}

/** Finds what to restore; throws if there is no backup from before then. */
export async function restorableAt(vault: Vault, at: Date): Promise<Restorable> {
  const found = await findRestorable(vault, at)
  if (found) return found
  const which = at === endOfTime ? '' : ` from before ${at.toISOString()}`
  throw new CommandFailure(`There is no backup${which}.`, exitCodes.notFound)
}

/** Prints a new key. */
export async function backupKey({ show, terminal }: Output): Promise<void> {
  show({ key: await newBackupKey() }, ({ key }) => terminal.print(key))
  terminal.note(
    'Set it as BACKUP_KEY, and keep a copy away from this machine: without it, no backup can be opened.',
  )
}

/** Notes what a command did where the running server shows it; a database that cannot be written to is left alone. */
async function noted(env: Env, note: (state: ReturnType<typeof createBackupStateService>) => Promise<void>) {
  const db = await openDatabase(env.DATABASE_URL)
  try {
    const facts = { storeInfo: storeInfoOf(env), orderEmails: [], siteUrl: () => '' }
    await note(createBackupStateService({ db, clock: () => new Date(), backups: null, ...facts }))
  } finally {
    await db.close()
  }
}

async function toBackUp(env: Env, databaseFile: string | null) {
  const stores = openFileStores(filePlaceOf(env))
  let [files, fileBytes] = [0, 0]
  for (const area of fileAreas) {
    for await (const { sizeBytes } of stores(area).list())
      [files, fileBytes] = [files + 1, fileBytes + sizeBytes]
  }
  return { databaseBytes: databaseFile === null ? 0 : statSync(databaseFile).size, files, fileBytes }
}

/** Makes a backup now, whether the server runs or not. */
export async function createBackupNow(
  output: Output,
  { dryRun = false }: { dryRun?: boolean },
): Promise<void> {
  const { env, vault, databaseFile, workDir } = await openedVault(output)
  const { terminal, show } = output
  if (databaseFile !== null && !(await exists(env)))
    throw new CommandFailure('There is no database yet.', exitCodes.notFound)
  if (databaseFile === null) terminal.warn(onlyFiles)
  if (dryRun) {
    return show({ dryRun, ...(await toBackUp(env, databaseFile)) }, ({ databaseBytes, files, fileBytes }) =>
      terminal.print(
        `A database of ${sizeText(databaseBytes)} and ${counted(files, 'file')} of ${sizeText(fileBytes)}. Nothing was sent.`,
      ),
    )
  }
  const files = openFileStores(filePlaceOf(env))
  const copyDatabase = databaseFile === null ? null : copyOf(databaseFile)
  const { report } = await createBackup({ vault, files, copyDatabase, workDir })
  await noted(env, (state) => state.noteCreated(report))
  show(report, ({ name, sizeBytes, storedBytes, rows, files: count }) =>
    terminal.print(
      `${name}: ${sizeText(sizeBytes)}, ${counted(rows, 'row')}, ${counted(count, 'file')}; ${sizeText(storedBytes)} sent.`,
    ),
  )
}

async function exists({ DATABASE_URL }: Env): Promise<boolean> {
  await using database = await inspectDatabase(DATABASE_URL)
  return database !== null
}

/** Lists the backups, and up to which moment the last one can be restored. */
export async function listBackups(output: Output): Promise<void> {
  const { vault } = await openedVault(output)
  const rows = []
  for (const { name, at } of await vault.list()) {
    const { database, files } = await vault.manifest(name)
    const fileCount = Object.values(files).reduce((sum, area) => sum + Object.keys(area).length, 0)
    rows.push({ name, at, databaseBytes: database?.sizeBytes ?? null, files: fileCount })
  }
  const restorable = await findRestorable(vault)
  const { terminal } = output
  output.show({ backups: rows, restorableUntil: restorable?.moment ?? null }, ({ backups }) => {
    terminal.table(
      ['backup', 'made', 'database', 'files'],
      backups.map(({ name, at, databaseBytes, files }) => [
        name,
        at.toISOString(),
        databaseBytes === null ? 'no database' : sizeText(databaseBytes),
        counted(files, 'file'),
      ]),
    )
    if (backups.at(-1)?.databaseBytes === null) terminal.warn(onlyFiles)
    else if (restorable)
      terminal.note(`The last change that can be restored is from ${restorable.moment.toISOString()}.`)
    else terminal.note('There is no backup yet.')
  })
}

/** Restores a backup into a temporary folder, counts, and removes it again. */
export async function verifyNow(output: Output, { at }: { readonly at?: string }): Promise<void> {
  const { env, vault, workDir } = await openedVault(output)
  const restorable = await restorableAt(vault, momentOf(at))
  const { terminal } = output
  const report = await withProgress(terminal, 'Reading the files', ({ done }) =>
    verifyBackup({ vault, restorable, workDir, onProgress: done }),
  )
  if (at === undefined && (await exists(env))) await noted(env, (state) => state.noteVerified(report))
  output.show(report, ({ name, moment, rows, tables, files, bytes, ms }) =>
    terminal.print(
      `${name} is complete: restored to ${moment.toISOString()} in ${(ms / 1000).toFixed(1)} s, ${counted(rows, 'row')} in ${counted(tables, 'table')}, ${counted(files, 'file')}, ${sizeText(bytes)}.`,
    ),
  )
}
