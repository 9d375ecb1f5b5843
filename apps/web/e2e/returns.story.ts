import { describe, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { askForReturn, shipNewest } from './support/return-steps.ts'
import { openShop } from './support/shop.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()

describe('a return', () => {
  it('is asked for from the order, answered by staff, received, checked and credited', async () => {
    await using story = await openStory(shop, { user: people.buyer, at: '/?panel=account&view=orders' })
    await using staff = await openStory(shop, { user: people.admin, at: '/?panel=admin&view=returns' })
    const { page } = story
    const desk = staff.page
    const number = await askForReturn(page, await shipNewest(shop, people.buyer, desk), 'Arrived damaged')
    await page.getByRole('heading', { name: 'Waits for our answer' }).waitFor()

    await desk.reload()
    await desk.getByRole('button', { name: number }).click()
    await desk.getByText('Approve', { exact: true }).click()
    await desk.getByRole('button', { name: 'Send the answer' }).click()
    await desk.getByRole('button', { name: 'Mark as received' }).click()
    await desk.getByRole('button', { name: 'Mark as checked' }).click()
    await desk.getByRole('button', { name: /^Credit \$/ }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Credit', exact: true }).click()
    await desk.getByRole('heading', { name: `${number}: Credited` }).waitFor()

    await page.reload()
    await page.getByRole('heading', { name: 'Credited', exact: true }).waitFor()
    await page.getByText(/^CN\d+, \$/).waitFor()
    await page.getByRole('link', { name: 'All returns' }).click()
    await page.getByRole('link', { name: new RegExp(number) }).waitFor()
  })
})
