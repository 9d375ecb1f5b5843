import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ordersOf, paymentsOf } from './support/database.ts'
import { look } from './support/look.ts'
import { openShop, type Shop } from './support/shop.ts'
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
  await findAndAdd(page, rollerLatch)
  await proceedToCheckout(page)
  await proceedToFinalize(page)
  await payWithSlowCard(page, email)
}

function expectOneOrder(inShop: Shop, email: string): void {
  const orders = ordersOf(inShop, email)
  expect(orders).toMatchObject([{ paymentState: 'captured' }])
  expect(paymentsOf(inShop, orders[0]?.id ?? 0)).toMatchObject([{ state: 'captured' }])
}

describe('while a slow card is asked', () => {
  it('Place Order pressed twice, by mouse and by keyboard, orders once', async () => {
    const email = 'twice@tidewater.example'
    await using story = await openStory(shop)
    const { page } = story
    await readyToPlace(page, email)
    await placeOrder(page).dblclick()
    await page.getByRole('button', { name: 'Placing Order…' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await look(page, '14-placing')
    await resultModal(page, placed).waitFor()
    expectOneOrder(shop, email)
  })

  it('Enter held down in the form orders once', async () => {
    const email = 'enter@tidewater.example'
    await using story = await openStory(shop)
    const { page } = story
    await readyToPlace(page, email)
    await page.getByLabel('CVV').focus()
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Enter')
    await resultModal(page, placed).waitFor()
    expectOneOrder(shop, email)
  })

  it('a page that is reloaded and tried again orders once', async () => {
    const email = 'reloaded@tidewater.example'
    await using story = await openStory(shop, { complaints: /checkout\.placeOrder/ })
    const { page } = story
    // The page asks back before it is left with an order on its way; this buyer insists.
    page.on('dialog', (dialog) => void dialog.accept())
    await readyToPlace(page, email)
    const sent = page.waitForRequest(/checkout\.placeOrder/)
    await placeOrder(page).click()
    await sent
    await page.reload()
    await page.getByRole('heading', { name: 'Finalize Order' }).waitFor()
    await payWithSlowCard(page, email)
    await placeOrder(page).click()
    await resultModal(page, placed).waitFor()
    await eventually(() => ordersOf(shop, email).length).toBe(1)
    expectOneOrder(shop, email)
  })
})
