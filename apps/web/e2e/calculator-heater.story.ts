import { describe, expect, it } from 'vitest'
import {
  answerAll,
  calculatedParts,
  calculator,
  choose,
  expectCart,
  expectUses,
  openCalculator,
  searchSerial,
} from './support/calculator-steps.ts'
import { changeShop } from './support/database.ts'
import { openOwnShop } from './support/shop.ts'
import { cartLines, eventually, withCart } from './support/steps.ts'
import { narrow, openStory } from './support/story.ts'

const shop = await openOwnShop()
const heaterNote =
  'Heater wire lengths changed in 2018 because of DOE regulations. The calculated wires are suitable replacements.'

const worked: readonly (readonly [readonly string[], readonly [string, string], readonly string[]])[] = [
  [
    ['Swing', 'Traditional', 'Single', 'Sweep Bottom'],
    ['36', '84'],
    [
      'Heater wire 207.75 in = 17.25 ft, 4.5 ohm/ft, 10.75 W/ft, 185.5 W, 1.55 A, leads 18 in each',
      'Heater pan for the sweep bottom',
    ],
  ],
  [
    ['Swing', 'ESS-1', 'Single', 'Sweep Bottom'],
    ['30', '60'],
    [
      'Heater wire 152.5 in = 12.75 ft, 10 ohm/ft, 8.86 W/ft, 112.9 W, 0.94 A, leads 18 in each',
      'Heater pan for the sweep bottom',
    ],
  ],
  [
    ['Slide', 'Single Panel', 'Sweep Bottom'],
    ['36', '48'],
    ['Heater wire 142 in = 11.75 ft, 14 ohm/ft, 7.45 W/ft, 87.5 W, 0.73 A, leads 18 in each'],
  ],
  [
    ['Slide', 'Biparting', 'Sweep Bottom'],
    ['96', '120'],
    ['Heater wire 346 in = 28.75 ft, 2 ohm/ft, 8.71 W/ft, 250.4 W, 2.09 A, leads 18 in each'],
  ],
  [
    ['Vertical Lift', 'High Sill'],
    ['24', '36'],
    ['Heater wire 138 in = 11.5 ft, 16 ohm/ft, 6.81 W/ft, 78.3 W, 0.65 A, leads 18 in each'],
  ],
  [
    ['Sectional Overhead'],
    ['96', '120'],
    [
      'Heater wire 346 in = 28.75 ft, 2 ohm/ft, 8.71 W/ft, 250.4 W, 2.09 A, leads 18 in each',
      'Panel heater wires 5 panel heater wires, premade 96 in each, 45 ohm/ft, 5.00 W/ft, 40.0 W, 0.33 A, leads 18 in each',
    ],
  ],
]

describe('the heater calculator', () => {
  it('says what changed in 2018, and leaves out what has no heater', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await openCalculator(page, 'Heater Calculator')
    await calculator(page).getByText(heaterNote).waitFor()
    await choose(page, 'Manual Entry')
    await calculator(page).getByRole('button', { name: 'Swing', exact: true }).waitFor()
    expect(await calculator(page).getByRole('button', { name: 'Traffic' }).count()).toBe(0)
    await choose(page, 'Swing')
    await calculator(page).getByRole('button', { name: 'ESS-1', exact: true }).waitFor()
    expect(await calculator(page).getByRole('button', { name: 'ESS-2' }).count()).toBe(0)
  })

  it.each(worked)('gives the worked wires of %s, %s', async (answers, opening, uses) => {
    await using story = await openStory(shop, { at: '/?calculator=heater' })
    const { page } = story
    await answerAll(page, { answers, opening })
    await expectUses(page, uses)
  })

  it('puts frame and panel wires of a sectional door into the cart as one line', async () => {
    await using story = await openStory(shop, { size: narrow })
    const { page } = story
    await openCalculator(page, 'Heater Calculator')
    await answerAll(page, { answers: ['Sectional Overhead'], opening: ['96', '120'] })
    await choose(page, 'Add to cart: 1201-HW')
    // 28.75 ft and 5 of 8 ft
    await expectCart(page, { 76: [68.75, 2] })
    await choose(page, 'Open cart')
    await cartLines(page).getByText('$182.19').waitFor()
    await eventually(() => page.getByRole('alert').count()).toBe(0)
  })

  it('has nothing for a traffic door, also when it is looked up, and says whom to ask', async () => {
    changeShop(
      shop,
      `insert into doors (serial_number, door_type, build, direction, bottom, cooling_type, width_inches,
        height_inches, gaskets, power_operated) values ('20-9001', 'traffic', 'Coldswing', 'Double', null,
        'Cooler', 72, 84, 'Blade', 0)`,
    )
    await using story = await openStory(shop, { at: '/?calculator=heater' })
    const { page } = story
    await searchSerial(page, '20-9001')
    await calculator(page)
      .getByText('No parts can be calculated for this door. Please contact us at the factory.')
      .waitFor()
    await calculator(page).getByRole('link', { name: '(800) 555-0142' }).waitFor()
    expect(await calculatedParts(page).count()).toBe(0)
  })

  it('is where wire and pan come from: on their cards, and for a line that was never calculated', async () => {
    await using story = await openStory(shop, { at: '/?s=1201-HW' })
    const { page } = story
    await page.getByRole('button', { name: 'Calculate: 1201-HW' }).click()
    await page.getByRole('dialog', { name: 'Heater Calculator' }).waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.getByRole('button', { name: 'Add to cart: 1201-HW' }).count()).toBe(0)

    await withCart(page, [{ id: 76, number: '1201-HW', quantity: 3 }])
    await page.goto('/?panel=cart')
    await page.getByRole('button', { name: 'Configure 1201-HW' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Calculate' }).click()
    await page.getByRole('dialog', { name: 'Heater Calculator' }).waitFor()
    await answerAll(page, {
      answers: ['Swing', 'Traditional', 'Single', 'Sweep Bottom'],
      opening: ['36', '84'],
    })
    await choose(page, 'Add to cart: 1201-HW', 'Open cart')
    await expectCart(page, { 76: [17.25, 1] })
    await cartLines(page).getByText('Traditional swing door, 36" × 84"').waitFor()
    await eventually(() => page.getByRole('alert').count()).toBe(0)
  })
})
