import { noPartsText } from '@mullion/domain/doors/calculated-part'
import { describe, it } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import {
  answerAll,
  calculatedParts,
  calculator,
  choose,
  expectCart,
  expectFocus,
  searchSerial,
  typeOpening,
} from './support/calculator-steps.ts'
import { changeShop } from './support/database.ts'
import { look } from './support/look.ts'
import { openOwnShop } from './support/shop.ts'
import { eventually } from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openOwnShop()
const notFound = { complaints: /404/ }
const missText =
  'Serial number not found. Doors manufactured prior to 2012 will not show in our system. If you need assistance please contact us at the factory.'
const refusalText =
  'This door was not built with magnetic gaskets. Please contact us if you feel this is an error.'

/** Answers one after the other, and the question that each leads to. */
const walks = [
  [
    { choice: 'Swing', asks: 'Swing Model' },
    { choice: 'Traditional', asks: 'Panel Configuration' },
    { choice: 'Double', asks: 'Bottom Configuration' },
    { choice: 'High Sill', asks: 'Hinge Type' },
  ],
  [
    { choice: 'Slide', asks: 'Door Operation' },
    { choice: 'Power Operated', asks: 'Slide Configuration' },
  ],
  [
    { choice: 'Traffic', asks: 'Traffic Model' },
    { choice: 'Saniswing', asks: 'Panel Configuration' },
    { choice: 'Single', asks: 'Saniswing Gasket Style' },
  ],
] as const

changeShop(
  shop,
  `insert into doors (serial_number, door_type, build, direction, bottom, cooling_type, width_inches, height_inches,
    gaskets, power_operated) values ('18-9001', 'slide', 'Single Panel', 'LH', 'Sweep Bottom', 'Freezer', 72, 96, 'Bulb', 1)`,
)

describe('by keyboard alone', () => {
  it('a calculator is opened, answered and emptied into the cart', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    // The waiting bar knows no arrows yet.
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
})

describe('a part of the result that cannot be ordered', () => {
  it('is named, and the rest can be', async () => {
    await using story = await openStory(shop, { at: '/?calculator=gasket' })
    const { page } = story
    changeShop(shop, 'update parts set obsolete = 1 where id = 101')
    changeShop(shop, 'update parts set price_cents = null where id = 51')
    try {
      await answerAll(page, {
        answers: ['Slide', 'Power Operated', 'Biparting', 'Sweep Bottom'],
        opening: ['96', '120'],
      })
      await calculator(page)
        .getByRole('alert')
        .getByText(/^Door gasket: /)
        .waitFor()
      await calculator(page)
        .getByRole('alert')
        .getByText(/^Meeting gasket: /)
        .waitFor()
      await look(page, '96-calculator-refused', { whole: false })
      const add = calculator(page).getByRole('button', { name: /^Add to cart/ })
      await eventually(() => add.count()).toBe(1)
      await add.click()
      await expectCart(page, { 96: [8.75, 1] })
    } finally {
      changeShop(shop, 'update parts set obsolete = 0 where id = 101')
      changeShop(shop, 'update parts set price_cents = 740 where id = 51')
    }
  })
})

describe('every step of the calculators', () => {
  it.each([
    [wide, 'light'],
    [narrow, 'dark'],
  ] as const)('is accessible and fits, %o', async (size, scheme) => {
    await using story = await openStory(shop, { size, scheme, at: '/?calculator=heater', ...notFound })
    const { page } = story
    await calculator(page).getByLabel('Serial number of the door').waitFor()
    const seen = async (name: string) => {
      await look(page, name, { whole: false })
      await expectAccessible(page, name)
      await page.emulateMedia({ colorScheme: scheme })
    }
    await searchSerial(page, '11-0001')
    await calculator(page).getByText(missText).waitFor()
    await seen('90-calculator-miss')
    await page.goto('/?calculator=gasket')
    await choose(page, 'Manual Entry')
    await seen('91-calculator-style')
    await choose(page, 'Swing', 'Traditional', 'Double')
    await seen('92-calculator-bottom')
    await choose(page, 'High Sill w/Sweep', '18-inch Strap')
    await typeOpening(page, '72 1/2', 'tall')
    await seen('93-calculator-dimensions')
    await page.goto('/?calculator=gasket')
    await searchSerial(page, '18-9001')
    await calculatedParts(page).first().waitFor()
    await seen('94-calculator-results')
    await choose(page, 'Add all to cart: 3 parts')
    await page.goto('/?panel=cart')
    await page.getByRole('button', { name: 'Edit 0206-BL' }).click()
    await page.getByRole('textbox', { name: 'Further feet of 0206-BL' }).waitFor()
    await seen('95-doors-of-a-line')
  })

  it('is accessible whichever door is answered', async () => {
    await using story = await openStory(shop, { size: narrow })
    const { page } = story
    for (const answers of walks) {
      await page.goto('/?calculator=gasket')
      await choose(page, 'Manual Entry')
      for (const { choice, asks } of answers) {
        await choose(page, choice)
        await calculator(page).getByRole('heading', { name: asks }).waitFor()
        await expectAccessible(page, `${asks} after ${choice}`)
      }
    }
  })

  it.each([
    { name: 'a door without magnetic gaskets', at: 'magnetic', serial: '18-9001', text: refusalText },
    { name: 'a door that nothing is calculated for', at: 'gasket', serial: '20-0005', text: noPartsText },
  ])('is accessible for $name', async ({ name, at, serial, text }) => {
    await using story = await openStory(shop, { at: `/?calculator=${at}` })
    const { page } = story
    await searchSerial(page, serial)
    await calculator(page).getByText(text).waitFor()
    await expectAccessible(page, name)
  })

  it('can be copied, and printed without the page around it', async () => {
    await using story = await openStory(shop, { at: '/?calculator=gasket' })
    const { page } = story
    await searchSerial(page, '18-9001')
    await calculatedParts(page).first().waitFor()
    await choose(page, 'Copy as text')
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await eventually(copied).toContain('Door 18-9001: Single panel slide door, 72" × 96"')
    await eventually(copied).toContain('Door gasket (288 in = 24 ft): 24 ft 0204-BL')
    await eventually(copied).toContain('This is an estimate, confirm with the factory for unusual doors.')
    await page.emulateMedia({ media: 'print' })
    await eventually(() => page.getByRole('banner').isVisible()).toBe(false)
    await eventually(() => calculatedParts(page).first().isVisible()).toBe(true)
    await eventually(() => calculator(page).getByRole('button', { name: 'Back' }).isVisible()).toBe(false)
  })
})
