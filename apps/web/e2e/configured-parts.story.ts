import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { openShop } from './support/shop.ts'
import {
  cartLines,
  closeByEscape,
  confirm,
  cutGasket,
  detail,
  eventually,
  expectMoment,
  findAndPress,
  handedHinge,
  openCart,
  proceedToCheckout,
  results,
  savedQuantities,
  searchFor,
  typeAddress,
  typeCut,
} from './support/steps.ts'
import { openStory, widths } from './support/story.ts'

const shop = await openShop()
const casing = { number: '0001-04' }
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

describe('a part that needs configuration', () => {
  it.each(widths)('goes into the cart and to checkout with its configuration, $width wide', async (size) => {
    await using story = await openStory(shop, { size })
    const { page } = story
    // Over the details of a part, Escape returns to them first.
    await searchFor(page, casing.number)
    await results(page).first().click()
    await detail(page).getByText('Notes').waitFor()
    await detail(page)
      .getByRole('button', { name: `Add to cart: ${casing.number}` })
      .first()
      .click()
    const serials = page.getByRole('dialog', { name: 'Serial numbers' })
    await serials.getByLabel('Serial number of the door').waitFor()
    await closeByEscape(page, serials)
    await serials.waitFor({ state: 'hidden' })
    await eventually(() => page.getByText('Notes').isVisible()).toBe(true)
    await eventually(() => focused(page)).toBe(`Add to cart: ${casing.number}`)
    await closeByEscape(page)
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await findAndPress(page, handedHinge)
    const hands = page.getByRole('dialog', { name: 'Left or right hand' })
    await hands.getByRole('textbox', { name: `Total quantity of ${handedHinge.number}` }).fill('3')
    await hands.getByRole('textbox', { name: 'Quantity for Left' }).fill('2')
    await hands.getByRole('button', { name: 'More, Quantity for Right' }).click()
    await expectMoment(page, `Added: ${handedHinge.number}`, () => confirm(page))
    await page.getByText(`Added ${handedHinge.number} to the cart.`).waitFor()
    await eventually(() => focused(page)).toBe(`Add to cart: ${handedHinge.number}`)

    await findAndPress(page, cutGasket)
    for (const length of ['10', '10.0', '50 1/2']) await typeCut(page, length)
    await confirm(page)

    // 2 × 0.75 ft and 4 ft
    await eventually(() => savedQuantities(page)).toEqual({ [handedHinge.id]: 3, [cutGasket.id]: 5.5 })
    await openCart(page)
    await cartLines(page).filter({ hasText: '2 × 10"' }).getByText('$16.23').waitFor()
    await proceedToCheckout(page)
    await typeAddress(page)
    await page.getByRole('button', { name: 'Shipping Method' }).click()
    await page.getByText(/^Total \$/).waitFor({ state: 'attached' })
  })
})
