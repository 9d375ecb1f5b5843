import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { engine } from '@mullion/db/dialect/engine'
import { openDatabase } from '@mullion/db/open'
import { findFact } from '@mullion/db/security/shared-fact.repository'
import { openFactWriter } from '@mullion/db/testing/fact-writer'
import { backupsToKeep } from '@mullion/domain/backups/retention'
import { newBackupKey } from '@mullion/integrations/backups/sealer'
import type { Vault } from '@mullion/integrations/backups/vault'
import type { ObjectStore } from '@mullion/integrations/object-store/port'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { diskStores } from '../ports/file-stores.ts'
import { openBackupWorld } from '../testing/backup-world.ts'
import { copyOf, createBackup, latestReadable } from './create.ts'
import { createFollower } from './follower.ts'
import { filesOf, findRestorable, restoreDatabase, restoreFiles } from './restore.ts'
import { verifyBackup } from './verify.ts'
import { openWorkDir, removeLeftovers } from './work-dir.ts'

/** Restores into a folder; returns what its database notes, and the folder's documents. */
async function restored(vault: Vault, dir: string, at?: Date) {
  const restorable = await findRestorable(vault, at)
  if (!restorable) return null
  const path = join(dir, 'mullion.db')
  await restoreDatabase(vault, restorable, path)
  await restoreFiles({ vault, files: await filesOf(vault, restorable), stores: diskStores(dir) })
  const db = await openDatabase(`sqlite:${path}`)
  const noted = await findFact(db.read, 'noted')
  await db.close()
  const documents = join(dir, 'po-documents')
  return { noted, documents: existsSync(documents) ? readdirSync(documents).sort() : [] }
}

/** A moment that all work before is older than, and all work after is younger than. */
async function moment(): Promise<Date> {
  await sleep(3)
  const at = new Date()
  await sleep(3)
  return at
}

function passMs(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

/** Sets the clock of this machine, which then stands. */
function setClock(time: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-25T${time}:00Z`) })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

const filesIn = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())

describe.runIf(engine === 'sqlite')('backups of a store', () => {
  it('restore the database and the files of any moment at which the log was sent', async () => {
    await using world = await openBackupWorld()
    const { vault, dir } = world
    const follower = world.follow()
    await world.note('noted', 'first')
    await world.addFile('a.pdf', 'an order')
    await world.backUp()
    const moments = [await moment()]
    for (const noted of ['second', 'third', 'fourth']) {
      await world.addFile(`${noted}.pdf`, noted)
      await world.note('noted', noted)
      await follower.send()
      moments.push(await moment())
    }
    await world.note('noted', 'never sent')
    const found = []
    for (const [number, at] of moments.entries())
      found.push(await restored(vault, join(dir, `${number}`), at))
    expect(found).toEqual([
      { noted: 'first', documents: ['a.pdf'] },
      { noted: 'second', documents: ['a.pdf', 'second.pdf'] },
      { noted: 'third', documents: ['a.pdf', 'second.pdf', 'third.pdf'] },
      { noted: 'fourth', documents: ['a.pdf', 'fourth.pdf', 'second.pdf', 'third.pdf'] },
    ])
    expect(await restored(vault, join(dir, 'before'), new Date(0))).toBeNull()
    expect(await readFile(join(dir, '3', 'po-documents', 'third.pdf'), 'utf8')).toBe('third')
  })

  it('hold what was committed before their moment and nothing later, while others commit', async () => {
    await using world = await openBackupWorld()
    const { vault, data } = world
    using others = openFactWriter(world.file)
    const committed: Date[] = []
    const commit = () => {
      committed.push(new Date())
      others.commit('noted', `${committed.length}`)
      passMs(2)
    }
    // Others commit as often as this while the follower looks at the clock.
    let commitsLeft = 0
    const follower = createFollower({
      ...{ file: world.file, vault, files: null, latest: null, lastItemAt: null },
      clock() {
        if (commitsLeft > 0) commit()
        commitsLeft -= 1
        return new Date()
      },
    })
    using _ = { [Symbol.dispose]: () => follower.close() }
    /** Returns the last commit before the moment that is restored, and the one that is found then. */
    const lastCommits = async (name: string) => {
      const found = await findRestorable(vault)
      const before = committed.filter((at) => at < (found?.moment ?? at)).length
      return [before, Number((await restored(vault, join(world.dir, name)))?.noted)]
    }

    commit()
    await createBackup({
      ...{ vault, files: world.files, workDir: data },
      async copyDatabase(to) {
        const copying = follower.copyDatabase(to)
        commit()
        return copying
      },
    })
    expect(await lastCommits('copied')).toEqual([1, 1])
    for (const often of [1, 2, 3]) {
      commitsLeft = often
      const sentTo = await follower.send()
      commitsLeft = 0
      const [before, found] = await lastCommits(`${often}`)
      expect(found).toBe(before)
      expect(committed.filter((at) => at < (sentTo ?? at))).toHaveLength(found ?? 0)
    }
  })

  it('go on from one to the next, each restorable by itself', async () => {
    await using world = await openBackupWorld()
    const follower = world.follow()
    for (const noted of ['one', 'two', 'three']) {
      await world.note('noted', noted)
      await world.backUp()
      await follower.send()
    }
    const backups = await world.vault.list()
    expect(backups).toHaveLength(3)
    const [first, , last] = backups
    expect(await restored(world.vault, join(world.dir, 'x'), first?.at)).toMatchObject({ noted: 'one' })
    expect(await restored(world.vault, join(world.dir, 'y'), last?.at)).toMatchObject({ noted: 'three' })
    // Without the last backups, the log of the first one leads to the same end.
    const names = new Set([first?.name ?? ''])
    await world.vault.prune(names, names)
    expect(await restored(world.vault, join(world.dir, 'z'))).toMatchObject({ noted: 'three' })
  })

  it('of one hour are all restorable after the server started again and old ones were removed', async () => {
    await using world = await openBackupWorld()
    const { vault } = world
    const follower = world.follow()
    await world.note('noted', 'one')
    await createBackup({
      ...{ vault, files: world.files, workDir: world.data },
      // What is committed while a copy is sent is only in the log.
      async copyDatabase(to) {
        const copy = await follower.copyDatabase(to)
        await world.note('noted', 'two')
        await follower.send()
        await moment()
        return copy
      },
    })
    await world.note('noted', 'three')
    await follower.send()
    const beforeTheMistake = await moment()
    await world.note('noted', 'a mistake')
    await follower.send()
    world.follow()
    await world.backUp()
    const { kept, withLog } = backupsToKeep(await vault.list(), { hourly: 2, daily: 1, monthly: 1 })
    const namesOf = (backups: typeof kept) => new Set(backups.map(({ name }) => name))
    await vault.prune(namesOf(kept), namesOf(withLog))
    expect(await restored(vault, join(world.dir, 'x'), beforeTheMistake)).toMatchObject({ noted: 'three' })
    expect(await restored(vault, join(world.dir, 'y'))).toMatchObject({ noted: 'a mistake' })
  })

  it('give the daily one before when the log of the moment was removed', async () => {
    await using world = await openBackupWorld()
    const { vault } = world
    const follower = world.follow()
    await world.note('noted', 'daily')
    await world.backUp()
    await world.note('noted', 'removed')
    await follower.send()
    const beforeCopy = await moment()
    let duringCopy = new Date()
    await createBackup({
      ...{ vault, files: world.files, workDir: world.data },
      async copyDatabase(to) {
        const copy = await follower.copyDatabase(to)
        await world.note('noted', 'during the copy')
        await follower.send()
        duringCopy = await moment()
        return copy
      },
    })
    const [daily, hourly] = await vault.list()
    await vault.prune(new Set([daily?.name ?? '', hourly?.name ?? '']), new Set([hourly?.name ?? '']))
    expect(await restored(vault, join(world.dir, 'x'), beforeCopy)).toMatchObject({ noted: 'daily' })
    for (const at of [duringCopy, undefined])
      expect(await restored(vault, join(world.dir, 'y'), at)).toMatchObject({ noted: 'during the copy' })
  })

  it('keep their order when the clock goes backward', async () => {
    await using world = await openBackupWorld()
    const { vault } = world
    const follower = world.follow()
    setClock('12:00')
    await world.note('noted', 'at 12:00')
    await world.backUp()
    setClock('12:50')
    await world.note('noted', 'at 12:50')
    await follower.send()
    setClock('11:50')
    await world.note('noted', 'after the clock was set back')
    await world.backUp()
    await world.note('noted', 'followed')
    await follower.send()
    const at1230 = new Date('2026-11-25T12:30:00Z')
    expect(await restored(vault, join(world.dir, 'x'), at1230)).toMatchObject({ noted: 'at 12:00' })
    expect(await restored(vault, join(world.dir, 'y'))).toMatchObject({ noted: 'followed' })

    setClock('11:55')
    const next = world.follow(vault, null, await vault.latestAt())
    await world.note('noted', 'of the next start')
    await world.backUp()
    await world.note('noted', 'followed again')
    await next.send()
    expect(await restored(vault, join(world.dir, 'z'))).toMatchObject({ noted: 'followed again' })
    expect(await restored(vault, join(world.dir, 'w'), at1230)).toMatchObject({ noted: 'at 12:00' })
  })

  it('begin again after a start without sending the files that are there already', async () => {
    await using world = await openBackupWorld()
    for (let at = 0; at < 20; at += 1) await world.addFile(`document-${at}.pdf`, `${at} `.repeat(5000))
    await world.backUp()
    const stored: string[] = []
    const counting: ObjectStore = {
      ...world.target,
      put(key, object) {
        stored.push(key.split('/')[0] ?? '')
        return world.target.put(key, object)
      },
    }
    const latest = await latestReadable(world.vault)
    const follower = world.follow(await world.vaultWith(world.key, counting), latest)
    await world.note('noted', 'after the start')
    await follower.send()
    expect(new Set(stored)).toEqual(new Set(['log']))
  })

  it('go on beside one that cannot be read, of which nothing is removed', async () => {
    await using world = await openBackupWorld()
    await createBackup({ ...world, workDir: world.data, copyDatabase: copyOf(world.file) })
    const vault = await world.vaultWith(await newBackupKey())
    await createBackup({ ...world, vault, workDir: world.data, copyDatabase: copyOf(world.file) })
    const names = new Set((await vault.list()).map(({ name }) => name))
    expect(names.size).toBe(2)
    const before = filesIn(world.to).length
    await expect(vault.prune(names, names)).rejects.toThrow('another BACKUP_KEY')
    expect(filesIn(world.to)).toHaveLength(before)
  })

  it('send again only what changed', async () => {
    await using world = await openBackupWorld()
    const { vault, files, file, data } = world
    for (let at = 0; at < 20; at += 1) await world.addFile(`document-${at}.pdf`, `${at} `.repeat(5000))
    const source = { vault, files, workDir: data, copyDatabase: copyOf(file) }
    const first = await createBackup(source)
    await world.addFile('document-3.pdf', 'another one')
    const second = await createBackup(source)
    expect(second.report.files).toBe(20)
    expect(first.report.storedBytes).toBeGreaterThan(20 * 200)
    expect(second.report.storedBytes).toBeLessThan(1000)
  })

  it('say nothing without the key, and are of no use with another', async () => {
    await using world = await openBackupWorld()
    await world.addFile('secret.pdf', 'a very telling purchase order '.repeat(10))
    await world.note('noted', 'a very telling fact')
    await createBackup({ ...world, workDir: world.data, copyDatabase: copyOf(world.file) })
    for (const { parentPath, name } of filesIn(world.to)) {
      expect((await readFile(join(parentPath, name))).includes('very telling')).toBe(false)
    }
    const other = await world.vaultWith(await newBackupKey())
    await expect(findRestorable(other, new Date())).rejects.toThrow('another BACKUP_KEY')
  })

  it('are verified by restoring them: a missing or damaged piece is found', async () => {
    await using world = await openBackupWorld()
    const follower = world.follow()
    await world.addFile('a.pdf', 'an order')
    await world.backUp()
    await world.note('noted', 'later')
    await follower.send()
    const verify = async () => {
      const restorable = await findRestorable(world.vault, new Date())
      if (!restorable) throw new Error('There is nothing to verify.')
      return verifyBackup({ vault: world.vault, restorable, workDir: world.data })
    }
    expect(await verify()).toMatchObject({ files: 1, tables: expect.any(Number) })
    const pieces = filesIn(join(world.to, 'pieces')).map(({ name }) => join(world.to, 'pieces', name))
    for (const piece of pieces) {
      const before = await readFile(piece)
      writeFileSync(piece, Buffer.concat([before.subarray(0, -9), Buffer.from('x'.repeat(9))]))
      await expect(verify(), piece).rejects.toThrow('pieces/')
      rmSync(piece)
      await expect(verify(), piece).rejects.toThrow('is missing')
      writeFileSync(piece, before)
    }
    expect(await verify()).toMatchObject({ files: 1 })
    expect(filesIn(world.data).filter(({ name }) => name.includes('verify'))).toEqual([])
  })

  it('send damaged and missing pieces again once a verification has found them', async () => {
    await using world = await openBackupWorld()
    for (let at = 0; at < 3; at += 1) await world.addFile(`document-${at}.pdf`, `${at} `.repeat(5000))
    const source = { ...world, workDir: world.data, copyDatabase: copyOf(world.file) }
    await createBackup(source)
    const verify = async () => {
      const restorable = await findRestorable(world.vault)
      if (!restorable) throw new Error('There is nothing to verify.')
      return verifyBackup({ vault: world.vault, restorable, workDir: world.data })
    }
    const pieces = filesIn(join(world.to, 'pieces')).map(({ name }) => join(world.to, 'pieces', name))
    for (const [at, piece] of pieces.entries()) {
      if (at % 2 === 0) rmSync(piece)
      else writeFileSync(piece, 'damaged')
    }
    await expect(verify()).rejects.toThrow('pieces/')
    await createBackup(source)
    expect(await verify()).toMatchObject({ files: 3 })
    expect((await createBackup(source)).report.storedBytes).toBeLessThan(20_000)
    expect(await world.vault.damaged()).toEqual(new Set())
  })

  it('leave no copy behind: a killed process’s is removed at once, that of a living one is not', async () => {
    await using world = await openBackupWorld()
    using living = openWorkDir(world.data, 'verify')
    const killed = join(world.data, '.backup-of-a-killed-process')
    mkdirSync(killed)
    writeFileSync(join(killed, 'copy.db'), 'a copy')
    removeLeftovers(world.data)
    expect(existsSync(killed)).toBe(false)
    expect(existsSync(living.path)).toBe(true)
    living[Symbol.dispose]()
    expect(readdirSync(world.data).filter((name) => name.startsWith('.'))).toEqual([])
  })

  it('lose nothing while the place they go to is away', async () => {
    await using world = await openBackupWorld()
    let isAway = false
    const flaky: ObjectStore = {
      ...world.target,
      async put(key, object) {
        if (isAway) throw new Error('away')
        return world.target.put(key, object)
      },
    }
    const follower = world.follow(await world.vaultWith(world.key, flaky))
    await world.backUp()
    isAway = true
    for (const noted of ['one', 'two', 'three']) {
      await world.note('noted', noted)
      await expect(follower.send()).rejects.toThrow('away')
    }
    isAway = false
    await follower.send()
    expect(await restored(world.vault, join(world.dir, 'x'))).toMatchObject({ noted: 'three' })
  })
})
