import { describe, expect, it } from 'vitest'
import { openShipping, proceed, typeAndSetAddress } from './support/checkout-steps.ts'
import { ordersOf, paymentsOf } from './support/database.ts'
import { openShop } from './support/shop.ts'
import {
  cards,
  eventually,
  placed,
  placeOrder,
  resultModal,
  rollerLatch,
  savedQuantities,
  typeCard,
  typeEmail,
} from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()

describe('a declined card', () => {
  it('is declined with a reason, places no order, and another card then pays', async () => {
    const email = 'declined@tidewater.example'
    await using story = await openStory(shop, { expectedErrors: /checkout\.placeOrder/, at: null })
    const { page } = story
    await openShipping(page, [rollerLatch])
    await typeAndSetAddress(page)
    await proceed(page)
    await typeCard(page, cards.declined)
    await typeEmail(page, email)
    await placeOrder(page).click()

    const modal = resultModal(page, 'Failed to process payment')
    await modal.getByText('Do not honor').waitFor()
    await modal.getByRole('button', { name: 'OK' }).click()
    await modal.waitFor({ state: 'hidden' })
    await eventually(() => savedQuantities(page)).toEqual({ [rollerLatch.id]: 1 })
    expect(ordersOf(shop, email)).toEqual([])

    await typeCard(page, cards.approved)
    await placeOrder(page).click()
    await resultModal(page, placed).waitFor()
    const orders = ordersOf(shop, email)
    expect(orders).toMatchObject([{ paymentState: 'captured' }])
    expect(paymentsOf(shop, orders[0]?.id ?? 0)).toMatchObject([{ state: 'captured', lastFour: '2224' }])
  })
})
