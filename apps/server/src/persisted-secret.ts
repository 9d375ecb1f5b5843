import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Returns the generated secret of a store that is configured without one. The first start creates it in the data
 * folder, readable by the owner only.
 */
export async function persistedSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'auth-secret')
  await mkdir(dataDir, { recursive: true })
  const made = randomBytes(48).toString('base64url')
  try {
    await writeFile(file, made, { flag: 'wx', mode: 0o600 })
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return (await readFile(file, 'utf8')).trim()
  }
}
