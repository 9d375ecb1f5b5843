import { describe, expect, it } from 'vitest'
import { fromHeader, fromMenu, openSideMenu, people, signInDialog } from './support/account-steps.ts'
import { look } from './support/look.ts'
import { openShop } from './support/shop.ts'
import { closeByEscape, eventually, results, searchBox } from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openShop()
const titles = {
  privacy: 'Privacy policy',
  terms: 'Terms of service',
  returns: 'Return and refund policy',
  serials: 'Serial number locations',
}

describe('the header menus', () => {
  it('search for the chosen category and mark it', async () => {
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
    await page.goBack()
    await page.getByRole('button', { name: 'View All Parts' }).waitFor()

    // The menus also open on hover, one at a time, and close when the pointer leaves.
    await bar.getByRole('menuitem', { name: 'Swing Doors' }).hover()
    await page.getByRole('menuitem', { name: 'Hinges' }).waitFor()
    await bar.getByRole('menuitem', { name: 'Other Doors' }).hover()
    await page.getByRole('menuitem', { name: 'Vertical Lift' }).waitFor()
    await eventually(() => page.getByRole('menu').count()).toBe(1)
    await page.mouse.move(700, 700)
    await eventually(() => page.getByRole('menu').count()).toBe(0)
  })

  it('can be opened, navigated and closed with the keyboard', async () => {
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

describe('the side menu on a phone', () => {
  it('has categories and account links, and closes when one is chosen', async () => {
    await using story = await openStory(shop, { size: narrow })
    const { page } = story
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).waitFor()
    expect(await page.getByRole('menubar').count()).toBe(0)
    const menu = await openSideMenu(page)
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
    await page.mouse.wheel(0, -200)
    await eventually(async () => (await reading()).fixed).toBe(false)
  })
})

describe.each([wide, narrow])('the footer pop-ups, $width wide', (size) => {
  it('open by link and by address, and close with Back or Escape', async () => {
    await using story = await openStory(shop, { size, at: '/?s=hinge' })
    const { page } = story
    for (const [name, title] of Object.entries(titles)) {
      await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.waitFor()
      await eventually(() => new URL(page.url()).search).toBe(`?s=hinge&popup=${name}`)
      await page.goBack()
      await dialog.waitFor({ state: 'hidden' })
      await eventually(() => new URL(page.url()).search).toBe('?s=hinge')
    }

    // An enlarged drawing closes first, then the pop-up.
    await page.goto('/?popup=serials')
    const dialog = page.getByRole('dialog', { name: titles.serials })
    const drawings = dialog.locator('button[aria-haspopup=dialog]')
    await eventually(() => drawings.count()).toBe(6)
    await drawings.first().click()
    const enlarged = page.getByRole('dialog', { name: 'Hinge edge of the door' })
    await enlarged.waitFor()
    await closeByEscape(page)
    await enlarged.waitFor({ state: 'hidden' })
    await eventually(() => dialog.isVisible()).toBe(true)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await dialog.waitFor({ state: 'hidden' })
    await eventually(() => new URL(page.url()).search).toBe('')
  })
})

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

describe('the header', () => {
  it('is a side menu up to 768 pixels and a bar above, with the same categories', async () => {
    await using story = await openStory(shop, { size: { width: 769, height: 900 } })
    const { page } = story
    await eventually(() => page.getByRole('menubar').count()).toBe(1)
    await page.setViewportSize({ width: 768, height: 900 })
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    for (const [name, categories] of Object.entries(menus)) {
      const region = page.getByRole('region', { name, exact: true })
      await eventually(() => region.getByRole('link').allTextContents()).toEqual(categories)
    }
  })

  it.each([wide, narrow])('has the guest entries and a way back to search, $width wide', async (size) => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await fromHeader(page, 'Customer Account Request')
    await page.getByRole('heading', { name: 'Request a Customer Account' }).waitFor()
    await fromHeader(page, 'Return to Search')
    await page.getByRole('button', { name: 'View All Parts' }).waitFor()
    await fromHeader(page, 'Login')
    await page.getByRole('dialog', { name: 'Sign In' }).waitFor()
  })

  it('has the entries of a company admin and a way back to search', async () => {
    await using story = await openStory(shop, { user: people.owner })
    const { page } = story
    const header = page.getByRole('banner')
    await header.locator('button[aria-haspopup=menu]:not([role=menuitem])').waitFor()
    await eventually(() => header.getByRole('button', { name: 'Customer Account Request' }).count()).toBe(0)
    await eventually(() => header.getByRole('link', { name: 'Login' }).count()).toBe(0)
    await fromHeader(page, 'Company')
    await fromHeader(page, 'Return to Search')
    await fromMenu(page, 'Account')
    await eventually(() => new URL(page.url()).search).toBe('?panel=account')
    await fromMenu(page, 'Return to Search')
    await searchBox(page).fill('hinge')
    await results(page).first().waitFor()
    await fromMenu(page, 'Logout')
    await page.getByRole('button', { name: 'View All Parts' }).waitFor()
    await eventually(async () => [new URL(page.url()).search, await searchBox(page).inputValue()]).toEqual([
      '',
      '',
    ])
    await header.getByRole('link', { name: 'Login', exact: true }).waitFor()
  })
})
