import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fromHeader, fromMenu, people, signIn } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import { eventually, results, searchBox, searchFor } from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openShop()
const query = (page: Page) => new URL(page.url()).search
const begun = '2026-11-20T12:00:00Z'
const anHourLater = '2026-11-20T13:00:00Z'

const menus = {
  'Swing Doors': ['Gaskets', 'Hinges', 'Handles', 'Closers', 'Frames', 'Accessories', 'Electrical'],
  'Slide Doors': [
    'Gaskets',
    'Handles',
    'Guidance',
    'Hook Systems',
    'Track System',
    'Frames',
    'Accessories',
    'Power Operator',
    'Electrical',
  ],
  'Other Doors': ['Traffic', 'Vertical Lift', 'Sectional'],
}

/** Width of the screen, and the results per page by Less, Default and More. */
const sizes = [
  [1440, 8, 12, 16],
  [1400, 8, 12, 16],
  [1399, 6, 9, 12],
  [992, 6, 9, 12],
  [991, 4, 6, 8],
  [768, 4, 6, 8],
  [767, 12, 18, 24],
  [390, 12, 18, 24],
] as const

describe('the search screen', () => {
  it('searches after 50 ms of rest, and keeps the text in the address after 500 ms', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await page.clock.install({ time: begun })
    await page.goto('/')
    await page.getByRole('button', { name: 'View All Parts', exact: true }).waitFor()
    await page.clock.pauseAt(anHourLater)
    await page.getByLabel('Search Parts', { exact: true }).fill('hinge')
    const heading = page.getByRole('heading', { name: 'Results for “hinge”' })
    await page.clock.runFor(45)
    expect(await heading.count()).toBe(0)
    await page.clock.runFor(10)
    await heading.waitFor()
    await page.clock.runFor(440)
    await eventually(() => query(page)).toBe('')
    await page.clock.runFor(10)
    await eventually(() => query(page)).toBe('?s=hinge')
  })

  it('shows as many results per page as the width has room for', async () => {
    await using story = await openStory(shop, { at: '/?s=hinge' })
    const { page } = story
    const menu = page.getByLabel('Results per page', { exact: true })
    await eventually(() => menu.locator('option').allTextContents()).toEqual([
      'Less',
      'Default',
      'More',
      'All',
    ])
    await eventually(() => menu.inputValue()).toBe('Default')
    for (const [width, less, normal, more] of sizes) {
      await page.setViewportSize({ width, height: 900 })
      for (const [choice, count] of Object.entries({ Less: less, Default: normal, More: more })) {
        await menu.selectOption(choice)
        await eventually(() => results(page).count()).toBe(count)
      }
    }
  })

  it.each([
    { width: 436, compact: true },
    { width: 437, compact: false },
  ])('has a page label that fits $width pixels', async ({ width, compact }) => {
    await using story = await openStory(shop, { size: { width, height: 900 }, at: '/?s=hinge&page=2' })
    const pages = story.page.getByRole('navigation', { name: 'Pages of results' })
    await pages.getByRole('button', { name: 'Next' }).waitFor()
    await eventually(() => pages.getByText(/^2 \/ \d+$/).isVisible()).toBe(compact)
    await eventually(() => pages.getByRole('button', { name: 'Page 2', exact: true }).isVisible()).toBe(
      !compact,
    )
  })

  it('expands the shorthand of names, hides the prefix of numbers and says what each costs', async () => {
    await using story = await openStory(shop, { at: '/?s=0201-BL' })
    const card = story.page.getByRole('listitem').filter({ hasText: '0201-BL' }).first()
    await card.getByText('GASKET SWING DOOR TRAD BLACK PER FT', { exact: true }).waitFor()
    await eventually(() => card.textContent()).toMatch(/0201-BL\$3\.85.*FT/)
    await eventually(() => card.textContent()).not.toContain('311-')
  })

  it('suggests parts by number, name, price and picture', async () => {
    await using story = await openStory(shop)
    await searchBox(story.page).pressSequentially('0201-BL')
    const option = story.page.getByRole('listbox', { name: 'Suggested parts' }).getByRole('option').first()
    await option.getByText('0201-BL', { exact: true }).waitFor()
    await option.getByText('GASKET SWING DOOR TRAD BLACK PER FT', { exact: true }).waitFor()
    await eventually(() => option.textContent()).toContain('$3.85')
    await eventually(() => option.getByRole('presentation').count()).toBe(1)
  })

  it('puts the placeholder where a picture cannot be loaded', async () => {
    await using story = await openStory(shop, { complaints: /images\/parts/ })
    const { page } = story
    await page.route('**/images/parts/**', (route) => route.fulfill({ status: 404, body: '' }))
    await searchFor(page, 'latch')
    await eventually(() =>
      page.getByRole('listitem').getByRole('presentation').first().getAttribute('src'),
    ).toBe('/images/no-image.svg')
  })
})

describe('the header', () => {
  it('has the menus with their categories, each of which is a search', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const bar = page.getByRole('menubar')
    for (const [name, categories] of Object.entries(menus)) {
      await bar.getByRole('menuitem', { name, exact: true }).click()
      await eventually(() => page.getByRole('menu').getByRole('menuitem').allTextContents()).toEqual(
        categories,
      )
      await page.getByRole('menuitem', { name: categories.at(-1) ?? '', exact: true }).click()
      await page.getByRole('heading', { name: `Results for “${name} ${categories.at(-1)}”` }).waitFor()
      await results(page).first().waitFor()
    }
  })

  it('has the same in the menu at the side up to 768 pixels, and the bar above', async () => {
    await using phone = await openStory(shop, { size: { width: 768, height: 900 } })
    await phone.page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    for (const [name, categories] of Object.entries(menus)) {
      const region = phone.page.getByRole('region', { name, exact: true })
      await eventually(() => region.getByRole('link').allTextContents()).toEqual(categories)
    }
    await using desk = await openStory(shop, { size: { width: 769, height: 900 } })
    await eventually(() => desk.page.getByRole('menubar').count()).toBe(1)
  })

  it('is tall up to 30 pixels of scrolling and shrinks past them', async () => {
    await using story = await openStory(shop, { at: '/?s=hinge' })
    const { page } = story
    await results(page).first().waitFor()
    const shrunk = () => page.getByRole('banner').getAttribute('data-shrunk')
    await page.evaluate(() => scrollTo(0, 30))
    await eventually(() => page.evaluate(() => scrollY)).toBe(30)
    await eventually(() => shrunk()).toBe(null)
    await page.evaluate(() => scrollTo(0, 31))
    await eventually(shrunk).toBe('true')
    await page.evaluate(() => scrollTo(0, 0))
    await eventually(shrunk).toBe(null)
  })

  it.each([wide, narrow])('has what a guest can open, and the way back, $width wide', async (size) => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await fromHeader(page, 'Customer Account Request')
    await page.getByRole('heading', { name: 'Request a Customer Account' }).waitFor()
    await fromHeader(page, 'Return to Search')
    await page.getByRole('button', { name: 'View All Parts' }).waitFor()
    await fromHeader(page, 'Login')
    await page.getByRole('dialog', { name: 'Sign In' }).waitFor()
  })

  it.each([
    { login: people.buyer, company: false },
    { login: people.owner, company: true },
    { login: 'counter@mullion.example', company: false },
    { login: people.admin, company: true },
    { login: people.super, company: true },
  ])('has what $login can open, and the way back', async ({ login, company }) => {
    await using story = await openStory(shop)
    const { page } = story
    await signIn(page, login)
    const header = page.getByRole('banner')
    await header.locator('button[aria-haspopup=menu]:not([role=menuitem])').waitFor()
    await eventually(() => header.getByRole('button', { name: 'Customer Account Request' }).count()).toBe(0)
    await eventually(() => header.getByRole('link', { name: 'Login' }).count()).toBe(0)
    await eventually(() => header.getByRole('button', { name: 'Company', exact: true }).count()).toBe(
      company ? 1 : 0,
    )
    if (company) {
      await fromHeader(page, 'Company')
      await fromHeader(page, 'Return to Search')
    }
    await fromMenu(page, 'Account')
    await eventually(() => query(page)).toBe('?panel=account')
    await fromMenu(page, 'Return to Search')
    await searchBox(page).fill('hinge')
    await results(page).first().waitFor()
    await fromMenu(page, 'Logout')
    await page.getByRole('button', { name: 'View All Parts' }).waitFor()
    await eventually(async () => [query(page), await searchBox(page).inputValue()]).toEqual(['', ''])
    await header.getByRole('link', { name: 'Login', exact: true }).waitFor()
  })
})
