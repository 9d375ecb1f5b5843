import { readSearch } from '@mullion/domain/catalog/search-words'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { kit } from '../dialect/current.ts'
import { run } from '../raw.ts'
import { openTestStore } from '../testing/open-test-store.ts'
import { partRow } from '../testing/part-row.ts'
import { findCatalogVersion } from './catalog.repository.ts'
import { planSearch, searchParts } from './search.repository.ts'
import { replaceCatalog } from './shelving.repository.ts'
import { isIndexCurrent, rebuildTextIndex } from './text-index.repository.ts'

it('an index that an earlier release made is made anew from the parts', async () => {
  await using store = await openTestStore()
  expect(await isIndexCurrent(store.read)).toBe(true)
  await store.transaction((tx) => replaceCatalog(tx, [partRow({ id: 1, name: 'HNG STRAP' })]))
  expect(await isIndexCurrent(store.read)).toBe(true)

  await store.transaction(async (tx) => {
    await run(tx, kit.search.clear())
    await run(tx, sql`update catalog_state set index_version = 0`)
  })
  const found = async () =>
    (await searchParts(store.read, planSearch(readSearch('hinge'), false), { offset: 0, limit: 5 })).length
  expect([await isIndexCurrent(store.read), await found()]).toEqual([false, 0])

  await store.transaction(rebuildTextIndex)
  expect([await isIndexCurrent(store.read), await found()]).toEqual([true, 1])
  expect(await findCatalogVersion(store.read)).toBe(2)
})
