import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { PrivateFiles } from './port.ts'

const nameBytes = 16
/** Nothing but what `put` makes: no path, however it is written, has this form. */
const ownName = /^[0-9a-f]{32}$/

/** Keeps private files in `dir`, one for each name, which only the account that runs the store can read. */
export function createDiskFiles({ dir }: { readonly dir: string }): PrivateFiles {
  const folder = resolve(dir)
  return {
    async put(bytes) {
      const name = randomBytes(nameBytes).toString('hex')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(join(folder, name), bytes)
      return name
    },
    async open(name) {
      return ownName.test(name) ? readIfThere(join(folder, name)) : null
    },
    async remove(name) {
      if (ownName.test(name)) await rm(join(folder, name), { force: true })
    },
  }
}

/** A reader, or a crash, meets a whole file or none. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.draft`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function readIfThere(path: string): Promise<Uint8Array | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
