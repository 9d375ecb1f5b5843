// Reads a CSV of prices of known parts: npm run import-prices -- prices.csv --dry-run
// All of it or none: any bad row is named and nothing is stored. --undo takes the last import back, of whatever kind.
import { startedCommand } from './lib/command.ts'
import { importFile, priceFile } from './lib/import-file.ts'

process.exitCode = await importFile(priceFile, startedCommand)
