// Every test there is: rules, both engines, HTTP, and the browser stories on the built client.
// Arguments go to vitest: npm test -- packages/domain
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './lib/build-web.ts'
import { findChromium } from './lib/chromium.ts'
import { run } from './lib/run.ts'

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numFailedTestSuites: number
}

const dir = mkdtempSync(join(tmpdir(), 'mullion-report-'))
const file = join(dir, 'report.json')
const whole = process.argv.length === 2
const env = {
  CHROMIUM_PATH: await findChromium(),
  MULLION_SUITE_REPORT: file,
  ...(whole ? { MULLION_WHOLE_SUITE: 'true' } : {}),
}
await buildWeb()
const code = await run('vitest', ['run', ...process.argv.slice(2)], { env })
const report = JSON.parse(readFileSync(file, 'utf8')) as Report
rmSync(dir, { recursive: true })

// A file that could not be loaded ran no test and still failed.
const failed = code === 0 ? report.numFailedTests : Math.max(1, report.numFailedTests)
const skipped = report.numPendingTests > 0 ? `, ${report.numPendingTests} skipped` : ''
console.log(`${report.numPassedTests} passed, ${failed} failed${skipped}`)
process.exit(code)
