import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The secret of a store that was given none: made at the first start and kept in its data folder, for its owner alone. */
export async function keptSecret(dataDir: string): Promise<string> {
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
