// Imports a CSV of doors into the register: npm run import-doors -- doors.csv --dry-run
// All or nothing: any bad row is reported and nothing is stored. Existing doors are replaced.
import { startedCommand } from './lib/command.ts'
import { doorFile, importFile } from './lib/import-file.ts'

process.exitCode = await importFile(doorFile, startedCommand)
