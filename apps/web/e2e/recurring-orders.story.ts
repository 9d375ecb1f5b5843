import { describe, expect, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import { rollerLatch } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()

describe('a recurring order', () => {
  it('is set up from a list, paused by its buyer, and gone on with', async () => {
    const name = `Van ${Date.now()}`
    await using story = await openStory(shop, { user: people.buyer, at: null })
    const { page } = story
    const lines = [{ partId: rollerLatch.id, quantity: 1 }]
    const saved = await page.request.post('/trpc/partLists.create', { data: { name, lines } })
    expect(saved.status()).toBe(200)
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
  })
})
