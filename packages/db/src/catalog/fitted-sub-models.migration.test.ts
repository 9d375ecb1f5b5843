import { readFileSync } from 'node:fs'
import type { DoorSubModel } from '@mullion/domain/catalog/part'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { engine } from '../dialect/engine.ts'
import { run } from '../raw.ts'
import type { Store } from '../store.ts'
import { openTestStore } from '../testing/open-test-store.ts'
import { partRow } from '../testing/part-row.ts'
import { parts } from './catalog.tables.ts'
import { replaceCatalog } from './shelving.repository.ts'

const file = new URL(`../../../../drizzle/${engine}/0008_fitted_sub_models.sql`, import.meta.url)
const migration = sql.raw(readFileSync(file, 'utf8'))
const named: readonly DoorSubModel[][] = [
  [],
  ['TSD'],
  ['ESS1', 'ESS2'],
  ['COLD', 'TORSION'],
  ['SANI', 'TSD', 'CW'],
  ['CW', 'TORSION'],
  ['TSD', 'ESS1', 'ESS2', 'COLD', 'SANI'],
]

const facetsIn = (store: Store) =>
  store.read.select({ id: parts.id, facets: parts.facets }).from(parts).orderBy(parts.id)

it('a store from before sub-models told doors apart finds its parts by them as if they were saved anew', async () => {
  await using store = await openTestStore()
  const rows = named.map((doorSubModels, at) => partRow({ id: at + 1, doorSubModels }))
  await store.transaction((tx) => replaceCatalog(tx, rows))
  const saved = await facetsIn(store)
  await store.transaction((tx) => run(tx, sql`update parts set facets = facets % 34359738368`))
  expect(await facetsIn(store)).not.toEqual(saved)
  await store.transaction((tx) => run(tx, migration))
  expect(await facetsIn(store)).toEqual(saved)
  // A second run has nothing left to do.
  await store.transaction((tx) => run(tx, migration))
  expect(await facetsIn(store)).toEqual(saved)
})
