import { describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { searchTallies } from './catalog.tables.ts'
import { addSearchTallies, type SearchTally } from './search-tally.repository.ts'

const tally = (text: string, searches: number, lastTotal: number, day = '2026-11-20'): SearchTally => ({
  day,
  text,
  searches,
  lastTotal,
})
const add = (db: Database, ...tallies: SearchTally[]) => db.transaction((tx) => addSearchTallies(tx, tallies))
const stored = async (db: Database) =>
  (await db.read.select().from(searchTallies)).sort((a, b) => (a.day + a.text < b.day + b.text ? -1 : 1))

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
})
