import { describe, expect, it } from 'vitest'
import { look } from './support/look.ts'
import { openShop } from './support/shop.ts'
import {
  cartLines,
  eventually,
  findAndAdd,
  keptQuantities,
  openCart,
  results,
  rollerLatch,
  searchBox,
} from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()

describe('while the server is away', () => {
  it('the page says so and keeps the cart, and Retry goes on when it is back', async () => {
    await using story = await openStory(shop, { complaints: /ERR_CONNECTION_REFUSED|net::ERR/ })
    const { page } = story
    await findAndAdd(page, rollerLatch)
    await page.evaluate(() => document.fonts.ready)
    await shop.close()
    await searchBox(page).fill('threshold')
    const failed = page.getByRole('alert')
    await failed.getByText('Network error. Please try again.').waitFor()
    await look(page, '26-server-away')
    await openCart(page)
    expect(await cartLines(page).count()).toBe(1)
    expect(await keptQuantities(page)).toEqual({ [rollerLatch.id]: 1 })
    await failed.getByRole('button', { name: 'Retry' }).waitFor()
    await look(page, '27-server-away-cart')

    await shop.reopen()
    await failed.getByRole('button', { name: 'Retry' }).click()
    await failed.waitFor({ state: 'hidden' })
    await eventually(() => cartLines(page).first().textContent()).toContain('$29.70')
    await page.goBack()
    await results(page).first().waitFor()
  })
})
