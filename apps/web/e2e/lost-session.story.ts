import { describe, expect, it } from 'vitest'
import { people, signInDialog, typeSignIn } from './support/account-steps.ts'
import { openShipping, proceed, typeAndSetAddress } from './support/checkout-steps.ts'
import { ordersOf } from './support/database.ts'
import { look } from './support/look.ts'
import { openShop } from './support/shop.ts'
import { cards, eventually, placed, placeOrder, resultModal, rollerLatch, typeCard } from './support/steps.ts'
import { narrow, openStory } from './support/story.ts'

const shop = await openShop()
const refusals = /status of 401/
const orderCount = (email: string) => ordersOf(shop, email).length

describe('a session lost on Finalize', () => {
  it('costs a card buyer nothing but a sign-in', async () => {
    const email = people.polar
    await using story = await openStory(shop, {
      ...{ size: narrow, scheme: 'dark', user: email, at: null },
      expectedErrors: refusals,
    })
    const { page } = story
    const before = orderCount(email)
    await openShipping(page, [rollerLatch])
    await typeAndSetAddress(page)
    await proceed(page)
    await page.getByRole('radio', { name: 'Another card' }).check({ force: true })
    await typeCard(page, cards.approved)
    const total = await placeOrder(page).textContent()
    await page.context().clearCookies()
    await placeOrder(page).click()
    await signInDialog(page).getByText('You were signed out. Sign in to continue.').waitFor()
    expect(orderCount(email)).toBe(before)
    await look(page, 'lost-session')
    await typeSignIn(page, email)
    await signInDialog(page).waitFor({ state: 'hidden' })
    await eventually(() => placeOrder(page).textContent()).toBe(total)
    await placeOrder(page).click()
    await resultModal(page, placed).waitFor()
    expect(orderCount(email)).toBe(before + 1)
  })
})
