import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { people, signIn } from './support/account-steps.ts'
import { proceed, typeAndSetAddress } from './support/checkout-steps.ts'
import { openShop } from './support/shop.ts'
import {
  closerHook,
  eventually,
  findAndAdd,
  placed,
  placeOrder,
  proceedToCheckout,
  resultModal,
  rollerLatch,
  savedQuantities,
} from './support/steps.ts'
import { narrow, openStory } from './support/story.ts'

const shop = await openShop()

async function accountParts(page: Page): Promise<number[]> {
  const answer = await page.request.get('/trpc/cart.ofAccount')
  const { lines } = (await answer.json()).result.data
  return lines.map(({ partId }: { partId: number }) => partId)
}

describe('the cart of a signed-in person', () => {
  it('is started on a phone at the door and ordered at the desk', async () => {
    await using phone = await openStory(shop, { user: people.buyer, size: narrow })
    await using desk = await openStory(shop, { user: people.buyer })
    await findAndAdd(phone.page, rollerLatch)
    await eventually(() => accountParts(phone.page)).toEqual([rollerLatch.id])
    await desk.page.reload()
    await eventually(() => savedQuantities(desk.page)).toEqual({ [rollerLatch.id]: 1 })
    await findAndAdd(desk.page, closerHook)
    await proceedToCheckout(desk.page)
    await typeAndSetAddress(desk.page)
    await proceed(desk.page)
    await desk.page.getByLabel('PO number').fill('PO-DESK')
    await placeOrder(desk.page).click()
    await resultModal(desk.page, placed).waitFor()
    await eventually(() => accountParts(desk.page)).toEqual([])
    await phone.page.reload()
    await eventually(() => savedQuantities(phone.page)).toEqual({})
  })

  it('joins that of the next person at the same browser only if they say so', async () => {
    await using story = await openStory(shop, { user: people.buyer })
    const { page } = story
    await findAndAdd(page, rollerLatch)
    await eventually(() => accountParts(page)).toEqual([rollerLatch.id])
    await page.request.get('/api/users/logout')
    await page.reload()
    await eventually(() => savedQuantities(page)).toEqual({ [rollerLatch.id]: 1 })
    await signIn(page, people.polar)
    const question = page.getByRole('dialog', {
      name: 'Remove the part that someone else left in this cart?',
    })
    await question.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Removed the part that someone else left.').waitFor()
    await eventually(() => savedQuantities(page)).toEqual({})
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => accountParts(page)).toEqual([rollerLatch.id])
  })
})
