import { expect, it } from 'vitest'
import { engine } from '../dialect/engine.ts'
import { readMigrations } from '../dialect/migrations.ts'
import { makeRawDatabase } from '../testing/raw-database.ts'

it.runIf(engine === 'sqlite')('sales totals are stored without rowid, in primary key order', async () => {
  const database = await makeRawDatabase()
  await database.migrate(readMigrations(engine))
  const [table] = await database.query(`select wr from pragma_table_list where name = 'sales_totals'`)
  expect(table).toEqual({ wr: 1 })
  await (await database.open()).close()
  await database.remove()
})
