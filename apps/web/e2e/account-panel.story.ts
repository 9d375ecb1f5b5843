import { describe, expect, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import { cartLines, closeByEscape, eventually } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()

describe('orders in the account panel', () => {
  it('are searched, opened and ordered again; the search survives both an order and a reload', async () => {
    await using story = await openStory(shop, { user: people.owner, at: '/?panel=account&view=orders' })
    const { page } = story
    const orders = page.getByRole('button', { name: /^W\d{6}/ })
    const dialog = page.getByRole('dialog')
    await page.getByText(/^Page 1 of/).waitFor()
    const number = (await orders.nth(3).textContent()) ?? ''
    const search = page.getByLabel('Search orders')
    await search.fill(number)
    await page.getByText('Page 1 of 1').waitFor()
    await page.getByRole('row').filter({ hasText: number }).getByText('$').click()
    await dialog.getByText('Shipping and handling').waitFor()
    await closeByEscape(page)
    await dialog.waitFor({ state: 'hidden' })
    await eventually(() => orders.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.reload()
    await page.getByText('Page 1 of 1').waitFor()
    await eventually(() => search.inputValue()).toBe(number)

    await orders.click()
    await page.getByRole('button', { name: 'Order again' }).click()
    const add = page.getByRole('button', { name: /^Add \d+ lines? to cart$/ })
    await add.waitFor()
    const count = await page.getByRole('checkbox', { checked: true }).count()
    expect(count).toBeGreaterThan(0)
    await eventually(() => page.evaluate(() => localStorage.getItem('shoppingCart') ?? '{}')).toBe('{}')
    await add.click()
    await page.getByText(/added to your cart/).waitFor()
    await page.getByRole('link', { name: 'Go to cart' }).click()
    await eventually(() => cartLines(page).count()).toBe(count)
  })
})
