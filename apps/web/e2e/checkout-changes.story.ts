import { describe, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openShipping, proceed, typeAndSetAddress } from './support/checkout-steps.ts'
import { changeShop } from './support/database.ts'
import { openOwnShop } from './support/shop.ts'
import {
  cards,
  eventually,
  placed,
  placeOrder,
  resultModal,
  rollerLatch,
  typeCard,
  typeEmail,
} from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openOwnShop()
const track = { id: 445, number: '2001-GV120' }

describe('at checkout', () => {
  it('a 110-inch track ships by freight, and the page says why', async () => {
    changeShop(shop, 'update parts set length_inches = 110 where id = ?', track.id)
    await using story = await openStory(shop, { user: people.buyer, at: null })
    const { page } = story
    await openShipping(page, [rollerLatch, track])
    await typeAndSetAddress(page)
    await page.getByText('Why freight?').click()
    await page.getByText(/\(2001-GV120\) is 110 in long\. Parcels can be at most 107 in\.$/).waitFor()
    await proceed(page)
    await page.getByText('LTL Freight').waitFor()
    await page.getByLabel('PO number').fill('PO-110')
    await placeOrder(page).click()
    await resultModal(page, placed).waitFor()
  })

  it('an expired quote is replaced by a new one, and what was typed stays', async () => {
    const email = 'expired@tidewater.example'
    await using story = await openStory(shop, { expectedErrors: /checkout\.placeOrder/, at: null })
    const { page } = story
    await openShipping(page, [rollerLatch])
    await typeAndSetAddress(page)
    await proceed(page)
    await typeCard(page, cards.approved)
    await typeEmail(page, email)
    await page.getByText(`The order confirmation goes to ${email}.`).waitFor()
    changeShop(shop, 'update quotes set expires_at = 0')
    await placeOrder(page).click()
    await page.getByText('The total has changed.').waitFor()
    await eventually(() => page.getByLabel('Card number').inputValue()).toBe('4000 1000 1111 2224')
    await placeOrder(page).click()
    await resultModal(page, placed).waitFor()
  })
})
