import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createDiskStore, type DiskStoreOptions } from './disk.ts'
import type { ListedObject, ObjectStore } from './port.ts'

/** A folder that changed less long ago may change again without another time. */
const settledMs = 2000

interface Remembered {
  readonly listed: readonly ListedObject[]
  /** When each folder changed, in ms. */
  readonly folders: ReadonlyMap<string, number>
}

async function foldersOf(dir: string): Promise<Map<string, number>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const names = entries.filter((each) => each.isDirectory()).map((each) => join(each.parentPath, each.name))
  const found = new Map<string, number>()
  for (const name of [dir, ...names]) found.set(name, (await stat(name)).mtimeMs)
  return found
}

async function areUnchanged(folders: Remembered['folders']): Promise<boolean> {
  for (const [name, changedAt] of folders) {
    if ((await stat(name).catch(() => null))?.mtimeMs !== changedAt) return false
  }
  return true
}

/**
 * A disk store that lists its files again only if a folder of it changed, for who asks every few seconds: all files are
 * stored by renaming a draft, which changes their folder.
 */
export function createRememberedList(
  options: DiskStoreOptions,
  store: ObjectStore = createDiskStore(options),
): ObjectStore {
  let known: Remembered | null = null

  async function listAll(): Promise<readonly ListedObject[]> {
    if (known && (await areUnchanged(known.folders))) return known.listed
    const before = Date.now() - settledMs
    // Before the files are listed, so that one that comes meanwhile is seen the next time.
    const folders = await foldersOf(options.dir).catch(() => null)
    const listed: ListedObject[] = []
    for await (const each of store.list()) listed.push(each)
    const isSettled = folders !== null && [...folders.values()].every((changedAt) => changedAt < before)
    known = isSettled ? { listed, folders } : null
    return listed
  }

  return {
    ...store,
    async *list(prefix = '') {
      for (const each of await listAll()) if (each.key.startsWith(prefix)) yield each
    },
  }
}
