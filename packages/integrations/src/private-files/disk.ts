import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { writeFileAtomically } from '../atomic-file.ts'
import type { PrivateFiles } from './port.ts'

const nameBytes = 16
/** Matches only names made by `put`; no path has this form. */
const ownName = /^[0-9a-f]{32}$/
/** Also matches drafts left by a crash; older drafts have no id in their names. */
const ownFile = /^[0-9a-f]{32}((\.[0-9a-f-]{36})?\.draft)?$/

/** Stores private files in `dir`, one per name, readable only by the account that runs the store. */
export function createDiskFiles({ dir }: { readonly dir: string }): PrivateFiles {
  const folder = resolve(dir)
  return {
    async put(bytes) {
      const name = randomBytes(nameBytes).toString('hex')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFileAtomically({ path: join(folder, name), content: bytes, mode: 0o600 })
      return name
    },
    async open(name) {
      return ownName.test(name) ? unlessMissing(readFile(join(folder, name)), null) : null
    },
    async remove(name) {
      if (ownName.test(name)) await rm(join(folder, name), { force: true })
    },
    async sweep(before, keep) {
      const there = await unlessMissing(readdir(folder), [])
      if (!there.some((name) => keep.has(name))) return
      for (const name of there.filter((each) => ownFile.test(each) && !keep.has(each))) {
        const file = join(folder, name)
        const found = await unlessMissing(stat(file), null)
        if (found && found.mtime < before) await rm(file, { force: true })
      }
    },
  }
}

function unlessMissing<Found, Missing>(found: Promise<Found>, missing: Missing): Promise<Found | Missing> {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return missing
    throw error
  })
}
