import { describe, expect, it } from 'vitest'
import { expectFocus } from './support/calculator-steps.ts'
import { openShop } from './support/shop.ts'
import { closeByEscape, detail, eventually, results, searchBox } from './support/steps.ts'
import { openStory, wide } from './support/story.ts'

const shop = await openShop()
const address = (page: { url(): string }) => new URL(page.url()).search

describe('searching', () => {
  it('shows moving placeholders, then pages and filters, through which Back and Forward go', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const pulsing = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY).length,
      )
    const held = Promise.withResolvers<void>()
    await page.route('**/trpc/**', async (route) => {
      await held.promise
      await route.continue()
    })
    await searchBox(page).fill('hinge')
    await searchBox(page).press('Enter')
    await page.locator('.mantine-Skeleton-root').first().waitFor()
    // Not for a buyer who asked for less motion.
    expect(await pulsing()).toBe(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await eventually(pulsing).toBeGreaterThan(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    held.resolve()
    await page.getByText(/^1–12 of /).waitFor()
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

    const swing = page.getByRole('checkbox', { name: /^Swing/ })
    await swing.check()
    await eventually(() => address(page)).toBe('?s=hinge&model=Swing')
    await page.getByRole('button', { name: 'Remove filter: Swing' }).waitFor()
    await page.goBack()
    await page.getByText(/^13–24 of /).waitFor()
    await eventually(() => swing.isChecked()).toBe(false)

    // The label of the page links adapts to the width.
    const pages = page.getByRole('navigation', { name: 'Pages of results' })
    for (const [width, isCompact] of [
      [436, true],
      [437, false],
    ] as const) {
      await page.setViewportSize({ width, height: wide.height })
      await eventually(() => pages.getByText(/^\d+ \/ \d+$/).isVisible()).toBe(isCompact)
      await eventually(() => pages.locator('[aria-current=page]').isVisible()).toBe(!isCompact)
    }
  })

  it('works with the keyboard alone, and a part is opened and closed by Back, Forward and a reload', async () => {
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

    await results(page).first().click()
    await detail(page).waitFor()
    await page.goBack()
    await detail(page).waitFor({ state: 'hidden' })
    await page.goForward()
    await detail(page).getByText('Notes').waitFor()
    await page.reload()
    await detail(page).getByText('Notes').waitFor()
    await closeByEscape(page)
    await detail(page).waitFor({ state: 'hidden' })
    await eventually(() => address(page)).toBe('?s=hinge')
    await page.getByRole('heading', { name: 'Results for “hinge”' }).waitFor()
    await eventually(() => searchBox(page).inputValue()).toBe('hinge')
  })
})
