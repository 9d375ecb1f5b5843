import { describe, it } from 'vitest'
import { openOwnShop } from './support/shop.ts'
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

const shop = await openOwnShop()

describe.each(widths)('while the server is down, $width wide', (size) => {
  it('the page says so, keeps the cart, and recovers by itself', async () => {
    await using story = await openStory(shop, { size, expectedErrors: /ERR_CONNECTION_REFUSED|net::ERR/ })
    const { page } = story
    await findAndAdd(page, rollerLatch)
    await searchFor(page, closerHook.number)
    await expectCode(page, 'cart-panel')
    await page.evaluate(() => document.fonts.ready)
    await shop.close()
    await page.getByRole('button', { name: `Add to cart: ${closerHook.number}`, exact: true }).click()
    await searchBox(page).fill('threshold')
    const failed = page.getByRole('alert')
    await failed.getByText('Network error. Please try again.').waitFor()
    await openCart(page)
    await eventually(() => cartLines(page).count()).toBe(2)
    await eventually(() => savedQuantities(page)).toEqual({ [rollerLatch.id]: 1, [closerHook.id]: 1 })
    await failed.getByRole('button', { name: 'Retry' }).click()
    await failed.getByRole('button', { name: 'Retry' }).waitFor()

    await shop.reopen()
    await failed.waitFor({ state: 'hidden' })
    await page.getByRole('complementary', { name: 'Cart total' }).getByText('$42.10').waitFor()
    await page.goBack()
    await results(page).first().waitFor()
  })
})
