import { describe, expect, it } from 'vitest'
import { openShipping, proceed, typeAndSetAddress } from './support/checkout-steps.ts'
import { ordersOf, paymentsOf } from './support/database.ts'
import { openShop } from './support/shop.ts'
import {
  cards,
  closerHook,
  eventually,
  findAndAdd,
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

describe('while a slow card is being charged', () => {
  it('pressing Place Order again, adding a part in another tab and reloading leave one order, which is shown', async () => {
    const email = 'slow@tidewater.example'
    await using story = await openStory(shop, { expectedErrors: /checkout\.placeOrder/, at: null })
    const { page } = story
    // The page asks for confirmation before it is left while an order is being placed; this buyer confirms.
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type())
      void dialog.accept()
    })
    await openShipping(page, [rollerLatch])
    await typeAndSetAddress(page)
    await proceed(page)
    await typeCard(page, cards.slow)
    await typeEmail(page, email)
    await page.getByText(`The order confirmation goes to ${email}.`).waitFor()
    const other = await story.newTab()

    // The order reaches the server, and its answer never reaches the page.
    let sent = 0
    await page.route(/checkout\.placeOrder/, async (route) => {
      sent += 1
      await route.fetch()
    })
    await page.getByLabel('CVV').press('Enter')
    await page.keyboard.press('Enter')
    await placeOrder(page)
      .or(page.getByRole('button', { name: 'Placing order…' }))
      .dblclick({ force: true })
    await page.getByRole('button', { name: 'Placing order…' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await findAndAdd(other, closerHook)
    await eventually(() => savedQuantities(page)).toEqual({ [rollerLatch.id]: 1, [closerHook.id]: 1 })
    await page.reload()
    expect([dialogs, sent]).toEqual([['beforeunload'], 1])
    await resultModal(page, placed).waitFor()
    await eventually(() => savedQuantities(other)).toEqual({ [closerHook.id]: 1 })
    const orders = ordersOf(shop, email)
    expect(orders).toMatchObject([{ paymentState: 'captured' }])
    expect(paymentsOf(shop, orders[0]?.id ?? 0)).toMatchObject([{ state: 'captured' }])
  })
})
