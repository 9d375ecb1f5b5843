import { describe, it } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { openShop } from './support/shop.ts'
import {
  cards,
  detail,
  openCart,
  placed,
  placeOrder,
  resultModal,
  results,
  rollerLatch,
  searchFor,
  typeAddress,
  typeCard,
  typeEmail,
  withCart,
} from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openShop()
describe.each([wide, narrow])('axe, $width wide, light and dark', (size) => {
  it('finds nothing in the catalog and the cart', async () => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await page.getByRole('button', { name: 'View All Parts' }).waitFor()
    await expectAccessible(page, 'the start page')
    await openCart(page)
    await expectAccessible(page, 'the empty cart')
    await searchFor(page, 'gasket')
    await expectAccessible(page, 'results')
    await results(page).first().click()
    await detail(page).getByText('Notes').waitFor()
    await expectAccessible(page, 'a part')
  })

  it('finds nothing from the cart to the placed order', async () => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await withCart(page, [rollerLatch])
    await page.goto('/?panel=cart')
    await page.getByText('$29.70').first().waitFor()
    await expectAccessible(page, 'the cart')
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await page.getByRole('button', { name: 'Shipping Method' }).click()
    await page.getByText('This field is required.').first().waitFor()
    await expectAccessible(page, 'the ship-to form with problems')
    await page.getByLabel('Country').selectOption('CA')
    const canada = page.getByRole('dialog', { name: 'Shipping to Canada is temporarily unavailable' })
    await canada.waitFor()
    await expectAccessible(page, 'the note about Canada')
    await canada.getByRole('button', { name: 'OK' }).click()
    await canada.waitFor({ state: 'hidden' })
    await page.getByLabel('Country').selectOption('US')
    await typeAddress(page)
    await page.getByRole('button', { name: 'Shipping Method' }).click()
    await page.getByText(/^Total \$/).waitFor({ state: 'attached' })
    await expectAccessible(page, 'the shipping method')
    await page.getByRole('button', { name: 'Proceed to Finalize Order' }).click()
    await typeCard(page, cards.approved)
    await typeEmail(page, 'axe@tidewater.example')
    await expectAccessible(page, 'the finalize screen')
    await placeOrder(page).click()
    await resultModal(page, placed).waitFor()
    await expectAccessible(page, 'the placed order')
  })
})
