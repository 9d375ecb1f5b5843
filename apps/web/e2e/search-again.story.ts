import { describe, expect, it } from 'vitest'
import { openSideMenu } from './support/account-steps.ts'
import { expectFocus } from './support/calculator-steps.ts'
import { openShop } from './support/shop.ts'
import { cutGasket, eventually, findAndPress, results, searchBox, searchFor } from './support/steps.ts'
import { narrow, openStory, wide, widths } from './support/story.ts'

const shop = await openShop()
type Page = Parameters<typeof results>[0]
const address = (page: Page) => new URL(page.url()).search
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top }), y)
  await eventually(() => scrolled(page)).toBe(y)
}

describe.each(widths)('a new search, $width wide', (size) => {
  it('starts at the top, and Back restores the page and scroll position of the last one', async () => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await searchFor(page, 'gasket')
    await page.getByRole('button', { name: 'Next' }).click()
    await eventually(() => address(page)).toBe('?s=gasket&page=2')
    await page.getByRole('button', { name: 'Next' }).click()
    await eventually(() => address(page)).toBe('?s=gasket&page=3')
    const range = page.getByText(size === wide ? /^25–36 of / : /^37–54 of /)
    await range.waitFor()
    await results(page).first().waitFor()
    await scrollTo(page, 200)
    const before = await results(page).allTextContents()
    await searchFor(page, 'hinge')
    await eventually(() => scrolled(page)).toBe(0)
    await eventually(() => address(page)).toBe('?s=hinge')
    await page.goBack()
    await range.waitFor()
    await eventually(() => searchBox(page).inputValue()).toBe('gasket')
    await eventually(() => address(page)).toBe('?s=gasket&page=3')
    await eventually(() => results(page).allTextContents()).toEqual(before)
    await eventually(() => scrolled(page)).toBe(200)
  })
})

it('choosing a category far down the page starts at the top, and Back restores the scroll position', async () => {
  await using story = await openStory(shop, { size: narrow, at: '/?s=hinge' })
  const { page } = story
  await results(page).first().waitFor()
  await page.waitForLoadState('networkidle')
  await scrollTo(page, 1200)
  const menu = await openSideMenu(page)
  // Content above may still shift by a few pixels.
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(1100)
  await menu.getByRole('region', { name: 'Slide Doors' }).getByRole('link', { name: 'Handles' }).click()
  await page.getByRole('heading', { name: 'Slide Doors › Handles' }).waitFor()
  await eventually(() => scrolled(page)).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { name: 'Results for “hinge”' }).waitFor()
  await eventually(() => scrolled(page)).toBe(left)
})

it('changing the number of results per page keeps the current results in view', async () => {
  await using story = await openStory(shop, { at: '/?s=hinge&page=4' })
  const { page } = story
  await page.getByText(/^37–48 of /).waitFor()
  const first = await results(page).first().textContent()
  await page.getByLabel('Results per page').selectOption('Less')
  await page.getByText(/^33–40 of /).waitFor()
  await eventually(() => address(page)).toBe('?s=hinge&page=5')
  await eventually(() => results(page).allTextContents()).toContain(first)
  await page.setViewportSize({ width: 1100, height: 900 })
  await page.getByText(/^31–36 of /).waitFor()
  await eventually(() => address(page)).toBe('?s=hinge&page=6')
})

it('paging with the keyboard moves focus to the results heading, even on the last page', async () => {
  await using story = await openStory(shop, { at: '/?s=hinge&page=900' })
  const { page } = story
  const next = page.getByRole('button', { name: 'Next' })
  await eventually(() => address(page)).not.toBe('?s=hinge&page=900')
  await eventually(() => next.isDisabled()).toBe(true)
  for (const name of ['Previous', 'Next']) {
    const before = address(page)
    await page.getByRole('button', { name }).press('Enter')
    await expectFocus(page, 'Results for “hinge”')
    await eventually(() => address(page)).not.toBe(before)
    await eventually(() => scrolled(page)).toBe(0)
  }
  await eventually(() => next.isDisabled()).toBe(true)
})

it('page shortcuts do nothing while a pop-up is open', async () => {
  await using story = await openStory(shop)
  const { page } = story
  await findAndPress(page, cutGasket)
  const cuts = page.getByRole('dialog', { name: 'Cut lengths' })
  await cuts.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('/')
  await page.keyboard.press('Alt+q')
  await expectFocus(page, 'Close')
  await eventually(() => address(page)).toBe(`?s=${cutGasket.number}`)
  await page.keyboard.press('Escape')
  await cuts.waitFor({ state: 'hidden' })
  await expectFocus(page, `Add to cart: ${cutGasket.number}`)
  await page.keyboard.press('/')
  await expectFocus(page, 'Search Parts')
})

it('the placeholders of awaited results pulse, but not for a buyer who asked for less motion', async () => {
  await using story = await openStory(shop)
  const { page } = story
  const pulsing = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY).length,
    )
  // Never answered, so that the results stay awaited.
  await page.route('**/trpc/**', () => {})
  await searchBox(page).fill('gasket')
  await searchBox(page).press('Enter')
  await page.locator('.mantine-Skeleton-root').first().waitFor()
  expect(await pulsing()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await eventually(pulsing).toBeGreaterThan(0)
})
