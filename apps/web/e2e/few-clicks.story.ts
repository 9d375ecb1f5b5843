import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import { eventually, savedQuantities, searchBox } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()

/** Clicks each target, which must be visible without scrolling; returns the number of clicks. */
async function clicksTo(page: Page, targets: readonly ReturnType<Page['getByRole']>[]): Promise<number> {
  for (const target of targets) {
    await target.waitFor()
    const seen = await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
    expect(seen).toBe(true)
    await target.click()
  }
  expect(await page.evaluate(() => scrollY)).toBe(0)
  return targets.length
}

describe('at 1440 by 900 pixels', () => {
  it('a gasket searched by number is one click from the cart, and the parts set for a door two', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await page.getByLabel('Door serial number').fill('15-0001')
    const find = page.getByRole('button', { name: 'Find parts' })
    const set = page.getByRole('button', { name: /^Add the set/ })
    expect(await clicksTo(page, [find, set])).toBe(2)
    await eventually(() => savedQuantities(page)).toEqual({ 186: 18.25, 187: 3.25 })
    await searchBox(page).fill('0204-BL')
    const gasket = page.getByRole('button', { name: 'Add to cart: 0204-BL', exact: true })
    expect(await clicksTo(page, [gasket])).toBe(1)
    await eventually(() => savedQuantities(page)).toEqual({ 186: 18.25, 187: 3.25, 101: 1 })
  })

  it('a past order is back in the cart two clicks from the home page', async () => {
    await using story = await openStory(shop, { user: people.buyer })
    const { page } = story
    const again = page.getByRole('button', { name: /^Order again: / }).first()
    const add = page.getByRole('dialog').getByRole('button', { name: /^Add .* to cart$/ })
    expect(await clicksTo(page, [again, add])).toBe(2)
    await eventually(async () => Object.keys(await savedQuantities(page)).length).toBeGreaterThan(0)
  })
})
