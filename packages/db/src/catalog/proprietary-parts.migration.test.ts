import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { engine } from '../dialect/engine.ts'
import { run } from '../raw.ts'
import type { Store } from '../store.ts'
import { openTestStore } from '../testing/open-test-store.ts'
import { partRow } from '../testing/part-row.ts'
import { parts } from './catalog.tables.ts'
import { markPart } from './part-mark.repository.ts'
import { replaceCatalog } from './shelving.repository.ts'

const file = new URL(`../../../../drizzle/${engine}/0009_proprietary_parts.sql`, import.meta.url)
const migration = sql.raw(readFileSync(file, 'utf8'))
const marks = [true, false, null]

const facetsIn = async (store: Store) =>
  (await store.read.select({ facets: parts.facets }).from(parts).orderBy(parts.id)).map(
    ({ facets }) => facets,
  )
const fill = (store: Store, proprietary: readonly (boolean | null)[]) =>
  store.transaction((tx) =>
    replaceCatalog(
      tx,
      proprietary.map((mark, at) => partRow({ id: at + 1, proprietary: mark })),
    ),
  )

it('a store from before parts were filed by their mark finds them by it as if they were saved anew', async () => {
  await using store = await openTestStore()
  await fill(store, marks)
  const saved = await facetsIn(store)
  await fill(store, [null, null, null])
  const before = await facetsIn(store)
  await store.transaction((tx) => run(tx, sql`update parts set proprietary = (id = 1) where id < 3`))
  await store.transaction((tx) => run(tx, migration))
  expect(await facetsIn(store)).toEqual(saved)
  expect(saved).not.toEqual(before)
  // A second run has nothing left to do.
  await store.transaction((tx) => run(tx, migration))
  expect(await facetsIn(store)).toEqual(saved)
})

it('a part that is marked, or whose mark is cleared, is filed as if it were saved anew', async () => {
  await using store = await openTestStore()
  await fill(store, marks)
  const saved = await facetsIn(store)
  await fill(store, [false, true, null])
  const now = new Date(0)
  await store.transaction(async (tx) => {
    await markPart(tx, 1, { proprietary: true, now })
    await markPart(tx, 2, { proprietary: false, now })
    expect(await markPart(tx, 999, { proprietary: true, now })).toBeNull()
  })
  expect(await facetsIn(store)).toEqual(saved)
})
