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
  using page = show(<PendingOrders />, { fetch: shop.fetchAs('admin') })
  await page.findByText('W100002')
  expect(page.getAllByText('Arctic Door Service')).toHaveLength(2)
  expect(page.getAllByText('$41.56')).toHaveLength(2)
  await page.findByText('No files yet.')

  const generate = page.getByRole('button', { name: 'Generate CSV' })
  await page.user.click(generate)
  expect(generate.hasAttribute('disabled')).toBe(false)
  await page.findByText('CSV generated successfully!')
  expect(document.activeElement).toBe(generate)
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
  using page = show(<PendingOrders />, { fetch: shop.fetchAs('admin') })
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
  using page = show(<PendingOrders />, { fetch })
  await page.findByText('No pending orders found.')
  await page.user.click(page.getByRole('button', { name: 'Generate CSV' }))
  await page.findByText('No pending orders to export.')
  isAway = true
  await page.user.click(page.getByRole('button', { name: 'Generate CSV' }))
  await page.findByText('Failed to generate CSV')
})
