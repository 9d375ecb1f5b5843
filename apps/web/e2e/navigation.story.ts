import { describe, expect, it } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { openSideMenu, signInDialog } from './support/account-steps.ts'
import { look } from './support/look.ts'
import { openShop } from './support/shop.ts'
import { closeByEscape, eventually, results, searchBox } from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openShop()
const titles = {
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  returns: 'Return and Refund Policy',
  serials: 'Serial Number Locations',
}

describe('the menus of the header', () => {
  it('search for the category that is picked, and mark it', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const bar = page.getByRole('menubar')
    await bar.getByRole('menuitem', { name: 'Slide Doors' }).click()
    const menu = page.getByRole('menu')
    await menu.waitFor()
    await eventually(() => menu.getByRole('menuitem').allTextContents()).toEqual([
      'Gaskets',
      'Handles',
      'Guidance',
      'Hook Systems',
      'Track System',
      'Frames',
      'Accessories',
      'Power Operator',
      'Electrical',
    ])
    await look(page, 'nav-menu', { whole: false })
    await menu.getByRole('menuitem', { name: 'Track System' }).click()
    await results(page).first().waitFor()
    await eventually(() => searchBox(page).inputValue()).toBe('Slide Doors Track System')
    await eventually(() => new URL(page.url()).search).toBe('?s=Slide+Doors+Track+System')
    await eventually(() =>
      bar.getByRole('menuitem', { name: 'Slide Doors' }).getAttribute('aria-current'),
    ).toBe('true')
    await bar.getByRole('menuitem', { name: 'Slide Doors' }).click()
    const picked = menu.getByRole('menuitem', { name: 'Track System' })
    await eventually(() => picked.getAttribute('aria-current')).toBe('page')
    await expectAccessible(page, 'an open menu')
    await page.goBack()
    await page.getByRole('button', { name: 'View All Parts' }).waitFor()
  })

  it('open under the pointer, one at a time, and close when it leaves', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const bar = page.getByRole('menubar')
    await bar.getByRole('menuitem', { name: 'Swing Doors' }).hover()
    await page.getByRole('menuitem', { name: 'Hinges' }).waitFor()
    await bar.getByRole('menuitem', { name: 'Other Doors' }).hover()
    await page.getByRole('menuitem', { name: 'Vertical Lift' }).waitFor()
    await eventually(() => page.getByRole('menu').count()).toBe(1)
    await page.mouse.move(700, 700)
    await eventually(() => page.getByRole('menu').count()).toBe(0)
  })

  it('are reached, walked and left by the keys', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await page.getByRole('menubar').getByRole('menuitem').first().focus()
    await eventually(() => page.locator('[data-menubar-target]').count()).toBe(4)
    await eventually(focused).toBe('Swing Doors')
    await page.keyboard.press('ArrowDown')
    await eventually(focused).toBe('Gaskets')
    await page.keyboard.press('ArrowRight')
    await page.getByRole('menuitem', { name: 'Guidance' }).waitFor()
    await eventually(() => page.locator('[role=menu]:has(:focus)').textContent()).toContain('Guidance')
    await page.keyboard.press('Escape')
    await eventually(focused).toBe('Slide Doors')
    await eventually(() => page.getByRole('menu').count()).toBe(0)
    await page.keyboard.press('Enter')
    await eventually(focused).toBe('Gaskets')
    await page.keyboard.press('ArrowDown')
    await eventually(focused).toBe('Handles')
    await page.keyboard.press('Enter')
    await eventually(() => searchBox(page).inputValue()).toBe('Slide Doors Handles')
    await eventually(focused).toBe('Slide Doors')
  })
})

describe('the menu at the side of a phone', () => {
  it('has the categories and the ways to an account, and closes when one is picked', async () => {
    await using story = await openStory(shop, { size: narrow })
    const { page } = story
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).waitFor()
    expect(await page.getByRole('menubar').count()).toBe(0)
    const menu = await openSideMenu(page)
    await look(page, 'nav-side-menu', { whole: false })
    await expectAccessible(page, 'the menu at the side')
    const swing = menu.getByRole('region', { name: 'Swing Doors' })
    await swing.getByRole('link', { name: 'Hinges' }).click()
    await menu.waitFor({ state: 'hidden' })
    await results(page).first().waitFor()
    await eventually(() => new URL(page.url()).search).toBe('?s=Swing+Doors+Hinges')
    await openSideMenu(page)
    await eventually(() => menu.locator('[aria-current=page]').allTextContents()).toEqual(['Hinges'])
    await closeByEscape(page, menu)
    await menu.waitFor({ state: 'hidden' })
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Menu',
    )
    await openSideMenu(page)
    await menu.getByRole('button', { name: 'Login' }).click()
    await signInDialog(page).waitFor()
    await menu.waitFor({ state: 'hidden' })
  })
})

describe('scrolling', () => {
  it.each([wide, narrow])('shrinks the header and fixes the footer, $width wide', async (size) => {
    await using story = await openStory(shop, { size, at: '/?s=hinge' })
    const { page } = story
    await results(page).first().waitFor()
    // What is drawn later makes the page longer.
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
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await eventually(async () => (await reading()).fixed).toBe(true)
    await eventually(async () => (await reading()).tall).toBe(atTop.tall)
    if (size === wide) await eventually(async () => (await reading()).header).toBeLessThan(atTop.header)
    await look(page, 'nav-end-of-page', { whole: false })
    await page.mouse.wheel(0, -200)
    await eventually(async () => (await reading()).fixed).toBe(false)
  })
})

describe.each([wide, narrow])('the pop-ups of the footer, $width wide', (size) => {
  it.each(Object.entries(titles))('%s opens by link and by address; Back closes it', async (name, title) => {
    await using story = await openStory(shop, { size, at: '/?s=hinge' })
    const { page } = story
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.waitFor()
    await eventually(() => new URL(page.url()).search).toBe(`?s=hinge&popup=${name}`)
    await look(page, `nav-${name}`, { whole: false })
    await expectAccessible(page, title)
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    await eventually(() => new URL(page.url()).search).toBe('?s=hinge')
    await page.goto(`/?popup=${name}`)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await dialog.waitFor({ state: 'hidden' })
    await eventually(() => new URL(page.url()).search).toBe('')
  })

  it('enlarge a drawing; Escape closes that first, then the pop-up', async () => {
    await using story = await openStory(shop, { size, at: '/?popup=serials' })
    const { page } = story
    const dialog = page.getByRole('dialog', { name: titles.serials })
    const drawings = dialog.locator('button[aria-haspopup=dialog]')
    await eventually(() => drawings.count()).toBe(6)
    await drawings.first().click()
    const enlarged = page.getByRole('dialog', { name: 'Hinge edge of the door' })
    await enlarged.waitFor()
    await look(page, 'nav-enlarged', { whole: false })
    await expectAccessible(page, 'an enlarged drawing')
    await closeByEscape(page)
    await enlarged.waitFor({ state: 'hidden' })
    await eventually(() => dialog.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await eventually(() => new URL(page.url()).search).toBe('')
  })
})
