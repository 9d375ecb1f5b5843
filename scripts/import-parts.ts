// Reads a CSV of parts into the catalogue: npm run import-parts -- parts.csv --dry-run
// All of it or none: any bad row is named and nothing is stored. Parts that are there already are updated.
import { createPartImport } from '@mullion/api/admin/part-import.service'
import { importFile } from './lib/import-file.ts'

const clock = () => new Date()
await importFile({ of: 'parts', importInto: (store) => createPartImport({ store, clock }).importParts })
