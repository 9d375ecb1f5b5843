// Makes servers, connections, the database and the storage fail while people buy, and counts what was lost or doubled:
// npm run trial -- servers --minutes 60
import { parseArgs } from 'node:util'
import { must } from './lib/run.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '3' } },
})
const minutes = Number(values.minutes)
if (positionals[0] !== 'servers' || !(minutes > 0)) {
  console.error('Enter what is tried, and for how long: npm run trial -- servers --minutes 60')
  process.exit(2)
}
// The engine is chosen when modules load.
const env = { DATABASE_URL: 'postgres:', MULLION_TRIAL_MINUTES: String(minutes) }
await must(process.execPath, ['scripts/trial/servers.ts'], { env })
