import { describe, expect, it } from 'vitest'
import {
  calculatedParts,
  calculator,
  choose,
  expectCart,
  expectFocus,
  expectUses,
  openCalculator,
  searchSerial,
  typeOpening,
} from './support/calculator-steps.ts'
import { changeShop } from './support/database.ts'
import { look } from './support/look.ts'
import { openOwnShop } from './support/shop.ts'
import { cartLines, eventually, findAndPress, keptQuantities, withCart } from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openOwnShop()
const sizes = [wide, narrow]
const notFound = { complaints: /404/ }
const missText =
  'Serial number not found. Doors manufactured prior to 2012 will not show in our system. If you need assistance please contact us at the factory.'
const refusalText =
  'This door was not built with magnetic gaskets. Please contact us if you feel this is an error.'
const dimensionsText = 'Please enter valid numbers for width and height.'
const magneticGasket = { id: 188, number: '0210-BL' }

const insertDoor = `insert into doors (serial_number, door_type, build, direction, bottom, cooling_type, width_inches,
  height_inches, gaskets, power_operated) values (?, ?, ?, ?, ?, 'Freezer', ?, ?, ?, ?)`
changeShop(shop, insertDoor, '18-9001', 'slide', 'Single Panel', 'LH', 'Sweep Bottom', 72, 96, 'Bulb', 1)
changeShop(
  shop,
  insertDoor,
  '18-9002',
  'swing',
  'Traditional',
  'RH',
  'Sweep Bottom',
  36,
  84,
  'Welded Magnetic',
  0,
)
changeShop(
  shop,
  insertDoor,
  '18-9003',
  'swing',
  'Traditional',
  'Double',
  'Sweep Bottom',
  72,
  84,
  'Magnetic',
  0,
)

describe('a door that is looked up', () => {
  it('leads straight to its results, and its operator can be another', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await openCalculator(page, 'Gasket Calculator')
    await searchSerial(page, '18-9001 ')
    const uses = ['Door gasket 288 in = 24 ft', 'Edge gasket 99 in = 8.25 ft', 'Sweep gasket 78 in = 6.5 ft']
    await expectUses(page, uses)
    await calculator(page)
      .getByRole('heading', { name: /^Door 18-9001: Single panel slide door/ })
      .waitFor()
    await expectFocus(page, 'Door 18-9001: Single panel slide door, 72" × 96", Sweep Bottom, power operated')
    await calculator(page).getByRole('button', { name: 'More, Number of such doors' }).click()
    await calculator(page).getByRole('switch', { name: 'Power operated' }).press('Space')
    await expectUses(page, [
      'Door gasket 286 in = 23.75 ft',
      'Edge gasket 98.5 in = 8.25 ft',
      'Sweep gasket 77 in = 6.5 ft',
    ])
    await calculator(page).getByRole('heading', { name: 'Parts for 2 such doors' }).waitFor()
    await choose(page, 'Back')
    await eventually(() => calculator(page).getByLabel('Serial number of the door').inputValue()).toBe(
      '18-9001 ',
    )
  })

  it('is counted on its page too, and nothing of it can be added while another operator is calculated', async () => {
    await using story = await openStory(shop, { at: '/?s=18-9001' })
    const { page } = story
    await page.getByRole('button', { name: 'More, Number of such doors' }).click()
    await page.getByText('288 in = 24 ft').waitFor()
    const calculated = Promise.withResolvers<void>()
    await page.route('**/trpc/doors.calculate**', async (route) => {
      await calculated.promise
      await route.continue()
    })
    await page.getByRole('switch', { name: 'Power operated' }).press('Space')
    const before = page
      .locator('[inert]')
      .getByRole('heading', { name: 'Parts for 2 such doors', includeHidden: true })
    await before.waitFor()
    calculated.resolve()
    await page.getByText('286 in = 23.75 ft').waitFor()
    await before.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Add to cart: 0206-BL' }).click()
    await expectCart(page, { 97: [16.5, 1] })
  })

  it('is drawn with its hand, and what it comes to is told to those who cannot see it', async () => {
    await using story = await openStory(shop, { scheme: 'dark' })
    const { page } = story
    await openCalculator(page, 'Gasket Calculator')
    const answered = Promise.withResolvers<void>()
    await page.route('**/trpc/*doors.calculate*', async (route) => {
      await answered.promise
      await route.continue()
    })
    await searchSerial(page, '18-9001')
    const said = calculator(page).getByRole('status')
    await said.filter({ hasText: /^Calculating$/ }).waitFor()
    answered.resolve()
    await said.filter({ hasText: /^3 parts, sum \$[\d.]+$/ }).waitFor()
    await calculator(page)
      .getByRole('img', { name: /left hand/ })
      .waitFor()
    await look(page, '89-hand-of-slide', { whole: false })
  })

  it('is refused where its parts are too many, and no longer once their number is another', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await withCart(page, [{ id: 96, number: '0205-BL', quantity: 9_990 }])
    await page.goto('/?calculator=gasket')
    await searchSerial(page, '18-9001')
    await calculator(page).getByRole('button', { name: 'More, Number of such doors' }).click()
    await calculator(page).getByRole('button', { name: 'Add to cart: 0205-BL' }).click()
    const refusal = calculator(page).getByText('Quantity can be at most 9,999 a line.')
    await refusal.waitFor()
    await calculator(page).getByRole('button', { name: 'Less, Number of such doors' }).click()
    await refusal.waitFor({ state: 'detached' })
    await calculator(page).getByRole('button', { name: 'Add to cart: 0205-BL' }).click()
    await eventually(() => keptQuantities(page)).toEqual({ 96: 9_996.5 })
  })

  it('can be mistyped or unknown, in the words that say so', async () => {
    await using story = await openStory(shop, notFound)
    const { page } = story
    await openCalculator(page, 'Gasket Calculator')
    for (const serial of ['', '189001', '18-90011', 'ab-cdef']) {
      await searchSerial(page, serial)
      await calculator(page).getByText('Invalid serial number format. Please use ##-####.').waitFor()
      await calculator(page).getByLabel('Serial number of the door').fill('x')
      await calculator(page).getByText('Invalid serial number format').waitFor({ state: 'detached' })
    }
    await searchSerial(page, '11-0001')
    await calculator(page).getByText(missText).waitFor()
    await calculator(page).getByRole('link', { name: 'parts@mullion.example' }).waitFor()
    await searchSerial(page, '18-9001')
    await calculatedParts(page).first().waitFor()
  })

  it('goes into the cart with its number, and closing forgets it', async () => {
    await using story = await openStory(shop, { at: '/?calculator=gasket' })
    const { page } = story
    await searchSerial(page, '18-9001')
    await calculatedParts(page).first().waitFor()
    await choose(page, 'Add to cart: 0206-BL')
    await expectCart(page, { 97: [8.25, 1] })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await eventually(() => new URL(page.url()).search).toBe('')
    await openCalculator(page, 'Gasket Calculator')
    await eventually(() => calculator(page).getByLabel('Serial number of the door').inputValue()).toBe('')
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.goto('/?panel=cart')
    await cartLines(page).getByText('1 × door 18-9001, Single panel slide door').waitFor()
  })

  it('is said where to find its number, and Back leads to the question', async () => {
    await using story = await openStory(shop, { at: '/?calculator=gasket' })
    const { page } = story
    await choose(page, 'Where is the serial number?')
    await page.getByRole('dialog', { name: 'Serial Number Locations' }).waitFor()
    await page.goBack()
    await page.getByRole('dialog', { name: 'Gasket Calculator' }).getByLabel('Serial number').waitFor()
  })

  it('that cannot be asked for can be asked for again', async () => {
    await using story = await openStory(shop, { at: '/?calculator=gasket', complaints: /ERR_FAILED|trpc/ })
    const { page } = story
    await page.route('**/trpc/doors.bySerial**', (route) => route.abort())
    await searchSerial(page, '18-9001')
    await calculator(page).getByText('Network error. Please try again.').waitFor()
    await page.unroute('**/trpc/doors.bySerial**')
    await choose(page, 'Retry')
    await calculatedParts(page).first().waitFor()
  })
})

describe('measures', () => {
  it.each(sizes)(
    'that make no sense are refused in one text and nothing is lost, $width wide',
    async (size) => {
      await using story = await openStory(shop, { size, at: '/?calculator=gasket' })
      const { page } = story
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await choose(page, 'Manual Entry', 'Sectional Overhead', 'Manual')
      for (const bad of ['abc', '', '0', '-1', '601', '1e9', '36 1/3']) {
        await typeOpening(page, bad, '84')
        await calculator(page).getByRole('alert').getByText(dimensionsText).waitFor()
        await expectFocus(page, 'Width')
        await eventually(() => calculator(page).getByLabel('Height').inputValue()).toBe('84')
        await typeOpening(page, '36', bad)
        await calculator(page).getByRole('alert').getByText(dimensionsText).waitFor()
        await expectFocus(page, 'Height')
        await eventually(() => calculator(page).getByLabel('Height').inputValue()).toBe(bad)
      }
      expect(asked.filter((url) => url.includes('doors.calculate'))).toEqual([])
      expect(await calculatedParts(page).count()).toBe(0)
    },
  )

  it('are the same as a fraction and as a decimal', async () => {
    await using story = await openStory(shop, { at: '/?calculator=gasket' })
    const { page } = story
    await choose(page, 'Manual Entry', 'Swing', 'ESS-2', 'Single')
    for (const width of ['36 1/8', '36.125']) {
      await typeOpening(page, width, '84')
      await expectUses(page, ['Door gasket 206.625 in = 17.25 ft', 'Sweep gasket 38.125 in = 3.25 ft'])
      await calculator(page).getByRole('heading', { name: 'ESS-2 swing door, 36 1/8" × 84"' }).waitFor()
      await choose(page, 'Change dimensions')
    }
  })
})

describe.each(sizes)('the magnetic gasket, $width wide', (size) => {
  it('is ordered by the serial number of its door, from its card', async () => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await findAndPress(page, magneticGasket)
    const start = page.getByRole('dialog', { name: 'Magnetic Gasket' })
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
    await cartLines(page).getByText('1 × door 18-9003', { exact: false }).waitFor()
    await eventually(() => page.getByRole('alert').count()).toBe(0)
  })

  it('is refused for a door that has none, and takes the place of the other one for a door that has', async () => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await withCart(page, [magneticGasket])
    await page.goto('/?panel=cart')
    await page.getByRole('button', { name: 'Configure 0210-BL' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Calculate' }).click()
    await page.getByRole('dialog', { name: 'Magnetic Gasket' }).waitFor()
    await searchSerial(page, '18-9001')
    await calculator(page).getByText(refusalText).waitFor()
    await choose(page, 'Parts for door 18-9001')
    await page.getByRole('heading', { name: 'Door 18-9001', exact: true }).waitFor()
    await page.goto('/?calculator=gasket')
    await searchSerial(page, '18-9002')
    await expectUses(page, ['Door gasket 207.75 in = 17.25 ft', 'Sweep gasket 38.75 in = 3.25 ft'])
    await eventually(() =>
      calculator(page).getByRole('button', { name: 'Add to cart: 0210-BL' }).count(),
    ).toBe(1)
    await eventually(() =>
      calculator(page).getByRole('button', { name: 'Add to cart: 0201-BL' }).count(),
    ).toBe(0)
  })
})
