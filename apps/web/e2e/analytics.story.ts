import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import { eventually } from './support/steps.ts'
import { openStory, widths } from './support/story.ts'

const shop = await openShop()

const dashboard = '/?panel=admin&view=analytics'
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).first()
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

describe('the dashboard', () => {
  it.each(widths)('keeps the tab in the address, for Back and a reload, $width wide', async (size) => {
    await using story = await openStory(shop, { size, user: people.super, at: dashboard })
    const { page } = story
    await page.getByRole('heading', { name: 'Sales overview' }).waitFor()
    for (const [name, heading] of [
      ['Sales', 'Sales by hour and weekday'],
      ['Products', 'Top products'],
      ['Customers', 'Top customers'],
      ['Geographic', 'Regional comparison'],
      ['Operations', 'Operational overview'],
    ] as const) {
      await tab(page, name).click()
      await page.getByRole('heading', { name: heading }).waitFor()
      expect(parameter(page, 'tab')).toBe(name.toLowerCase())
    }
    await page.goBack()
    await page.getByRole('heading', { name: 'Sales map' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Sales map' }).waitFor()
  })

  it('keeps range and filters in the address; a period leads to its orders, and an order to its details', async () => {
    await using story = await openStory(shop, { user: people.super, at: `${dashboard}&tab=sales` })
    const { page } = story
    await page.getByRole('button', { name: /^Last 30 days/ }).click()
    await page.getByRole('button', { name: 'All time' }).click()
    await page.getByLabel('Order type').selectOption('non-internal')
    await eventually(() => [parameter(page, 'range'), parameter(page, 'orders')]).toEqual([
      'allTime',
      'non-internal',
    ])
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
    expect(parameter(page, 'range')).toBe('allTime')
  })

  it('saves a report under the file name from the server', async () => {
    await using story = await openStory(shop, { user: people.super, at: dashboard })
    const { page } = story
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('radio', { name: /^PDF/ }).check()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Export' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^analytics_all_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.pdf$/)
  })
})
