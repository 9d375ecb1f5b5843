import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { people, signIn } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import {
  closerHook,
  eventually,
  findAndAdd,
  keptQuantities,
  openCart,
  rollerLatch,
  runClock,
} from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openShop()
const begun = '2026-11-20T12:00:00Z'
const shareDialog = (page: Page) => page.getByRole('dialog', { name: 'Share Cart' })
const prefilled = (page: Page) => page.getByRole('dialog', { name: "We've Pre-filled Your Cart!" })
const query = (page: Page) => new URL(page.url()).search

/** Puts a part into the cart of somebody who is signed in and presses Share Cart. */
async function share(page: Page): Promise<void> {
  await signIn(page, people.buyer)
  await findAndAdd(page, rollerLatch)
  await openCart(page)
  await page.getByRole('button', { name: 'Share Cart', exact: true }).click()
}

/** The query of a link to a cart with one part. */
async function linkQuery(page: Page): Promise<string> {
  await share(page)
  return new URL(await page.getByLabel('Link to this cart').inputValue()).search
}

describe.each([wide, narrow])('sharing a cart, $width wide', (size) => {
  it('says what is wrong when it cannot be saved', async () => {
    await using story = await openStory(shop, { size, complaints: /ERR_|Failed to load|status of 400/ })
    const { page } = story
    await page.route('**/trpc/cart.share*', (route) => route.abort())
    await share(page)
    const alert = shareDialog(page).getByRole('alert')
    await alert.getByText('An error occurred while saving the cart.', { exact: true }).waitFor()
    await expectAccessible(page, 'a cart that could not be shared')
    await page.unroute('**/trpc/cart.share*')

    // More than a shared cart may hold.
    await page.evaluate(() => {
      const cart = JSON.parse(localStorage.getItem('shoppingCart') ?? '{}')
      const [entry] = Object.values<{ part: object }>(cart)
      const comments = Array.from({ length: 100 }, () => 'x'.repeat(300))
      for (let id = 1000; id < 1010; id += 1) cart[id] = { ...entry, part: { ...entry?.part, id }, comments }
      localStorage.setItem('shoppingCart', JSON.stringify(cart))
    })
    await page.goto('/?panel=cart')
    await page.getByRole('button', { name: 'Share Cart', exact: true }).click()
    await alert.getByText('Failed to save the cart.', { exact: true }).waitFor()
    await alert.getByText('This cart is too large to be shared.', { exact: true }).waitFor()
  })

  it('tells how to copy the link where the browser does not', async () => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
    })
    await share(page)
    await shareDialog(page).getByRole('button', { name: 'Copy', exact: true }).click()
    await shareDialog(page)
      .getByRole('alert')
      .getByText('Copying is not supported here. Please highlight the link and press Ctrl+C.', {
        exact: true,
      })
      .waitFor()
    const selected = () =>
      page.evaluate(() => {
        const field = document.activeElement as HTMLTextAreaElement
        return field.value.slice(field.selectionStart, field.selectionEnd)
      })
    await eventually(() => selected()).toMatch(/\/\?cartKey=[\w-]+$/)
    await expectAccessible(page, 'a link to copy by hand')
  })

  it('asks what becomes of a cart that is there, so that axe finds nothing', async () => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await page.goto(`/${await linkQuery(page)}`)
    const question = page.getByRole('dialog', { name: 'You already have a cart' })
    await question.waitFor()
    await expectAccessible(page, 'the question of two carts')
  })
})

describe('opening a link to a cart', () => {
  it('takes the key from the address after 1.5 s; the notice goes in 500 ms, and then the icon turns', async () => {
    await using owner = await openStory(shop)
    const link = await linkQuery(owner.page)
    await using story = await openStory(shop)
    const { page } = story
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.install({ time: begun })
    await page.goto('/')
    await page.getByRole('button', { name: 'View All Parts' }).waitFor()
    await page.clock.pauseAt('2026-11-20T13:00:00Z')
    await page.goto(`/${link}&s=hinge`)
    await eventually(async () => {
      await runClock(page, 5)
      return keptQuantities(page)
    }).toEqual({ [rollerLatch.id]: 1 })
    await runClock(page, 1_485)
    await eventually(() => query(page)).toContain('cartKey=')
    await page.clock.runFor(20)
    await eventually(() => query(page)).toBe('?s=hinge')

    // It turns for less than a second, and each time as a new one.
    const turned = await page.evaluateHandle(() => {
      const noted = { times: 0 }
      document.addEventListener('animationstart', ({ target }) => {
        const button = target instanceof Element ? target.closest('button') : null
        if (button?.ariaLabel?.startsWith('Shopping cart')) noted.times += 1
      })
      return noted
    })
    const turns = () => turned.evaluate(({ times }) => times)
    await prefilled(page).getByText('One part is in your cart now.').waitFor()
    await eventually(turns).toBe(0)
    await prefilled(page).getByRole('button', { name: 'OK', exact: true }).click()
    await runClock(page, 450)
    await eventually(() => prefilled(page).count()).toBe(1)
    await eventually(turns).toBe(0)
    await runClock(page, 150)
    await prefilled(page).waitFor({ state: 'detached' })
    await eventually(turns).toBe(1)
  })
})

describe('the prices of the cart', () => {
  const total = (page: Page, text: string) =>
    page.getByRole('complementary', { name: 'Cart total' }).getByText(text, { exact: true })

  it('are asked again on load, on sign-in and on sign-out', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('cart.price')) asked.push(request.url())
    })
    await findAndAdd(page, closerHook)
    await page.goto('/')
    // Without the cart being open.
    await eventually(() => asked.length).toBe(1)
    await openCart(page)
    await total(page, '$12.40').waitFor()

    await signIn(page, people.polar)
    await page.getByText('Prices have changed: 0906-0CH from $12.40 to $11.16.').waitFor()
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
    await eventually(() => keptQuantities(page)).toEqual({ [closerHook.id]: 1 })
  })

  it('follow a sign-in in another tab', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await findAndAdd(page, closerHook)
    await openCart(page)
    await total(page, '$12.40').waitFor()
    const other = await story.newTab()
    await signIn(other, people.polar)
    await openCart(page)
    await total(page, '$11.16').waitFor()
  })
})
