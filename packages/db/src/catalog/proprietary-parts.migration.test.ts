import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { engine } from '../dialect/engine.ts'
import { run } from '../raw.ts'
import { replaceCatalog } from '../search/indexed-parts.repository.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { partRow } from '../testing/part-row.ts'
import { parts } from './catalog.tables.ts'
import { markPart } from './part-mark.repository.ts'

const file = new URL(`../../../../drizzle/${engine}/0009_proprietary_parts.sql`, import.meta.url)
const migration = sql.raw(readFileSync(file, 'utf8'))
const marks = [true, false, null]

const facetsIn = async (db: Database) =>
  (await db.read.select({ facets: parts.facets }).from(parts).orderBy(parts.id)).map(({ facets }) => facets)
const fill = (db: Database, proprietary: readonly (boolean | null)[]) =>
  db.transaction((tx) =>
    replaceCatalog(
      tx,
      proprietary.map((mark, at) => partRow({ id: at + 1, proprietary: mark })),
    ),
  )

it('the migration updates the proprietary facet of old parts as if they were saved again', async () => {
  await using db = await openTestDatabase()
  await fill(db, marks)
  const saved = await facetsIn(db)
  await fill(db, [null, null, null])
  const before = await facetsIn(db)
  await db.transaction((tx) => run(tx, sql`update parts set proprietary = (id = 1) where id < 3`))
  await db.transaction((tx) => run(tx, migration))
  expect(await facetsIn(db)).toEqual(saved)
  expect(saved).not.toEqual(before)
  // A second run has nothing left to do.
  await db.transaction((tx) => run(tx, migration))
  expect(await facetsIn(db)).toEqual(saved)
})

it('setting or clearing the proprietary flag updates the facet as if the part were saved again', async () => {
  await using db = await openTestDatabase()
  await fill(db, marks)
  const saved = await facetsIn(db)
  await fill(db, [false, true, null])
  const now = new Date(0)
  await db.transaction(async (tx) => {
    await markPart(tx, 1, { proprietary: true, now })
    await markPart(tx, 2, { proprietary: false, now })
    expect(await markPart(tx, 999, { proprietary: true, now })).toBeNull()
  })
  expect(await facetsIn(db)).toEqual(saved)
})
