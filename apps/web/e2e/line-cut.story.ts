import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { openShop } from './support/shop.ts'
import {
  cartLines,
  closerHook,
  eventually,
  expectCode,
  findAndAdd,
  openCart,
  results,
  rollerLatch,
  savedQuantities,
  searchBox,
  searchFor,
} from './support/steps.ts'
import { openStory, widths } from './support/story.ts'

const shop = await openShop()
const expectedErrors = /ERR_|Failed to load|Failed to fetch/
const said = (page: Page) => page.getByRole('alert').filter({ hasText: 'Network error. Please try again.' })

it.each(widths)(
  'without a network and without a server, the page says so, keeps the cart, and recovers by itself, $width wide',
  async (size) => {
    await using story = await openStory(shop, { size, expectedErrors })
    const { page } = story
    await findAndAdd(page, rollerLatch)
    await searchFor(page, closerHook.number)
    await expectCode(page, 'cart-panel')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: `Add to cart: ${closerHook.number}`, exact: true }).click()
    const both = { [rollerLatch.id]: 1, [closerHook.id]: 1 }
    await eventually(() => savedQuantities(page)).toEqual(both)
    await searchBox(page).fill('threshold')
    await openCart(page)
    await said(page).waitFor()
    await eventually(() => cartLines(page).count()).toBe(2)
    await page.getByRole('button', { name: `More, Quantity of ${closerHook.number}` }).click()
    await page.context().setOffline(false)
    await said(page).waitFor({ state: 'detached' })
    await page.getByRole('complementary', { name: 'Cart total' }).getByText('$54.50').waitFor()
    await eventually(() => savedQuantities(page)).toEqual({ ...both, [closerHook.id]: 2 })
    await page.goBack()
    await page.getByRole('heading', { name: 'Results for “threshold”' }).waitFor()
    await results(page).first().waitFor()

    // The browser is online, but nothing answers.
    const calls = /\/(trpc|healthz)/
    await page.route(calls, (route) => route.abort('connectionrefused'))
    await searchBox(page).fill('gasket')
    await said(page).getByRole('button', { name: 'Retry' }).waitFor()
    await page.unroute(calls)
    await said(page).waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Results for “gasket”' }).waitFor()
    await results(page).first().waitFor()
  },
)
