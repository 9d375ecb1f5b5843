import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'

export interface WholeFile {
  /** Where the file is to stand; its folder is there already. */
  readonly path: string
  readonly content: Uint8Array | string
  /** Who may read it, such as 0o600 for its owner alone. */
  readonly mode: number
}

/**
 * Writes a file so that a reader, or a crash, meets the whole of it, the one that stood there before, or none. What a crash
 * leaves of one is beside it, under its name with `.draft` at the end.
 */
export async function writeWholeFile({ path, content, mode }: WholeFile): Promise<void> {
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
