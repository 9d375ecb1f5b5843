import { listDueMail } from '@mullion/db/mail/mail.repository'
import { openTestDatabase } from '@mullion/db/testing/open-test-database'
import { demoStoreInfo } from '@mullion/domain/store-info'
import { describe, expect, it } from 'vitest'
import { createBackupStateService } from './backup-state.service.ts'

const hourMs = 3_600_000

async function openWorld() {
  const db = await openTestDatabase()
  let now = new Date('2026-11-25T10:00:00Z')
  const made = () =>
    createBackupStateService({
      db,
      clock: () => now,
      backups: { alertMs: 3 * hourMs, sendsLog: true },
      storeInfo: demoStoreInfo,
      orderEmails: [],
      siteUrl: () => 'https://parts.example',
    })
  return {
    db,
    servers: [made(), made()] as const,
    pass: (hours: number) => {
      now = new Date(now.getTime() + hours * hourMs)
    },
    subjects: async () => (await listDueMail(db.read, now, 10)).map(({ subject }) => subject),
    report: () => ({ at: now, name: 'a backup', sizeBytes: 10, storedBytes: 5, files: 2 }),
    [Symbol.asyncDispose]: () => db[Symbol.asyncDispose](),
  }
}

describe('the state of the backups', () => {
  it('is mailed once when none succeeded for hours, and again only after one that did', async () => {
    await using world = await openWorld()
    const [first, second] = world.servers
    const watch = async () => {
      await first.watch()
      await second.watch()
    }
    await watch()
    world.pass(2.9)
    await watch()
    expect(await world.subjects()).toEqual([])
    world.pass(0.2)
    await first.noteFailed('The disk is full.')
    await watch()
    expect(await world.subjects()).toEqual(['The store has no backup'])
    expect(await second.state()).toMatchObject({ isLate: true, failed: { reason: 'The disk is full.' } })
    await first.noteCreated(world.report())
    expect(await second.state()).toMatchObject({ isLate: false, failed: null, created: { files: 2 } })
    world.pass(3.1)
    await watch()
    expect(await world.subjects()).toEqual(['The store has no backup', 'No new backup of the store'])
  })

  it('tells how old the last backup is, by the clock of the store, and the log of each server', async () => {
    await using world = await openWorld()
    const [first, second] = world.servers
    const started = world.report().at
    await first.watch()
    world.pass(1)
    expect(await second.lastTimes()).toEqual({ backupAt: started, logAt: started })
    const now = world.report().at
    await first.noteCreated({ ...world.report(), at: new Date(now.getTime() + hourMs) })
    first.noteLogSent(now)
    expect(await first.lastTimes()).toEqual({ backupAt: now, logAt: now })
    expect(await second.lastTimes()).toEqual({ backupAt: now, logAt: started })
  })

  it('lets one of several servers make the next backup', async () => {
    await using world = await openWorld()
    const ask = () => Promise.all(world.servers.map((server) => server.claim(hourMs)))
    expect((await ask()).filter(Boolean)).toHaveLength(1)
    expect(await ask()).toEqual([false, false])
    world.pass(1)
    expect((await ask()).filter(Boolean)).toHaveLength(1)
  })
})
