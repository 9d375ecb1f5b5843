import { describe, expect, it } from 'vitest'
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
  withCart,
} from './support/steps.ts'
import { openStory, widths } from './support/story.ts'

const shop = await openShop()
const casing = { id: 61, number: '0001-04' }

describe('a part that needs configuration', () => {
  it.each(widths)('goes into the cart and to checkout with its configuration, $width wide', async (size) => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await findAndPress(page, handedHinge)
    const hands = page.getByRole('dialog', { name: 'Left or right hand' })
    await hands.getByRole('textbox', { name: `Total quantity of ${handedHinge.number}` }).fill('3')
    const left = hands.getByRole('textbox', { name: 'Quantity for Left' })
    await left.fill('9')
    await left.press('Enter')
    await eventually(() => left.inputValue()).toBe('3')
    await left.fill('2')
    await left.press('Enter')
    await eventually(() => hands.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true)
    await hands.getByRole('button', { name: 'More, Quantity for Right' }).click()
    await expectMoment(page, `Added: ${handedHinge.number}`, () => confirm(page))
    await page.getByText(`Added ${handedHinge.number} to the cart.`).waitFor()
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      `Add to cart: ${handedHinge.number}`,
    )

    await findAndPress(page, cutGasket)
    await typeCut(page, '36.1')
    await page.getByText('Please enter a value that is a multiple of 1/8 inch.').waitFor()
    for (const length of ['10', '10.0', '50 1/2', '108']) await typeCut(page, length)
    await page.getByText('Lengths above 107 inches require LTL shipping.').waitFor()
    await page.getByRole('button', { name: 'Remove 108"' }).click()
    await page.getByText('Lengths above 48 inches may raise shipping costs.').waitFor()
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

  it('is configured over its details, and Escape returns to them first', async () => {
    await using story = await openStory(shop)
    const { page } = story
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
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      `Add to cart: ${casing.number}`,
    )
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  it.each(widths)(
    'keeps an unfinished configuration until it is confirmed or canceled, $width wide',
    async (size) => {
      await using story = await openStory(shop, { size })
      const { page } = story
      const dialog = page.getByRole('dialog', { name: 'Cut lengths' })
      const cuts = dialog.getByRole('list', { name: 'Cuts' }).getByRole('listitem')
      const resumed = dialog.getByText('Your unfinished choices are still here. Cancel discards them.')
      await findAndPress(page, cutGasket)
      for (const length of ['36⅛', '48 ½', '12 1\u20448']) await typeCut(page, length)
      // Text that was typed but not yet added is restored as well.
      await dialog.getByLabel('Length').fill('36 1/')
      await closeByEscape(page, dialog)
      await dialog.waitFor({ state: 'detached' })
      await findAndPress(page, cutGasket)
      await resumed.waitFor()
      await eventually(() => cuts.count()).toBe(3)
      await eventually(() => dialog.getByLabel('Length').inputValue()).toBe('36 1/')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await dialog.waitFor({ state: 'detached' })

      await findAndPress(page, cutGasket)
      await dialog.getByLabel('Length').fill('36–1/8')
      expect(await cuts.count()).toBe(0)
      expect(await resumed.count()).toBe(0)
      // A valid length in the field is included without pressing Add.
      await confirm(page)
      await eventually(() => savedQuantities(page)).toEqual({ [cutGasket.id]: 3 })
      await openCart(page)
      await page.getByRole('button', { name: `Edit ${cutGasket.number}` }).click()
      await eventually(() => cuts.count()).toBe(1)
      expect(await resumed.count()).toBe(0)
      await typeCut(page, '24')
      await closeByEscape(page, dialog)
      await dialog.waitFor({ state: 'detached' })
      await cartLines(page).getByText('1 × 36 1/8"', { exact: true }).waitFor()
      await page.getByRole('button', { name: `Edit ${cutGasket.number}` }).click()
      await resumed.waitFor()
      await confirm(page)
      await eventually(() => savedQuantities(page)).toEqual({ [cutGasket.id]: 5 })
    },
  )

  it('can be configured with the keyboard alone, and editing starts from what was chosen', async () => {
    await using story = await openStory(shop, { at: null })
    const { page } = story
    await withCart(page, [{ ...casing, quantity: 2 }])
    await page.goto('/?panel=cart')
    await page.getByRole('button', { name: `Configure ${casing.number}` }).press('Enter')
    const focused = () =>
      page.evaluate(() => document.activeElement?.textContent || document.activeElement?.tagName)
    await eventually(focused).toBe('INPUT')
    await page.keyboard.type('15-00')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: `Configure ${casing.number}` }).press('Enter')
    await eventually(() => page.getByLabel('Serial number of the door').inputValue()).toBe('15-00')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('15-000')
    await page.keyboard.press('Enter')
    await page.getByText('Invalid serial number format. Please use the format XX-XXXX.').waitFor()
    await page.keyboard.press('Control+A')
    for (const serial of ['15-0001', '15-0002']) {
      await page.keyboard.type(serial)
      await page.keyboard.press('Enter')
    }
    await eventually(focused).toBe('Confirm')
    await page.keyboard.press('Enter')
    const line = cartLines(page).first()
    await line.getByText('Serials 15-0001, 15-0002').waitFor()

    const more = page.getByRole('button', { name: `More, Quantity of ${casing.number}` })
    await more.click()
    await page.getByText('2 of 3 entered.').waitFor()
    await page.getByRole('button', { name: 'Remove 15-0001' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await eventually(() => line.getByRole('textbox').inputValue()).toBe('2')
    await line.getByText('Serials 15-0001, 15-0002').waitFor()
  })
})
