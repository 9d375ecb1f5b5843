import { describe, expect, it } from 'vitest'
import { openSideMenu } from './support/account-steps.ts'
import { expectFocus } from './support/calculator-steps.ts'
import { look } from './support/look.ts'
import { openShop } from './support/shop.ts'
import { closeByEscape, eventually, expectStepsAbove, results, searchBox } from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openShop()
type Page = Parameters<typeof results>[0]
const address = (page: Page) => new URL(page.url()).search
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

it('the header menus open by click, pointer and keyboard, and mark the chosen category', async () => {
  await using story = await openStory(shop)
  const { page } = story
  const bar = page.getByRole('menubar')
  const menu = page.getByRole('menu')
  const slide = bar.getByRole('menuitem', { name: 'Slide Doors' })
  await slide.click()
  await menu.getByRole('menuitem', { name: 'Track System' }).click()
  await results(page).first().waitFor()
  await eventually(() => searchBox(page).inputValue()).toBe('Slide Doors Track System')
  await eventually(() => address(page)).toBe('?s=Slide+Doors+Track+System')
  await eventually(() => slide.getAttribute('aria-current')).toBe('true')
  await slide.click()
  const picked = menu.getByRole('menuitem', { name: 'Track System' })
  await eventually(() => picked.getAttribute('aria-current')).toBe('page')
  await page.goBack()
  await page.getByRole('button', { name: 'View All Parts' }).waitFor()

  // On hover, one opens at a time, and closes when the pointer leaves.
  await bar.getByRole('menuitem', { name: 'Swing Doors' }).hover()
  await page.getByRole('menuitem', { name: 'Hinges' }).waitFor()
  await bar.getByRole('menuitem', { name: 'Other Doors' }).hover()
  await page.getByRole('menuitem', { name: 'Vertical Lift' }).waitFor()
  await eventually(() => menu.count()).toBe(1)
  await page.mouse.move(700, 700)
  await eventually(() => menu.count()).toBe(0)

  await bar.getByRole('menuitem').first().focus()
  await eventually(() => page.locator('[data-menubar-target]').count()).toBe(4)
  await eventually(() => focused(page)).toBe('Swing Doors')
  await page.keyboard.press('ArrowDown')
  await eventually(() => focused(page)).toBe('Gaskets')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('menuitem', { name: 'Guidance' }).waitFor()
  await eventually(() => page.locator('[role=menu]:has(:focus)').textContent()).toContain('Guidance')
  await page.keyboard.press('Escape')
  await eventually(() => focused(page)).toBe('Slide Doors')
  await eventually(() => menu.count()).toBe(0)
  await page.keyboard.press('Enter')
  await eventually(() => focused(page)).toBe('Gaskets')
  await page.keyboard.press('ArrowDown')
  await eventually(() => focused(page)).toBe('Handles')
  await page.keyboard.press('Enter')
  await eventually(() => searchBox(page).inputValue()).toBe('Slide Doors Handles')
  await eventually(() => focused(page)).toBe('Slide Doors')

  // They are a side menu up to 768 pixels.
  await page.setViewportSize({ width: 769, height: 900 })
  await eventually(() => bar.count()).toBe(1)
  await page.setViewportSize({ width: 768, height: 900 })
  await eventually(() => bar.count()).toBe(0)
  await (await openSideMenu(page)).getByRole('link', { name: 'Vertical Lift' }).waitFor()
})

describe.each([wide, narrow])('scrolling, $width wide', (size) => {
  it('shrinks the header and fixes the footer, whose pop-ups open by link and by address', async () => {
    await using story = await openStory(shop, { size, at: '/?s=hinge' })
    const { page } = story
    await results(page).first().waitFor()
    // Content that renders later makes the page longer.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    const reading = () =>
      page.evaluate(() => ({
        fixed: getComputedStyle(document.querySelector('footer') as Element).position === 'fixed',
        tall: document.documentElement.scrollHeight,
        header: document.querySelector('header')?.firstElementChild?.getBoundingClientRect().height ?? 0,
      }))
    const atTop = await reading()
    expect(atTop.fixed).toBe(false)
    // The header keeps its full height up to 30 pixels of scrolling.
    const shrunk = () => page.getByRole('banner').getAttribute('data-shrunk')
    await page.evaluate(() => scrollTo(0, 30))
    await eventually(() => page.evaluate(() => scrollY)).toBe(30)
    await eventually(shrunk).toBe(null)
    await page.evaluate(() => scrollTo(0, 31))
    await eventually(shrunk).toBe('true')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await eventually(async () => (await reading()).fixed).toBe(true)
    await eventually(async () => (await reading()).tall).toBe(atTop.tall)
    if (size === wide) await eventually(async () => (await reading()).header).toBeLessThan(atTop.header)
    await look(page, 'end-of-page', { fullPage: false })

    await page.getByRole('contentinfo').getByRole('link', { name: 'Return and refund policy' }).click()
    const rules = page.getByRole('dialog', { name: 'Return and refund policy' })
    await rules.waitFor()
    await eventually(() => address(page)).toBe('?s=hinge&popup=returns')
    await page.goBack()
    await rules.waitFor({ state: 'hidden' })
    await eventually(() => address(page)).toBe('?s=hinge')
    await page.mouse.wheel(0, -200)
    await eventually(async () => (await reading()).fixed).toBe(false)
    if (size === narrow) return

    await page.goto('/?popup=serials')
    const places = page.getByRole('dialog', { name: 'Serial number locations' })
    await places.locator('button[aria-haspopup=dialog]').first().click()
    const enlarged = page.getByRole('dialog', { name: 'Hinge edge of the door' })
    await enlarged.waitFor()
    await closeByEscape(page)
    await enlarged.waitFor({ state: 'hidden' })
    await eventually(() => places.isVisible()).toBe(true)
    await places.getByRole('button', { name: 'Close' }).last().click()
    await places.waitFor({ state: 'hidden' })
    await eventually(() => address(page)).toBe('')
  })
})

it('the side menu and the filters of a phone are closed by Back, which then returns to the same place', async () => {
  await using story = await openStory(shop, { size: narrow, at: '/?s=hinge' })
  const { page } = story
  await results(page).first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('menubar').count()).toBe(0)
  const menu = await openSideMenu(page)
  await expectStepsAbove(page, 1)
  await page.goBack()
  await menu.waitFor({ state: 'hidden' })
  await expectFocus(page, 'Menu')

  await page.evaluate(() => scrollTo({ top: 1200 }))
  await eventually(() => scrolled(page)).toBe(1200)
  await openSideMenu(page)
  // Content that loads above may have moved the page by a few pixels.
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(1100)
  await menu.getByRole('region', { name: 'Slide Doors' }).getByRole('link', { name: 'Handles' }).click()
  await menu.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { name: 'Slide Doors › Handles' }).waitFor()
  await eventually(() => scrolled(page)).toBe(0)
  await expectStepsAbove(page, 0)
  const made = await page.evaluate(() => history.length)
  await page.goBack()
  await page.getByRole('heading', { name: 'Results for “hinge”' }).waitFor()
  await eventually(() => scrolled(page)).toBe(left)
  expect(await page.evaluate(() => history.length)).toBe(made)
  await page.goForward()
  await page.getByRole('heading', { name: 'Slide Doors › Handles' }).waitFor()
  await openSideMenu(page)
  await eventually(() => menu.locator('[aria-current=page]').allTextContents()).toEqual(['Handles'])
  await closeByEscape(page, menu)
  await menu.waitFor({ state: 'hidden' })
  await expectFocus(page, 'Menu')
  await page.goBack()
  await page.getByRole('heading', { name: 'Results for “hinge”' }).waitFor()

  await page.getByRole('button', { name: 'Filters' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.getByRole('checkbox', { name: /^Swing/ }).check()
  await eventually(() => address(page)).toBe('?s=hinge&model=Swing')
  await expectStepsAbove(page, 1)
  await page.goBack()
  await drawer.waitFor({ state: 'hidden' })
  await eventually(() => address(page)).toBe('?s=hinge&model=Swing')
  await page.getByRole('button', { name: 'Remove filter: Swing' }).waitFor()
  await page.goBack()
  await eventually(() => address(page)).toBe('?s=hinge')
  await eventually(() => drawer.count()).toBe(0)
})
