import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import {
  cartLines,
  closerHook,
  detail,
  eventually,
  expectCode,
  findAndAdd,
  openCart,
  results,
  rollerLatch,
  savedQuantities,
  searchBox,
  searchFor,
  typeAddress,
} from './support/steps.ts'
import { openStory, widths } from './support/story.ts'

const shop = await openShop()
const expectedErrors = /ERR_|Failed to load|Failed to fetch/
const said = (page: Page) => page.getByRole('alert').filter({ hasText: 'Network error. Please try again.' })

const cut = (page: Page) => page.context().setOffline(true)
const mend = (page: Page) => page.context().setOffline(false)

describe('while the network is down', () => {
  it.each(widths)('search, paging and details show an error and recover, $width wide', async (size) => {
    await using story = await openStory(shop, { size, expectedErrors })
    const { page } = story
    await searchFor(page, 'hinge')
    await page.waitForLoadState('networkidle')
    await cut(page)
    await searchBox(page).fill('threshold')
    await said(page).waitFor()
    await mend(page)
    await page.getByRole('heading', { name: 'Results for “threshold”' }).waitFor()
    await results(page).first().waitFor()
    await said(page).waitFor({ state: 'detached' })

    await searchFor(page, 'gasket')
    await page.waitForLoadState('networkidle')
    await cut(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await said(page).waitFor()
    await mend(page)
    await results(page).first().waitFor()
    await eventually(() => new URL(page.url()).search).toBe('?s=gasket&page=2')

    await page.waitForLoadState('networkidle')
    await cut(page)
    await page.evaluate(() => history.pushState(null, '', '/?s=gasket&page=2&part=406'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await said(page).waitFor()
    await mend(page)
    await detail(page).getByText('Notes').waitFor()
  })

  it('parts can be added to the cart, which is priced once the network is back', async () => {
    await using story = await openStory(shop, { expectedErrors })
    const { page } = story
    await findAndAdd(page, rollerLatch)
    await searchFor(page, closerHook.number)
    await expectCode(page, 'cart-panel')
    await cut(page)
    await page.getByRole('button', { name: `Add to cart: ${closerHook.number}`, exact: true }).click()
    const both = { [rollerLatch.id]: 1, [closerHook.id]: 1 }
    await eventually(() => savedQuantities(page)).toEqual(both)
    await openCart(page)
    await said(page).waitFor()
    await eventually(() => cartLines(page).count()).toBe(2)
    await page.getByRole('button', { name: `More, Quantity of ${closerHook.number}` }).click()
    await said(page).waitFor()
    await mend(page)
    await said(page).waitFor({ state: 'detached' })
    await page.getByRole('complementary', { name: 'Cart total' }).getByText('$54.50').waitFor()
    await eventually(() => savedQuantities(page)).toEqual({ ...both, [closerHook.id]: 2 })
  })

  it('the checkout shows an error, keeps what was typed, and recovers by itself', async () => {
    await using story = await openStory(shop, { expectedErrors })
    const { page } = story
    await findAndAdd(page, rollerLatch)
    await openCart(page)
    await page.getByRole('complementary', { name: 'Cart total' }).getByText('$29.70').first().waitFor()
    await expectCode(page, 'checkout')
    await page.getByRole('button', { name: 'Proceed to checkout' }).click()
    await page.getByLabel('Name or company').first().waitFor()
    await cut(page)
    await typeAddress(page)
    await page.getByRole('button', { name: 'Shipping Method' }).click()
    await page.getByText('Network error. Please try again.').first().waitFor()
    await mend(page)
    await page.getByText(/^Total \$/).waitFor({ state: 'attached' })
    await eventually(() => page.getByText('Network error. Please try again.').count()).toBe(0)
    await eventually(() => savedQuantities(page)).toEqual({ [rollerLatch.id]: 1 })
  })
})

describe('after a network failure', () => {
  it.each(widths)(
    'loaded and typed content stays below the error of a failed refresh, $width wide',
    async (size) => {
      await using story = await openStory(shop, { size, user: people.owner, expectedErrors: /status of 502/ })
      const { page } = story
      await page.clock.install()
      await page.goto('/?panel=company&view=add')
      const name = page.getByLabel('First Name')
      await name.fill('Nia')
      await page.route('**/trpc/**', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
      // Only data loaded more than a minute ago is refetched.
      await page.clock.fastForward(61_000)
      await cut(page)
      await mend(page)
      const failed = page.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again.' })
      await failed.getByRole('button', { name: 'Retry' }).waitFor()
      await eventually(() => name.inputValue()).toBe('Nia')
      await page.unroute('**/trpc/**')
      await failed.waitFor({ state: 'detached' })
      await eventually(() => name.inputValue()).toBe('Nia')
    },
  )
})
