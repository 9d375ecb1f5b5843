import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const folder = fileURLToPath(new URL('../../../../screenshots/', import.meta.url))

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  )
  await page.evaluate(() => document.fonts.ready)
}

/** Keeps a picture of the page to look at, named by what it shows, width and scheme; nothing may stick out sideways. */
export async function look(page: Page, name: string, { whole = true } = {}): Promise<void> {
  await settled(page)
  const { width, scheme, sticksOut } = await page.evaluate(() => ({
    width: innerWidth,
    scheme: document.documentElement.dataset.mantineColorScheme,
    sticksOut: document.documentElement.scrollWidth - innerWidth,
  }))
  // A header that sticks would otherwise stand in the middle of a picture of the whole page.
  const { x, y } = await page.evaluate(() => ({ x: scrollX, y: scrollY }))
  if (whole) await page.evaluate(() => scrollTo(0, 0))
  mkdirSync(folder, { recursive: true })
  await page.screenshot({
    path: `${folder}${name}-${width}-${scheme}.png`,
    fullPage: whole,
    animations: 'disabled',
  })
  await page.evaluate(({ x, y }) => scrollTo(x, y), { x, y })
  expect(sticksOut, `${name} is no wider than the screen`).toBeLessThanOrEqual(0)
}
