import { describe, expect, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { staffOrdersOf } from './support/database.ts'
import { openShop } from './support/shop.ts'
import {
  eventually,
  findAndAdd,
  openCart,
  orderNumber,
  placed,
  placeOrder,
  proceedToFinalize,
  resultModal,
  rollerLatch,
} from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()
const customer = 'pat@larchfield-story.example'

describe('staff', () => {
  it('can order for a tax-exempt company at its prices, even after a reload, and stop', async () => {
    await using story = await openStory(shop, { user: people.counter })
    const { page } = story
    await findAndAdd(page, rollerLatch)
    await openCart(page)
    await page.getByRole('button', { name: 'Proceed to checkout' }).click()
    await page.getByLabel(/^Find a company/).fill('larchf')
    await page.getByRole('radio', { name: /Larchfield Butchers LARCHFIELD/ }).click()
    await page.getByRole('button', { name: 'Proceed as Selected Customer' }).click()
    await page.getByText('You are checking out as Larchfield Butchers - LARCHFIELD').waitFor()
    await page.reload()
    await page.getByText('You are checking out as Larchfield Butchers - LARCHFIELD').waitFor()

    await proceedToFinalize(page)
    await page.getByLabel('PO number').fill('PO-STAFF-1')
    await page.getByLabel('Customer email').fill(customer)
    await placeOrder(page).click()
    await resultModal(page, placed).waitFor()
    const number = await orderNumber(page)
    // 5% off $29.70, and no tax in North Carolina.
    expect(staffOrdersOf(shop, customer)).toMatchObject([
      { number, company: 'Larchfield Butchers', companyId: 1, cartTotalCents: 2822, taxCents: 0 },
    ])
    await page.getByRole('button', { name: 'OK' }).click()
    await page.getByText('You are ordering for Larchfield Butchers - LARCHFIELD').waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await eventually(() => page.getByText('Larchfield Butchers').count()).toBe(0)
  })
})
