import { it } from 'vitest'
import { expectFocus } from './support/calculator-steps.ts'
import { openShop } from './support/shop.ts'
import { eventually, results, searchBox, searchFor } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()
type Page = Parameters<typeof results>[0]
const address = (page: Page) => new URL(page.url()).search
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

it('the place in the results is kept by paging, other sizes and Back, and a new search starts at the top', async () => {
  await using story = await openStory(shop, { at: '/?s=hinge&page=900' })
  const { page } = story
  const next = page.getByRole('button', { name: 'Next' })
  await eventually(() => address(page)).not.toBe('?s=hinge&page=900')
  await eventually(() => next.isDisabled()).toBe(true)
  // Paging with the keyboard moves the focus to the heading, even on the last page.
  for (const name of ['Previous', 'Next']) {
    const before = address(page)
    await page.getByRole('button', { name }).press('Enter')
    await expectFocus(page, 'Results for “hinge”')
    await eventually(() => address(page)).not.toBe(before)
    await eventually(() => scrolled(page)).toBe(0)
  }
  await eventually(() => next.isDisabled()).toBe(true)

  const last = await results(page).first().textContent()
  await page.getByRole('button', { name: 'Previous' }).click()
  await eventually(() => results(page).count()).toBe(12)
  await eventually(() => results(page).first().textContent()).not.toBe(last)
  const from = address(page)
  await page.evaluate(() => scrollTo({ top: 150 }))
  await eventually(() => scrolled(page)).toBe(150)
  const before = await results(page).allTextContents()
  await searchFor(page, 'gasket')
  await eventually(() => scrolled(page)).toBe(0)
  await eventually(() => address(page)).toBe('?s=gasket')
  await page.goBack()
  await eventually(() => searchBox(page).inputValue()).toBe('hinge')
  await eventually(() => address(page)).toBe(from)
  await eventually(() => results(page).allTextContents()).toEqual(before)
  await eventually(() => scrolled(page)).toBe(150)

  // The first part stays in view with fewer results per page, and with fewer columns.
  const count = () => results(page).count()
  await page.getByLabel('Results per page').selectOption('Less')
  await eventually(count).toBe(8)
  await eventually(() => results(page).allTextContents()).toContain(before[0])
  const first = await results(page).first().textContent()
  await page.setViewportSize({ width: 1100, height: 900 })
  await eventually(count).toBe(6)
  await eventually(() => results(page).allTextContents()).toContain(first)
})
