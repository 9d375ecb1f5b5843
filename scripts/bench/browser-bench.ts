import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium } from '../lib/chromium.ts'
import { startServerProcess } from '../lib/server-process.ts'
import { type Measured, scroll, walk } from './browser-walk.ts'
import { percentile } from './load.ts'
import { cumulativeShift, readNotes, watchPage } from './page-probe.ts'
import { printTable } from './table.ts'

const slowdown = 4
const rounds = 5
const settleMs = 1500
const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const
type Screen = (typeof screens)[number]

const places = {
  'start page': '/',
  results: '/?s=hinge',
  gaskets: '/?s=gskt',
  'all parts': '/?page=1',
  cart: '/?panel=cart',
}

interface Shop {
  readonly browser: Browser
  readonly url: string
}

const median = (values: readonly number[]) => percentile(values, 0.5)
const worst = (values: readonly number[]) => Math.max(...values)
const ms = (value: number) => value.toFixed(0)

async function openPage({ browser, url }: Shop, viewport: Screen): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await watchPage(page)
  return page
}

async function measureLoads(shop: Shop, screen: Screen, place: string) {
  const loads: { first: number; largest: number; blocked: number; shift: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const page = await openPage(shop, screen)
    await page.goto(place, { waitUntil: 'networkidle' })
    await page.locator('[data-until-hydrated]').first().waitFor({ state: 'detached' })
    await page.waitForTimeout(settleMs)
    const { firstPaintAt, largestPaintAt, blockedMs, shifts } = await readNotes(page)
    const shift = cumulativeShift(shifts)
    loads.push({ first: firstPaintAt, largest: largestPaintAt, blocked: blockedMs, shift })
    await page.context().close()
  }
  const of = (name: keyof (typeof loads)[number]) => loads.map((load) => load[name])
  return [
    ...[of('first'), of('largest'), of('blocked')].flatMap((times) => [ms(median(times)), ms(worst(times))]),
    worst(of('shift')).toFixed(3),
  ]
}

async function benchLoads(shop: Shop): Promise<void> {
  const rows: string[][] = []
  for (const screen of screens) {
    for (const [name, place] of Object.entries(places)) {
      rows.push([`${name}, ${screen.width} px`, ...(await measureLoads(shop, screen, place))])
    }
  }
  printTable(
    [
      `first loads, ${slowdown}x slower`,
      ...['first paint ms', 'worst', 'largest ms', 'worst', 'blocked ms', 'worst', 'layout shift'],
    ],
    rows,
  )
}

interface Walked {
  readonly measured: Measured
  readonly shift: number
}

/** Walks through the store repeatedly on one page, and scrolls through all parts on another. */
async function measureWalks(shop: Shop, screen: Screen): Promise<Walked> {
  const walker = { page: await openPage(shop, screen), measured: new Map<string, number[]>() }
  const { page } = walker
  await page.goto('/', { waitUntil: 'networkidle' })
  for (let round = 0; round < rounds; round++) await walk(walker, round)
  await page.goto('/?page=1', { waitUntil: 'networkidle' })
  const { shifts } = await readNotes(page)
  await page.getByLabel('Results per page').selectOption('All')
  await page
    .getByRole('status')
    .filter({ hasText: /^[\d,]+ parts$/ })
    .waitFor()
  for (let round = 0; round < rounds; round++) await scroll(walker)
  await page.context().close()
  return { measured: walker.measured, shift: cumulativeShift(shifts) }
}

async function benchWalks(shop: Shop): Promise<void> {
  const walked: Walked[] = []
  for (const screen of screens) walked.push(await measureWalks(shop, screen))
  const names = [...(walked[0]?.measured.keys() ?? [])]
  const figures = ({ measured }: Walked, name: string) => {
    const times = measured.get(name)
    return times ? [ms(median(times)), ms(worst(times))] : ['', '']
  }
  const rows = names.map((name) => [name, ...walked.flatMap((each) => figures(each, name))])
  const shifts = walked.flatMap(({ shift }) => [shift.toFixed(3), ''])
  // Browsers round event durations to 8 ms.
  printTable(
    [
      `interaction to next paint, ${slowdown}x slower, to 8 ms`,
      ...screens.flatMap(({ width }) => [`${width} px ms`, 'worst']),
    ],
    [...rows, ['layout shift of the whole walk', ...shifts]],
  )
}

/** Measures first paint, blocking time, layout shifts and interaction to next paint in Chromium on a throttled CPU. */
export async function benchBrowser(env: NodeJS.ProcessEnv): Promise<void> {
  const server = await startServerProcess('apps/server/src/main.ts', env)
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  try {
    const shop = { browser, url: server.url }
    await benchLoads(shop)
    await benchWalks(shop)
  } finally {
    await browser.close()
    await server.stop()
  }
}
