// Fills a store with parts: the demonstration catalogue, or a large one for measuring.
//   npm run seed                       the demonstration catalogue
//   npm run seed -- --parts 100000     a large, plausible catalogue
// The store is the one that DATABASE_URL and DATA_DIR name. Parts that are there already are updated: a store that is not
// for demonstration and has parts is left alone, unless --anyway says so.
import { parseArgs } from 'node:util'
import { createPartImport } from '@mullion/api/admin/part-import.service'
import { listShelf } from '@mullion/db/catalog/filtered-shelf.repository'
import { openStore } from '@mullion/db/open'
import { readDemoParts } from '@mullion/demo/demo-catalog'
import { readEnv } from '../apps/server/src/env.ts'
import { shownStore } from './lib/import-file.ts'
import { largeCatalogCsv } from './lib/large-catalog-csv.ts'

const { values } = parseArgs({
  options: { parts: { type: 'string' }, anyway: { type: 'boolean', default: false } },
})
const wanted = values.parts === undefined ? null : Number(values.parts)
if (wanted !== null && !(Number.isInteger(wanted) && wanted > 0)) {
  console.error('Say how many parts, as a whole number: npm run seed -- --parts 100000')
  process.exit(1)
}

const env = readEnv({ MULLION_DEMO: 'true', ...process.env })
const store = await openStore(env.DATABASE_URL)
const isForShow = env.MULLION_DEMO && env.NODE_ENV !== 'production'
const anyPart = await listShelf(store.read, { category: null, withObsolete: true }, { offset: 0, limit: 1 })
if (!isForShow && !values.anyway && anyPart.length > 0) {
  await store.close()
  console.error(
    `${shownStore(env.DATABASE_URL)} has parts and is not for demonstration: loading others would change its catalogue. ` +
      'Nothing was loaded. To load them all the same, add --anyway.',
  )
  process.exit(1)
}
const importer = createPartImport({ store, clock: () => new Date() })
console.log(`Loading parts into ${shownStore(env.DATABASE_URL)} …`)
const report = await importer.importParts(wanted === null ? await readDemoParts() : largeCatalogCsv(wanted))
for (const { row, column, message } of report.problems.slice(0, 20))
  console.error(`row ${row}, ${column}: ${message}`)
console.log(`${report.created} parts created, ${report.updated} updated, ${report.problems.length} problems.`)
await store.close()
process.exit(report.stored ? 0 : 1)
