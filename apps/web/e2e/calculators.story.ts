import { describe, expect, it } from 'vitest'
import {
  answerAll,
  calculatedParts,
  calculator,
  choose,
  expectCart,
  expectFocus,
  openCalculator,
  searchSerial,
  typeOpening,
} from './support/calculator-steps.ts'
import { openShop } from './support/shop.ts'
import { cartLines, eventually, expectMoment, openCart, searchFor } from './support/steps.ts'
import { narrow, openStory } from './support/story.ts'

const shop = await openShop()

describe('the gasket calculator', () => {
  it('describes each answer on a phone, and adds a part as one line for all of its uses and doors', async () => {
    await using story = await openStory(shop, { size: narrow })
    const { page } = story
    await openCalculator(page, 'Gasket Calculator')
    await choose(page, 'Manual Entry')
    const described = calculator(page).getByText('Hangs on a track and slides sideways.')
    await eventually(() => described.and(page.locator(':visible')).count()).toBe(1)
    await choose(page, 'Traffic', 'Saniswing', 'Single', 'Full Gasketing')
    await typeOpening(page, '48', '96')
    await choose(page, 'More, How many of these doors?')
    await expectMoment(page, 'Added: 0209-BL', () => choose(page, 'Add to cart: 0209-BL'))
    // 2 × (19.5 + 4) ft at 8.95
    await calculatedParts(page).getByText('$420.65').waitFor()
    await expectCart(page, { 276: [47, 2] })
    await choose(page, 'Open cart')
    await page.getByRole('heading', { name: 'Shopping cart' }).waitFor()
    const line = cartLines(page).first()
    await page.getByText('Saniswing traffic door, 48" × 96", Full Gasketing (2 doors)').waitFor()
    await line.getByText('$420.65').waitFor()
    await eventually(() => new URL(page.url()).search).toBe('?panel=cart')

    await line.getByRole('button', { name: 'Edit 0209-BL' }).click()
    await page.getByRole('textbox', { name: 'Extra feet of 0209-BL' }).fill('2.5')
    await page.getByRole('button', { name: /^One less of 2 × .*Bottom gasket/ }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await line.getByText('45.5 ft', { exact: true }).waitFor()
    await eventually(() => line.getByRole('alert').count()).toBe(0)
  })

  it('can be opened, answered and added to the cart with the keyboard alone', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    // The placeholder bar does not handle arrow keys yet.
    await page.locator('[data-menubar-target]').first().focus()
    await press('End')
    await expectFocus(page, 'Tools')
    await press('Enter')
    await page.getByRole('menuitem', { name: 'Gasket Calculator' }).waitFor()
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Gasket Calculator')
    await press('Enter')
    await expectFocus(page, 'Serial number of the door')
    await press('Tab', 'Tab', 'Tab', 'Enter')
    await expectFocus(page, 'Swing')
    await press('ArrowRight', 'ArrowLeft', 'Enter')
    await expectFocus(page, 'Traditional')
    await press('Enter')
    await expectFocus(page, 'Single')
    await press('ArrowDown', 'Enter')
    await expectFocus(page, 'Sweep Bottom')
    await press('ArrowRight')
    const described = calculator(page).getByText(/all four sides, no sweep/)
    await described.and(page.locator(':visible')).waitFor()
    await press('2')
    await expectFocus(page, "Cam-Lift 'Component'")
    await press('Enter')
    await expectFocus(page, 'Width')
    await page.keyboard.type('72')
    await press('Tab')
    await page.keyboard.type('96')
    await press('Enter')
    await expectFocus(
      page,
      'Traditional swing door, double, 72" × 96", High Sill, hinge Cam-Lift \'Component\'',
    )
    await calculatedParts(page).first().waitFor()
    await press('Tab', 'Tab', 'Tab')
    await expectFocus(page, 'Add to cart: 0201-BL')
    await press('Enter')
    // A leaf is 36.75 in wide: 2 × (39.5 × 2 + 98 × 2) = 550 in
    await expectCart(page, { 186: [45.75, 1] })
    await press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expectFocus(page, 'Tools')
  })

  it('finds a door by its serial number, to copy, print and order its parts, and forgets it when closed', async () => {
    await using story = await openStory(shop, { at: '/?calculator=gasket' })
    const { page } = story
    const serialField = calculator(page).getByLabel('Serial number of the door')
    await choose(page, 'Where is the serial number?')
    await page.getByRole('dialog', { name: 'Serial number locations' }).waitFor()
    await page.goBack()
    await page.getByRole('dialog', { name: 'Gasket Calculator' }).waitFor()
    await searchSerial(page, '17-0001 ')
    await calculatedParts(page).first().waitFor()
    await choose(page, 'Back')
    await eventually(() => serialField.inputValue()).toBe('17-0001 ')
    await serialField.press('Enter')
    await calculatedParts(page).first().waitFor()

    await choose(page, 'Copy as text')
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await eventually(copied).toContain('Door 17-0001: Single panel slide door, 72" × 96"')
    expect(await copied()).toContain('Door gasket (288 in = 24 ft): 24 ft 0204-BL')
    expect(await copied()).toContain('This is an estimate. For unusual doors, confirm with the factory.')
    await page.emulateMedia({ media: 'print' })
    await eventually(() => page.getByRole('banner').isVisible()).toBe(false)
    await eventually(() => calculatedParts(page).first().isVisible()).toBe(true)
    await eventually(() => calculator(page).getByRole('button', { name: 'Back' }).isVisible()).toBe(false)
    await page.emulateMedia({ media: null })

    await choose(page, 'Add to cart: 0206-BL')
    await expectCart(page, { 97: [8.25, 1] })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await eventually(() => new URL(page.url()).search).toBe('')
    await openCalculator(page, 'Gasket Calculator')
    await eventually(() => serialField.inputValue()).toBe('')
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await openCart(page)
    await page.getByRole('link', { name: 'Door 17-0001' }).waitFor()
  })
})

describe('the card of a part that is calculated', () => {
  it('opens the calculator of a magnetic gasket or a heater wire, whose wires become one line', async () => {
    await using story = await openStory(shop, { at: '/?s=0210-BL' })
    const { page } = story
    await page.getByRole('button', { name: 'Add to cart: 0210-BL' }).click()
    const magnetic = page.getByRole('dialog', { name: 'Magnetic gasket' })
    await magnetic.getByLabel('Serial number of the door').waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await searchFor(page, '1201-HW')
    await page.getByRole('button', { name: 'Calculate: 1201-HW' }).click()
    await page.getByRole('dialog', { name: 'Heater Calculator' }).waitFor()
    expect(await page.getByRole('button', { name: 'Add to cart: 1201-HW' }).count()).toBe(0)
    await answerAll(page, { answers: ['Sectional overhead'], opening: ['96', '120'] })
    await choose(page, 'Add to cart: 1201-HW')
    // 28.75 ft of frame wire and 5 panel wires of 8 ft
    await expectCart(page, { 76: [68.75, 2] })
    await calculator(page).getByRole('button', { name: 'Open cart' }).click()
    await cartLines(page).getByText('$182.19').waitFor()
    await eventually(() => page.getByRole('alert').count()).toBe(0)
  })
})
