import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { searchTallies } from '../catalog/catalog.tables.ts'
import type { Database } from '../database.ts'
import { engine } from '../dialect/engine.ts'
import { openDatabase } from '../open.ts'
import { createTestDatabase, openTestDatabase } from '../testing/open-test-database.ts'
import { addSearchTallies, type SearchTally } from './search-tally.repository.ts'

const tally = (text: string, searches: number, lastTotal: number, day = '2026-11-20'): SearchTally => ({
  day,
  text,
  searches,
  lastTotal,
})
const add = (db: Database, ...tallies: SearchTally[]) => db.transaction((tx) => addSearchTallies(tx, tallies))
const stored = async (db: Database) => {
  const { day, text, searches, lastTotal } = searchTallies
  const rows = await db.read.select({ text, searches, lastTotal, day }).from(searchTallies)
  return rows.sort((a, b) => (a.day + a.text < b.day + b.text ? -1 : 1))
}

const server = process.env.TEST_DATABASE_URL

async function openTwice(): Promise<[Database, Database]> {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-tally-'))
  const url = server ? await createTestDatabase(server) : `sqlite:${join(dir, 'store.db')}`
  const first = await openDatabase(url)
  const second = await openDatabase(url)
  onTestFinished(async () => {
    await Promise.all([first.close(), second.close()])
    rmSync(dir, { recursive: true, force: true })
  })
  return [first, second]
}

describe('search tallies', () => {
  it('are added up by day and text, and keep the last total', async () => {
    await using db = await openTestDatabase()
    await add(db, tally('hinge', 2, 40), tally('gasket', 1, 9))
    await add(db, tally('hinge', 3, 41), tally('hinge', 1, 41, '2026-11-21'))
    expect(await stored(db)).toEqual([
      tally('gasket', 1, 9),
      tally('hinge', 5, 41),
      tally('hinge', 1, 41, '2026-11-21'),
    ])
  })

  it('are all counted when added concurrently', async () => {
    await using db = await openTestDatabase()
    await Promise.all(Array.from({ length: 10 }, () => add(db, tally('hinge', 1, 40))))
    expect(await stored(db)).toEqual([tally('hinge', 10, 40)])
  })

  it.runIf(engine === 'sqlite' || server)('are all counted when two processes add them at once', async () => {
    const [first, second] = await openTwice()
    await add(first, tally('hinge', 1, 40))
    const { promise: written, resolve } = Promise.withResolvers<void>()
    const meanwhile = written.then(() => add(second, tally('hinge', 2, 42), tally('gasket', 1, 9)))
    const holding = first.transaction(async (tx) => {
      await addSearchTallies(tx, [tally('hinge', 4, 41)])
      resolve()
      // Long enough for the other process to find the tally locked.
      await sleep(50)
    })
    await Promise.all([holding, meanwhile])
    for (const db of [first, second])
      expect(await stored(db)).toEqual([tally('gasket', 1, 9), tally('hinge', 7, 42)])
  })
})
