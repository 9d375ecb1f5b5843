import { describe, it } from 'vitest'
import {
  answerAll,
  calculatedParts,
  calculator,
  choose,
  expectCart,
  expectFocus,
  openCalculator,
  searchSerial,
} from './support/calculator-steps.ts'
import { openShop } from './support/shop.ts'
import { cartLines, eventually, expectMoment } from './support/steps.ts'
import { narrow, openStory } from './support/story.ts'

const shop = await openShop()

describe('the gasket calculator', () => {
  it('can be answered on a phone, with a description of each answer', async () => {
    await using story = await openStory(shop, { size: narrow })
    const { page } = story
    await openCalculator(page, 'Gasket Calculator')
    await choose(page, 'Manual Entry')
    const described = calculator(page).getByText('Hangs on a track and slides sideways.')
    await eventually(() => described.and(page.locator(':visible')).count()).toBe(1)
    await choose(page, 'Sectional overhead', 'Power Operated')
    await calculator(page).getByLabel('Width').fill('96')
    await calculator(page).getByLabel('Height').fill('120')
    await choose(page, 'Continue')
    await calculatedParts(page).first().waitFor()
    await eventually(() => calculatedParts(page).count()).toBe(3)
  })

  it('describes the answer under the pointer and shows it in the drawing', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await openCalculator(page, 'Gasket Calculator')
    await choose(page, 'Manual Entry', 'Swing', 'Traditional', 'Double')
    const drawing = calculator(page).getByRole('img', { name: /^Drawing/ })
    await eventually(() => drawing.getAttribute('aria-label')).toContain('Traditional, double')
    const option = calculator(page).getByRole('button', { name: 'High Sill', exact: true })
    await option.hover()
    await calculator(page)
      .getByText(/all four sides, no sweep/)
      .and(page.locator(':visible'))
      .waitFor()
    await eventually(() => drawing.getAttribute('aria-label')).toContain('High Sill')
    await choose(page, 'High Sill', '18-inch Strap')
    await calculator(page).getByLabel('Width').fill('72 1/2')
    await calculator(page).getByLabel('Height').fill('96')
    await eventually(() => drawing.getAttribute('aria-label')).toBe(
      'Drawing to scale: Traditional swing door, double, 72 1/2" × 96", High Sill, hinge 18-inch Strap.',
    )
  })

  it('adds a part as one line for all of its uses and doors, and the line can be edited', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await openCalculator(page, 'Gasket Calculator')
    await answerAll(page, {
      answers: ['Traffic', 'Saniswing', 'Single', 'Full Gasketing'],
      opening: ['48', '96'],
    })
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
    await page.getByRole('button', { name: 'Confirm' }).click()
    await line.getByText('49.5 ft', { exact: true }).waitFor()
    await line.getByRole('button', { name: 'Edit 0209-BL' }).click()
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

  it('lets the results be copied as text and printed without the rest of the page', async () => {
    await using story = await openStory(shop, { at: '/?calculator=gasket' })
    const { page } = story
    await searchSerial(page, '17-0001')
    await calculatedParts(page).first().waitFor()
    await choose(page, 'Copy as text')
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await eventually(copied).toContain('Door 17-0001: Single panel slide door, 72" × 96"')
    await eventually(copied).toContain('Door gasket (288 in = 24 ft): 24 ft 0204-BL')
    await eventually(copied).toContain('This is an estimate. For unusual doors, confirm with the factory.')
    await page.emulateMedia({ media: 'print' })
    await eventually(() => page.getByRole('banner').isVisible()).toBe(false)
    await eventually(() => calculatedParts(page).first().isVisible()).toBe(true)
    await eventually(() => calculator(page).getByRole('button', { name: 'Back' }).isVisible()).toBe(false)
  })
})
