import { chmod, mkdir, stat } from 'node:fs/promises'

const openToOthers = 0o077
/** A folder that everybody may put things into, such as /tmp, is nobody's own. */
const shared = 0o1000

/** Makes the data folder, or takes it from everybody but the account that runs the store; another account's is left as it is. */
export async function ownFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const { mode, uid } = await stat(dir)
  const isOurs = uid === process.getuid?.() && (mode & shared) === 0
  if (isOurs && (mode & openToOthers) !== 0) await chmod(dir, 0o700)
}
