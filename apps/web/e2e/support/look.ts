import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { patienceMs } from './patience.ts'

const folder = fileURLToPath(new URL('../../../../screenshots/', import.meta.url))

type Scheme = 'light' | 'dark'

/**
 * True if the page has this color scheme, all its images, and nothing that fades: no animation that ends, and no results
 * that wait for the next ones.
 */
const isSettled = (wanted: Scheme | null) =>
  // The browser's own controls follow this property, not the attribute that the styles follow.
  (wanted === null || getComputedStyle(document.documentElement).colorScheme === wanted) &&
  !document.querySelector('[inert][aria-busy="true"]') &&
  [...document.images].every((image) => image.complete || image.loading === 'lazy') &&
  document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
    )

/**
 * Runs a function in the page once it has settled, in this color scheme if it has just been given one. Both are
 * one call to the browser, because most pages have settled already and each call takes a moment of two processes.
 */
export async function onceSettled<Given, Result>(
  page: Page,
  act: (given: Given) => Promise<Result>,
  given: Given,
  wanted: Scheme | null = null,
): Promise<Result> {
  const [scheme, value] = [JSON.stringify(wanted), JSON.stringify(given)]
  const asked = `(${isSettled})(${scheme}) ? (${act})(${value}).then((result) => ({ result })) : null`
  for (;;) {
    const done = await page.evaluate<{ result: Result } | null>(asked)
    if (done) return done.result
    await page.waitForFunction(isSettled, wanted)
  }
}

/**
 * Measures the page after two layouts, because a page that changed its size renders what depends on it at the first. One
 * call does all of this, because each takes a moment of two processes.
 */
async function measure() {
  // The frames of a page with a fake clock stand still; observers do not.
  const laidOut = () =>
    new Promise<void>((resolve) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect()
        resolve()
      })
      observer.observe(document.documentElement)
    })
  await document.fonts.ready
  await laidOut()
  await laidOut()
  const labels = [...document.querySelectorAll<HTMLElement>('button, button *, input')]
  const cut = labels.filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1)
  return {
    width: innerWidth,
    scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    sticksOut: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    cutOff: cut.map((each) => (each instanceof HTMLInputElement ? each.value : (each.textContent ?? ''))),
  }
}

interface Picture {
  readonly name: string
  /** False for a picture of the screen only; by default, a page without an open pop-up is shown in full. */
  readonly fullPage?: boolean | undefined
}

/** Saves a picture of the page. Only on request: pictures would take up most of a run's time. */
async function takePicture(page: Page, picture: Picture): Promise<void> {
  const { name, fullPage = (await page.getByRole('dialog').count()) === 0 } = picture
  const at = await page.evaluate(() => ({ x: scrollX, y: scrollY }))
  // Otherwise a sticky header would appear in the middle of a full-page picture.
  if (fullPage) await page.evaluate(() => scrollTo(0, 0))
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}${name}.png`, fullPage, animations: 'disabled' })
  await page.evaluate(({ x, y }) => scrollTo(x, y), at)
}

interface Looked {
  readonly fullPage?: boolean
  /** The color scheme that the page has just been given. */
  readonly wanted?: Scheme
}

/**
 * Fails if anything is wider than the screen or cut off in a control, once the page has settled. With
 * STORY_PICTURES=true it also saves a picture of the page.
 */
export async function look(page: Page, name: string, { fullPage, wanted }: Looked = {}): Promise<void> {
  let fit = await onceSettled(page, measure, null, wanted)
  // Charts take their new size a moment after the page.
  if (fit.sticksOut > 0) {
    await expect
      .poll(
        async () => {
          fit = await page.evaluate(measure)
          return fit.sticksOut
        },
        { timeout: patienceMs, interval: 40, message: `${name} is no wider than the screen` },
      )
      .toBeLessThanOrEqual(0)
  }
  const { width, scheme, cutOff } = fit
  if (process.env.STORY_PICTURES === 'true') {
    await takePicture(page, { name: `${name}-${width}-${scheme}`, fullPage })
  }
  expect(cutOff, `no words are cut off in ${name}`).toEqual([])
}
