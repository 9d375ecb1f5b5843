import { describe, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openShipping, proceed, typeAndSetAddress } from './support/checkout-steps.ts'
import { limitCredit } from './support/credit-steps.ts'
import { openShop } from './support/shop.ts'
import { orderNumber, placed, placeOrder, resultModal, rollerLatch } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()

describe('an order on terms over the credit limit of its company', () => {
  it('is placed and waits for staff, who release it', async () => {
    await using desk = await openStory(shop, { user: people.admin, at: '/?panel=admin&view=credit' })
    await limitCredit(desk.page, 'Arctic Door Service', 0)
    try {
      await using story = await openStory(shop, { user: people.buyer, at: null })
      const { page } = story
      await openShipping(page, [rollerLatch])
      await typeAndSetAddress(page)
      await proceed(page)
      await page.getByText(/over the limit\. You can place it/).waitFor()
      await page.getByLabel('PO number').fill('PO-CREDIT')
      await placeOrder(page).click()
      await resultModal(page, placed).waitFor()
      const number = await orderNumber(page)
      await page.goto('/?panel=account&view=orders')
      await page.getByRole('row', { name: new RegExp(`${number}.*On hold`) }).waitFor()

      await desk.page.reload()
      await desk.page.getByRole('button', { name: number }).click()
      await desk.page.getByRole('button', { name: 'Release', exact: true }).click()
      await desk.page.getByRole('dialog').getByRole('button', { name: 'Release the order' }).click()
      await desk.page.getByText(`${number} was released.`).waitFor()
      await page.reload()
      await page.getByRole('row', { name: new RegExp(`${number}.*Pending`) }).waitFor()
    } finally {
      await limitCredit(desk.page, 'Arctic Door Service', null)
    }
  })
})
