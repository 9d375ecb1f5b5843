// Reads a CSV of doors into the register: npm run import-doors -- doors.csv --dry-run
// All of it or none: any bad row is named and nothing is stored. Doors that are there already are replaced.
import { createDoorImport } from '@mullion/api/admin/door-import.service'
import { importFile } from './lib/import-file.ts'

const clock = () => new Date()
await importFile({ of: 'doors', importInto: (store) => createDoorImport({ store, clock }).importDoors })
