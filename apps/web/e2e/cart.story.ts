import { describe, it } from 'vitest'
import { people, signIn } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import { cartLines, eventually, findAndAdd, openCart, rollerLatch, savedQuantities } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()

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

    // Prices follow a sign-in in another tab, without a change of the cart.
    const total = page.getByRole('complementary', { name: 'Cart total' })
    await total.getByText('$59.40', { exact: true }).waitFor()
    await signIn(other, people.polar)
    await openCart(page)
    await total.getByText('$53.46', { exact: true }).waitFor()
    await eventually(() => savedQuantities(page)).toEqual({ [rollerLatch.id]: 2 })
  })
})
