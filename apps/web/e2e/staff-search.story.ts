import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import { allResults, closerHook, eventually, results, rollerLatch, searchFor } from './support/steps.ts'
import { openStory, widths } from './support/story.ts'

const shop = await openShop()

const adminSwitch = (page: Page) => page.getByRole('switch', { name: 'Admin view' })
const card = (page: Page, number: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(number, { exact: true }) })
const badge = (page: Page, number: string) => card(page, number).getByText('Proprietary', { exact: true })
const marks = (page: Page) =>
  page.locator('li', { has: results(page) }).getByText('Proprietary', { exact: true })
/**
 * Marks a part or clears its mark. The page shows the change before the server has it, so this waits for the
 * server.
 */
const press = (page: Page, letter: 'P' | 'C', number: string) =>
  Promise.all([
    page.waitForResponse(/markProprietary/),
    card(page, number)
      .getByRole('button', { name: `${letter}: ` })
      .click(),
  ])

describe('the admin view of the search', () => {
  it.each(widths)('marks parts as proprietary and clears the mark, $width wide', async (size) => {
    await using story = await openStory(shop, { size, user: people.admin })
    const { page } = story
    const { number } = rollerLatch
    await searchFor(page, number)
    await adminSwitch(page).check()
    await card(page, number).getByRole('button', { name: 'P: ' }).waitFor()
    await eventually(() => page.getByRole('button', { name: /^Add to cart/ }).count()).toBe(0)
    await eventually(() => page.getByRole('spinbutton').count()).toBe(0)

    await press(page, 'P', number)
    await badge(page, number).waitFor()
    await page.reload()
    await badge(page, number).waitFor()

    await press(page, 'C', number)
    await badge(page, number).waitFor({ state: 'detached' })
    await page.reload()
    await card(page, number).getByRole('button', { name: 'P: ' }).waitFor()
    expect(await badge(page, number).count()).toBe(0)
  })

  it('is not needed for staff to see and filter by marks, which buyers cannot', async () => {
    await using story = await openStory(shop, { user: people.counter })
    const { page } = story
    const filter = page.getByRole('checkbox', { name: /^Proprietary/ })
    const shown = () => results(page).count()
    await searchFor(page, 'hinge')
    await filter.check()
    await eventually(() => new URL(page.url()).search).toBe('?s=hinge&proprietary=1')
    await page.getByRole('button', { name: 'Remove filter: Proprietary' }).waitFor()
    await eventually(async () => (await shown()) > 0 && (await marks(page).count()) === (await shown())).toBe(
      true,
    )
    expect(await page.getByRole('button', { name: /^[PC]: / }).count()).toBe(0)

    await using other = await openStory(shop, { at: '/?s=hinge&proprietary=1' })
    await results(other.page).first().waitFor()
    await other.page.getByRole('checkbox', { name: /^Special order/ }).waitFor()
    expect(await other.page.getByText('Proprietary').count()).toBe(0)
    await eventually(() => results(other.page).count()).toBe(12)
  })

  it('keeps the list and focus when clearing a mark removes a part from All', async () => {
    await using story = await openStory(shop, { user: people.admin, at: '/?s=hinge&proprietary=1' })
    const { page } = story
    await adminSwitch(page).check()
    await page.getByLabel('Results per page').selectOption('All')
    // The full list replaces the page's cards, including a focused one.
    await allResults(page).waitFor()
    const counted = page.getByRole('status').filter({ hasText: /^\d+ parts?$/ })
    const total = async () => Number.parseInt((await counted.textContent()) ?? '', 10)
    const before = await total()
    expect(before).toBeGreaterThan(1)
    const clear = page.getByRole('button', { name: 'C: ' }).nth(1)
    await clear.focus()
    await clear.press('Enter')
    await eventually(total).toBe(before - 1)
    await eventually(() => clear.evaluate((button) => button === document.activeElement)).toBe(true)
    await eventually(() => marks(page).count()).toBe((await results(page).count()) - 1)

    const requested: string[] = []
    page.on('request', (request) => {
      if (/catalog\.(search|browse)\b/.test(request.url())) requested.push(decodeURIComponent(request.url()))
    })
    await page.getByRole('checkbox', { name: /^Proprietary/ }).uncheck()
    await eventually(() => requested.length > 0).toBe(true)
    await page.waitForLoadState('networkidle')
    await page.getByRole('checkbox', { name: /^Proprietary/ }).check()
    await eventually(async () => (await marks(page).count()) === (await results(page).count())).toBe(true)
    await page.waitForLoadState('networkidle')
    requested.length = 0
    await page.reload()
    await results(page).first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(requested.length).toBeGreaterThan(0)
    expect(requested.filter((url) => !url.includes('"proprietary":true'))).toEqual([])
  })

  it('says what to do before a search, and is remembered until it is turned off', async () => {
    await using story = await openStory(shop, { user: people.super, at: '/?s=hinge' })
    const { page } = story
    await adminSwitch(page).check()
    await page.goto('/')
    await page.getByRole('heading', { name: 'Search for part to edit' }).waitFor()
    expect(await page.getByText('Search by part number, name or door serial number.').count()).toBe(0)
    await page.getByRole('button', { name: 'View All Parts' }).click()
    await adminSwitch(page).uncheck()
    await page.goto('/')
    await page.getByText('Search by part number, name or door serial number.').waitFor()
    await searchFor(page, closerHook.number)
    await page.getByRole('button', { name: `Add to cart: ${closerHook.number}`, exact: true }).waitFor()
  })
})
