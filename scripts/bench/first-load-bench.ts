import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { renderedDataElement } from '@mullion/domain/rendered-page'
import { chromium } from 'playwright-core'
import { firstVisit, type Received } from '../../apps/web/e2e/support/first-visit.ts'
import { findChromium } from '../lib/chromium.ts'
import { startServerProcess } from '../lib/server-process.ts'
import { printTable } from './table.ts'

const row = (name: string, { requests, bytes }: Received) => [
  name,
  String(requests),
  (bytes / 1024).toFixed(1),
]

/** Measures the scripts and styles that a browser receives on a first visit. */
export async function benchFirstLoad(env: NodeJS.ProcessEnv): Promise<void> {
  const server = await startServerProcess('apps/server/src/main.ts', env)
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  try {
    const { page, scripts, styles, withAhead } = await firstVisit(browser, server.url)
    const together = { requests: scripts.requests + styles.requests, bytes: scripts.bytes + styles.bytes }
    printTable(
      ['first visit, as received', 'requests', 'KB'],
      [
        row('page', page),
        row('scripts', scripts),
        row('styles', styles),
        row('total (limit: 190 KB)', together),
        row('total with preloads (limit: 15 requests)', withAhead),
      ],
    )
  } finally {
    await browser.close()
    await server.stop()
  }
}

/**
 * Path of Lighthouse's `cli/index.js`; if not set, `lighthouse` from the PATH is used. Lighthouse is not a
 * dependency, because it takes 176 MB.
 */
const lighthouse = process.env.MULLION_LIGHTHOUSE
const runs = 3
const maxOutputBytes = 64 * 1024 * 1024
const measured = {
  'first contentful paint': 'first-contentful-paint',
  'largest contentful paint': 'largest-contentful-paint',
  'total blocking time': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
} as const

interface LighthouseReport {
  readonly categories: { readonly performance: { readonly score: number } }
  readonly audits: Readonly<Record<string, { readonly displayValue: string }>>
}

async function runLighthouse(url: string): Promise<LighthouseReport> {
  const [command, ...first] = lighthouse ? [process.execPath, lighthouse] : ['lighthouse']
  const { stdout } = await promisify(execFile)(
    command ?? '',
    [
      ...[...first, url, '--quiet', '--output=json'],
      ...['--only-categories=performance', '--chrome-flags=--headless=new --no-sandbox'],
    ],
    { env: { ...process.env, CHROME_PATH: await findChromium() }, maxBuffer: maxOutputBytes },
  )
  return JSON.parse(stdout) as LighthouseReport
}

/** Waits until the server renders the page; right after its start it leaves rendering to the browser. */
async function untilRendered(url: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    if ((await (await fetch(url)).text()).includes(renderedDataElement)) return
    await sleep(200)
  }
  throw new Error('The server does not render the page.')
}

/** Runs Lighthouse with its simulated phone, if installed; prints the median of several runs. */
export async function benchLighthouse(env: NodeJS.ProcessEnv): Promise<void> {
  const server = await startServerProcess('apps/server/src/main.ts', env)
  try {
    const reports: LighthouseReport[] = []
    const url = `${server.url}/?s=gskt`
    await untilRendered(url)
    for (let run = 0; run < runs; run++) reports.push(await runLighthouse(url))
    const score = ({ categories }: LighthouseReport) => categories.performance.score
    const middle = reports.sort((one, other) => score(one) - score(other))[Math.floor(runs / 2)]
    if (!middle) return
    printTable(
      ['Lighthouse, mobile, /?s=gskt', ''],
      [
        ['performance', String(Math.round(score(middle) * 100))],
        ...Object.entries(measured).map(([name, audit]) => [name, middle.audits[audit]?.displayValue ?? '']),
      ],
    )
  } catch (error) {
    console.log(
      `Skipped Lighthouse: ${error instanceof Error ? error.message.split('\n')[0] : error}. ` +
        'Install it (npm install --global lighthouse), or set MULLION_LIGHTHOUSE to the path of its cli/index.js.',
    )
  } finally {
    await server.stop()
  }
}
