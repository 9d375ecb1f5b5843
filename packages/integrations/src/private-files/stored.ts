import { randomBytes } from 'node:crypto'
import type { ObjectStore } from '../object-store/port.ts'
import type { PrivateFiles } from './port.ts'

const nameBytes = 16
/** Matches only names made by `put`; no path has this form. */
const ownName = /^[0-9a-f]{32}$/
/** Also matches drafts that a crash left on a disk; older drafts have no id in their names. */
const ownFile = /^[0-9a-f]{32}((\.[0-9a-f-]{36})?\.draft)?$/
/** What was uploaded is only known to the row that names the file. */
const contentType = 'application/octet-stream'

/** Stores private files as objects with random keys. */
export function createPrivateFiles(store: ObjectStore): PrivateFiles {
  return {
    async put(bytes) {
      const name = randomBytes(nameBytes).toString('hex')
      await store.put(name, { bytes, contentType })
      return name
    },
    async open(name) {
      const found = ownName.test(name) ? await store.get(name) : null
      return (await found?.bytes()) ?? null
    },
    async remove(name) {
      if (ownName.test(name)) await store.remove(name)
    },
    async sweep(before, keep) {
      const old: string[] = []
      let holdsKept = false
      for await (const { key, storedAt } of store.list()) {
        if (keep.has(key)) holdsKept = true
        else if (ownFile.test(key) && storedAt < before) old.push(key)
      }
      if (!holdsKept) return
      for (const key of old) await store.remove(key)
    },
  }
}
