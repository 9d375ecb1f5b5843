import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { checkCopy, copySqlite } from '@mullion/db/backups/copies'
import type { FileLists, Manifest } from '@mullion/integrations/backups/manifest'
import { IncompleteBackup, type ListedBackup, type Vault } from '@mullion/integrations/backups/vault'
import type { FileStores } from '../ports/file-stores.ts'
import { sendFiles } from './changed-files.ts'
import { openWorkDir } from './work-dir.ts'

export interface BackupReport extends ListedBackup {
  readonly databaseBytes: number
  readonly rows: number
  readonly files: number
  readonly sizeBytes: number
  /** What was sent: the rest was there already. */
  readonly storedBytes: number
}

interface DatabaseCopy {
  /** Everything that was committed before is in the copy. */
  readonly at: Date
  readonly log: NonNullable<Manifest['database']>['log']
}

export interface BackupSource {
  readonly vault: Vault
  readonly files: FileStores
  /** Copies the database to a new file; null for a store whose database is backed up by its own means. */
  readonly copyDatabase: ((to: string) => Promise<DatabaseCopy>) | null
  /** Where the copy is kept until it is sent; has room for the database. */
  readonly workDir: string
}

/** A copy that nothing follows. */
export const copyOf =
  (file: string): NonNullable<BackupSource['copyDatabase']> =>
  async (to) => {
    const at = new Date()
    await copySqlite(file, to)
    return { at, log: null }
  }

export function piecesIn({ database, files }: Manifest): Set<string> {
  const contents = Object.values(files).flatMap((area) => Object.values(area))
  return new Set([...contents, ...(database ? [database] : [])].flatMap(({ pieces }) => pieces))
}

const without = (names: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...names].filter((name) => !others.has(name)))

/** Returns the latest backup if it can be read: one that is damaged, or made with another key, helps no other. */
export async function latestReadable(vault: Vault): Promise<Manifest | null> {
  const latest = (await vault.list()).at(-1)
  if (!latest) return null
  return vault.manifest(latest.name).catch((error: unknown) => {
    if (error instanceof IncompleteBackup) return null
    throw error
  })
}

const total = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0)

function reportOf({ database, files }: Manifest, listed: ListedBackup, storedBytes: number): BackupReport {
  const entries = Object.values(files).flatMap((area) => Object.values(area))
  const databaseBytes = database?.sizeBytes ?? 0
  return {
    ...listed,
    databaseBytes,
    rows: total(Object.values(database?.rows ?? {})),
    files: entries.length,
    sizeBytes: databaseBytes + total(entries.map(({ sizeBytes }) => sizeBytes)),
    storedBytes,
  }
}

async function sendDatabase({ vault, copyDatabase, workDir }: BackupSource, known: Set<string>) {
  if (!copyDatabase) return null
  using dir = openWorkDir(workDir, 'backup')
  const path = join(dir.path, 'copy.db')
  const { at, log } = await copyDatabase(path)
  const { rows } = checkCopy(path)
  const { content, storedBytes } = await vault.store(createReadStream(path), known)
  return { at, storedBytes, database: { ...content, rows, log } }
}

/**
 * Makes a backup: the database, checked before it is sent, then the files. Pieces that the latest backup has are not
 * sent again.
 */
export async function createBackup(
  source: BackupSource,
): Promise<{ readonly report: BackupReport; readonly files: FileLists }> {
  const { vault, files: stores } = source
  const before = await latestReadable(vault)
  const latestAt = (await vault.latestAt())?.getTime() ?? 0
  const damaged = await vault.damaged()
  const known = without(before ? piecesIn(before) : new Set(), damaged)
  const sent = await sendDatabase(source, known)
  // A clock that is set back does not change the order of backups.
  const at = new Date(Math.max((sent?.at ?? new Date()).getTime(), latestAt + 1))
  const files = await sendFiles({ vault, stores, before: before?.files ?? {}, known, damaged })
  const backup: Manifest = { version: 1, at, database: sent?.database ?? null, files: files.all }
  const listed = await vault.add(backup)
  if (damaged.size > 0) await vault.noteDamaged(without(damaged, known))
  const storedBytes = files.storedBytes + (sent?.storedBytes ?? 0)
  return { report: reportOf(backup, listed, storedBytes), files: files.all }
}
