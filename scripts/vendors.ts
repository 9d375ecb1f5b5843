// Starts a local stand-in for every vendor, so that the whole store can run on its adapters without an account
// anywhere: npm run vendors [-- --folder .vendors --port 4610]. Prints the settings to start the store with, and writes
// them to settings.env in the folder.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openLocalVendors } from './lib/local-vendors.ts'

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: process.env.VENDORS_FOLDER ?? '.vendors' },
    port: { type: 'string', default: process.env.VENDORS_PORT ?? '4610' },
  },
})
const { folder } = values

const vendors = await openLocalVendors(folder, Number(values.port))
const settings = Object.entries(Object.assign({}, ...vendors.map((vendor) => vendor.settings)))
const lines = settings.map(([name, value]) => `${name}=${value}`).join('\n')
const settingsFile = join(folder, 'settings.env')
writeFileSync(settingsFile, `${lines}\n`)

const [first] = vendors
process.stdout.write(`${lines}

Start the store with these settings in another terminal:
  set -a; . ${settingsFile}; set +a; npm start

The records of the vendors are in ${folder}:
${vendors.map(({ name, url }) => `  ${name.padEnd(12)}${url}/record`).join('\n')}

Make a vendor misbehave, and behave again:
  curl ${first?.url}/faults -d '{"kind":"slow","ms":60000,"times":"always"}'
  curl -X DELETE ${first?.url}/faults
Kinds: slow, late, cut, status (with "status": 429), malformed, skew, object, duplicate, expired, partial, lie.

The vendors are ready at ${first?.url}
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all(vendors.map((vendor) => vendor.close())).then(() => process.exit(0))
  })
}
