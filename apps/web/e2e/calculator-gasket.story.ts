import { describe, it } from 'vitest'
import {
  answerAll,
  calculatedParts,
  calculator,
  choose,
  expectCart,
  expectUses,
  openCalculator,
} from './support/calculator-steps.ts'
import { openShop } from './support/shop.ts'
import { cartLines, closeByEscape, eventually, expectMoment } from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openShop()
const single = ['Manual', 'Single Panel']

/** Answers, opening, and what the results say of each part. */
const worked: readonly (readonly [readonly string[], readonly [string, string], readonly string[]])[] = [
  [
    ['Swing', 'Traditional', 'Single', 'Sweep Bottom', "Cam-Lift 'Component'"],
    ['36', '84'],
    ['Door gasket 219.75 in = 18.25 ft', 'Sweep gasket 38.75 in = 3.25 ft'],
  ],
  [
    ['Swing', 'Traditional', 'Single', 'High Sill', 'Cam-Lift Stainless'],
    ['36', '84'],
    ['Door gasket 249.5 in = 20.75 ft'],
  ],
  [
    ['Swing', 'Traditional', 'Single', 'High Sill w/Sweep', '18-inch Strap'],
    ['48', '96'],
    ['Door gasket 297.5 in = 24.75 ft', 'Sweep gasket 50.75 in = 4.25 ft'],
  ],
  [
    ['Swing', 'Traditional', 'Double', 'Sweep Bottom', '18-inch Strap'],
    ['72', '96'],
    ['Door gasket 489 in = 40.75 ft, 2 × 244.5 in', 'Sweep gasket 79 in = 6.5 ft, 2 × 39.5 in'],
  ],
  [['Swing', 'ESS-1', 'Single', 'High Sill'], ['42', '90'], ['Door gasket 271 in = 22.5 ft']],
  [
    ['Swing', 'ESS-1', 'Double', 'High Sill w/Sweep'],
    ['72', '96'],
    ['Door gasket 545 in = 45.5 ft, 2 × 272.5 in', 'Sweep gasket 77.5 in = 6.5 ft, 2 × 38.75 in'],
  ],
  [
    ['Swing', 'ESS-2', 'Single'],
    ['36', '84'],
    ['Door gasket 206.5 in = 17.25 ft', 'Sweep gasket 38 in = 3.25 ft'],
  ],
  [
    ['Slide', 'Power Operated', 'Single Panel', 'Sweep Bottom'],
    ['72', '96'],
    ['Door gasket 288 in = 24 ft', 'Edge gasket 99 in = 8.25 ft', 'Sweep gasket 78 in = 6.5 ft'],
  ],
  [
    ['Slide', 'Power Operated', 'Biparting', 'Sweep Bottom'],
    ['96', '120'],
    [
      'Door gasket 361.5 in = 30.25 ft, 2 × 180.75 in',
      'Meeting gasket 246 in = 20.5 ft, 2 × 123 in',
      'Sweep gasket 103.5 in = 8.75 ft, 2 × 51.75 in',
    ],
  ],
  [
    ['Slide', ...single, 'High Sill w/Sweep'],
    ['48', '84'],
    ['Door gasket 282 in = 23.5 ft', 'Edge gasket 88 in = 7.25 ft', 'Sweep gasket 53 in = 4.5 ft'],
  ],
  [
    ['Vertical Lift', 'Manual', 'Sweep Bottom'],
    ['60', '72'],
    ['Door gasket 226 in = 18.75 ft', 'Bottom gasket 65 in = 5.5 ft'],
  ],
  [['Vertical Lift', 'Manual', 'High Sill'], ['60', '72'], ['Door gasket 282 in = 23.5 ft']],
  [
    ['Sectional Overhead', 'Manual'],
    ['96', '120'],
    [
      'Door gasket 346 in = 28.75 ft',
      'Section joint gasket 404 in = 33.75 ft, 4 × 101 in',
      'Bottom gasket 101 in = 8.5 ft',
    ],
  ],
  [['Traffic', 'Coldswing', 'Single'], ['36', '84'], ['Door gasket 198 in = 16.5 ft, 3 lengths of 66 in']],
  [['Traffic', 'Coldswing', 'Double'], ['72', '84'], ['Door gasket 396 in = 33 ft, 6 lengths of 66 in']],
  [['Traffic', 'Saniswing', 'Double', 'Fingersafe'], ['72', '90'], ['Edge gasket 216 in = 18 ft, 4 × 54 in']],
  [
    ['Traffic', 'Saniswing', 'Single', 'Full Gasketing'],
    ['48', '96'],
    ['Door gasket 233 in = 19.5 ft', 'Bottom gasket 47 in = 4 ft'],
  ],
]

describe('the gasket calculator', () => {
  it.each(worked)('gives the worked lengths of %s, %s', async (answers, opening, uses) => {
    await using story = await openStory(shop, { at: '/?calculator=gasket' })
    const { page } = story
    await answerAll(page, { answers, opening })
    await expectUses(page, uses)
  })

  it('asks of a phone what it asks of a desk, and describes each answer there', async () => {
    await using story = await openStory(shop, { size: narrow })
    const { page } = story
    await openCalculator(page, 'Gasket Calculator')
    await choose(page, 'Manual Entry')
    const described = calculator(page).getByText('Hangs on a track and slides sideways.')
    await eventually(() => described.and(page.locator(':visible')).count()).toBe(1)
    await choose(page, 'Sectional Overhead', 'Power Operated')
    await calculator(page).getByLabel('Width').fill('96')
    await calculator(page).getByLabel('Height').fill('120')
    await choose(page, 'Continue')
    await calculatedParts(page).first().waitFor()
    await eventually(() => calculatedParts(page).count()).toBe(3)
  })

  it('describes an answer that the pointer rests on and shows it on the door', async () => {
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

  it('adds what was calculated with its door, once for each use and for as many doors as there are', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await openCalculator(page, 'Gasket Calculator')
    await answerAll(page, {
      answers: ['Traffic', 'Saniswing', 'Single', 'Full Gasketing'],
      opening: ['48', '96'],
    })
    await choose(page, 'More, Number of such doors')
    await expectMoment(page, 'Added: 0209-BL', () => choose(page, 'Add to cart: 0209-BL'))
    // 2 × (19.5 + 4) ft at 8.95
    await calculatedParts(page).getByText('$420.65').waitFor()
    await expectCart(page, { 276: [47, 2] })
    await choose(page, 'Open cart')
    await page.getByRole('heading', { name: 'Shopping Cart' }).waitFor()
    const line = cartLines(page).first()
    await line.getByText('2 × Saniswing traffic door, 48" × 96", Full Gasketing').first().waitFor()
    await line.getByText('$420.65').waitFor()
    await eventually(() => new URL(page.url()).search).toBe('?panel=cart')

    await line.getByRole('button', { name: 'Edit 0209-BL' }).click()
    await page.getByRole('textbox', { name: 'Further feet of 0209-BL' }).fill('2.5')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await eventually(() => line.getByRole('textbox').inputValue()).toBe('49.5')
    await line.getByRole('button', { name: 'Edit 0209-BL' }).click()
    await page.getByRole('button', { name: /^One less of 2 × .*Bottom gasket/ }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await eventually(() => line.getByRole('textbox').inputValue()).toBe('45.5')
    await eventually(() => line.getByRole('alert').count()).toBe(0)
  })

  it.each([wide, narrow])(
    'shows a door in the cart and on the way to the order, $width wide',
    async (size) => {
      await using story = await openStory(shop, { size })
      const { page } = story
      await openCalculator(page, 'Gasket Calculator')
      await answerAll(page, {
        answers: ['Swing', 'Traditional', 'Single', 'Sweep Bottom', '18-inch Strap'],
        opening: ['36 1/8', '84'],
      })
      await expectMoment(page, 'Added: 2 parts', () => choose(page, 'Add all to cart: 2 parts'))
      await expectCart(page, { 186: [18.25, 1], 187: [3.25, 1] })
      await closeByEscape(page)
      await page.goto('/?panel=cart')
      await cartLines(page).nth(1).waitFor()
      await cartLines(page).first().getByText('36 1/8" × 84"').waitFor()
      await eventually(() => page.getByRole('alert').count()).toBe(0)
    },
  )
})
