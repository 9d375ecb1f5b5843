import { describe, expect, it } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import {
  answerAll,
  calculatedParts,
  calculator,
  choose,
  expectCart,
  expectUses,
} from './support/calculator-steps.ts'
import { changeShop } from './support/database.ts'
import { look } from './support/look.ts'
import { openOwnShop } from './support/shop.ts'
import { cartLines, eventually, expectMoment } from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openOwnShop()
const unusualNote = 'This heater wire is unusually short or long. Please contact us at the factory.'
const estimateNote = 'This is an estimate, confirm with the factory for unusual doors.'
const slide = ['Slide', 'Single Panel', 'Sweep Bottom']

/** Openings of a slide door just beside and just within the usual lengths: width + 5 and twice height + 2.5 inches. */
const unusual = [
  [['8', '14'], 'Heater wire 46 in = 3.75 ft'],
  [['200', '233'], 'Heater wire 676 in = 56.25 ft'],
] as const
const usual = [
  [['9', '14.5'], 'Heater wire 48 in = 4 ft'],
  [['200', '231'], 'Heater wire 672 in = 56 ft'],
] as const

describe.each([wide, narrow])('the notes of a result, $width wide', (size) => {
  it.each(unusual)('send to the factory for a heater wire of an opening %j', async (opening, wire) => {
    await using story = await openStory(shop, { size, at: '/?calculator=heater' })
    const { page } = story
    await answerAll(page, { answers: slide, opening })
    await calculator(page).getByText(wire, { exact: false }).waitFor()
    await calculator(page).getByText(unusualNote, { exact: true }).waitFor()
    await calculator(page).getByText(estimateNote, { exact: true }).waitFor()
    await look(page, '97-unusual-heater', { whole: false })
    // It is shown, not withheld.
    await expectMoment(page, 'Added: 1201-HW', () => choose(page, 'Add to cart: 1201-HW'))
  })

  it.each(usual)('have only the estimate for a heater wire of an opening %j', async (opening, wire) => {
    await using story = await openStory(shop, { size, at: '/?calculator=heater' })
    const { page } = story
    await answerAll(page, { answers: slide, opening })
    await calculator(page).getByText(wire, { exact: false }).waitFor()
    await calculator(page).getByText(estimateNote, { exact: true }).waitFor()
    expect(await calculator(page).getByText(unusualNote).count()).toBe(0)
  })
})

describe.each([wide, narrow])('a part of a calculation that is not in the catalog, $width wide', (size) => {
  it('is named with what it would be for and cannot be added, and the rest can', async () => {
    // As staff delete a part; the second time it is gone already.
    changeShop(shop, 'delete from parts where id = 51')
    await using story = await openStory(shop, { size, at: '/?calculator=gasket' })
    const { page } = story
    await answerAll(page, {
      answers: ['Slide', 'Power Operated', 'Biparting', 'Sweep Bottom'],
      opening: ['96', '120'],
    })
    await calculator(page)
      .getByRole('alert')
      .getByText('Meeting gasket: This part is no longer sold.', { exact: true })
      .waitFor()
    await expectUses(page, [
      'Door gasket 361.5 in = 30.25 ft, 2 × 180.75 in',
      'Meeting gasket 246 in = 20.5 ft, 2 × 123 in',
      'Sweep gasket 103.5 in = 8.75 ft, 2 × 51.75 in',
    ])
    const gone = calculatedParts(page).filter({ hasText: 'Meeting gasket' })
    expect(await gone.getByRole('button').count()).toBe(0)
    await look(page, '97-part-gone', { whole: false })
    await expectAccessible(page, 'a result with a part that is gone')
    await choose(page, 'Add all to cart: 2 parts')
    await expectCart(page, { 101: [30.25, 1], 96: [8.75, 1] })
    await choose(page, 'Open cart')
    await eventually(() => cartLines(page).count()).toBe(2)
    await eventually(() => page.getByRole('alert').count()).toBe(0)
  })
})
