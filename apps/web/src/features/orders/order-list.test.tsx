import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { importOrders } from '@mullion/db/orders/order-import.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { expect, it, vi } from 'vitest'
import type { CartAddition } from '../../lib/member-panels.ts'
import { show } from '../../testing/show.tsx'
import { OrderList } from './order-list.tsx'

async function openList(count: number, actions: Partial<Parameters<typeof OrderList>[0]> = {}) {
  const shop = await openTestShop({ people: true })
  const order = orderRow({
    userId: shop.ids.buyer,
    companyId: 2,
    createdAt: new Date('2026-11-10T15:00:00Z'),
  })
  const orders = Array.from({ length: count }, () => ({ order, lines: [orderLineRow()] }))
  await shop.db.transaction((tx) => importOrders(tx, orders))
  const render = () => show(<OrderList scope="user" {...actions} />, { fetch: shop.fetchAs('buyer') })
  return { ...shop, render }
}
type Page = ReturnType<Awaited<ReturnType<typeof openList>>['render']>

const orders = (page: Page) => page.queryAllByText(/^W\d{6}$/)
const needsMore = 'Enter at least 3 characters, or both dates.'

it('orders are searched with three characters or two dates, and all are listed until then', async () => {
  await using shop = await openList(12)
  using page = shop.render()
  await page.findByText('Page 1 of 2')
  const search = page.getByLabelText('Search orders')
  await page.fill(search, 'W1')
  page.getByText(needsMore)
  expect(orders(page)).toHaveLength(10)
  await page.fill(search, 'W100004')
  await page.findByText('Page 1 of 1')
  expect(orders(page).map((each) => each.textContent)).toEqual(['W100004'])
  await page.fill(search, 'no such order')
  await page.findByText('No orders found.')

  await page.fill(search, '')
  await expect.poll(() => orders(page)).toHaveLength(10)
  const [start, end] = [page.getByLabelText('Start date'), page.getByLabelText('End date')]
  await page.fill(start, '2026-11-09')
  page.getByText(needsMore)
  await page.fill(end, '2026-11-08')
  page.getByText('The start date must not be after the end date.')
  expect(orders(page)).toHaveLength(10)
  await page.fill(start, '2026-11-01')
  await page.findByText('No orders found.')
  await page.fill(end, '2026-11-10')
  await page.findByText('Page 1 of 2')
})

it('orders are paged to the end and back with the focus where it was', async () => {
  await using shop = await openList(21)
  using page = shop.render()
  await page.findByText('Page 1 of 3')
  const first = orders(page)[0]?.textContent
  const [previous, next] = ['Previous page', 'Next page'].map((name) => page.getByRole('button', { name }))
  expect(previous?.getAttribute('aria-disabled')).toBe('true')
  next?.focus()
  for (const text of ['Page 2 of 3', 'Page 3 of 3']) {
    await page.user.keyboard('{Enter}')
    await page.findByText(text)
  }
  expect(next?.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(next)
  await page.user.keyboard('{Enter}')
  page.getByText('Page 3 of 3')
  await expect.poll(() => orders(page)[0]?.textContent).not.toBe(first)
  previous?.focus()
  await page.user.keyboard('{Enter}')
  await page.findByText('Page 2 of 3')
})

it('an order search is there again when the list is opened later in the same tab', async () => {
  await using shop = await openList(12)
  const before = shop.render()
  await before.fill(await before.findByLabelText('Search orders'), 'W100004')
  await before.findByText('Page 1 of 1')
  before.unmount()
  using again = shop.render()
  await again.findByText('Page 1 of 1')
  expect((again.getByLabelText('Search orders') as HTMLInputElement).value).toBe('W100004')
})

it('ordering again puts nothing into the cart until Add is pressed', async () => {
  const onReorder = vi.fn((_: readonly CartAddition[]) => Promise.resolve(true))
  const onOpenCart = vi.fn()
  await using shop = await openList(1, { onReorder, onOpenCart })
  using page = shop.render()
  await page.user.click(await page.findByText(/^W\d{6}$/))
  await page.user.click(await page.findByRole('button', { name: 'Order again' }))
  const add = await page.findByRole('button', { name: 'Add 1 line to cart' })
  expect(page.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
  expect(onReorder).not.toHaveBeenCalled()
  await page.user.click(add)
  await page.findByText('1 line was added to your cart.')
  expect(onReorder.mock.calls[0]?.[0]).toMatchObject([{ partId: 1, quantity: 2 }])
  await page.user.click(page.getByRole('link', { name: 'Go to cart' }))
  expect(onOpenCart).toHaveBeenCalledOnce()
})
