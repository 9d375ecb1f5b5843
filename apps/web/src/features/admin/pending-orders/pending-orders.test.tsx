import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { importOrders } from '@mullion/db/orders/order-import.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { PendingOrders } from './pending-orders.tsx'

async function shopWithOrders(count: number) {
  const shop = await openTestShop({ people: true })
  const order = orderRow({ userId: shop.ids.buyer, companyId: 2 })
  const orders = Array.from({ length: count }, () => ({ order, lines: [orderLineRow()] }))
  await shop.db.transaction((tx) => importOrders(tx, orders))
  return shop
}

it('pending orders are exported to one file, which can be downloaded', async () => {
  await using shop = await shopWithOrders(2)
  using page = show(<PendingOrders onOpenOrder={() => {}} />, { fetch: shop.fetchAs('admin') })
  await page.findByText('W100002')
  expect(page.getAllByText('Arctic Door Service')).toHaveLength(2)
  expect(page.getAllByText('$41.56')).toHaveLength(2)
  await page.findByText('No files yet.')

  const generate = page.getByRole('button', { name: 'Generate CSV' })
  await page.user.click(generate)
  const question = await page.findByRole('dialog', { name: 'Export pending orders?' })
  await expect
    .poll(() => question.textContent)
    .toMatch(/Orders2Total\$83\.12Oldest orderNov 20, 2026, 10:00.AM/)
  await page.user.click(page.getByRole('button', { name: 'Export 2 orders' }))
  await page.findByText('CSV generated successfully!')
  await expect.poll(() => document.activeElement).toBe(generate)
  await page.findByText(/^Email has been sent to the appropriate recipients\. 2 orders in DEMO-orders-/)
  await page.findByText('No pending orders found.')

  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:file'
  })
  await page.user.click(await page.findByRole('button', { name: /^Download DEMO-orders-/ }))
  await expect.poll(() => saved).toHaveLength(1)
  expect(await saved[0]?.text()).toContain('W100001,20261120,00,ARCTIC')
})

it('pending orders can be searched, sorted and paged', async () => {
  await using shop = await shopWithOrders(12)
  using page = show(<PendingOrders onOpenOrder={() => {}} />, { fetch: shop.fetchAs('admin') })
  await page.findByText('W100001')
  expect(page.queryByText('W100011')).toBeNull()
  await page.user.click(page.getByRole('button', { name: 'Next page' }))
  await page.findByText('W100012')
  await page.user.click(page.getByRole('button', { name: 'Order Number' }))
  await page.user.click(page.getByRole('button', { name: 'Order Number' }))
  await expect.poll(() => page.getAllByText(/^W1000/)[0]?.textContent).toBe('W100012')
  await page.user.type(page.getByRole('searchbox', { name: 'Search pending orders' }), '100007')
  await expect.poll(() => page.getAllByText(/^W1000/).map((cell) => cell.textContent)).toEqual(['W100007'])
})

it('exporting nothing is not an error, and a failed export says so', async () => {
  await using shop = await shopWithOrders(0)
  let isAway = false
  const server = shop.fetchAs('admin')
  const fetch: typeof server = (input, init) =>
    isAway ? Promise.reject(new TypeError('Failed to fetch')) : server(input, init)
  using page = show(<PendingOrders onOpenOrder={() => {}} />, { fetch })
  await page.findByText('No pending orders found.')
  await page.user.click(page.getByRole('button', { name: 'Generate CSV' }))
  await page.findByText('No pending orders to export.')
  await page.user.click(page.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  const order = orderRow({ userId: shop.ids.buyer, companyId: 2 })
  await shop.db.transaction((tx) => importOrders(tx, [{ order, lines: [orderLineRow()] }]))
  await page.user.click(page.getByRole('button', { name: 'Generate CSV' }))
  await page.findByRole('button', { name: 'Export 1 order' })
  isAway = true
  await page.user.click(page.getByRole('button', { name: 'Export 1 order' }))
  await page.findByText('Failed to generate CSV')
})

it('the export says what it leaves out, and asks again when the orders have changed', async () => {
  await using shop = await shopWithOrders(1)
  const add = (facts: Parameters<typeof orderRow>[0]) =>
    shop.db.transaction((tx) => importOrders(tx, [{ order: orderRow(facts), lines: [orderLineRow()] }]))
  await add({ freightToBeConfirmed: true })
  using page = show(<PendingOrders onOpenOrder={() => {}} />, { fetch: shop.fetchAs('admin') })
  await page.user.click(await page.findByRole('button', { name: 'Generate CSV' }))
  await page.findByText('1 order, $41.56: freight still to be confirmed')
  await add({})
  await page.user.click(page.getByRole('button', { name: 'Export 1 order' }))
  await page.findByText('The pending orders have changed. Check the new figures and confirm again.')
  await page.user.click(await page.findByRole('button', { name: 'Export 2 orders' }))
  await page.findByText('CSV generated successfully!')
})

it('the last file is withdrawn after a question, and stays in the list', async () => {
  await using shop = await shopWithOrders(2)
  await (await shop.person('admin')).orders.exports.generate()
  using page = show(<PendingOrders onOpenOrder={() => {}} />, { fetch: shop.fetchAs('admin') })
  await page.user.click(await page.findByRole('button', { name: /^Withdraw DEMO-orders-/ }))
  await page.findByText(/^Its 2 orders will be pending again, and accounting will be asked by email/)
  await page.user.click(page.getByRole('button', { name: 'Withdraw' }))
  await page.findByText(/^Withdrawn Nov 20, 2026/)
  await page.findByText('W100002')
  expect(page.queryByRole('button', { name: /^Withdraw DEMO-orders-/ })).toBeNull()
})

it.each(['click', 'keyboard'])('a pending order is opened by %s', async (how) => {
  await using shop = await shopWithOrders(1)
  const opened: number[] = []
  using page = show(<PendingOrders onOpenOrder={(id) => opened.push(id)} />, { fetch: shop.fetchAs('admin') })
  const number = await page.findByRole('button', { name: 'W100001' })
  if (how === 'click') await page.user.click(page.getByText('$41.56'))
  else {
    number.focus()
    await page.user.keyboard('{Enter}')
  }
  expect(opened).toEqual([1])
  expect(document.activeElement).toBe(number)
})
