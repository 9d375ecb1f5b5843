import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'

export interface AtomicWrite {
  /** Destination of the file; its folder must exist. */
  readonly path: string
  readonly content: Uint8Array | string
  /** File permissions, such as 0o600 for the owner alone. */
  readonly mode: number
}

/**
 * Writes a file atomically: readers see the complete file, the previous one, or none, even after a crash. A
 * crash may leave a partial file next to it, with `.draft` added to the name.
 */
export async function writeFileAtomically({ path, content, mode }: AtomicWrite): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`
  try {
    const file = await open(draft, 'wx', mode)
    try {
      await file.writeFile(content)
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
