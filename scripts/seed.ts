// Fills a store with parts: the demo catalog, or a large one for benchmarks.
//   npm run seed                       the demo catalog
//   npm run seed -- --parts 100000     a large, plausible catalog
// DATABASE_URL and DATA_DIR name the store. Existing parts are updated. A store that has parts and is not a demo is
// left unchanged, unless --anyway is given.
import { startedCommand } from './lib/command.ts'
import { seedDatabase } from './lib/seed-database.ts'

process.exit(await seedDatabase(startedCommand))
