import { parseQuery } from '@mullion/domain/search/query'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { findCatalogVersion } from '../catalog/catalog.repository.ts'
import { kit } from '../dialect/current.ts'
import { run } from '../raw.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { partRow } from '../testing/part-row.ts'
import { replaceCatalog } from './indexed-parts.repository.ts'
import { searchParts } from './search.repository.ts'
import { planSearch } from './search-plan.ts'
import { isIndexCurrent, rebuildTextIndex } from './text-index.repository.ts'

it('a text index from an earlier release is rebuilt from the parts', async () => {
  await using db = await openTestDatabase()
  await db.transaction((tx) => replaceCatalog(tx, [partRow({ id: 1, name: 'HNG STRAP' })]))
  expect(await isIndexCurrent(db.read)).toBe(true)

  await db.transaction(async (tx) => {
    await run(tx, kit.search.clear())
    await run(tx, sql`update catalog_state set index_version = 0`)
  })
  const found = async () =>
    (await searchParts(db.read, planSearch(parseQuery('hinge'), false), { offset: 0, limit: 5 })).length
  expect([await isIndexCurrent(db.read), await found()]).toEqual([false, 0])

  await db.transaction(rebuildTextIndex)
  expect([await isIndexCurrent(db.read), await found()]).toEqual([true, 1])
  expect(await findCatalogVersion(db.read)).toBe(2)
})

it('parts imported into an empty store are indexed once, not again at the next start', async () => {
  await using db = await openTestDatabase()
  await db.transaction(rebuildTextIndex)
  expect([await isIndexCurrent(db.read), await findCatalogVersion(db.read)]).toEqual([true, 0])
})
