import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { writeFileAtomically } from '../atomic-file.ts'
import { isObjectKey, type ObjectStore } from './port.ts'

export interface DiskStoreOptions {
  readonly dir: string
  /** True for files that only the account that runs the store may read. */
  readonly isPrivate: boolean
}

/** Returns what a file operation finds, or `missing` if there is no such file. */
async function unlessMissing<Found, Missing>(
  found: Promise<Found>,
  missing: Missing,
): Promise<Found | Missing> {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return missing
    throw error
  })
}

/**
 * Keeps objects as files in a folder, which is created with the first one. A crash may leave a partial file, which
 * is listed with `.draft` at the end of its key.
 */
export function createDiskStore({ dir, isPrivate }: DiskStoreOptions): ObjectStore {
  const folder = resolve(dir)
  const modes = isPrivate ? { file: 0o600, folder: 0o700 } : { file: 0o644, folder: 0o755 }
  const pathOf = (key: string) => (isObjectKey(key) ? join(folder, key) : null)
  const factsOf = async (key: string) => {
    const path = pathOf(key)
    const facts = path === null ? null : await unlessMissing(stat(path), null)
    return path !== null && facts?.isFile() ? { path, ...facts, sizeBytes: facts.size } : null
  }

  return {
    async put(key, { bytes }) {
      const path = pathOf(key)
      if (path === null) throw new Error('This key cannot be a file.')
      await mkdir(dirname(path), { recursive: true, mode: modes.folder })
      await writeFileAtomically({ path, content: bytes, mode: modes.file })
    },
    async get(key) {
      const found = await factsOf(key)
      if (!found) return null
      const { path, sizeBytes } = found
      return {
        sizeBytes,
        bytes: () => readFile(path),
        stream: () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
      }
    },
    has: async (key) => (await factsOf(key)) !== null,
    async remove(key) {
      const path = pathOf(key)
      if (path !== null) await rm(path, { force: true })
    },
    async identity(key) {
      const found = await factsOf(key)
      return found ? String(found.ino) : null
    },
    async checksum(key) {
      const found = await factsOf(key)
      const bytes = found && (await unlessMissing(readFile(found.path), null))
      return bytes && createHash('sha256').update(bytes).digest('hex')
    },
    async *list(prefix = '') {
      const entries = await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }), [])
      for (const entry of entries) {
        const path = join(entry.parentPath, entry.name)
        const key = relative(folder, path).replaceAll(sep, '/')
        if (!entry.isFile() || !key.startsWith(prefix)) continue
        const facts = await unlessMissing(stat(path), null)
        if (facts) yield { key, sizeBytes: facts.size, storedAt: facts.mtime }
      }
    },
  }
}
