import { describe, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import { rollerLatch, withCart } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()

describe('a recurring order', () => {
  it('is set up from a list, paused by its buyer, and gone on with; a link to another order opens nothing', async () => {
    const name = `Van ${Date.now()}`
    // The address of an order that there is not.
    const expectedErrors = /status of 404/
    await using story = await openStory(shop, { user: people.buyer, at: null, expectedErrors })
    const { page } = story
    await withCart(page, [rollerLatch])
    await page.goto('/?panel=cart')
    await page.getByRole('button', { name: 'Save as list' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save as list' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('button', { name: 'Create list' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.goto('/?panel=account&view=lists')
    await page.getByRole('link', { name: new RegExp(name) }).click()
    await page.getByRole('button', { name: 'Repeat every…' }).click()
    const plan = page.getByRole('dialog', { name: `Repeat ${name}` })
    await plan.getByLabel('Weeks between orders').fill('6')
    await plan.getByLabel('PO number').fill('BLANKET-7')
    await plan.getByRole('button', { name: 'Start' }).click()
    await page.getByText('Every 6 weeks').waitFor()
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('button', { name: 'Resume' }).click()
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await page.getByRole('button', { name: 'All recurring orders' }).click()
    await page.getByRole('link', { name: new RegExp(`${name}.*Next on`) }).waitFor()
    await page.goto('/?panel=recurring&id=999999&draftKey=999999.made-up')
    await page.getByText('This order was not found. The link may be cut off.').first().waitFor()
  })
})
