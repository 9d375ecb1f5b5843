import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import { cartLines, closeByEscape, eventually } from './support/steps.ts'
import { openStory, type StoryOptions, widths } from './support/story.ts'

const shop = await openShop()

const openAccount = (user: string, view: string, options: StoryOptions = {}) =>
  openStory(shop, { user, at: `/?panel=account&view=${view}`, ...options })

const orders = (page: Page) => page.getByRole('button', { name: /^W\d{6}/ })
const dialog = (page: Page) => page.getByRole('dialog')

describe('orders in the account panel', () => {
  it('can be searched with three characters or two dates; the search survives opening an order and a reload', async () => {
    await using story = await openAccount(people.owner, 'orders')
    const { page } = story
    await page.getByText(/^Page 1 of/).waitFor()
    const number = (await orders(page).nth(3).textContent()) ?? ''
    const search = page.getByLabel('Search orders')
    await search.fill(number.slice(0, 2))
    await page.getByText('Enter at least 3 characters, or both dates.').waitFor()
    await eventually(() => orders(page).count()).toBe(10)
    await search.fill(number)
    await page.getByText('Page 1 of 1').waitFor()
    await page.getByRole('row').filter({ hasText: number }).getByText('$').click()
    await dialog(page).getByText('Shipping and handling').waitFor()
    const totals = dialog(page).locator('dl').last().locator('dt')
    await eventually(() => totals.allTextContents()).toEqual([
      'Items',
      'Shipping and handling',
      'Tax',
      'Total',
    ])
    await closeByEscape(page)
    await dialog(page).waitFor({ state: 'hidden' })
    await eventually(() => orders(page).evaluate((button) => button === document.activeElement)).toBe(true)
    await page.reload()
    await page.getByText('Page 1 of 1').waitFor()
    await eventually(() => search.inputValue()).toBe(number)
    await search.fill('no such order')
    await page.getByText('No orders found.').waitFor()

    // Two dates also start a search, but not if the start date is after the end date.
    await search.fill('')
    await eventually(() => orders(page).count()).toBe(10)
    await page.getByLabel('Start date').fill('2001-01-01')
    await page.getByText('Enter at least 3 characters, or both dates.').waitFor()
    await page.getByLabel('End date').fill('2000-01-01')
    await page.getByText('The start date must not be after the end date.').waitFor()
    await eventually(() => orders(page).count()).toBe(10)
    await page.getByLabel('End date').fill('2001-12-31')
    await page.getByText('No orders found.').waitFor()
  })

  it.each(widths)('can be paged forward and back without losing focus, $width wide', async (size) => {
    await using story = await openAccount(people.owner, 'orders', { size })
    const { page } = story
    const pages = page.getByRole('navigation', { name: 'Pages of orders' })
    const [previous, next] = [pages.getByRole('button').first(), pages.getByRole('button').last()]
    const said = pages.getByText(/^Page \d+ of \d+$/)
    const last = Number((await said.textContent())?.split(' of ')[1])
    expect(last).toBeGreaterThan(1)
    await eventually(() => previous.isDisabled()).toBe(true)
    const first = await orders(page).first().textContent()
    for (let at = 2; at <= last; at += 1) {
      await next.press('Enter')
      await pages.getByText(`Page ${at} of ${last}`, { exact: true }).waitFor()
    }
    await eventually(() => next.isDisabled()).toBe(true)
    await eventually(() => next.evaluate((button) => button === document.activeElement)).toBe(true)
    await next.press('Enter')
    await eventually(() => said.textContent()).toBe(`Page ${last} of ${last}`)
    await eventually(() => orders(page).first().textContent()).not.toBe(first)
    await previous.press('Enter')
    await pages.getByText(`Page ${last - 1} of ${last}`, { exact: true }).waitFor()
  })

  it('can be ordered again; nothing goes into the cart until Add is pressed', async () => {
    await using story = await openAccount(people.polar, 'orders')
    const { page } = story
    await orders(page).first().click()
    await page.getByRole('button', { name: 'Order again' }).click()
    const add = page.getByRole('button', { name: /^Add \d+ lines? to cart$/ })
    await add.waitFor()
    const chosen = page.getByRole('checkbox', { checked: true })
    const count = await chosen.count()
    expect(count).toBeGreaterThan(0)
    await eventually(() => page.evaluate(() => localStorage.getItem('shoppingCart') ?? '{}')).toBe('{}')
    await add.click()
    await page.getByText(/added to your cart/).waitFor()
    await page.getByRole('link', { name: 'Go to cart' }).click()
    await eventually(() => cartLines(page).count()).toBe(count)
  })
})
