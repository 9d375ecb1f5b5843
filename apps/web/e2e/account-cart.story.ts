import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import { closerHook, eventually, findAndAdd, rollerLatch, savedQuantities } from './support/steps.ts'
import { narrow, openStory } from './support/story.ts'

const shop = await openShop()

async function accountParts(page: Page): Promise<number[]> {
  const answer = await page.request.get('/trpc/cart.ofAccount')
  const { lines } = (await answer.json()).result.data
  return lines.map(({ partId }: { partId: number }) => partId)
}

describe('the cart of a signed-in person', () => {
  it('is started on a phone at the door, goes on at the desk, and is the same on the phone then', async () => {
    await using phone = await openStory(shop, { user: people.buyer, size: narrow })
    await using desk = await openStory(shop, { user: people.buyer })
    await findAndAdd(phone.page, rollerLatch)
    await eventually(() => accountParts(phone.page)).toEqual([rollerLatch.id])
    await desk.page.reload()
    await eventually(() => savedQuantities(desk.page)).toEqual({ [rollerLatch.id]: 1 })
    await findAndAdd(desk.page, closerHook)
    await eventually(() => accountParts(desk.page)).toEqual([rollerLatch.id, closerHook.id])
    await phone.page.reload()
    await eventually(() => savedQuantities(phone.page)).toEqual({ [rollerLatch.id]: 1, [closerHook.id]: 1 })
  })
})
