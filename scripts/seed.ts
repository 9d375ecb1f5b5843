// Fills a store with parts: the demonstration catalogue, or a large one for measuring.
//   npm run seed                       the demonstration catalogue
//   npm run seed -- --parts 100000     a large, plausible catalogue
// The store is the one that DATABASE_URL and DATA_DIR name. Parts that are there already are updated.
import { parseArgs } from 'node:util'
import { createPartImport } from '@mullion/api/catalog/part-import.service'
import { openStore } from '@mullion/db/open'
import { readDemoParts } from '@mullion/demo/demo-catalog'
import { readEnv } from '../apps/server/src/env.ts'
import { largeCatalogCsv } from './lib/large-catalog-csv.ts'

const { values } = parseArgs({ options: { parts: { type: 'string' } } })
const wanted = values.parts === undefined ? null : Number(values.parts)
if (wanted !== null && !(Number.isInteger(wanted) && wanted > 0)) {
  console.error('Say how many parts, as a whole number: npm run seed -- --parts 100000')
  process.exit(1)
}

const env = readEnv({ MULLION_DEMO: 'true', ...process.env })
const store = await openStore(env.DATABASE_URL)
const importer = createPartImport({ store, clock: () => new Date() })
console.log(`Loading parts into ${env.DATABASE_URL.replace(/\/\/.*@/, '//…@')} …`)
const report = await importer.importParts(wanted === null ? await readDemoParts() : largeCatalogCsv(wanted))
for (const { row, column, message } of report.problems.slice(0, 20))
  console.error(`row ${row}, ${column}: ${message}`)
console.log(`${report.created} parts created, ${report.updated} updated, ${report.problems.length} problems.`)
await store.close()
process.exit(report.stored ? 0 : 1)
