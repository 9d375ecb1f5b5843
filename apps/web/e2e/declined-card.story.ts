import { describe, expect, it } from 'vitest'
import { ordersOf, paymentsOf } from './support/database.ts'
import { openOwnShop } from './support/shop.ts'
import {
  cards,
  eventually,
  findAndAdd,
  placed,
  placeOrder,
  proceedToCheckout,
  proceedToFinalize,
  resultModal,
  rollerLatch,
  savedQuantities,
  typeCard,
  typeEmail,
} from './support/steps.ts'
import { openStory } from './support/story.ts'

// Declined cards are counted by IP address, which all stories of a shop share.
const shop = await openOwnShop()

describe('an invalid or declined card', () => {
  it('is rejected by the form or declined with a reason, places no order, and another card then pays', async () => {
    const email = 'declined@tidewater.example'
    await using story = await openStory(shop, { expectedErrors: /checkout\.placeOrder/ })
    const { page } = story
    await findAndAdd(page, rollerLatch)
    await proceedToCheckout(page)
    await proceedToFinalize(page)

    // A mistyped card never leaves the page.
    await typeCard(page, { number: '4000100011112225', code: '12' })
    await typeEmail(page, 'nobody@nowhere')
    await page.getByLabel('First name').focus()
    for (const text of ['Invalid card number', 'Invalid CVV', 'Invalid email format']) {
      await page.getByText(text, { exact: true }).waitFor()
    }
    await eventually(() => placeOrder(page).isDisabled()).toBe(true)

    // A separate billing address starts as a copy of the ship-to address, and can be in a state or a
    // province.
    await page.getByLabel('Same as shipping address').uncheck()
    await eventually(() => page.getByLabel('State').inputValue()).toBe('NC')
    await eventually(() => page.getByLabel('ZIP code').inputValue()).toBe('28570')
    await page.getByLabel('Country').selectOption('CA')
    await page.getByLabel('Province').fill('Ontario')
    await page.getByLabel('Postal code').fill('')
    await page.getByLabel('Province').focus()
    await page.getByText('This field is required.', { exact: true }).waitFor()
    await page.getByText(/^Still needed: .*billing postal code/).waitFor()
    await page.getByLabel('Same as shipping address').check()

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
