import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openShipping, proceed, typeAndSetAddress } from './support/checkout-steps.ts'
import { ordersOf, paymentsOf } from './support/database.ts'
import { openShop, type Shop } from './support/shop.ts'
import {
  cards,
  cartButton,
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

async function payWithSlowCard(page: Page, email: string): Promise<void> {
  await typeCard(page, cards.slow)
  await typeEmail(page, email)
  await page.getByText(`The order confirmation goes to ${email}.`).waitFor()
}

async function readyToPlace(page: Page, email: string): Promise<void> {
  await openShipping(page, [rollerLatch])
  await typeAndSetAddress(page)
  await proceed(page)
  await payWithSlowCard(page, email)
}

function expectOneOrder(inShop: Shop, email: string): void {
  const orders = ordersOf(inShop, email)
  expect(orders).toMatchObject([{ paymentState: 'captured' }])
  expect(paymentsOf(inShop, orders[0]?.id ?? 0)).toMatchObject([{ state: 'captured' }])
}

describe('while a slow card is being charged', () => {
  it('pressing Place Order twice, by mouse and keyboard, places one order', async () => {
    const email = 'twice@tidewater.example'
    await using story = await openStory(shop, { at: null })
    const { page } = story
    await readyToPlace(page, email)
    const pressed = Promise.withResolvers<void>()
    await page.route(/checkout\.placeOrder/, async (route) => {
      const response = await route.fetch()
      await pressed.promise
      await route.fulfill({ response })
    })
    await placeOrder(page).dblclick()
    await page.getByRole('button', { name: 'Placing order…' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    pressed.resolve()
    await resultModal(page, placed).waitFor()
    expectOneOrder(shop, email)
  })

  it('pressing Enter repeatedly in the form places one order', async () => {
    const email = 'enter@tidewater.example'
    await using story = await openStory(shop, { at: null })
    const { page } = story
    await readyToPlace(page, email)
    await page.getByLabel('CVV').focus()
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Enter')
    await resultModal(page, placed).waitFor()
    expectOneOrder(shop, email)
  })

  it('a part added meanwhile stays in the cart, in this tab and another', async () => {
    const email = 'meanwhile@tidewater.example'
    await using story = await openStory(shop, { at: null })
    const { page } = story
    await readyToPlace(page, email)
    const other = await story.newTab()
    const added = Promise.withResolvers<void>()
    await page.route(/checkout\.placeOrder/, async (route) => {
      const response = await route.fetch()
      await added.promise
      await route.fulfill({ response })
    })
    await placeOrder(page).click()
    await page.getByRole('button', { name: 'Placing order…' }).waitFor()
    await findAndAdd(page, closerHook)
    await findAndAdd(other, rollerLatch)
    await eventually(() => savedQuantities(page)).toEqual({ [rollerLatch.id]: 2, [closerHook.id]: 1 })
    added.resolve()
    await page.getByText(/^Order W\d{6,} placed successfully!/).waitFor()
    for (const tab of [page, other]) {
      await eventually(() => cartButton(tab).getAttribute('aria-label')).toBe('Shopping cart, 2 items')
    }
    await eventually(() => savedQuantities(other)).toEqual({ [rollerLatch.id]: 1, [closerHook.id]: 1 })
    expectOneOrder(shop, email)
  })

  it('reloading the page shows the outcome of the order', async () => {
    const email = 'reloaded@tidewater.example'
    await using story = await openStory(shop, { expectedErrors: /checkout\.placeOrder/, at: null })
    const { page } = story
    // The page asks for confirmation before it is left while an order is being placed; this buyer confirms.
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type())
      void dialog.accept()
    })
    await readyToPlace(page, email)
    await Promise.all([page.waitForRequest(/checkout\.placeOrder/), placeOrder(page).click()])
    await page.reload()
    expect(dialogs).toEqual(['beforeunload'])
    await resultModal(page, placed).waitFor()
    await eventually(() => savedQuantities(page)).toEqual({})
    await eventually(() => ordersOf(shop, email).length).toBe(1)
    expectOneOrder(shop, email)
  })
})
