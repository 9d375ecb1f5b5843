import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openShop } from './support/shop.ts'
import { allResults, closeByEscape, eventually, results, searchBox, steady } from './support/steps.ts'
import { narrow, openStory, wide, widths } from './support/story.ts'

const shop = await openShop()
const address = (page: { url(): string }) => new URL(page.url()).search

/** Waits until no part near the screen is awaited any more. */
const expectNoneAwaited = (page: Page) =>
  eventually(() =>
    allResults(page).evaluate((list) => {
      const [, ...chunks] = list.children
      return chunks.length > 0 && chunks.every((chunk) => chunk.querySelector('[data-result-link]'))
    }),
  ).toBe(true)

/** The first part below the header, and how far the page is scrolled. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('[data-result-link]')]
    const seen = links.find((link) => link.getBoundingClientRect().top > 120)
    return { part: seen?.textContent ?? null, y: Math.round(scrollY) }
  })

/**
 * Jumps far down. One frame later the list already covers the screen, with empty cards painted where parts will appear.
 */
const isCoveredAfterJump = (page: Page) =>
  page.evaluate(async () => {
    scrollTo(0, document.documentElement.scrollHeight * 0.7)
    await new Promise(requestAnimationFrame)
    const list = document.querySelector('[data-walked-together]')
    const box = list?.getBoundingClientRect()
    const painted = list && getComputedStyle(list).backgroundImage.startsWith('url(')
    return painted && box && box.top < 0 && box.bottom > innerHeight
  })

describe('the whole catalog', () => {
  it.each(widths)(
    'is shown in pages of any size or as one, whose parts come into view as it is scrolled, $width wide',
    async (size) => {
      await using story = await openStory(shop, { size })
      const { page } = story
      await page.getByRole('button', { name: 'View All Parts' }).click()
      await page.getByRole('heading', { name: 'All parts' }).waitFor()
      const perPage = page.getByLabel('Results per page')
      for (const [choice, count] of [
        ['Default', size === wide ? 12 : 18],
        ['More', size === wide ? 16 : 24],
        ['Less', size === wide ? 8 : 12],
      ] as const) {
        await perPage.selectOption(choice)
        await eventually(() => results(page).count()).toBe(count)
      }
      await page.getByRole('button', { name: 'Single parts' }).click()
      await perPage.selectOption('All')
      await page.getByText(/^1,\d{3} parts$/).waitFor()
      await eventually(() => page.getByRole('navigation', { name: 'Pages of results' }).count()).toBe(0)
      await expectNoneAwaited(page)
      const height = () => allResults(page).evaluate((list) => list.getBoundingClientRect().height)
      const before = await height()
      expect(await isCoveredAfterJump(page)).toBe(true)
      await expectNoneAwaited(page)
      expect(await results(page).count()).toBeLessThan(200)
      expect(Math.abs((await height()) - before) / before).toBeLessThan(0.05)

      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))
      await results(page).first().focus()
      const walked = [await focused()]
      for (let step = 0; step < 15; step += 1) {
        await page.keyboard.press('ArrowRight')
        walked.push(await focused())
      }
      expect(new Set(walked).size).toBe(16)

      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
      await expectNoneAwaited(page)
      // Parts that come late above the screen move it.
      await steady(async () => JSON.stringify(await placeOf(page)))
      const seen = await placeOf(page)
      expect(seen.part).not.toBeNull()
      await page.getByRole('button', { name: /^Shopping cart/ }).click()
      await page.getByRole('heading', { name: 'Shopping cart' }).waitFor()
      await page.goBack()
      await eventually(async () => (await placeOf(page)).part).toBe(seen.part)
      await eventually(async () => Math.abs((await placeOf(page)).y - seen.y)).toBeLessThanOrEqual(1)
    },
  )
})

describe('suggestions on a phone', () => {
  it('are few; tapping one opens it and tapping elsewhere closes them', async () => {
    await using story = await openStory(shop, { size: narrow })
    const { page } = story
    const list = page.getByRole('listbox', { name: 'Suggested parts' })
    await searchBox(page).tap()
    await searchBox(page).pressSequentially('hinge')
    await eventually(() => list.getByRole('option').count()).toBe(4)
    await results(page).first().waitFor()
    const measured = async () => {
      const box = await list.boundingBox()
      return [box?.x, box?.width, box?.height]
    }
    await eventually(measured).toEqual([9, 372, 192])

    const below = await results(page).nth(2).boundingBox()
    await page.touchscreen.tap((below?.x ?? 0) + 5, (below?.y ?? 0) + 5)
    await page.getByRole('dialog').waitFor()
    await eventually(() => list.count()).toBe(0)
    await closeByEscape(page)
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await searchBox(page).tap()
    await searchBox(page).fill('latch 311-0601')
    await list.getByRole('option', { name: /0601-CHN/ }).tap()
    await page.getByRole('dialog').waitFor()
    await eventually(() => address(page)).toMatch(/&part=766$/)
    await closeByEscape(page)

    // Fewer suggestions are shown when an on-screen keyboard leaves less room.
    await page.setViewportSize({ width: 390, height: 260 })
    await searchBox(page).fill('hinge')
    await eventually(() => list.getByRole('option').count()).toBe(3)
  })
})
