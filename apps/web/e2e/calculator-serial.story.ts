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
import { changeShop } from './support/database.ts'
import { openOwnShop } from './support/shop.ts'
import { eventually, findAndPress, withCart } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openOwnShop()
const refusalText =
  'This door was not built with magnetic gaskets. Please contact us if you feel this is an error.'
const magneticGasket = { id: 188, number: '0210-BL' }

const insertDoor = `insert into doors (serial_number, door_type, build, direction, bottom, cooling_type, width_inches,
  height_inches, gaskets, power_operated) values (?, 'swing', 'Traditional', ?, 'Sweep Bottom', 'Freezer', ?, 84, ?, 0)`
changeShop(shop, insertDoor, '18-9002', 'RH', 36, 'Welded Magnetic')
changeShop(shop, insertDoor, '18-9003', 'Double', 72, 'Magnetic')

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

  it('disables its parts while they are recalculated for another operator', async () => {
    await using story = await openStory(shop, { at: '/?s=17-0001' })
    const { page } = story
    await page.getByRole('button', { name: 'More, How many of these doors?' }).click()
    await page.getByText('288 in = 24 ft').waitFor()
    const calculated = Promise.withResolvers<void>()
    await page.route('**/trpc/doors.calculate**', async (route) => {
      await calculated.promise
      await route.continue()
    })
    await page.getByRole('switch', { name: 'Power operated' }).press('Space')
    const before = page
      .locator('[inert]')
      .getByRole('heading', { name: 'Parts for 2 doors', includeHidden: true })
    await before.waitFor()
    calculated.resolve()
    await page.getByText('286 in = 23.75 ft').waitFor()
    await before.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Add to cart: 0206-BL' }).click()
    await expectCart(page, { 97: [16.5, 1] })
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

  it('is refused for a door without one, with a link to the parts for that door', async () => {
    await using story = await openStory(shop, { at: null })
    const { page } = story
    await withCart(page, [magneticGasket])
    await page.goto('/?panel=cart')
    await page.getByRole('button', { name: 'Configure 0210-BL' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Calculate' }).click()
    await page.getByRole('dialog', { name: 'Magnetic gasket' }).waitFor()
    await searchSerial(page, '17-0001')
    await calculator(page).getByText(refusalText).waitFor()
    await choose(page, 'Parts for door 17-0001')
    await page.getByRole('heading', { name: 'Door 17-0001', exact: true }).waitFor()
  })
})
