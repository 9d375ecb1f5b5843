import { describe, expect, it } from 'vitest'
import type { Store } from '../store.ts'
import { openTestStore } from '../testing/open-test-store.ts'
import { partRow } from '../testing/part-row.ts'
import {
  addSearchTallies,
  listPartsById,
  raiseCatalogVersion,
  type SearchTally,
} from './catalog.repository.ts'
import { searchTallies } from './catalog.tables.ts'
import { countShelfByFacets } from './filtered-shelf.repository.ts'
import { replaceCatalog } from './shelving.repository.ts'

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

describe('reading parts', () => {
  it('by id takes any number of ids, each part once, and leaves unknown ones out', async () => {
    await using store = await openTestStore()
    const rows = Array.from({ length: 620 }, (_, at) => partRow({ id: at + 1 }))
    await store.transaction((tx) => replaceCatalog(tx, rows))
    const ids = [...rows.map(({ id }) => id), 5, 5, 999_999]
    expect((await listPartsById(store.read, ids)).map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      rows.map(({ id }) => id),
    )
    expect(await listPartsById(store.read, [])).toEqual([])
  })

  it('counts obsolete ones only when asked for', async () => {
    await using store = await openTestStore()
    const rows = [partRow({ id: 1 }), partRow({ id: 2 }), partRow({ id: 3, obsolete: true })]
    await store.transaction((tx) => replaceCatalog(tx, rows))
    expect(await countShelfByFacets(store.read, { category: null, withObsolete: false })).toMatchObject([
      { count: 2 },
    ])
    expect(await countShelfByFacets(store.read, { category: null, withObsolete: true })).toMatchObject([
      { count: 3 },
    ])
  })

  it('shares one statement between readers and a transaction without mixing them up', async () => {
    await using store = await openTestStore()
    await store.transaction(async (tx) => {
      await replaceCatalog(tx, [partRow({ id: 1 })])
      await raiseCatalogVersion(tx)
      expect(await listPartsById(tx, [1])).toHaveLength(1)
    })
    expect(await listPartsById(store.read, [1])).toHaveLength(1)
  })
})
