import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@mullion/db/open'
import { replaceFact } from '@mullion/db/security/shared-fact.repository'
import { createTestStore } from '@mullion/db/testing/open-test-database'
import type { Manifest } from '@mullion/integrations/backups/manifest'
import { createSealer, newBackupKey } from '@mullion/integrations/backups/sealer'
import { createVault } from '@mullion/integrations/backups/vault'
import { createDiskStore } from '@mullion/integrations/object-store/disk'
import { createBackup } from '../backups/create.ts'
import { createFollower, type Follower } from '../backups/follower.ts'
import { diskStores } from '../ports/file-stores.ts'

/** A store's database and files, and the vault of its backups, in folders that are removed at the end. */
export async function openBackupWorld() {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-backup-'))
  const [data, to] = [join(dir, 'data'), join(dir, 'to')]
  const file = join(data, 'mullion.db')
  const db = await openDatabase(await createTestStore(data))
  const key = await newBackupKey()
  const target = createDiskStore({ dir: to, isPrivate: true })
  const vaultWith = async (anyKey: string, store = target) =>
    createVault({ store, sealer: await createSealer(anyKey) })
  const vault = await vaultWith(key)
  const files = diskStores(data)
  let follower: Follower | null = null
  const copyOfDatabase = () => follower?.copyDatabase ?? null

  return {
    ...{ dir, to, file, data, db, key, vault, files, target, vaultWith },
    /** Writes what a test can find again. */
    note: (name: string, value: string) => db.transaction((tx) => replaceFact(tx, name, value)),
    addFile: (name: string, text: string) =>
      files('po-documents').put(name, { bytes: Buffer.from(text), contentType: 'application/pdf' }),
    follow(through = vault, latest: Manifest | null = null, lastItemAt: Date | null = null) {
      follower?.close()
      follower = createFollower({ file, vault: through, files, latest, lastItemAt })
      return follower
    },
    async backUp() {
      const made = await createBackup({ vault, files, copyDatabase: copyOfDatabase(), workDir: data })
      follower?.noteFiles(made.files)
      return made.report
    },
    async [Symbol.asyncDispose]() {
      follower?.close()
      await db.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
