// Benchmarks the built store on scratch data: its start and memory, search next to bare servers that run the same statements, whether it finds the right part, orders, 50
// buyers at once, doors by serial number, the health check during the largest batches, searches during imports, and the
// page in a throttled browser. Ratios within one run hold on any machine; absolute figures only on the machine that ran
// it. Runs all parts, or the named ones: npm run bench -- browser
import { benchAnalytics } from './bench/analytics-bench.ts'
import { benchBatches } from './bench/batch-bench.ts'
import { benchBrowser } from './bench/browser-bench.ts'
import { benchCheckout } from './bench/checkout-bench.ts'
import { benchDoors } from './bench/door-bench.ts'
import { benchFirstLoad, benchLighthouse } from './bench/first-load-bench.ts'
import { benchImports } from './bench/import-bench.ts'
import { benchOrders } from './bench/order-bench.ts'
import { benchRelevance } from './bench/relevance-bench.ts'
import { scratchFolder } from './bench/scratch-folder.ts'
import { benchSearch } from './bench/search-bench.ts'
import { benchStaff } from './bench/staff-bench.ts'
import { benchStart } from './bench/start-bench.ts'
import { benchVendors } from './bench/vendor-bench.ts'
import { buildWeb } from './lib/build-web.ts'

const [few, many] = [1500, 100_000]
const heading = (parts: string) => console.log(`\n${parts} parts`)

const benches = {
  async start() {
    using db = await scratchFolder({})
    await benchStart(db.env)
  },
  async search() {
    for (const parts of [few, many]) {
      heading(parts.toLocaleString('en-US'))
      using db = await scratchFolder({ parts })
      await benchSearch(db.dir, db.env)
    }
  },
  async relevance() {
    await benchRelevance()
  },
  async orders() {
    using db = await scratchFolder({ parts: few })
    await benchOrders(db.dir, db.env)
  },
  async checkout() {
    using db = await scratchFolder({ parts: few })
    await benchCheckout(db.dir, db.env)
  },
  async doors() {
    using db = await scratchFolder({})
    await benchDoors(db.dir, db.env)
  },
  async analytics() {
    using db = await scratchFolder({ parts: few })
    await benchAnalytics(db.dir, db.env)
  },
  async staff() {
    using db = await scratchFolder({ parts: many })
    await benchStaff(db.dir, many)
  },
  async batches() {
    using db = await scratchFolder({ demonstration: true })
    await benchBatches(db.env)
  },
  async import() {
    using db = await scratchFolder({ demonstration: true })
    await benchImports(db.env)
  },
  async vendors() {
    using db = await scratchFolder({ parts: many })
    await benchVendors(db.dir, db.env)
  },
  async 'first-load'() {
    using db = await scratchFolder({ demonstration: true })
    await benchFirstLoad(db.env)
    await benchLighthouse(db.env)
  },
  async browser() {
    for (const parts of [undefined, many]) {
      heading(parts?.toLocaleString('en-US') ?? 'The demonstration')
      using db = await scratchFolder({ parts, demonstration: true })
      await benchBrowser(db.env)
    }
  },
} as const satisfies Record<string, () => Promise<void>>

type Bench = keyof typeof benches
const names = Object.keys(benches) as Bench[]
const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !names.includes(name as Bench))
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. Choose from ${names.join(', ')}.`)
  process.exit(1)
}
/** Benchmarks that do not need the web client. */
const withoutClient = ['analytics', 'staff', 'relevance']
if (chosen.length === 0 || chosen.some((name) => !withoutClient.includes(name))) await buildWeb()
for (const name of names) if (chosen.length === 0 || chosen.includes(name)) await benches[name]()
