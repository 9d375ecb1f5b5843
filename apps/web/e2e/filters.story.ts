import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openShop } from './support/shop.ts'
import {
  allResults,
  closeByEscape,
  eventually,
  results,
  searchBox,
  searchFor,
  steady,
} from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openShop()
const address = (page: { url(): string }) => new URL(page.url()).search

describe('filters and sorting', () => {
  it('show counts beside the results, are kept in the address, and are restored by Back', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const filter = (name: RegExp) => page.getByRole('checkbox', { name })
    await searchFor(page, 'hinge')
    await page.getByRole('button', { name: 'Page 3', exact: true }).click()
    await eventually(() => address(page)).toBe('?s=hinge&page=3')
    await filter(/^Swing/).check()
    await filter(/^\$10 to \$25/).check()
    await filter(/^Under \$10/).check()
    await eventually(() => address(page)).toBe('?s=hinge&model=Swing&price=0-10&price=10-25')
    await eventually(() => filter(/^Slide/).isDisabled()).toBe(true)
    const total = async () =>
      /(\d+) parts/.exec((await page.getByRole('status').first().textContent()) ?? '')?.[1]
    const counted = () => page.locator('label').filter({ hasText: 'Each (EA)' }).textContent()
    await eventually(async () => (await counted()) === `Each (EA)${await total()}`).toBe(true)

    await page.getByRole('button', { name: 'Remove filter: Under $10' }).click()
    await eventually(() => filter(/^Under \$10/).isChecked()).toBe(false)
    await page.getByLabel('Sort by').selectOption('price')
    await eventually(() => address(page)).toBe('?s=hinge&model=Swing&price=10-25&sort=price')
    await page.reload()
    await eventually(() => filter(/^Swing/).isChecked()).toBe(true)
    await eventually(() => page.getByLabel('Sort by').inputValue()).toBe('price')
    await page.goBack()
    await page.goBack()
    await eventually(() => filter(/^Under \$10/).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await eventually(() => address(page)).toBe('?s=hinge')
    await eventually(() => page.getByRole('list', { name: 'Active filters' }).count()).toBe(0)
  })

  it.each([wide, narrow])(
    'hide options without parts, but keep those emptied by another choice, $width wide',
    async (size) => {
      await using story = await openStory(shop, { size })
      const { page } = story
      const filter = (name: RegExp) => page.getByRole('checkbox', { name })
      const categories = page.getByRole('group', { name: 'Category' })
      const open = async () => {
        if (size === narrow) await page.getByRole('button', { name: 'Filters', exact: true }).click()
      }
      await searchFor(page, 'closer')
      await open()
      await categories.waitFor()
      expect(await filter(/^Gaskets/).count()).toBe(0)
      await filter(/^Special order/).waitFor()
      await filter(/^Slide/).check()
      await eventually(() => address(page)).toBe('?s=closer&model=Slide')
      await eventually(() => filter(/^Hinges/).isDisabled()).toBe(true)
      if (size === narrow) await closeByEscape(page)
      await open()
      await eventually(() => filter(/^Hinges/).isDisabled()).toBe(true)
      expect(await filter(/^Gaskets/).count()).toBe(0)
      if (size === narrow) {
        await page.getByRole('button', { name: /^Show \d+ parts$/ }).click()
        await page.getByRole('dialog', { name: 'Filters' }).waitFor({ state: 'hidden' })
      }
      await page.getByRole('button', { name: 'Remove filter: Slide' }).waitFor()

      // Filters that match no parts can be cleared.
      await page.goto('/?s=hinge&unit=SQFT')
      await page.getByText('No parts match these filters').waitFor()
      await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
      await results(page).first().waitFor()
    },
  )
})

const firstWhenUsable = (page: Page) =>
  page.evaluateHandle(() => {
    const noted: { name: string | null } = { name: null }
    const observer = new MutationObserver(() => {
      const list = document.querySelector('ul:not([inert]):has([data-result-link])')
      if (!list) return
      noted.name = list.querySelector('[data-result-link]')?.textContent ?? null
      observer.disconnect()
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    return noted
  })

describe('a page of results', () => {
  it('loads while the previous page stays visible but disabled', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const before = page.locator('ul[inert][aria-busy=true] [data-result-link]')
    await searchFor(page, 'hinge')
    const first = await results(page).first().textContent()
    const held = Promise.withResolvers<void>()
    await page.route('**/trpc/**', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    await page.getByText(/^13–24 of \d+ parts$/).waitFor()
    expect(await before.first().textContent()).toBe(first)
    const usable = await firstWhenUsable(page)
    held.resolve()
    await eventually(() => before.count()).toBe(0)
    expect(await usable.evaluate(({ name }) => name)).not.toBe(first)
  })
})

describe('all results on one page', () => {
  it('are rendered as they come into view, and Back returns to the same place', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await page.getByRole('button', { name: 'View All Parts' }).click()
    await page.getByRole('button', { name: 'Single parts' }).click()
    await page.getByLabel('Results per page').selectOption('All')
    await page.getByText(/^1,\d{3} parts$/).waitFor()
    await eventually(() => page.getByRole('navigation', { name: 'Pages of results' }).count()).toBe(0)
    await eventually(() => results(page).count()).toBeLessThan(400)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
    const visibleOptions = () =>
      page.evaluate(() => {
        const links = [...document.querySelectorAll('[data-result-link]')]
        return links.find((link) => link.getBoundingClientRect().top > 120)?.textContent ?? null
      })
    await eventually(async () => (await visibleOptions()) !== null).toBe(true)
    // Parts that come late above the screen move it, so the place is read once none is awaited any more.
    const awaited = () =>
      allResults(page).evaluate(
        (list) =>
          [...list.children].slice(1).filter((chunk) => !chunk.querySelector('[data-result-link]')).length,
      )
    const place = async () =>
      JSON.stringify([await awaited(), await visibleOptions(), await page.evaluate(() => scrollY)])
    await eventually(awaited).toBe(0)
    await steady(place)
    expect(await awaited()).toBe(0)
    const seen = { name: await visibleOptions(), y: await page.evaluate(() => scrollY) }
    await eventually(() => results(page).count()).toBeLessThan(400)
    await page.getByRole('button', { name: /^Shopping cart/ }).click()
    await page.getByRole('heading', { name: 'Shopping cart' }).waitFor()
    await page.goBack()
    await eventually(visibleOptions).toBe(seen.name)
    await eventually(async () => Math.abs((await page.evaluate(() => scrollY)) - seen.y)).toBeLessThanOrEqual(
      1,
    )
  })
})

describe('the list of all results', () => {
  it.each([wide, narrow])(
    'keeps its height after a jump, and arrow keys move from part to part, $width wide',
    async (size) => {
      await using story = await openStory(shop, { size, at: '/?page=1&by=parts' })
      const { page } = story
      await page.getByLabel('Results per page').selectOption('All')
      await allResults(page).waitFor()
      await steady(async () => String(await results(page).count()))
      const height = () => allResults(page).evaluate((list) => list.getBoundingClientRect().height)
      const before = await height()
      // One frame after the jump the list already covers the screen, with empty cards painted where parts
      // will appear.
      const covered = await page.evaluate(async () => {
        scrollTo(0, document.documentElement.scrollHeight * 0.7)
        await new Promise(requestAnimationFrame)
        const list = document.querySelector('[data-walked-together]')
        const box = list?.getBoundingClientRect()
        const painted = list && getComputedStyle(list).backgroundImage.startsWith('url(')
        return painted && box && box.top < 0 && box.bottom > innerHeight
      })
      expect(covered).toBe(true)
      await eventually(() => results(page).count()).toBeGreaterThan(0)
      await steady(async () => String(await results(page).count()))
      expect(await results(page).count()).toBeGreaterThan(0)
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
    },
  )
})

describe('suggestions', () => {
  it('show while the buyer types; Enter searches for the text unless an arrow key selected one', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const list = page.getByRole('listbox', { name: 'Suggested parts' })
    await searchBox(page).pressSequentially('hinge')
    await eventually(() => list.getByRole('option').count()).toBe(6)
    await searchBox(page).press('Enter')
    await list.waitFor({ state: 'hidden' })
    await eventually(() => address(page)).toBe('?s=hinge')

    await searchBox(page).press('s')
    await list.waitFor()
    await searchBox(page).press('Escape')
    await list.waitFor({ state: 'hidden' })
    await searchBox(page).press('Backspace')
    await list.waitFor()
    await searchBox(page).press('ArrowDown')
    await searchBox(page).press('ArrowDown')
    const second = list.getByRole('option').nth(1)
    await eventually(() => second.getAttribute('aria-selected')).toBe('true')
    await eventually(() => searchBox(page).getAttribute('aria-activedescendant')).toBe(
      await second.getAttribute('id'),
    )
    await searchBox(page).press('Enter')
    await page.getByRole('dialog').waitFor()
    await eventually(() => address(page)).toMatch(/^\?s=hinge&part=\d+$/)
  })

  it('close when Back changes the text and when Page Up or Page Down scrolls the page', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const list = page.getByRole('listbox', { name: 'Suggested parts' })
    await searchFor(page, 'gasket')
    await searchBox(page).press('Enter')
    await searchBox(page).fill('hinge')
    await list.waitFor()
    await page.goBack()
    await eventually(() => searchBox(page).inputValue()).toBe('gasket')
    await page.getByRole('heading', { name: 'Results for “gasket”' }).waitFor()
    await page.waitForLoadState('networkidle')
    await eventually(() => list.count()).toBe(0)

    for (const key of ['PageDown', 'PageUp']) {
      await searchBox(page).press('s')
      await list.waitFor()
      await searchBox(page).press(key)
      await list.waitFor({ state: 'detached' })
    }
  })

  it('stay open until the page is scrolled, and open a part on click', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const list = page.getByRole('listbox', { name: 'Suggested parts' })
    await page.clock.install()
    await searchBox(page).pressSequentially('hinge')
    await page.clock.runFor(1_000)
    await list.waitFor()
    await page.clock.runFor(60_000)
    await eventually(() => list.getByRole('option').count()).toBe(6)
    await page.mouse.wheel(0, 10)
    await list.waitFor({ state: 'detached' })
    await page.clock.resume()

    await searchBox(page).fill('latch roller')
    await page.getByRole('option', { name: /0601-CHN/ }).click()
    await page.getByRole('dialog').waitFor()
  })

  it('are few on a phone, where tapping one opens it and tapping elsewhere closes them', async () => {
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
    await searchBox(page).press('s')
    await list.waitFor()
    await page.evaluate(() => document.body.dispatchEvent(new Event('touchmove', { bubbles: true })))
    await list.waitFor({ state: 'detached' })

    await searchBox(page).press('Backspace')
    await list.waitFor()
    await searchBox(page).press('Enter')
    await list.waitFor({ state: 'detached' })
    await eventually(() => address(page)).toBe('?s=hinge')

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
