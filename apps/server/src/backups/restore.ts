import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { checkCopy } from '@mullion/db/backups/copies'
import { follows, replayWal } from '@mullion/db/backups/wal-replay'
import { decodeSegment } from '@mullion/db/backups/wal-segment'
import { type FileLists, fileLists, type Manifest } from '@mullion/integrations/backups/manifest'
import type { ListedBackup, LogItem, Vault } from '@mullion/integrations/backups/vault'
import { type FileStores, fileAreas } from '../ports/file-stores.ts'

/** A backup, and what of its log is replayed. */
export interface Restorable {
  readonly backup: ListedBackup
  readonly manifest: Manifest
  /** Items of the log up to the moment, by their numbers. */
  readonly items: readonly LogItem[]
  /**
   * The moment that is restored: everything that was committed before it, and nothing after but what was committed while
   * the log or the database was being read.
   */
  readonly moment: Date
}

async function itemsOf(vault: Vault, { database }: Manifest, until: Date): Promise<LogItem[]> {
  if (!database?.log) return []
  const { stream, after, start } = database.log
  const following = (await vault.listLog(stream)).filter(({ number }) => number > after)
  const firstLater = following.findIndex(({ at }) => at > until)
  const items = firstLater === -1 ? following : following.slice(0, firstLater)
  // Parts of a transaction are of no use without its end.
  const end = items.findLastIndex(({ kind }) => kind === 'commit')
  const first = items.slice(0, end + 1).find(({ kind }) => kind !== 'files')
  if (first && !(await isFollowing(vault, first, start))) return []
  return items.filter(({ kind }, at) => at <= end || kind === 'files')
}

/** False if what came before an item was removed, as it is once only later backups keep their log. */
async function isFollowing(vault: Vault, item: LogItem, start: string): Promise<boolean> {
  return follows(decodeSegment(await vault.readLog(item)).from, decodeSegment(Buffer.from(start)).from)
}

/** After everything, also on a machine whose clock was ahead. */
export const endOfTime = new Date(8_640_000_000_000_000)

/** Finds the backup that comes closest to an instant, and not after it; null if there is none. */
export async function findRestorable(vault: Vault, until = endOfTime): Promise<Restorable | null> {
  let best: Restorable | null = null
  for (const backup of (await vault.list()).filter(({ at }) => at <= until).toReversed()) {
    const manifest = await vault.manifest(backup.name)
    const items = await itemsOf(vault, manifest, until)
    const moment = items.findLast(({ kind }) => kind === 'commit')?.at ?? backup.at
    if (!best || moment > best.moment) best = { backup, manifest, items, moment }
    if (manifest.database?.log) break
  }
  return best
}

async function* segmentsOf(vault: Vault, items: readonly LogItem[]) {
  for (const item of items) if (item.kind !== 'files') yield decodeSegment(await vault.readLog(item))
}

/** Restores the database into a new file; returns the rows of its tables. */
export async function restoreDatabase(vault: Vault, { manifest, items }: Restorable, path: string) {
  if (!manifest.database) return null
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.restoring`
  try {
    await pipeline(vault.read(manifest.database), createWriteStream(draft, { mode: 0o600 }))
    const { log } = manifest.database
    const start = log && decodeSegment(Buffer.from(log.start)).from
    await replayWal(draft, start, segmentsOf(vault, items))
    const { rows } = checkCopy(draft)
    await rename(draft, path)
    return rows
  } finally {
    for (const end of ['', '-wal', '-shm']) await rm(draft + end, { force: true })
  }
}

/** Returns the files of a backup with those of its log. */
export async function filesOf(vault: Vault, { manifest, items }: Restorable): Promise<FileLists> {
  const lists = [manifest.files]
  for (const item of items) {
    if (item.kind !== 'files') continue
    lists.push(fileLists.parse(JSON.parse((await vault.readLog(item)).toString('utf8'))))
  }
  return Object.fromEntries(
    fileAreas.map((area) => [area, Object.assign({}, ...lists.map((list) => list[area] ?? {}))]),
  )
}

export interface FilesToRestore {
  readonly vault: Vault
  readonly files: FileLists
  /** Null to read and check them only. */
  readonly stores: FileStores | null
  readonly onProgress?: (share: number) => void
}

const contentTypes: Readonly<Record<string, string>> = { png: 'image/png', webp: 'image/webp' }
const typeOf = (key: string) => contentTypes[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

/** Restores files in place of those with the same key; returns how many, and their bytes. */
export async function restoreFiles({ vault, files, stores, onProgress }: FilesToRestore) {
  const all = fileAreas.flatMap((area) =>
    Object.entries(files[area] ?? {}).map(([key, entry]) => ({ area, key, entry })),
  )
  let bytesRead = 0
  for (const [at, { area, key, entry }] of all.entries()) {
    const pieces: Buffer[] = []
    for await (const piece of vault.read(entry)) pieces.push(piece)
    const bytes = Buffer.concat(pieces)
    await stores?.(area).put(key, { bytes, contentType: typeOf(key) })
    bytesRead += bytes.length
    onProgress?.((at + 1) / all.length)
  }
  return { count: all.length, bytes: bytesRead }
}
