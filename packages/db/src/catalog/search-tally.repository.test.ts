import { describe, expect, it } from 'vitest'
import type { Store } from '../store.ts'
import { openTestStore } from '../testing/open-test-store.ts'
import { searchTallies } from './catalog.tables.ts'
import { addSearchTallies, type SearchTally } from './search-tally.repository.ts'

const tally = (text: string, searches: number, lastTotal: number, day = '2026-11-20'): SearchTally => ({
  day,
  text,
  searches,
  lastTotal,
})
const add = (store: Store, ...tallies: SearchTally[]) =>
  store.transaction((tx) => addSearchTallies(tx, tallies))
const stored = async (store: Store) =>
  (await store.read.select().from(searchTallies)).sort((a, b) => (a.day + a.text < b.day + b.text ? -1 : 1))

describe('the tallies of searches', () => {
  it('add up by day and text, and keep the last total', async () => {
    await using store = await openTestStore()
    await add(store, tally('hinge', 2, 40), tally('gasket', 1, 9))
    await add(store, tally('hinge', 3, 41), tally('hinge', 1, 41, '2026-11-21'))
    expect(await stored(store)).toEqual([
      tally('gasket', 1, 9),
      tally('hinge', 5, 41),
      tally('hinge', 1, 41, '2026-11-21'),
    ])
  })

  it('lose none when two processes add at the same time', async () => {
    await using store = await openTestStore()
    await Promise.all(Array.from({ length: 10 }, () => add(store, tally('hinge', 1, 40))))
    expect(await stored(store)).toEqual([tally('hinge', 10, 40)])
  })
})
