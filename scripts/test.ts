// Runs every test: rules, both engines, HTTP, components, and browser stories on the built client.
// --full runs the long versions. Other arguments go to vitest: npm test -- packages/domain
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './lib/build-web.ts'
import { findChromium } from './lib/chromium.ts'
import { run } from './lib/run.ts'
import type { SuiteCounts } from './lib/suite-report.ts'

const dir = mkdtempSync(join(tmpdir(), 'mullion-report-'))
const file = join(dir, 'counts.json')
const args = process.argv.slice(2)
const chosen = args.filter((arg) => arg !== '--full')
const env = {
  MULLION_TEST_FULL: String(args.includes('--full')),
  CHROMIUM_PATH: await findChromium(),
  MULLION_SUITE_COUNTS: file,
  ...(chosen.length === 0 ? { MULLION_WHOLE_SUITE: 'true' } : {}),
}
await buildWeb()
const code = await run('vitest', ['run', ...chosen], { env })
const nothing: SuiteCounts = { passed: 0, failed: 0, skipped: 0 }
const counts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SuiteCounts) : nothing
rmSync(dir, { recursive: true })

// A test file that failed to load ran no test but still fails the run.
const failed = code === 0 ? counts.failed : Math.max(1, counts.failed)
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
console.log(`${counts.passed} passed, ${failed} failed${skipped}`)
process.exit(code)
