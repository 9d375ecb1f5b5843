import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { people, signIn } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import {
  backFromSteps,
  type CartPart,
  closeByEscape,
  closerHook,
  confirm,
  cutGasket,
  eventually,
  findAndAdd,
  findAndPress,
  openCart,
  rollerLatch,
  runClock,
  savedQuantities,
  typeCut,
  withCart,
} from './support/steps.ts'
import { openStory, widths } from './support/story.ts'

const shop = await openShop()
const startedAt = '2026-11-20T12:00:00Z'
const prefilled = (page: Page) => page.getByRole('dialog', { name: "We've Pre-filled Your Cart!" })
const query = (page: Page) => new URL(page.url()).search

async function sharedLink(page: Page, ...parts: readonly CartPart[]): Promise<string> {
  const cart = parts.map(({ id: partId, quantity = 1 }) => ({ partId, quantity }))
  const answer = await page.request.post('/trpc/cart.share', { data: { cart } })
  const { result } = await answer.json()
  return `?cartKey=${result.data.shareKey}`
}

describe('a shared cart', () => {
  it.each(widths)('fills the cart of the buyer who opens its link, $width wide', async (size) => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await findAndAdd(page, rollerLatch)
    await openCart(page)
    await page.getByRole('button', { name: 'Clear Cart' }).waitFor()
    expect(await page.getByRole('button', { name: 'Share Cart' }).count()).toBe(0)
    await signIn(page, people.buyer)
    await findAndPress(page, cutGasket)
    await typeCut(page, '36')
    await confirm(page)
    await openCart(page)
    await page.getByRole('button', { name: 'Share Cart' }).click()
    const link = await page.getByLabel('Link to this cart').inputValue()
    expect(link).toMatch(/^http:\/\/[^/]+\/\?cartKey=[\w-]{22,}$/)
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link)

    // If the browser cannot copy, the link is selected so that it can be copied by hand.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
    })
    await page.getByRole('button', { name: 'Copied' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await page
      .getByRole('alert')
      .getByText('Copying isn’t supported here. Please highlight the link and press Ctrl+C.', {
        exact: true,
      })
      .waitFor()
    const selected = () =>
      page.evaluate(() => {
        const field = document.activeElement as HTMLTextAreaElement
        return field.value.slice(field.selectionStart, field.selectionEnd)
      })
    await eventually(() => selected()).toMatch(/\/\?cartKey=[\w-]+$/)

    await using visit = await openStory(shop, { size, at: `${new URL(link).search}&s=hinge` })
    const filled = visit.page.getByRole('dialog', { name: "We've Pre-filled Your Cart!" })
    await filled.getByText('2 items were added to your cart.').waitFor()
    const filledWith = { [rollerLatch.id]: 1, [cutGasket.id]: 3 }
    await eventually(() => savedQuantities(visit.page)).toEqual(filledWith)
    await filled.getByRole('button', { name: 'OK' }).click()
    await filled.waitFor({ state: 'detached' })
    await eventually(() => new URL(visit.page.url()).search).toBe('?s=hinge')
    await backFromSteps(visit.page)
    await visit.page.goto(new URL(link).search)
    const question = visit.page.getByRole('dialog', { name: 'You already have a cart' })
    await question.getByRole('button', { name: 'Keep my cart' }).click()
    await question.waitFor({ state: 'detached' })
    await eventually(() => savedQuantities(visit.page)).toEqual(filledWith)
  })

  it('is combined with the current cart, or replaces it', async () => {
    await using story = await openStory(shop, { user: people.polar })
    const { page } = story
    const search = await sharedLink(page, rollerLatch)
    const answer = async (name: string) => {
      await page.goto(`/${search}`)
      await page.getByRole('button', { name }).click()
      await page.getByRole('button', { name: 'OK' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await backFromSteps(page)
    }
    await withCart(page, [rollerLatch, closerHook])
    await answer('Combine both')
    await eventually(() => savedQuantities(page)).toEqual({ [rollerLatch.id]: 2, [closerHook.id]: 1 })
    await answer('Replace my cart')
    await eventually(() => savedQuantities(page)).toEqual({ [rollerLatch.id]: 1 })
    await page.getByText('Your cart was replaced.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => savedQuantities(page)).toEqual({ [rollerLatch.id]: 2, [closerHook.id]: 1 })
  })

  it('says how many of its parts were added and which were not', async () => {
    await using story = await openStory(shop, { user: people.polar })
    const { page } = story
    const search = await sharedLink(page, rollerLatch, closerHook)
    // Leaves the store's pages: an open one would overwrite this cart with its own prices.
    await page.goto('/mailbox')
    await withCart(page, [{ ...rollerLatch, quantity: 9_999 }])
    await page.goto(`/${search}`)
    await page.getByRole('button', { name: 'Combine both' }).click()
    const filled = page.getByRole('dialog', { name: "We've Pre-filled Your Cart!" })
    await filled.getByText('One item was added to your cart.', { exact: true }).waitFor()
    await eventually(() => filled.getByRole('listitem').allTextContents()).toEqual([
      `${rollerLatch.number}: Quantity can be at most 9,999 per line.`,
    ])
  })

  it.each(widths)(
    'keeps its key while the server fails, and opens once it recovers, $width wide',
    async (size) => {
      await using owner = await openStory(shop, { user: people.polar })
      const search = await sharedLink(owner.page, rollerLatch)

      await using story = await openStory(shop, { size, expectedErrors: /status of 502/ })
      const { page } = story
      await page.clock.install()
      let broken = true
      const answered = Promise.withResolvers<void>()
      await page.route(/\/trpc\/[^?]*cart\.open/, async (route) => {
        await answered.promise
        if (broken)
          await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
        else await route.continue()
      })
      await page.goto(`/${search}`)
      const dialog = page.getByRole('dialog', { name: 'Shared cart' })
      await dialog.getByText('Opening the shared cart…').waitFor()
      answered.resolve()
      await dialog.getByRole('alert').waitFor()
      await Promise.all([
        page.waitForResponse(/cart\.open/),
        dialog.getByRole('button', { name: 'Retry' }).click(),
      ])
      await dialog.getByRole('alert').waitFor()
      await page.clock.runFor(1_600)
      await eventually(() => new URL(page.url()).search).toBe(search)
      broken = false
      const filled = page.getByRole('dialog', { name: "We've Pre-filled Your Cart!" })
      await filled.getByText('One item was added to your cart.').waitFor()
      await eventually(() => savedQuantities(page)).toEqual({ [rollerLatch.id]: 1 })
      await eventually(() => new URL(page.url()).search).toBe('')
      await eventually(() => dialog.count()).toBe(0)
    },
  )

  it('that failed to open and was closed reopens only after a reload', async () => {
    await using owner = await openStory(shop, { user: people.polar })
    const search = await sharedLink(owner.page, rollerLatch)

    await using story = await openStory(shop, { expectedErrors: /status of 502/ })
    const { page } = story
    await page.clock.install()
    let broken = true
    await page.route(/\/trpc\/[^?]*cart\.open/, (route) =>
      broken
        ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
        : route.continue(),
    )
    await page.goto(`/${search}`)
    const dialog = page.getByRole('dialog', { name: 'Shared cart' })
    await dialog.getByRole('alert').waitFor()
    await closeByEscape(page, dialog)
    await dialog.waitFor({ state: 'detached' })
    broken = false
    // The page checks for the server at least every 15 seconds, and requests the parts once it has the cart.
    await Promise.all([page.waitForResponse(/partsById/), page.clock.runFor(15_000)])
    await page.clock.runFor(1_600)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await eventually(() => savedQuantities(page)).toEqual({})
    await eventually(() => new URL(page.url()).search).toBe(search)
    await page.reload()
    await page.getByText('One item was added to your cart.').waitFor()
  })

  it('that no longer exists leaves the cart unchanged', async () => {
    await using story = await openStory(shop, { expectedErrors: /status of 404/ })
    const { page } = story
    await findAndAdd(page, rollerLatch)
    await page.goto(`/?cartKey=${'A'.repeat(32)}`)
    await page.getByText('This shared cart has expired or was removed.').waitFor()
    await eventually(() => savedQuantities(page)).toEqual({ [rollerLatch.id]: 1 })
    await eventually(() => new URL(page.url()).search).toBe('')
  })
})

describe('opening a shared cart', () => {
  it('drops the key from the address after 1.5 s; the notice closes in 500 ms, then the cart icon animates', async () => {
    await using owner = await openStory(shop, { user: people.buyer })
    const link = await sharedLink(owner.page, rollerLatch)
    await using story = await openStory(shop)
    const { page } = story
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.install({ time: startedAt })
    await page.goto('/')
    await page.getByRole('button', { name: 'View All Parts' }).waitFor()
    await page.clock.pauseAt('2026-11-20T13:00:00Z')
    await page.goto(`/${link}&s=hinge`)
    await eventually(async () => {
      await runClock(page, 5)
      return savedQuantities(page)
    }).toEqual({ [rollerLatch.id]: 1 })
    await runClock(page, 1_485)
    await eventually(() => query(page)).toContain('cartKey=')
    await page.clock.runFor(20)
    await eventually(() => query(page)).toBe('?s=hinge')

    // The cart button's animation takes less than a second, and each time the button is a new element.
    const turned = await page.evaluateHandle(() => {
      const noted = { times: 0 }
      document.addEventListener('animationstart', ({ target }) => {
        const button = target instanceof Element ? target.closest('button') : null
        if (button?.ariaLabel?.startsWith('Shopping cart')) noted.times += 1
      })
      return noted
    })
    const turns = () => turned.evaluate(({ times }) => times)
    await prefilled(page).getByText('One item was added to your cart.').waitFor()
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
