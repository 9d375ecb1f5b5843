import type { FileEntry, FileLists } from '@mullion/integrations/backups/manifest'
import type { Vault } from '@mullion/integrations/backups/vault'
import { isObjectKey, type ListedObject } from '@mullion/integrations/object-store/port'
import { type FileStores, fileAreas } from '../ports/file-stores.ts'

const isSame = (known: FileEntry | undefined, { sizeBytes, storedAt }: ListedObject) =>
  known?.sizeBytes === sizeBytes && known.storedAt.getTime() === storedAt.getTime()

export interface SentFiles {
  /** All files there are. */
  readonly all: FileLists
  /** Those that were sent, because they are new or another one since `before`. */
  readonly changed: FileLists
  readonly changedCount: number
  readonly storedBytes: number
}

export interface SendFiles {
  readonly vault: Vault
  readonly stores: FileStores
  /** Files sent earlier. */
  readonly before: FileLists
  /** Names of the pieces that the vault has. */
  readonly known: Set<string>
  /** Names of the pieces that the vault has, but not as they were sent; files with one are sent again. */
  readonly damaged?: ReadonlySet<string>
}

/** Sends the store's files to a vault, without reading those that it has. */
export async function sendFiles({ vault, stores, before, known, damaged }: SendFiles): Promise<SentFiles> {
  const [all, changed]: [FileLists, FileLists] = [{}, {}]
  let [changedCount, storedBytes] = [0, 0]
  for (const area of fileAreas) {
    const [entries, sent]: [Record<string, FileEntry>, Record<string, FileEntry>] = [{}, {}]
    for await (const listed of stores(area).list()) {
      const { key, storedAt } = listed
      if (!isObjectKey(key) || key.endsWith('.draft')) continue
      const earlier = before[area]?.[key]
      if (earlier && isSame(earlier, listed) && !earlier.pieces.some((piece) => damaged?.has(piece))) {
        entries[key] = earlier
        continue
      }
      const found = await stores(area).get(key)
      // Removed since it was listed.
      if (!found) continue
      const stored = await vault.store(found.stream(), known)
      const entry = { ...stored.content, storedAt }
      entries[key] = entry
      sent[key] = entry
      changedCount += 1
      storedBytes += stored.storedBytes
    }
    all[area] = entries
    changed[area] = sent
  }
  return { all, changed, changedCount, storedBytes }
}
