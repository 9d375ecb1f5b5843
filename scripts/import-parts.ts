// Imports a CSV of parts into the catalog: npm run import-parts -- parts.csv --dry-run
// All or nothing: any bad row is reported and nothing is stored. Existing parts are updated.
import { startedCommand } from './lib/command.ts'
import { importFile, partFile } from './lib/import-file.ts'

process.exitCode = await importFile(partFile, startedCommand)
