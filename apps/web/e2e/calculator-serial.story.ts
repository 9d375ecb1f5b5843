import { describe, expect, it } from 'vitest'
import {
  calculatedParts,
  calculator,
  choose,
  expectCart,
  expectUses,
  openCalculator,
  searchSerial,
} from './support/calculator-steps.ts'
import { registerDoor } from './support/database.ts'
import { openShop } from './support/shop.ts'
import { eventually, findAndPress } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()
const magneticGasket = { id: 188, number: '0210-BL' }

registerDoor(shop, { serialNumber: '18-9002', coolingType: 'Freezer', gaskets: 'Welded Magnetic' })
registerDoor(shop, {
  ...{ serialNumber: '18-9003', direction: 'Double', widthInches: 72 },
  ...{ coolingType: 'Freezer', gaskets: 'Magnetic' },
})

const serialField = (page: Parameters<typeof calculator>[0]) =>
  calculator(page).getByLabel('Serial number of the door')

describe('a door found by serial number', () => {
  it('goes into the cart with its number, and is forgotten when the calculator closes', async () => {
    await using story = await openStory(shop, { at: '/?calculator=gasket' })
    const { page } = story
    await choose(page, 'Where is the serial number?')
    await page.getByRole('dialog', { name: 'Serial number locations' }).waitFor()
    await page.goBack()
    await page.getByRole('dialog', { name: 'Gasket Calculator' }).waitFor()
    await searchSerial(page, '17-0001 ')
    await calculatedParts(page).first().waitFor()
    await choose(page, 'Back')
    await eventually(() => serialField(page).inputValue()).toBe('17-0001 ')
    await serialField(page).press('Enter')
    await calculatedParts(page).first().waitFor()
    await choose(page, 'Add to cart: 0206-BL')
    await expectCart(page, { 97: [8.25, 1] })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await eventually(() => new URL(page.url()).search).toBe('')
    await openCalculator(page, 'Gasket Calculator')
    await eventually(() => serialField(page).inputValue()).toBe('')
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.goto('/?panel=cart')
    await page.getByRole('link', { name: 'Door 17-0001' }).waitFor()
  })
})

describe('the magnetic gasket', () => {
  it('is ordered from its card by the serial number of its door', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await findAndPress(page, magneticGasket)
    const start = page.getByRole('dialog', { name: 'Magnetic gasket' })
    await start.getByLabel('Serial number of the door').waitFor()
    expect(await calculator(page).getByRole('button', { name: 'Manual Entry' }).count()).toBe(0)
    await searchSerial(page, '18-9002')
    await expectUses(page, ['Door gasket 207.75 in = 17.25 ft'])
    await choose(page, 'Add to cart: 0210-BL', 'Back')
    await searchSerial(page, '18-9003')
    await expectUses(page, ['Door gasket 417 in = 34.75 ft, 2 × 208.5 in'])
    await choose(page, 'Add to cart: 0210-BL')
    await expectCart(page, { 188: [52, 2] })
    await choose(page, 'Open cart')
    await page.getByRole('link', { name: 'Door 18-9003' }).waitFor()
    await eventually(() => page.getByRole('alert').count()).toBe(0)
  })
})
