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
  it.each([
    { size: wide, shown: 12 },
    { size: narrow, shown: 18 },
  ])('shows one page of results with prices at $size.width pixels', async ({ size, shown }) => {
    await using context = await shop.browser.newContext({
      baseURL: shop.url,
      viewport: size,
      javaScriptEnabled: false,
    })
    const page = await context.newPage()
    await page.goto(at)
    expect(await results(page).filter({ visible: true }).count()).toBe(shown)
    expect(await results(page).first().locator('xpath=ancestor::li').innerText()).toMatch(/\$\d+\.\d\d/)
    expect(await page.getByRole('button', { name: 'Menu', exact: true }).count()).toBe(
      size === narrow ? 1 : 0,
    )
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

describe('a page after its scripts load', () => {
  it('loads no number or date formats, which hold up a slow phone, while it is hydrated', async () => {
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
  })

  it('does not request again what the server has already answered', async () => {
    for (const [size, place] of [
      [wide, '/'],
      [wide, at],
      [narrow, at],
    ] as const) {
      await using story = await openStory(shop, { size })
      const requested: string[] = []
      story.page.on('request', (request) => requested.push(new URL(request.url()).pathname))
      await story.page.goto(place, { waitUntil: 'networkidle' })
      expect(requested.filter((path) => path.startsWith('/trpc'))).toEqual([])
    }
  })
})
