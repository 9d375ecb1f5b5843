import { describe, expect, it } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { look } from './support/look.ts'
import { openShop } from './support/shop.ts'
import {
  cartLines,
  confirm,
  cutGasket,
  detail,
  eventually,
  findAndPress,
  handedHinge,
  keptQuantities,
  openCart,
  proceedToCheckout,
  results,
  searchFor,
  typeAddress,
  typeCut,
  withCart,
} from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openShop()
const casing = { id: 61, number: '0001-04' }
const controller = { id: 454, number: '6001-PC' }
const magneticGasket = { id: 188, number: '0210-BL' }

describe('a part about which something has to be stated', () => {
  it.each([wide, narrow])('goes into the cart with it, and is ordered with it, $width wide', async (size) => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await findAndPress(page, handedHinge)
    const hands = page.getByRole('dialog', { name: 'Left or right hand' })
    await hands.getByRole('textbox', { name: `Quantity of ${handedHinge.number} in all` }).fill('3')
    const left = hands.getByRole('textbox', { name: 'Quantity for Left' })
    await left.fill('9')
    await left.press('Enter')
    expect(await left.inputValue()).toBe('3')
    await left.fill('2')
    await left.press('Enter')
    expect(await hands.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true)
    await hands.getByRole('button', { name: 'More, Quantity for Right' }).click()
    await look(page, '80-hands', { whole: false })
    await confirm(page)
    await page.getByText(`Added ${handedHinge.number} to the cart.`).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      `Add to cart: ${handedHinge.number}`,
    )

    await findAndPress(page, cutGasket)
    await typeCut(page, '36.1')
    await page.getByText('Please enter a value that is a multiple of 1/8 inch.').waitFor()
    for (const length of ['10', '10.0', '50 1/2', '108']) await typeCut(page, length)
    await page.getByText('Lengths above 107 inches require LTL shipping.').waitFor()
    await page.getByRole('button', { name: 'Remove 108"' }).click()
    await page.getByText('Lengths above 48 inches may raise shipping costs.').waitFor()
    await look(page, '81-cuts', { whole: false })
    await confirm(page)

    // 2 × 0.75 ft and 4 ft
    expect(await keptQuantities(page)).toEqual({ [handedHinge.id]: 3, [cutGasket.id]: 5.5 })
    await openCart(page)
    await cartLines(page).filter({ hasText: '2 × 10"' }).getByText('$16.23').waitFor()
    await look(page, '82-configured-cart')
    await proceedToCheckout(page)
    await typeAddress(page)
    await page.getByRole('button', { name: 'Shipping Method' }).click()
    await page.getByText(/^Total \$/).waitFor({ state: 'attached' })
  })

  it('opens over its detail, and Escape leads back there first', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await searchFor(page, casing.number)
    await results(page).first().click()
    await detail(page).getByText('Notes').waitFor()
    await detail(page)
      .getByRole('button', { name: `Add to cart: ${casing.number}` })
      .click()
    const serials = page.getByRole('dialog', { name: 'Serial numbers' })
    await serials.getByLabel('Serial number of the door').waitFor()
    await page.keyboard.press('Escape')
    await serials.waitFor({ state: 'hidden' })
    expect(await page.getByText('Notes').isVisible()).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      `Add to cart: ${casing.number}`,
    )
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  it('is stated by keyboard alone, and edited with what was chosen', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await withCart(page, [{ ...casing, quantity: 2 }])
    await page.goto('/?panel=cart')
    await page.getByRole('button', { name: `Configure ${casing.number}` }).press('Enter')
    const focused = () =>
      page.evaluate(() => document.activeElement?.textContent || document.activeElement?.tagName)
    await eventually(focused).toBe('INPUT')
    await page.keyboard.type('150001')
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

  it.each([handedHinge, casing, controller, cutGasket, magneticGasket])(
    'is asked about so that axe finds nothing: $number',
    async ({ id, number }) => {
      await using story = await openStory(shop, { size: narrow })
      const { page } = story
      await withCart(page, [{ id, number }])
      await page.goto('/?panel=cart')
      await page.getByRole('button', { name: `Configure ${number}` }).click()
      await page.getByRole('dialog').getByText(number).waitFor()
      await look(page, `83-configure-${number}`, { whole: false })
      await expectAccessible(page, `what is asked about ${number}`)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  )

  it('is missed in the cart so that axe finds nothing', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await withCart(page, [handedHinge, cutGasket])
    await page.goto('/?panel=cart')
    await page.getByRole('button', { name: `Configure ${cutGasket.number}` }).waitFor()
    await expectAccessible(page, 'the cart with lines to configure')
  })
})
