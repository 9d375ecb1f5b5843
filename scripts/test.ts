// Runs every test: rules, both engines, HTTP, components, and browser stories on the built client.
// --full runs the long versions. Other arguments go to vitest: npm test -- packages/domain
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './lib/build-web.ts'
import { findChromium } from './lib/chromium.ts'
import { run } from './lib/run.ts'

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
}

const dir = mkdtempSync(join(tmpdir(), 'mullion-report-'))
const file = join(dir, 'report.json')
const args = process.argv.slice(2)
const chosen = args.filter((arg) => arg !== '--full')
const env = {
  MULLION_TEST_FULL: String(args.includes('--full')),
  CHROMIUM_PATH: await findChromium(),
  MULLION_SUITE_REPORT: file,
  ...(chosen.length === 0 ? { MULLION_WHOLE_SUITE: 'true' } : {}),
}
await buildWeb()
const code = await run('vitest', ['run', ...chosen], { env })
const nothing: Report = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 }
const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : nothing
rmSync(dir, { recursive: true })

// A test file that failed to load ran no test but still fails the run.
const failed = code === 0 ? report.numFailedTests : Math.max(1, report.numFailedTests)
const skipped = report.numPendingTests > 0 ? `, ${report.numPendingTests} skipped` : ''
console.log(`${report.numPassedTests} passed, ${failed} failed${skipped}`)
process.exit(code)
