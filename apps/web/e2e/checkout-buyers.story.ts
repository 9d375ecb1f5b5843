import { describe, expect, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openShipping, proceed, typeAndSetAddress } from './support/checkout-steps.ts'
import { ordersOf, paymentsOf } from './support/database.ts'
import { openShop } from './support/shop.ts'
import {
  cards,
  eventually,
  orderNumber,
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
const cart = [rollerLatch]

describe('checkout', () => {
  it('takes a PO number, PO document and ISE number from a company on terms; the order links to the document', async () => {
    await using story = await openStory(shop, { user: people.summit, at: null })
    const { page } = story
    await openShipping(page, cart)
    await typeAndSetAddress(page)
    await proceed(page)
    await page.getByText('Still needed: PO number, PO document, ISE number.').waitFor()
    const document = { name: 'po-88.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 order') }
    await page.locator('input[type=file]').setInputFiles(document)
    await page.getByRole('button', { name: 'Remove PO document, po-88.pdf' }).waitFor()
    await page.getByLabel('PO number').fill('PO-88')
    await page.getByLabel('ISE number').fill('ISE-7')
    await placeOrder(page).click()
    await resultModal(page, placed).waitFor()
    const number = await orderNumber(page)
    await page.goto('/?panel=account&view=orders')
    await page
      .getByRole('button', { name: new RegExp(number) })
      .first()
      .click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'po-88.pdf' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('po-88.pdf')
  })

  it('places one order when two tabs press Place Order on the same cart', async () => {
    const email = 'two-tabs@tidewater.example'
    await using story = await openStory(shop, { at: null })
    const { page } = story
    await openShipping(page, cart)
    await typeAndSetAddress(page)
    await proceed(page)
    const other = await story.newTab('/?panel=cart&view=shipping')
    await typeAndSetAddress(other)
    await proceed(other)
    for (const tab of [page, other]) {
      await typeCard(tab, cards.approved)
      await typeEmail(tab, email)
      await tab.getByText(`The order confirmation goes to ${email}.`).waitFor()
    }
    // Neither tab gets the result of its order until both have sent theirs.
    const sent = Promise.withResolvers<void>()
    for (const tab of [page, other]) {
      await tab.route(/checkout\.placeOrder/, async (route) => {
        const response = await route.fetch()
        await sent.promise
        await route.fulfill({ response })
      })
      await Promise.all([tab.waitForRequest(/checkout\.placeOrder/), placeOrder(tab).click()])
    }
    sent.resolve()
    for (const tab of [page, other]) await resultModal(tab, placed).waitFor()
    expect(await orderNumber(page)).toBe(await orderNumber(other))
    const [order, ...more] = ordersOf(shop, email)
    expect(more).toEqual([])
    expect(paymentsOf(shop, order?.id ?? 0)).toMatchObject([{ state: 'captured' }])
    await eventually(() => savedQuantities(page)).toEqual({})
  })
})
