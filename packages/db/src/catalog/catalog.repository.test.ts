import { describe, expect, it } from 'vitest'
import { openTestStore } from '../testing/open-test-store.ts'
import { partRow } from '../testing/part-row.ts'
import { listPartsById, raiseCatalogVersion } from './catalog.repository.ts'
import { countShelfByFacets } from './filtered-shelf.repository.ts'
import { replaceCatalog } from './shelving.repository.ts'

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
