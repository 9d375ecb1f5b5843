import { describe, it } from 'vitest'
import { look } from './support/look.ts'
import { openShop } from './support/shop.ts'
import {
  closerHook,
  detail,
  proceedToFinalize,
  results,
  rollerLatch,
  searchFor,
  withCart,
} from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()
const gasketByTheFoot = { id: 186, number: '0201-BL', quantity: 1118.25 }

describe('everything fits', () => {
  it.each([
    { width: 320, height: 640 },
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
  ])('on a screen $width wide', async (size) => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await searchFor(page, 'hinge')
    await look(page, '30-results', { whole: false })
    await results(page).first().click()
    await detail(page).getByText('Notes').waitFor()
    await look(page, '31-detail', { whole: false })
    await withCart(page, [rollerLatch, { ...closerHook, quantity: 9999 }, gasketByTheFoot])
    await page.goto('/?panel=cart')
    await page.getByText('$4,305.26').waitFor()
    await look(page, '32-cart')
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await page.getByRole('heading', { name: 'Ship To' }).waitFor()
    await look(page, '33-ship-to')
    await proceedToFinalize(page)
    await page.getByRole('button', { name: /^Place Order · / }).waitFor()
    await look(page, '34-finalize')
  })
})
