// Sends buyers at rising rates to a store on this machine, until one request in a hundred takes over 250 ms: npm run
// load. It takes the set-ups to measure (sqlite, postgres, servers; all if none is named). `--soak 10` instead keeps a
// moderate rate for ten minutes and reports how memory grows; `--rate` says which, `--seconds` how long each rate is kept.
import { parseArgs } from 'node:util'
import { findKnee } from './load/measure.ts'
import { soak } from './load/soak.ts'
import { openStores, type SetUp, setUps } from './load/stores.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    soak: { type: 'string' },
    rate: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '10' },
  },
})
const unknown = positionals.filter((name) => !setUps.includes(name as SetUp))
const numbers = [values.rate, values.seconds, values.soak ?? '1'].map(Number)
if (unknown.length > 0 || !numbers.every((number) => number > 0)) {
  console.error(`Choose from ${setUps.join(', ')}, and numbers above zero for --rate, --seconds and --soak.`)
  process.exit(1)
}
const [rate = 0, seconds = 0, minutes = 0] = numbers
for (const setUp of setUps) {
  if (positionals.length > 0 && !positionals.includes(setUp)) continue
  await using stores = await openStores(setUp)
  if (!stores) continue
  if (values.soak) await soak(stores, { rate, minutes })
  else await findKnee(stores, { rate, seconds })
}
