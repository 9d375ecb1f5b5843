import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engine } from '@mullion/db/dialect/engine'
import { openDatabase } from '@mullion/db/open'
import { findFact } from '@mullion/db/security/shared-fact.repository'
import { openFileStorage } from '@mullion/integrations/object-store/testing/file-storage-server'
import { expect, it, onTestFinished } from 'vitest'
import { openBackupWorld } from '../testing/backup-world.ts'
import { createBackup } from './create.ts'
import { openVault } from './place.ts'
import { filesOf, findRestorable, restoreDatabase, restoreFiles } from './restore.ts'
import { verifyBackup } from './verify.ts'

it.runIf(engine === 'sqlite')(
  'a store is backed up to a bucket, whose failures lose nothing, and restored from it',
  async () => {
    await using storage = await openFileStorage()
    await using world = await openBackupWorld()
    const vault = await openVault({ to: { s3: storage.settings, prefix: 'store' }, key: world.key })
    const follower = world.follow(vault)
    await world.addFile('a.pdf', 'an order')
    const backUp = () =>
      createBackup({
        ...{ vault, files: world.files, workDir: world.data },
        copyDatabase: follower.copyDatabase,
      })
    await backUp()
    storage.faults.next({ kind: 'status', status: 503, times: 'always' })
    await world.note('noted', 'while the bucket was away')
    await expect(follower.send()).rejects.toThrow()
    await expect(backUp()).rejects.toThrow()
    storage.faults.clear()
    await follower.send()

    const restorable = await findRestorable(vault)
    if (!restorable) throw new Error('There is no backup.')
    expect(await verifyBackup({ vault, restorable, workDir: world.data })).toMatchObject({ files: 1 })
    const dir = mkdtempSync(join(tmpdir(), 'mullion-restored-'))
    onTestFinished(() => rmSync(dir, { recursive: true }))
    await restoreDatabase(vault, restorable, join(dir, 'mullion.db'))
    const files = await filesOf(vault, restorable)
    expect(await restoreFiles({ vault, files, stores: null })).toMatchObject({ count: 1 })
    const db = await openDatabase(`sqlite:${join(dir, 'mullion.db')}`)
    expect(await findFact(db.read, 'noted')).toBe('while the bucket was away')
    await db.close()

    await follower.send()
    await backUp()
    const names = new Set((await vault.list()).slice(-1).map(({ name }) => name))
    await vault.prune(names, names)
    expect((await vault.list()).map(({ name }) => name)).toEqual([...names])
    expect(await findRestorable(vault)).not.toBeNull()
  },
  60_000,
)
