import { readFileSync } from 'node:fs'
import type { DoorSubModel } from '@mullion/domain/catalog/part'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { engine } from '../dialect/engine.ts'
import { run } from '../raw.ts'
import { replaceCatalog } from '../search/indexed-parts.repository.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { partRow } from '../testing/part-row.ts'
import { parts } from './catalog.tables.ts'

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

const facetsIn = (db: Database) =>
  db.read.select({ id: parts.id, facets: parts.facets }).from(parts).orderBy(parts.id)

it('the migration updates the sub-model facets of old parts as if they were saved again', async () => {
  await using db = await openTestDatabase()
  const rows = named.map((doorSubModels, at) => partRow({ id: at + 1, doorSubModels }))
  await db.transaction((tx) => replaceCatalog(tx, rows))
  const saved = await facetsIn(db)
  await db.transaction((tx) => run(tx, sql`update parts set facets = facets % 34359738368`))
  expect(await facetsIn(db)).not.toEqual(saved)
  await db.transaction((tx) => run(tx, migration))
  expect(await facetsIn(db)).toEqual(saved)
  // A second run has nothing left to do.
  await db.transaction((tx) => run(tx, migration))
  expect(await facetsIn(db)).toEqual(saved)
})
