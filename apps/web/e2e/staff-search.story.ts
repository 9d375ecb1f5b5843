import { describe, expect, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import { allResults, closerHook, eventually, results, searchFor } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()

describe('the admin view of the search', () => {
  it('clears a mark without moving the list or the focus, marks it again, and is remembered until turned off', async () => {
    await using story = await openStory(shop, { user: people.admin, at: '/?s=hinge&proprietary=1' })
    const { page } = story
    const adminSwitch = page.getByRole('switch', { name: 'Admin view' })
    await adminSwitch.check()
    await page.getByLabel('Results per page').selectOption('All')
    // The full list replaces the page's cards, including a focused one.
    await allResults(page).waitFor()
    const counted = page.getByRole('status').filter({ hasText: /^\d+ parts?$/ })
    const total = async () => Number.parseInt((await counted.textContent()) ?? '', 10)
    const marks = page.locator('li', { has: results(page) }).getByText('Proprietary', { exact: true })
    const unmarked = async () => (await results(page).count()) - (await marks.count())
    const before = await total()
    expect(before).toBeGreaterThan(1)
    const clear = page.getByRole('button', { name: 'C: ' }).nth(1)
    await clear.focus()
    await clear.press('Enter')
    await eventually(total).toBe(before - 1)
    await eventually(() => clear.evaluate((button) => button === document.activeElement)).toBe(true)
    await eventually(unmarked).toBe(1)

    const filter = page.getByRole('checkbox', { name: /^Proprietary/ })
    const mark = page.getByRole('button', { name: 'P: ' }).nth(1)
    await mark.press('Enter')
    await eventually(total).toBe(before)
    await filter.uncheck()
    await eventually(unmarked).toBeGreaterThan(0)
    await filter.check()
    await eventually(unmarked).toBe(0)
    await page.reload()
    await eventually(total).toBe(before)
    await eventually(unmarked).toBe(0)

    await page.goto('/')
    await page.getByRole('heading', { name: 'Search for part to edit' }).waitFor()
    expect(await page.getByText('Search by part number, name or door serial number.').count()).toBe(0)
    await adminSwitch.click()
    await page.getByText('Search by part number, name or door serial number.').waitFor()
    await searchFor(page, closerHook.number)
    await page.getByRole('button', { name: `Add to cart: ${closerHook.number}`, exact: true }).waitFor()
  })
})
