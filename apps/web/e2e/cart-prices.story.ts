import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { people, signIn } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import { closerHook, eventually, findAndAdd, openCart, savedQuantities } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()

describe('cart prices', () => {
  const total = (page: Page, text: string) =>
    page.getByRole('complementary', { name: 'Cart total' }).getByText(text, { exact: true })

  it('are refreshed on load, on sign-in and sign-out, and on sign-in in another tab', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const requested: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('cart.price')) requested.push(request.url())
    })
    await findAndAdd(page, closerHook)
    await page.goto('/')
    // Prices are requested even if the cart is not open.
    await eventually(() => requested.length).toBe(1)
    await openCart(page)
    await total(page, '$12.40').waitFor()

    await signIn(page, people.polar)
    await page.getByText('Your company’s 10% discount is applied.').first().waitFor()
    await openCart(page)
    await total(page, '$11.16').waitFor()
    await page.reload()
    await total(page, '$11.16').waitFor()
    expect(await page.getByText('Prices have changed').count()).toBe(0)

    await page.getByRole('banner').locator('button[aria-haspopup=menu]:not([role=menuitem])').click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByText('Prices have changed: 0906-0CH from $11.16 to $12.40.').waitFor()
    await openCart(page)
    await total(page, '$12.40').waitFor()
    await eventually(() => savedQuantities(page)).toEqual({ [closerHook.id]: 1 })

    // Prices also follow a sign-in in another tab.
    const other = await story.newTab()
    await signIn(other, people.polar)
    await openCart(page)
    await total(page, '$11.16').waitFor()
  })
})
