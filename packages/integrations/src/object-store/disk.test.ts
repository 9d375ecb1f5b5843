import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeObjectStore } from './contract.ts'
import { createDiskStore } from './disk.ts'

describeObjectStore('a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mullion-objects-'))
  return {
    store: createDiskStore({ dir: join(folder, 'images'), isPrivate: false }),
    close: () => rm(folder, { recursive: true }),
  }
})
