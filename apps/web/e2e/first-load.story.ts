import type { Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { firstVisit } from './support/first-visit.ts'
import { patienceMs } from './support/patience.ts'
import { openShop } from './support/shop.ts'

const shop = await openShop()
const kilobyte = 1024

describe('the code and fonts of a first visit', () => {
  it('are at most 190 KB as transferred, in at most 15 requests including preloads', async () => {
    const { scripts, styles, fonts, withAhead } = await firstVisit(shop.browser, shop.url)
    expect(scripts.bytes).toBeGreaterThan(0)
    expect(styles.bytes).toBeGreaterThan(0)
    expect(fonts.requests).toBe(0)
    expect((scripts.bytes + styles.bytes) / kilobyte).toBeLessThanOrEqual(190)
    expect(withAhead.requests).toBeGreaterThan(scripts.requests + styles.requests)
    expect(withAhead.requests).toBeLessThanOrEqual(15)
  })
})

/** How far what a page shows has moved since it began to load. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )

describe('the typefaces', () => {
  it('are stored while the first page is idle and used from the second, where nothing moves', async () => {
    await using context = await shop.browser.newContext({ baseURL: shop.url })
    const page = await context.newPage()
    await page.goto('/?s=hinge')
    await page.waitForFunction(() => localStorage.getItem('typeface') === 'stored')
    const usedFace = () =>
      page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]?.replaceAll('"', ''))
    expect(await usedFace()).toBe('system-ui')

    const faces = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      )
    // Slowly enough that the browser paints the page before it has read all of it.
    const cpu = await context.newCDPSession(page)
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.reload()
    expect(await usedFace()).toBe('Atkinson Hyperlegible Next')
    await vi.waitFor(async () => expect(await faces()).toHaveLength(2), { timeout: patienceMs })
    expect(await shiftOf(page)).toBeLessThan(0.05)
  })
})
