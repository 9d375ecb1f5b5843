import type { Browser } from 'playwright-core'

export interface Received {
  readonly requests: number
  /** Bytes received over the network, including headers. */
  readonly bytes: number
}

export interface FirstVisit {
  readonly page: Received
  readonly scripts: Received
  readonly styles: Received
  readonly fonts: Received
  /** Includes the code that is preloaded while the browser is idle. */
  readonly withAhead: Received
}

interface VisitOptions {
  readonly browser: Browser
  readonly url: string
  readonly idle: boolean
}

async function receivedCode({ browser, url, idle }: VisitOptions) {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  // A page that is never idle preloads nothing.
  if (!idle) await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.goto('/', { waitUntil: 'networkidle' })
  // On a busy machine the browser may become idle later than the network.
  if (idle) {
    await page.waitForFunction(() => localStorage.getItem('typeface') === 'stored')
    await page.waitForLoadState('networkidle')
  }
  const files = await page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type))
      .map((entry) => {
        const { name, transferSize } = entry as PerformanceResourceTiming
        return { path: new URL(name).pathname, bytes: transferSize }
      }),
  )
  await context.close()
  const received = (extension: RegExp): Received => {
    const found = files.filter(({ path }) => extension.test(path))
    return { requests: found.length, bytes: found.reduce((sum, { bytes }) => sum + bytes, 0) }
  }
  return {
    page: received(/^\/$/),
    scripts: received(/\.js$/),
    styles: received(/\.css$/),
    fonts: received(/\.woff2$/),
    all: received(/\.(js|css|woff2)$/),
  }
}

/** Visits the home page twice, each time as a new visitor, once without preloading. */
export async function firstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  const { page, scripts, styles, fonts } = await receivedCode({ browser, url, idle: false })
  const { all } = await receivedCode({ browser, url, idle: true })
  return { page, scripts, styles, fonts, withAhead: all }
}
