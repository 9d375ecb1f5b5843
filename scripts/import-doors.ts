// Reads a CSV of doors into the register: npm run import-doors -- doors.csv --dry-run
// All of it or none: any bad row is named and nothing is stored. Doors that are there already are replaced.
import { startedCommand } from './lib/command.ts'
import { doorFile, importFile } from './lib/import-file.ts'

process.exitCode = await importFile(doorFile, startedCommand)
