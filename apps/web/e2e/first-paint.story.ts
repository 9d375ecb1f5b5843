import type { Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { patienceMs } from './support/patience.ts'
import { openShop } from './support/shop.ts'
import { closerHook, eventually, results, savedQuantities, searchBox } from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openShop()
const at = '/?s=gskt'

// Until the server has warmed up, its responses do not contain the rendered page.
await vi.waitFor(async () => expect(await (await fetch(shop.url + at)).text()).toContain('drawn-data'), {
  timeout: patienceMs,
})

/** Opens a page whose scripts are held back until `release` is called. */
async function openHeld(page: Page, place: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  const opened = page.goto(place, { waitUntil: 'commit' })
  await results(page).first().waitFor()
  return {
    async release() {
      release()
      await opened
    },
  }
}

describe('a page before its scripts load', () => {
  it('shows one page of results with prices at any width, and its search box works', async () => {
    await using context = await shop.browser.newContext({ baseURL: shop.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(at)
    for (const [size, shown] of [
      [wide, 12],
      [narrow, 18],
    ] as const) {
      await page.setViewportSize(size)
      expect(await results(page).filter({ visible: true }).count()).toBe(shown)
      expect(await results(page).first().locator('xpath=ancestor::li').innerText()).toMatch(/\$\d+\.\d\d/)
      expect(await page.getByRole('button', { name: 'Menu', exact: true }).count()).toBe(
        size === narrow ? 1 : 0,
      )
    }
    await searchBox(page).fill('hinge')
    await searchBox(page).press('Enter')
    await page.getByRole('heading', { name: 'Results for “hinge”' }).waitFor()
    await page.goto('/?part=5')
    await page.getByRole('dialog').getByText('$16.80').waitFor()
  })

  it('keeps typed text and focus, and carries out a button press afterward', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const held = await openHeld(page, `/?s=${closerHook.number}`)
    await page.getByRole('textbox', { name: `Quantity of ${closerHook.number}` }).fill('2')
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    await searchBox(page).fill('hinge')
    await held.release()
    await page.getByRole('heading', { name: 'Results for “hinge”' }).waitFor()
    expect(await searchBox(page).inputValue()).toBe('hinge')
    expect(await searchBox(page).evaluate((box) => box === document.activeElement)).toBe(true)
    await eventually(() => savedQuantities(page)).toEqual({ [closerHook.id]: 2 })
  })
})

/** The calls that a page has made since it was loaded. */
const callsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/trpc')),
  )

describe('a page after its scripts load', () => {
  it('makes no number or date formats, which hold up a slow phone, and asks for no answer again', async () => {
    await using story = await openStory(shop, { size: narrow })
    await story.page.addInitScript(() => {
      const made: string[] = []
      const noting = <Format extends object>(name: string, format: Format) =>
        new Proxy(format, {
          construct(target, args) {
            made.push(name)
            return Reflect.construct(target as never, args)
          },
        })
      Object.assign(Intl, {
        NumberFormat: noting('NumberFormat', Intl.NumberFormat),
        DateTimeFormat: noting('DateTimeFormat', Intl.DateTimeFormat),
      })
      const localeText = Number.prototype.toLocaleString
      Number.prototype.toLocaleString = function (...args) {
        made.push('toLocaleString')
        return localeText.apply(this, args)
      }
      // What loads while the page is idle may format.
      Object.assign(window, { formatsMade: made, requestIdleCallback: () => 0 })
    })
    await story.page.goto(at, { waitUntil: 'networkidle' })
    expect(await story.page.evaluate('formatsMade')).toEqual([])
    expect(await callsOf(story.page)).toEqual([])
  })

  it('asks for no answer again that the server has already given', async () => {
    await using story = await openStory(shop)
    for (const place of ['/', at]) {
      await story.page.goto(place, { waitUntil: 'networkidle' })
      expect(await callsOf(story.page)).toEqual([])
    }
  })
})
