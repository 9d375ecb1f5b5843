import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { findCatalogVersion, incrementCatalogVersion } from '../catalog/catalog.repository.ts'
import { isDatabaseUnavailable } from '../database-unavailable.ts'
import { engine } from './engine.ts'
import { migrateSqlite, openSqlite } from './open-sqlite.ts'

/** A store, and a second connection to its file that can hold the write lock. */
function openLockable(lockWaitMs: number) {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-lock-'))
  const file = join(dir, 'store.db')
  migrateSqlite(file)
  const db = openSqlite({ file, durable: false, strict: true, lockWaitMs })
  const other = new Sqlite(file)
  return {
    db,
    lock: () => other.exec('BEGIN IMMEDIATE'),
    unlock: () => other.exec('COMMIT'),
    async [Symbol.asyncDispose]() {
      other.close()
      await db.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

describe.runIf(engine === 'sqlite')('a file lock held by another process', () => {
  it('is waited for while reads and timers continue', async () => {
    await using shared = openLockable(5000)
    shared.lock()
    const raised = shared.db.transaction((tx) => incrementCatalogVersion(tx))
    const startedAt = performance.now()
    await sleep(100)
    // The driver's own wait would have blocked this process for five seconds.
    expect(performance.now() - startedAt).toBeLessThan(4000)
    expect(await findCatalogVersion(shared.db.read)).toBe(0)
    shared.unlock()
    await raised
    expect(await findCatalogVersion(shared.db.read)).toBe(1)
  })

  it('fails all transactions that have waited too long, at the same time', async () => {
    const lockWaitMs = 500
    await using shared = openLockable(lockWaitMs)
    shared.lock()
    const waiting = [1, 2, 3].map(() => shared.db.transaction((tx) => incrementCatalogVersion(tx)))
    const failedAt = waiting.map((each) => each.catch(() => performance.now()))
    for (const each of await Promise.allSettled(waiting)) {
      expect(each).toMatchObject({ status: 'rejected', reason: expect.toSatisfy(isDatabaseUnavailable) })
    }
    const times = (await Promise.all(failedAt)).map(Number)
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(lockWaitMs)
    shared.unlock()
    await shared.db.transaction((tx) => incrementCatalogVersion(tx))
    expect(await findCatalogVersion(shared.db.read)).toBe(1)
  })
})
