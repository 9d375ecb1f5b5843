import { describe, expect, it } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { people, signIn } from './support/account-steps.ts'
import { look } from './support/look.ts'
import { openShop } from './support/shop.ts'
import {
  backFromSteps,
  closeByEscape,
  closerHook,
  confirm,
  cutGasket,
  eventually,
  findAndAdd,
  findAndPress,
  keptQuantities,
  openCart,
  rollerLatch,
  typeCut,
  withCart,
} from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openShop()

describe('a cart behind a link', () => {
  it.each([wide, narrow])('fills the cart of whoever opens it, $width wide', async (size) => {
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
    await look(page, '85-share', { whole: false })
    await expectAccessible(page, 'the link to a cart')

    await using visit = await openStory(shop, { size, at: `${new URL(link).search}&s=hinge` })
    const filled = visit.page.getByRole('dialog', { name: "We've Pre-filled Your Cart!" })
    await filled.getByText('2 parts are in your cart now.').waitFor()
    await look(visit.page, '86-prefilled', { whole: false })
    await expectAccessible(visit.page, 'the note about the filled cart')
    const filledWith = { [rollerLatch.id]: 1, [cutGasket.id]: 3 }
    await eventually(() => keptQuantities(visit.page)).toEqual(filledWith)
    await filled.getByRole('button', { name: 'OK' }).click()
    await filled.waitFor({ state: 'detached' })
    await eventually(() => new URL(visit.page.url()).search).toBe('?s=hinge')
    await backFromSteps(visit.page)
    await visit.page.goto(new URL(link).search)
    const question = visit.page.getByRole('dialog', { name: 'You already have a cart' })
    await question.getByRole('button', { name: 'Keep mine' }).click()
    await question.waitFor({ state: 'detached' })
    await eventually(() => keptQuantities(visit.page)).toEqual(filledWith)
  })

  it('is merged with the cart that is there, or takes its place', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await signIn(page, people.polar)
    await findAndAdd(page, rollerLatch)
    await openCart(page)
    await page.getByRole('button', { name: 'Share Cart' }).click()
    const { search } = new URL(await page.getByLabel('Link to this cart').inputValue())
    const answer = async (name: string) => {
      await page.goto(`/${search}`)
      await page.getByRole('button', { name }).click()
      await page.getByRole('button', { name: 'OK' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await backFromSteps(page)
    }
    await page.goto('/')
    await findAndAdd(page, closerHook)
    await answer('Merge both')
    await eventually(() => keptQuantities(page)).toEqual({ [rollerLatch.id]: 2, [closerHook.id]: 1 })
    await answer('Replace mine')
    await eventually(() => keptQuantities(page)).toEqual({ [rollerLatch.id]: 1 })
    await page.getByText('Your cart was replaced.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => keptQuantities(page)).toEqual({ [rollerLatch.id]: 2, [closerHook.id]: 1 })
  })

  it('says how many of its parts came in, and which did not', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await signIn(page, people.polar)
    await findAndAdd(page, rollerLatch)
    await findAndAdd(page, closerHook)
    await openCart(page)
    await page.getByRole('button', { name: 'Share Cart' }).click()
    const { search } = new URL(await page.getByLabel('Link to this cart').inputValue())
    // Not a page of the shop, which would keep its own prices in the cart while this one is put there.
    await page.goto('/mailbox')
    await withCart(page, [{ ...rollerLatch, quantity: 9_999 }])
    await page.goto(`/${search}`)
    await page.getByRole('button', { name: 'Merge both' }).click()
    const filled = page.getByRole('dialog', { name: "We've Pre-filled Your Cart!" })
    await filled.getByText('One part is in your cart now.', { exact: true }).waitFor()
    await eventually(() => filled.getByRole('listitem').allTextContents()).toEqual([
      `${rollerLatch.number}: Quantity can be at most 9,999 a line.`,
    ])
  })

  it.each([wide, narrow])(
    'waits for a server that fails, keeps its key and is tried again, $width wide',
    async (size) => {
      await using owner = await openStory(shop)
      await signIn(owner.page, people.polar)
      await findAndAdd(owner.page, rollerLatch)
      await openCart(owner.page)
      await owner.page.getByRole('button', { name: 'Share Cart' }).click()
      const { search } = new URL(await owner.page.getByLabel('Link to this cart').inputValue())

      await using story = await openStory(shop, { size, complaints: /status of 502/ })
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
      await dialog.getByText('Opening the cart of this link…').waitFor()
      await look(page, '87-opening-a-link', { whole: false })
      answered.resolve()
      await dialog.getByRole('alert').waitFor()
      await look(page, '88-link-failed', { whole: false })
      await expectAccessible(page, 'a link that could not be opened')
      await Promise.all([
        page.waitForResponse(/cart\.open/),
        dialog.getByRole('button', { name: 'Retry' }).click(),
      ])
      await dialog.getByRole('alert').waitFor()
      await page.clock.runFor(1_600)
      await eventually(() => new URL(page.url()).search).toBe(search)
      broken = false
      const filled = page.getByRole('dialog', { name: "We've Pre-filled Your Cart!" })
      await filled.getByText('One part is in your cart now.').waitFor()
      await eventually(() => keptQuantities(page)).toEqual({ [rollerLatch.id]: 1 })
      await eventually(() => new URL(page.url()).search).toBe('')
      await eventually(() => dialog.count()).toBe(0)
    },
  )

  it('that could not be opened and was closed does not come unasked when the server is back', async () => {
    await using owner = await openStory(shop)
    await signIn(owner.page, people.polar)
    await findAndAdd(owner.page, rollerLatch)
    await openCart(owner.page)
    await owner.page.getByRole('button', { name: 'Share Cart' }).click()
    const { search } = new URL(await owner.page.getByLabel('Link to this cart').inputValue())

    await using story = await openStory(shop, { complaints: /status of 502/ })
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
    // The page looks for the server every 15 seconds at least, and asks for the parts once it has the cart.
    await Promise.all([page.waitForResponse(/partsById/), page.clock.runFor(15_000)])
    await page.clock.runFor(1_600)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await eventually(() => keptQuantities(page)).toEqual({})
    await eventually(() => new URL(page.url()).search).toBe(search)
    await page.reload()
    await page.getByText('One part is in your cart now.').waitFor()
  })

  it('that is not there leaves the cart as it is', async () => {
    await using story = await openStory(shop, { complaints: /status of 404/ })
    const { page } = story
    await findAndAdd(page, rollerLatch)
    await page.goto(`/?cartKey=${'A'.repeat(32)}`)
    await page.getByText('This shared cart is not there any more.').waitFor()
    await eventually(() => keptQuantities(page)).toEqual({ [rollerLatch.id]: 1 })
    await eventually(() => new URL(page.url()).search).toBe('')
  })
})
