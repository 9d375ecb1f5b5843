// Reads a CSV of parts into the catalogue: npm run import-parts -- parts.csv --dry-run
// All of it or none: any bad row is named and nothing is stored. Parts that are there already are updated.
import { startedCommand } from './lib/command.ts'
import { importFile, partFile } from './lib/import-file.ts'

process.exitCode = await importFile(partFile, startedCommand)
