import { open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fails, type Probe, type ProbeResult, works } from '@mullion/integrations/probe'
import { freeBytes, minFreeBytes, sizeText } from './sizes.ts'

/** Writes, syncs and renames a file as the store does with images and documents, and removes it. */
async function tryWrite(dir: string): Promise<void> {
  const [first, second] = ['a', 'b'].map((end) => join(dir, `.doctor-${process.pid}-${end}`)) as [
    string,
    string,
  ]
  try {
    const file = await open(first, 'wx', 0o600)
    await file.writeFile('This file may be deleted.')
    await file.sync()
    await file.close()
    await rename(first, second)
  } finally {
    await Promise.all([rm(first, { force: true }), rm(second, { force: true })])
  }
}

async function ask(dir: string): Promise<ProbeResult> {
  const found = await stat(dir).catch(() => null)
  if (!found) return works(`${dir} does not exist yet; the first start creates it.`)
  if (!found.isDirectory()) {
    return fails(`DATA_DIR: ${dir} is not a folder.`, 'Set DATA_DIR to a folder of the store’s own.')
  }
  const me = process.getuid?.() ?? found.uid
  if (found.uid !== me && me !== 0) {
    const advice = 'Run this command and the store as the account that owns the folder.'
    return fails(`${dir} belongs to another account (user ${found.uid}; this is user ${me}).`, advice)
  }
  try {
    await tryWrite(dir)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const advice =
      code === 'ENOSPC' ? 'Free some disk space.' : 'Check the folder’s permissions and its file system.'
    return fails(`Nothing can be written to ${dir} (${code}).`, advice)
  }
  const free = await freeBytes(dir)
  if (free < minFreeBytes) {
    return fails(`Only ${sizeText(free)} are free for ${dir}.`, 'Free some disk space, or move DATA_DIR.')
  }
  return works(`${dir} can be written to; ${sizeText(free)} free.`)
}

/** Asks whether the data folder takes files, and has room for more. */
export const folderProbe = (dir: string): Probe => ({ name: 'Data folder', run: () => ask(dir) })
