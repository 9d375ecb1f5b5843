import { describe, expect, it } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { look } from './support/look.ts'
import { openShop } from './support/shop.ts'
import { eventually, results, searchBox, searchFor } from './support/steps.ts'
import { narrow, openStory } from './support/story.ts'

const shop = await openShop()
const address = (page: { url(): string }) => new URL(page.url()).search

describe('filters and order', () => {
  it('stand beside the results with counts, are kept in the address, and Back restores them', async () => {
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
    expect(await filter(/^Vertical lift/).isDisabled()).toBe(true)
    const counted = await page.locator('label').filter({ hasText: 'Each (EA)' }).textContent()
    await eventually(() => page.getByRole('status').first().textContent()).toContain('parts')
    const total = /(\d+) parts/.exec((await page.getByRole('status').first().textContent()) ?? '')?.[1]
    expect(counted).toBe(`Each (EA)${total}`)
    await look(page, '40-filters')
    await expectAccessible(page, 'results with filters')

    await page.getByRole('button', { name: 'Remove filter: Under $10' }).click()
    await eventually(() => filter(/^Under \$10/).isChecked()).toBe(false)
    await page.getByLabel('Sort by').selectOption('Price')
    await eventually(() => address(page)).toBe('?s=hinge&model=Swing&price=10-25&sort=price')
    await page.reload()
    await eventually(() => filter(/^Swing/).isChecked()).toBe(true)
    expect(await page.getByLabel('Sort by').inputValue()).toBe('price')
    await page.goBack()
    await page.goBack()
    await eventually(() => filter(/^Under \$10/).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await eventually(() => address(page)).toBe('?s=hinge')
    expect(await page.getByRole('list', { name: 'Active filters' }).count()).toBe(0)
  })

  it('that leave nothing say so and can be cleared', async () => {
    await using story = await openStory(shop, { at: '/?s=hinge&unit=SQFT' })
    const { page } = story
    await page.getByText('No parts match these filters').waitFor()
    await look(page, '41-nothing-left')
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
    await results(page).first().waitFor()
  })

  it('open in a drawer on a narrow screen', async () => {
    await using story = await openStory(shop, { size: narrow, scheme: 'dark' })
    const { page } = story
    await searchFor(page, 'hinge')
    await page.getByRole('button', { name: 'Filters' }).click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await drawer.getByRole('checkbox', { name: /^Swing/ }).check()
    await look(page, '42-filter-drawer', { whole: false })
    await expectAccessible(page, 'the drawer of filters')
    await drawer.getByRole('button', { name: /^Show \d+ parts$/ }).click()
    await drawer.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Remove filter: Swing' }).waitFor()
    await look(page, '43-filtered', { whole: false })
  })
})

describe('all results on one page', () => {
  it('are drawn as they come near, and Back returns to where the reader was', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await page.getByRole('button', { name: 'View All Parts' }).click()
    await page.getByLabel('Results per page').selectOption('All')
    await page.getByText(/^1,\d{3} parts$/).waitFor()
    expect(await page.getByRole('navigation', { name: 'Pages of results' }).count()).toBe(0)
    expect(await results(page).count()).toBeLessThan(400)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
    const inSight = () =>
      page.evaluate(() => {
        const links = [...document.querySelectorAll('[data-result-link]')]
        return links.find((link) => link.getBoundingClientRect().top > 120)?.textContent ?? null
      })
    await eventually(async () => (await inSight()) !== null).toBe(true)
    await page.waitForLoadState('networkidle')
    const seen = { name: await inSight(), y: await page.evaluate(() => scrollY) }
    expect(await results(page).count()).toBeLessThan(400)
    await page.getByRole('button', { name: /^Shopping cart/ }).click()
    await page.getByRole('heading', { name: 'Shopping Cart' }).waitFor()
    await page.goBack()
    await eventually(inSight).toBe(seen.name)
    expect(Math.abs((await page.evaluate(() => scrollY)) - seen.y)).toBeLessThanOrEqual(1)
  })
})

describe('suggestions', () => {
  it('show while somebody types; Enter takes what is typed unless the arrow keys went to one', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const list = page.getByRole('listbox', { name: 'Suggested parts' })
    await searchBox(page).pressSequentially('hinge')
    await eventually(() => list.getByRole('option').count()).toBe(6)
    await look(page, '44-suggestions', { whole: false })
    await expectAccessible(page, 'suggestions')
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
    expect(await second.getAttribute('aria-selected')).toBe('true')
    expect(await searchBox(page).getAttribute('aria-activedescendant')).toBe(await second.getAttribute('id'))
    await searchBox(page).press('Enter')
    await page.getByRole('dialog').waitFor()
    expect(address(page)).toMatch(/^\?s=hinge&part=\d+$/)
  })

  it('open a part by a click, and are away on a touch screen', async () => {
    await using story = await openStory(shop)
    const { page } = story
    await searchBox(page).pressSequentially('0601-CHN')
    await page.getByRole('option', { name: /0601-CHN/ }).click()
    await page.getByRole('dialog').waitFor()
    await using touch = await openStory(shop, { size: narrow })
    await searchBox(touch.page).pressSequentially('hinge')
    await results(touch.page).first().waitFor()
    expect(await touch.page.getByRole('listbox').count()).toBe(0)
  })
})
