import { describe, expect, it } from 'vitest'
import { expectFocus } from './support/calculator-steps.ts'
import { openShop } from './support/shop.ts'
import {
  closeByEscape,
  closerHook,
  detail,
  eventually,
  results,
  rollerLatch,
  searchBox,
  searchFor,
} from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()
const address = (page: { url(): string }) => new URL(page.url()).search

const startedAt = '2026-11-20T12:00:00Z'
const anHourLater = '2026-11-20T13:00:00Z'

describe('searching', () => {
  it('starts after 50 ms without typing, and puts the text in the address after 500 ms', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await page.clock.install({ time: startedAt })
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
    await eventually(() => address(page)).toBe('')
    await page.clock.runFor(10)
    await eventually(() => address(page)).toBe('?s=hinge')
  })

  it('starts at three characters and says how many are missing', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await searchBox(page).pressSequentially('hi')
    await page.getByText('Type 1 more character to search.').waitFor()
    expect(await results(page).count()).toBe(0)
    await searchBox(page).pressSequentially('nge')
    await results(page).first().waitFor()
    // Typed text is kept in the URL, as a single history step regardless of the number of letters.
    await eventually(() => address(page)).toBe('?s=hinge')
    await page.reload()
    await page.getByRole('heading', { name: 'Results for “hinge”' }).waitFor()
    await eventually(() => searchBox(page).inputValue()).toBe('hinge')
  })

  it('pages with links and buttons, and Back and Forward follow', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await searchFor(page, 'hinge')
    await eventually(() => address(page)).toBe('?s=hinge')
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    await eventually(() => address(page)).toBe('?s=hinge&page=2')
    await page.getByText(/^13–24 of /).waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText(/^25–36 of /).waitFor()
    await page.goBack()
    await page.getByText(/^13–24 of /).waitFor()
    await page.goBack()
    await page.getByText(/^1–12 of /).waitFor()
    await page.goForward()
    await page.getByText(/^13–24 of /).waitFor()

    // The label of the page links adapts to the width.
    const pages = page.getByRole('navigation', { name: 'Pages of results' })
    for (const [width, isCompact] of [
      [436, true],
      [437, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await eventually(() => pages.getByText(/^\d+ \/ \d+$/).isVisible()).toBe(isCompact)
      await eventually(() => pages.locator('[aria-current=page]').isVisible()).toBe(!isCompact)
    }
  })

  it('shows similar parts for a typo, and says when nothing is found', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await searchFor(page, 'gaskwt')
    await page.getByText('No exact match: showing similar parts').waitFor()
    await page.getByRole('button', { name: 'Search for “gasket” instead' }).click()
    await page.getByRole('heading', { name: 'Results for “gasket”' }).waitFor()
    await eventually(() => page.getByText('No exact match').count()).toBe(0)
    await searchBox(page).fill('qqxxzzv')
    await page.getByText('No parts found for “qqxxzzv”').waitFor()
    const phone = page.getByRole('main').getByRole('link', { name: '(800) 555-0142' })
    await eventually(() => phone.getAttribute('href')).toBe('tel:8005550142')
  })

  it('shows the whole catalog with View All Parts, with Less, Default or More results per page', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await page.getByRole('button', { name: 'View All Parts' }).click()
    await page.getByRole('heading', { name: 'All parts' }).waitFor()
    await eventually(() => results(page).count()).toBe(12)
    await page.getByLabel('Results per page').selectOption('More')
    await eventually(() => results(page).count()).toBe(16)
    await page.getByLabel('Results per page').selectOption('Less')
    await eventually(() => results(page).count()).toBe(8)
    await page.goBack()
    await page.getByRole('button', { name: 'View All Parts' }).waitFor()
  })

  it('works with the keyboard alone: slash, Enter, arrows, Escape', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    await page.getByRole('button', { name: 'View All Parts' }).waitFor()
    // The page listens to the keys a moment after it is drawn.
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('/')
    await expectFocus(page, 'Search Parts')
    await page.keyboard.type('hinge')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Results for “hinge”' }).waitFor()
    await eventually(() => results(page).count()).toBe(12)
    const names = await results(page).allTextContents()
    await page.keyboard.press('ArrowDown')
    await eventually(() => focused()).toBe(names[0])
    await page.keyboard.press('ArrowRight')
    await eventually(() => focused()).toBe(names[1])
    await page.keyboard.press('ArrowDown')
    await eventually(() => focused()).toBe(names[5])
    await page.keyboard.press('Enter')
    await detail(page).getByText('Notes').waitFor()
    await closeByEscape(page)
    await detail(page).waitFor({ state: 'hidden' })
    await eventually(focused).toBe(names[5])
  })

  it('opens a part by link, closes it with Escape or Back, and reopens it with Forward', async () => {
    await using story = await openStory(shop, { at: `/?s=latch&part=${rollerLatch.id}` })
    const { page } = story
    await detail(page).getByText(rollerLatch.number).first().waitFor()
    await closeByEscape(page)
    await detail(page).waitFor({ state: 'hidden' })
    await eventually(() => address(page)).toBe('?s=latch')
    await page.getByRole('heading', { name: 'Results for “latch”' }).waitFor()
    await searchFor(page, closerHook.number)
    await results(page).first().click()
    await detail(page).waitFor()
    await page.goBack()
    await detail(page).waitFor({ state: 'hidden' })
    await page.goForward()
    await detail(page).waitFor()
  })

  it('says when a linked part does not exist and leads back to the search', async () => {
    await using story = await openStory(shop, { at: '/?part=999999', expectedErrors: /catalog\.part/ })
    const { page } = story
    await detail(page).getByText('This part is not in the catalog.').waitFor()
    await eventually(() => page.getByRole('button', { name: 'Retry' }).count()).toBe(0)
    await detail(page).getByRole('link', { name: '(800) 555-0142' }).waitFor()
    await detail(page).getByRole('button', { name: 'Search parts' }).click()
    await detail(page).waitFor({ state: 'hidden' })
    await expectFocus(page, 'Search Parts')
    await eventually(() => address(page)).toBe('')
  })
})
