// Fills a store with parts: the demonstration catalogue, or a large one for measuring.
//   npm run seed                       the demonstration catalogue
//   npm run seed -- --parts 100000     a large, plausible catalogue
// The store is the one that DATABASE_URL and DATA_DIR name. Parts that are there already are updated: a store that is not
// for demonstration and has parts is left alone, unless --anyway says so.
import { startedCommand } from './lib/command.ts'
import { seedStore } from './lib/seed-store.ts'

process.exit(await seedStore(startedCommand))
