// Measures the built store on scratch data: search beside bare servers that run the same statements, orders, first load.
// Ratios within one run mean something on any machine; absolute figures are for the reader of this machine.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchOrders } from './bench/order-bench.ts'
import { benchSearch } from './bench/search-bench.ts'
import { printTable } from './bench/table.ts'
import { buildWeb } from './lib/build-web.ts'
import { firstLoadKb } from './lib/first-load.ts'
import { must } from './lib/run.ts'

const catalogues = [1500, 100_000]

function settings(dir: string): NodeJS.ProcessEnv {
  return {
    DATA_DIR: dir,
    DATABASE_URL: `sqlite:${join(dir, 'mullion.db')}`,
    PORT: '0',
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    SANDBOX_PAYMENTS_ALLOWED: 'true',
    LOG_LEVEL: 'warn',
  }
}

await buildWeb()
for (const parts of catalogues) {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-bench-'))
  console.log(`\n${parts.toLocaleString('en-US')} parts`)
  await must(process.execPath, ['scripts/seed.ts', '--parts', String(parts)], { env: settings(dir) })
  await benchSearch(dir, settings(dir))
  if (parts === catalogues[0]) await benchOrders(dir, settings(dir))
  rmSync(dir, { recursive: true, force: true })
}
const { scripts, styles } = firstLoadKb()
printTable(
  ['first load, brotli', 'KB'],
  [
    ['JavaScript', scripts.toFixed(1)],
    ['CSS', styles.toFixed(1)],
    ['together (aim: at most 200)', (scripts + styles).toFixed(1)],
  ],
)
