import { describe, expect, it } from 'vitest'
import { openShop } from './support/shop.ts'
import {
  cartButton,
  cartLines,
  closerHook,
  confirm,
  cutGasket,
  eventually,
  findAndAdd,
  openCart,
  rollerLatch,
  savedQuantities,
  typeCut,
  withCart,
} from './support/steps.ts'
import { narrow, openStory } from './support/story.ts'

const shop = await openShop()
const both = [rollerLatch, closerHook]

describe('the cart in this browser', () => {
  it('survives a reload and stays in sync with another tab', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const other = await story.newTab('/?panel=cart')
    await other.getByText('Your cart is empty').waitFor()
    await findAndAdd(page, rollerLatch)
    await eventually(() => cartLines(other).count()).toBe(1)
    await openCart(page)
    await other.getByRole('button', { name: `More, Quantity of ${rollerLatch.number}` }).click()
    await eventually(() =>
      page.getByLabel(`Quantity of ${rollerLatch.number}`).locator('input').inputValue(),
    ).toBe('2')
    await page.reload()
    await eventually(() => cartLines(page).count()).toBe(1)
    await eventually(() => savedQuantities(page)).toEqual({ [rollerLatch.id]: 2 })
  })

  it('is cleared only after confirmation, and clearing can be undone', async () => {
    await using story = await openStory(shop, { at: null })
    const { page } = story
    await withCart(page, both)
    await page.goto('/?panel=cart')
    await page.getByRole('button', { name: 'Clear Cart' }).click()
    const question = page.getByRole('dialog', { name: 'Clear cart?' })
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Keep cart')
    await question.getByRole('button', { name: 'Keep cart' }).click()
    await question.waitFor({ state: 'hidden' })
    await eventually(() => cartLines(page).count()).toBe(2)
    await page.getByRole('button', { name: 'Clear Cart' }).click()
    await question.getByRole('button', { name: 'Clear Cart' }).click()
    await page.getByText('Your cart is empty').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => cartLines(page).count()).toBe(2)

    // Undo restores a removed part. After the cart is cleared too, Undo restores only what was cleared.
    await page.getByRole('button', { name: `Remove ${rollerLatch.number}` }).click()
    await eventually(() => cartLines(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => savedQuantities(page)).toEqual({ [rollerLatch.id]: 1, [closerHook.id]: 1 })
    await page.getByRole('button', { name: `Remove ${rollerLatch.number}` }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await page.getByRole('button', { name: 'Clear Cart' }).click()
    await question.getByRole('button', { name: 'Clear Cart' }).click()
    await page.getByText('The cart was cleared.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => savedQuantities(page)).toEqual({ [closerHook.id]: 1 })
    await eventually(() => page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  })

  it('moves focus to a neighboring line after a removal, and to the heading when the cart is empty', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const focused = () =>
      page.evaluate(() => {
        const at = document.activeElement
        return at?.getAttribute('aria-label') ?? at?.textContent
      })
    await withCart(page, [...both, cutGasket])
    await page.goto('/?panel=cart')
    await page.getByRole('button', { name: `Remove ${closerHook.number}` }).press('Enter')
    await eventually(() => cartLines(page).count()).toBe(2)
    await eventually(() => focused()).toBe(`Remove ${cutGasket.number}`)
    await page.keyboard.press('Enter')
    await eventually(() => cartLines(page).count()).toBe(1)
    await eventually(() => focused()).toBe(`Remove ${rollerLatch.number}`)
    await page.keyboard.press('Enter')
    await page.getByText('Your cart is empty').waitFor()
    await eventually(focused).toBe('Shopping cart')
  })

  it('keeps a notice open while it has the pointer or focus', async () => {
    await using story = await openStory(shop, { at: null })
    const { page } = story
    await withCart(page, both)
    await page.clock.install()
    await page.goto('/?panel=cart')
    await page.getByRole('button', { name: `Remove ${rollerLatch.number}` }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.hover()
    await page.clock.runFor(30_000)
    await eventually(() => undo.count()).toBe(1)
    await page.mouse.move(5, 5)
    await undo.focus()
    await page.clock.runFor(30_000)
    await undo.hover()
    await page.mouse.move(5, 5)
    await page.clock.runFor(30_000)
    await undo.press('Enter')
    await eventually(() => cartLines(page).count()).toBe(2)
    await page.getByRole('button', { name: `Remove ${rollerLatch.number}` }).click()
    await undo.waitFor()
    await page.mouse.move(5, 5)
    await page.clock.runFor(10_100)
    await eventually(() => undo.count()).toBe(0)
    // If focus has already left a notice, its disappearance does not move focus.
    await page.getByRole('button', { name: `Remove ${closerHook.number}` }).press('Enter')
    await undo.focus()
    const focused = () => page.evaluate(() => document.activeElement?.tagName)
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.clock.runFor(10_100)
    await eventually(() => undo.count()).toBe(0)
    await eventually(() => focused()).toBe('BODY')
  })

  it("shows the server's price instead of the saved one, and announces the change once", async () => {
    await using story = await openStory(shop)
    const { page } = story
    await findAndAdd(page, rollerLatch)
    await page.evaluate(() => {
      const cart = JSON.parse(localStorage.getItem('shoppingCart') ?? '{}')
      for (const entry of Object.values<{ part: { priceCents: number } }>(cart)) entry.part.priceCents = 100
      localStorage.setItem('shoppingCart', JSON.stringify(cart))
    })
    await page.goto('/?panel=cart')
    await page.getByText('Prices have changed: 0601-CHN from $1.00 to $29.70.').waitFor()
    await eventually(() => cartLines(page).first().textContent()).toContain('$29.70')
    await cartLines(page).first().getByText('was $1.00', { exact: true }).waitFor()
    await page.reload()
    await eventually(() => cartLines(page).first().textContent()).toContain('$29.70')
    expect(await page.getByText('Prices have changed').count()).toBe(0)
    await eventually(() => page.getByText('was $1.00').count()).toBe(1)
    const nextVisit = await story.newTab('/?panel=cart')
    await eventually(() => cartLines(nextVisit).first().textContent()).toContain('$29.70')
    expect(await nextVisit.getByText('was $').count()).toBe(0)
    await eventually(() => page.getByText('was $1.00').count()).toBe(1)
    await page.reload()
    await page.getByText('was $1.00').waitFor()
  })

  it('shows what a line is missing and lets the buyer enter it there', async () => {
    await using story = await openStory(shop, { size: narrow, at: null })
    const { page } = story
    await withCart(page, [cutGasket, rollerLatch])
    await page.goto('/?panel=cart')
    const refused = cartLines(page).filter({ hasText: cutGasket.number })
    await refused.getByText('This part needs cut lengths. Enter the length of each cut.').waitFor()
    await eventually(() => page.getByRole('button', { name: 'Proceed to checkout' }).isDisabled()).toBe(true)
    await refused.getByRole('button', { name: `Configure ${cutGasket.number}` }).click()
    await typeCut(page, '36 1/8')
    await confirm(page)
    await refused.getByText('1 × 36 1/8"').waitFor()
    await eventually(() => page.getByRole('button', { name: 'Proceed to checkout' }).isEnabled()).toBe(true)
    await eventually(() => savedQuantities(page)).toEqual({ [rollerLatch.id]: 1, [cutGasket.id]: 3 })
    await page.getByRole('button', { name: `Remove ${cutGasket.number}` }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await refused.getByText('1 × 36 1/8"').waitFor()
    await eventually(() => cartButton(page).getAttribute('aria-label')).toBe(
      'Shopping cart, 2 items: Return to Search',
    )
  })
})
