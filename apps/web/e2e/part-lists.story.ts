import { describe, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import { closerHook, eventually, rollerLatch, savedQuantities, withCart } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()

describe('a list of parts', () => {
  it('is saved from a cart, shared, counted at the truck over a reload, and ordered from by a colleague', async () => {
    const name = `Truck ${Date.now()}`
    await using maker = await openStory(shop, { user: people.buyer, at: null })
    const { page } = maker
    await withCart(page, [rollerLatch, closerHook])
    await page.goto('/?panel=cart')
    await page.getByRole('button', { name: 'Save as list' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save as list' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Share with my company').check()
    await dialog.getByRole('button', { name: 'Create list' }).click()
    await page.getByRole('button', { name: 'Open list' }).click()
    await page.getByRole('heading', { name }).waitFor()
    await page.getByRole('button', { name: `Edit ${rollerLatch.number}` }).click()
    await page.getByRole('dialog').getByLabel('Keep').fill('4')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Count' }).click()
    const count = page.getByLabel(`How many of ${rollerLatch.number} are there`)
    await count.fill('1')
    await page.reload()
    await page.getByRole('button', { name: 'Count' }).click()
    await eventually(() => count.inputValue()).toBe('1')
    await page.getByRole('button', { name: 'Add 1 line to cart' }).click()
    await eventually(() => savedQuantities(page)).toEqual({ [rollerLatch.id]: 4, [closerHook.id]: 1 })

    await using colleague = await openStory(shop, { user: people.owner, at: '/?panel=account&view=lists' })
    await colleague.page.getByRole('link', { name: new RegExp(name) }).click()
    await colleague.page.getByRole('button', { name: 'Add list to cart' }).click()
    await colleague.page.getByText('2 lines were added to your cart.').waitFor()
    await eventually(() => savedQuantities(colleague.page)).toEqual({
      [rollerLatch.id]: 1,
      [closerHook.id]: 1,
    })
  })
})
