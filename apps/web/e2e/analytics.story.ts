import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import { eventually } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).first()
const parameters = (page: Page) =>
  eventually(() => {
    const { searchParams } = new URL(page.url())
    return ['tab', 'range', 'orders'].map((name) => searchParams.get(name))
  })

describe('the dashboard', () => {
  it('keeps tab, range and filters in the address; a period leads to its orders, and an order to its details', async () => {
    await using story = await openStory(shop, { user: people.super, at: '/?panel=admin&view=analytics' })
    const { page } = story
    await page.getByRole('heading', { name: 'Sales overview' }).waitFor()
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('radio', { name: /^PDF/ }).check()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Export' }).click(),
    ])
    // The file name is the server's.
    expect(download.suggestedFilename()).toMatch(/^analytics_all_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.pdf$/)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    await tab(page, 'Sales').click()
    await page.getByRole('button', { name: /^Last 30 days/ }).click()
    await page.getByRole('button', { name: 'All time' }).click()
    await page.getByLabel('Order type').selectOption('non-internal')
    await parameters(page).toEqual(['sales', 'allTime', 'non-internal'])
    const chart = page.locator('.recharts-wrapper').first()
    await chart.locator('.recharts-cartesian-grid').waitFor()
    // Clicks the chart without moving a pointer over it first.
    await chart.evaluate((plot) => {
      const { left, top, width, height } = plot.getBoundingClientRect()
      const at = { clientX: left + width / 2, clientY: top + height / 2 }
      plot.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...at }))
    })
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Sales trend as a table' }).click()
    const months = page.getByRole('table', { name: 'Sales trend' }).getByRole('button')
    await months.last().waitFor()
    // The last month has no orders yet while its first day begins.
    await (await months.all()).at(-2)?.click()
    const orders = page.getByRole('dialog')
    await orders
      .getByRole('button', { name: /^W\d+$/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Order Details' }).waitFor()
    await page.goBack()
    await page.goBack()
    await orders.waitFor({ state: 'hidden' })
    await parameters(page).toEqual(['sales', 'allTime', 'non-internal'])

    await tab(page, 'Geographic').click()
    await page.getByRole('heading', { name: 'Sales map' }).waitFor()
    await parameters(page).toEqual(['geographic', 'allTime', 'non-internal'])
    await page.goBack()
    await page.getByRole('heading', { name: 'Sales by hour and weekday' }).waitFor()
    await parameters(page).toEqual(['sales', 'allTime', 'non-internal'])
  })
})
