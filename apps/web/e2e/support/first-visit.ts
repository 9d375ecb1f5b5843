import type { Browser } from 'playwright-core'

export interface Received {
  readonly requests: number
  /** As they came over the network, with their headers. */
  readonly bytes: number
}

/** What a browser received on its first visit: the page, scripts and styles. */
export interface FirstVisit {
  readonly page: Received
  readonly scripts: Received
  readonly styles: Received
  /** With what is loaded ahead while the browser is idle. */
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
  // Nothing is loaded ahead by a page that is never idle.
  if (!idle) await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.goto('/', { waitUntil: 'networkidle' })
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
    all: received(/\.(js|css)$/),
  }
}

/** Visits the start page twice as a browser that was never here, once without what is loaded ahead. */
export async function firstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  const { page, scripts, styles } = await receivedCode({ browser, url, idle: false })
  const { all } = await receivedCode({ browser, url, idle: true })
  return { page, scripts, styles, withAhead: all }
}
