import type { Locator, Page } from 'playwright-core'
import { readNotes } from './page-probe.ts'

/** Time for the browser to report the last events after an interaction's result is visible. */
const settleMs = 350
const pressMs = 60
const letterMs = 120
const typedText = 'latch'

/** Times in ms by interaction. */
export type Measured = Map<string, number[]>

const settled = (page: Page) => page.waitForTimeout(settleMs)
const cards = (page: Page) => page.locator('[data-result-link]')

async function press(page: Page, target: Locator): Promise<void> {
  const { x, y } = await comeNear(page, target)
  await page.mouse.click(x, y, { delay: pressMs })
}

async function comeNear(page: Page, target: Locator): Promise<{ x: number; y: number }> {
  await target.waitFor()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not visible.`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y, { steps: 4 })
  await settled(page)
  return { x, y }
}

export interface Walker {
  readonly page: Page
  readonly measured: Measured
}

interface Pressing {
  readonly name: string
  readonly target: Locator
  /** Visible after the interaction has worked. */
  readonly seen: Locator
  /** Visible instead if the interaction took another path, which does not count. */
  readonly otherwise?: Locator
}

function note({ measured }: Walker, name: string, times: readonly number[]): void {
  measured.set(name, [...(measured.get(name) ?? []), ...times])
}

/** Records interaction times; an interaction too short to be reported took at most 16 ms. */
async function noteInteractions(walker: Walker, name: string): Promise<void> {
  await settled(walker.page)
  const { interactions } = await readNotes(walker.page)
  note(walker, name, interactions.length > 0 ? interactions : [16])
}

/** Records the time of a click; returns false if it does not count. */
async function measurePress(walker: Walker, pressing: Pressing): Promise<boolean> {
  const { name, target, seen, otherwise } = pressing
  const { page } = walker
  const { x, y } = await comeNear(page, target)
  await readNotes(page)
  await page.mouse.click(x, y, { delay: pressMs })
  await (otherwise ? seen.or(otherwise) : seen).waitFor()
  if (await otherwise?.isVisible()) return false
  await noteInteractions(walker, name)
  return true
}

/** Adds a part to the cart; a part that needs configuration does not count. */
async function measureAdding(walker: Walker): Promise<void> {
  const { page } = walker
  const name = 'add a part to the cart'
  const seen = page.getByRole('button', { name: /^Added: / })
  const otherwise = page.getByRole('dialog')
  for (const target of await page.getByRole('button', { name: /^Add to cart: / }).all()) {
    if (await measurePress(walker, { name, target, seen, otherwise })) return
    await page.keyboard.press('Escape')
    await otherwise.waitFor({ state: 'detached' })
  }
  throw new Error('No part here can be added without configuration.')
}

async function measureTyping(walker: Walker): Promise<void> {
  const { page } = walker
  const box = page.getByRole('combobox', { name: 'Search Parts' })
  await press(page, box)
  await box.selectText()
  await page.keyboard.press('Delete')
  await settled(page)
  await readNotes(page)
  await page.keyboard.type(typedText, { delay: letterMs })
  await page.getByRole('heading', { name: `Results for “${typedText}”` }).waitFor()
  await cards(page).first().waitFor()
  await noteInteractions(walker, 'type a letter of a search')
  await page.keyboard.press('Enter')
  await settled(page)
}

/** One walk through the store: types a search, adds a part, turns the page, opens and closes a part, views the cart. */
export async function walk(walker: Walker, round: number): Promise<void> {
  const { page } = walker
  const go = (name: string, target: Locator, seen: Locator) => measurePress(walker, { name, target, seen })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await measureTyping(walker)
  const pages = page.getByRole('navigation', { name: 'Pages of results' })
  const first = page.getByRole('status').filter({ hasText: /^1–/ })
  await first.waitFor()
  await go('go to the next page', button('Next'), page.getByRole('status').filter({ hasText: /^(?!1–)\d+–/ }))
  await pages.waitFor()
  await measureAdding(walker)
  const dialog = page.getByRole('dialog')
  await go('open a part', cards(page).nth(round), dialog.getByRole('article'))
  await go(
    'close it',
    dialog.getByRole('button', { name: 'Close', exact: true }),
    page.locator('body:not(:has([role=dialog]))'),
  )
  const cart = page.getByRole('heading', { name: 'Shopping cart' })
  await go('go to the cart', button(/^Shopping cart/), cart)
  const back = page.getByRole('main').getByRole('button', { name: 'Return to Search' })
  // Narrow screens have no Return to Search button in the cart; use the browser's Back instead.
  if (await back.isVisible()) await go('go back to the search', back, cards(page).first())
  else await page.goBack()
  await cards(page).first().waitFor()
}

const wheelPixels = 400
const wheelTurns = 60

/** Scrolls a long list by wheel, then jumps far down, and records the longest frame of each. */
export async function scroll(walker: Walker): Promise<void> {
  const { page } = walker
  const longest = async (name: string) => {
    await settled(page)
    const { frames } = await readNotes(page)
    note(walker, name, [Math.max(...frames)])
  }
  const middle = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.move(middle.width / 2, middle.height / 2)
  await settled(page)
  await readNotes(page)
  for (let turn = 0; turn < wheelTurns; turn++) {
    await page.mouse.wheel(0, wheelPixels)
    await page.waitForTimeout(16)
  }
  await longest('scroll by the wheel: longest frame')
  await page.evaluate(() => scrollBy(0, document.documentElement.scrollHeight / 10))
  await cards(page).first().waitFor()
  await longest('jump down the list: longest frame')
}
