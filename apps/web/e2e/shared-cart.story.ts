import { describe, expect, it } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { people, signIn } from './support/account-steps.ts'
import { look } from './support/look.ts'
import { openShop } from './support/shop.ts'
import {
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
} from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openShop()

describe('a cart behind a link', () => {
  it.each([wide, narrow])('fills the cart of whoever opens it, $width wide', async (size) => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await findAndAdd(page, rollerLatch)
    await openCart(page)
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
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await look(page, '85-share', { whole: false })
    await expectAccessible(page, 'the link to a cart')

    await using visit = await openStory(shop, { size, at: `${new URL(link).search}&s=hinge` })
    const filled = visit.page.getByRole('dialog', { name: "We've Pre-filled Your Cart!" })
    await filled.getByText('2 parts are in your cart now.').waitFor()
    await look(visit.page, '86-prefilled', { whole: false })
    await expectAccessible(visit.page, 'the note about the filled cart')
    const filledWith = { [rollerLatch.id]: 1, [cutGasket.id]: 3 }
    expect(await keptQuantities(visit.page)).toEqual(filledWith)
    await filled.getByRole('button', { name: 'OK' }).click()
    await filled.waitFor({ state: 'detached' })
    await eventually(() => new URL(visit.page.url()).search).toBe('?s=hinge')
    await visit.page.goto(new URL(link).search)
    const question = visit.page.getByRole('dialog', { name: 'You already have a cart' })
    await question.getByRole('button', { name: 'Keep mine' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await keptQuantities(visit.page)).toEqual(filledWith)
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
    }
    await page.goto('/')
    await findAndAdd(page, closerHook)
    await answer('Merge both')
    expect(await keptQuantities(page)).toEqual({ [rollerLatch.id]: 2, [closerHook.id]: 1 })
    await answer('Replace mine')
    expect(await keptQuantities(page)).toEqual({ [rollerLatch.id]: 1 })
  })

  it('that is not there leaves the cart as it is', async () => {
    await using story = await openStory(shop, { complaints: /status of 404/ })
    const { page } = story
    await findAndAdd(page, rollerLatch)
    await page.goto(`/?cartKey=${'A'.repeat(32)}`)
    await page.getByText('This shared cart is not there any more.').waitFor()
    expect(await keptQuantities(page)).toEqual({ [rollerLatch.id]: 1 })
    await eventually(() => new URL(page.url()).search).toBe('')
  })
})
