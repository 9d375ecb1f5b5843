import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { findCatalogVersion, incrementCatalogVersion } from './catalog/catalog.repository.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { engine } from './dialect/engine.ts'
import * as postgres from './dialect/postgres.ts'
import * as sqlite from './dialect/sqlite.ts'
import { openDatabase } from './open.ts'
import { createTestDatabase, openTestDatabase } from './testing/open-test-database.ts'
import { onServer } from './testing/test-databases.ts'

describe('the database', () => {
  it('commits a transaction whose work resolves', async () => {
    await using db = await openTestDatabase()
    await db.transaction((tx) => incrementCatalogVersion(tx))
    expect(await findCatalogVersion(db.read)).toBe(1)
  })

  it('rolls back a transaction whose work rejects after an await', async () => {
    await using db = await openTestDatabase()
    const failing = db.transaction(async (tx) => {
      await incrementCatalogVersion(tx)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await findCatalogVersion(db.read)).toBe(0)
  })

  it.runIf(engine === 'sqlite')('does not let a transaction read outside itself', async () => {
    await using db = await openTestDatabase()
    const reading = db.transaction(async (tx) => {
      await incrementCatalogVersion(tx)
      return findCatalogVersion(db.read)
    })
    await expect(reading).rejects.toThrow('instead of the transaction')
    expect(await findCatalogVersion(db.read)).toBe(0)
  })

  it('runs writers one after another without losing writes', async () => {
    await using db = await openTestDatabase()
    await Promise.all(Array.from({ length: 20 }, () => db.transaction((tx) => incrementCatalogVersion(tx))))
    expect(await findCatalogVersion(db.read)).toBe(20)
  })

  it('refuses a transaction inside a transaction', async () => {
    await using db = await openTestDatabase()
    const nested = db.transaction(() => db.transaction(async () => 1))
    await expect(nested).rejects.toThrow('inside a transaction')
  })

  it.runIf(engine === 'sqlite')(
    'fails a transaction that waits on something other than the database',
    async () => {
      await using db = await openTestDatabase()
      const waiting = db.transaction(async (tx) => {
        await incrementCatalogVersion(tx)
        await sleep(5)
      })
      await expect(waiting).rejects.toThrow('other than the database')
      expect(await findCatalogVersion(db.read)).toBe(0)
    },
  )

  it.runIf(process.env.TEST_DATABASE_URL)(
    'is created once by servers starting at the same time',
    async () => {
      const url = await createTestDatabase(process.env.TEST_DATABASE_URL ?? '')
      const databases = await Promise.all([1, 2, 3].map(() => openDatabase(url)))
      const versions = await Promise.all(databases.map((db) => findCatalogVersion(db.read)))
      await Promise.all(databases.map((db) => db.close()))
      expect(versions).toEqual([0, 0, 0])
    },
  )

  it.runIf(process.env.TEST_DATABASE_URL)('waits only a few seconds for a lock', async () => {
    const url = await createTestDatabase(process.env.TEST_DATABASE_URL ?? '')
    const db = await openDatabase(url)
    await onServer(url, async (query) => {
      await query('begin')
      await query('lock table catalog_state')
      const startedAt = performance.now()
      await expect(findCatalogVersion(db.read)).rejects.toSatisfy(isDatabaseUnavailable)
      expect(performance.now() - startedAt).toBeLessThan(6000)
      await query('rollback')
    })
    expect(await findCatalogVersion(db.read)).toBe(0)
    await db.close()
  })

  it('answers a ping', async () => {
    await using db = await openTestDatabase()
    expect(await db.ping()).toBe(true)
  })

  it('has the same column kit and search terms on both engines', () => {
    expect(Object.keys(sqlite).sort()).toEqual(Object.keys(postgres).sort())
    expect(Object.keys(sqlite.search).sort()).toEqual(Object.keys(postgres.search).sort())
  })
})
