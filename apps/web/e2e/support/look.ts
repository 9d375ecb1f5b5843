import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const folder = fileURLToPath(new URL('../../../../screenshots/', import.meta.url))

/** Waits until nothing comes, goes or changes its colour any more; what turns without end is waited for by nobody. */
export async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  )
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  )
  await page.evaluate(() => document.fonts.ready)
  await standsStill(page)
}

/** How the page is shown, and what does not fit: how far it is wider than the screen, and which words are cut off. */
function fit() {
  const labels = [...document.querySelectorAll<HTMLElement>('button, button *, input')]
  const cut = labels.filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1)
  return {
    width: innerWidth,
    scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    sticksOut: document.documentElement.scrollWidth - innerWidth,
    cutOff: cut.map((each) => (each instanceof HTMLInputElement ? each.value : (each.textContent ?? ''))),
  }
}

interface Picture {
  readonly name: string
  readonly whole: boolean
}

/** Most of a run's time would go into pictures that nobody looks at: they are taken when they are asked for. */
async function takePicture(page: Page, { name, whole }: Picture): Promise<void> {
  const at = await page.evaluate(() => ({ x: scrollX, y: scrollY }))
  // A header that sticks would otherwise stand in the middle of a picture of the whole page.
  if (whole) await page.evaluate(() => scrollTo(0, 0))
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}${name}.png`, fullPage: whole, animations: 'disabled' })
  await page.evaluate(({ x, y }) => scrollTo(x, y), at)
}

/**
 * Fails when anything is wider than the screen or cut off in a control; with STORY_PICTURES=true it also keeps a picture
 * of the page to look at.
 */
export async function look(page: Page, name: string, { whole = true } = {}): Promise<void> {
  await settled(page)
  const { width, scheme, sticksOut, cutOff } = await page.evaluate(fit)
  if (process.env.STORY_PICTURES === 'true') {
    await takePicture(page, { name: `${name}-${width}-${scheme}`, whole })
  }
  expect(sticksOut, `${name} is no wider than the screen`).toBeLessThanOrEqual(0)
  expect(cutOff, `no words are cut off in ${name}`).toEqual([])
}
