import { join } from 'node:path'
import { DamagedCopy } from '@mullion/db/backups/copies'
import { IncompleteBackup, type Vault } from '@mullion/integrations/backups/vault'
import { filesOf, type Restorable, restoreDatabase, restoreFiles } from './restore.ts'
import { openWorkDir } from './work-dir.ts'

export interface VerifyReport {
  readonly name: string
  /** The moment to which the database was restored. */
  readonly moment: Date
  readonly tables: number
  readonly rows: number
  readonly files: number
  readonly bytes: number
  readonly ms: number
}

function compare(found: Readonly<Record<string, number>>, noted: Readonly<Record<string, number>>): void {
  for (const [table, rows] of Object.entries(noted)) {
    if (found[table] === rows) continue
    throw new DamagedCopy(`${table} has ${found[table] ?? 'no'} rows, not the ${rows} of the backup.`)
  }
}

export interface Verification {
  readonly vault: Vault
  readonly restorable: Restorable
  /** Has room for the database. */
  readonly workDir: string
  readonly onProgress?: (share: number) => void
}

/** Notes all pieces that are missing or damaged, so that the next backup sends them again. */
async function noteDamaged({ vault, restorable }: Verification): Promise<void> {
  const { database } = restorable.manifest
  const files = Object.values(await filesOf(vault, restorable)).flatMap((area) => Object.values(area))
  const found = await vault.findDamaged([...files, ...(database ? [database] : [])])
  await vault.noteDamaged(new Set([...found, ...(await vault.damaged())]))
}

/**
 * Restores a backup into a folder of its own, which is removed again: the database as it was copied, whose rows are
 * counted and compared, then with the log that follows; and every file. Throws if something is missing or damaged; the
 * next backup sends it again.
 */
export async function verifyBackup(options: Verification): Promise<VerifyReport> {
  try {
    return await verified(options)
  } catch (error) {
    // A list of files that cannot be read is in the log, which the next backup begins again.
    if (error instanceof IncompleteBackup) await noteDamaged(options).catch(() => undefined)
    throw error
  }
}

async function verified({ vault, restorable, workDir, onProgress }: Verification): Promise<VerifyReport> {
  const since = performance.now()
  using dir = openWorkDir(workDir, 'verify')
  const { database } = restorable.manifest
  const copied = await restoreDatabase(vault, { ...restorable, items: [] }, join(dir.path, 'copied.db'))
  if (copied && database) compare(copied, database.rows)
  const isFollowed = restorable.items.length > 0
  const rows = isFollowed ? await restoreDatabase(vault, restorable, join(dir.path, 'followed.db')) : copied
  const files = await filesOf(vault, restorable)
  const { count, bytes } = await restoreFiles({ vault, files, stores: null, onProgress })
  const counts = Object.values(rows ?? {})
  return {
    name: restorable.backup.name,
    moment: restorable.moment,
    tables: counts.length,
    rows: counts.reduce((sum, each) => sum + each, 0),
    files: count,
    bytes: bytes + (database?.sizeBytes ?? 0),
    ms: Math.round(performance.now() - since),
  }
}
