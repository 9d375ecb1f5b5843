import { describe, expect, it } from 'vitest'
import { answerAll, calculator, choose, expectCart } from './support/calculator-steps.ts'
import { openShop } from './support/shop.ts'
import { cartLines, eventually, withCart } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()

describe('the heater calculator', () => {
  it('opens from a heater wire card and from a cart line that was never calculated', async () => {
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
    await page.getByText('Traditional swing door, 36" × 84"').waitFor()
    await eventually(() => page.getByRole('alert').count()).toBe(0)
  })

  it('adds frame and panel wires of a sectional door to the cart as one line', async () => {
    await using story = await openStory(shop, { at: '/?calculator=heater' })
    const { page } = story
    await answerAll(page, { answers: ['Sectional overhead'], opening: ['96', '120'] })
    await choose(page, 'Add to cart: 1201-HW')
    // 28.75 ft of frame wire and 5 panel wires of 8 ft
    await expectCart(page, { 76: [68.75, 2] })
    await calculator(page).getByRole('button', { name: 'Open cart' }).click()
    await cartLines(page).getByText('$182.19').waitFor()
    await eventually(() => page.getByRole('alert').count()).toBe(0)
  })
})
