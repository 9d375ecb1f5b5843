// Imports a CSV of prices of existing parts: npm run import-prices -- prices.csv --dry-run
// All or nothing: any bad row is reported and nothing is stored. --undo reverts the last import of any kind.
import { startedCommand } from './lib/command.ts'
import { importFile, priceFile } from './lib/import-file.ts'

process.exitCode = await importFile(priceFile, startedCommand)
