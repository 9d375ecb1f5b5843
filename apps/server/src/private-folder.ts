import { chmod, mkdir, stat } from 'node:fs/promises'

const groupAndOthers = 0o077
/** Sticky bit: a folder shared by all users, such as /tmp, does not belong to the store. */
const shared = 0o1000

/**
 * Creates the data folder, or restricts an existing one to the account that runs the store; leaves folders of other
 * accounts alone.
 */
export async function ensurePrivateFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const { mode, uid } = await stat(dir)
  const isOurs = uid === process.getuid?.() && (mode & shared) === 0
  if (isOurs && (mode & groupAndOthers) !== 0) await chmod(dir, 0o700)
}
