import { describe, expect, it } from 'vitest'
import { countSectionByFacets } from '../search/browse.repository.ts'
import { replaceCatalog } from '../search/indexed-parts.repository.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { partRow } from '../testing/part-row.ts'
import { incrementCatalogVersion, listPartsById } from './catalog.repository.ts'

describe('reading parts', () => {
  it('by id accepts any number of ids, returns each part once and omits unknown ids', async () => {
    await using db = await openTestDatabase()
    const rows = Array.from({ length: 620 }, (_, at) => partRow({ id: at + 1 }))
    await db.transaction((tx) => replaceCatalog(tx, rows))
    const ids = [...rows.map(({ id }) => id), 5, 5, 999_999]
    expect((await listPartsById(db.read, ids)).map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      rows.map(({ id }) => id),
    )
    expect(await listPartsById(db.read, [])).toEqual([])
  })

  it('counts obsolete parts only on request', async () => {
    await using db = await openTestDatabase()
    const rows = [partRow({ id: 1 }), partRow({ id: 2 }), partRow({ id: 3, obsolete: true })]
    await db.transaction((tx) => replaceCatalog(tx, rows))
    expect(await countSectionByFacets(db.read, { category: null, withObsolete: false })).toMatchObject([
      { count: 2 },
    ])
    expect(await countSectionByFacets(db.read, { category: null, withObsolete: true })).toMatchObject([
      { count: 3 },
    ])
  })

  it('can share a prepared statement between readers and a transaction', async () => {
    await using db = await openTestDatabase()
    await db.transaction(async (tx) => {
      await replaceCatalog(tx, [partRow({ id: 1 })])
      await incrementCatalogVersion(tx)
      expect(await listPartsById(tx, [1])).toHaveLength(1)
    })
    expect(await listPartsById(db.read, [1])).toHaveLength(1)
  })
})
