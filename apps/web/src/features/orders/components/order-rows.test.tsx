import type { OrderSummary } from '@mullion/domain/orders/order-list'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { OrderRows } from './order-rows.tsx'

const order: OrderSummary = {
  id: 1,
  number: 'W100001',
  poNumber: null,
  buyer: 'Cora Counter',
  companyName: 'Mullion',
  internalCompanyName: 'Larchfield Butchers',
  shipAddress1: '1 Cold Street',
  shipPostalCode: '43215',
  createdAt: '2026-11-20T15:00:00.000Z',
  grandTotalCents: 4156,
  creditedCents: 0,
  status: 'Pending',
}

it.each([
  ['names the company an order is for beside the person', true, 'Cora Counter · Larchfield Butchers'],
  ['names only the person in the list of one company', false, 'Cora Counter'],
])('the order list %s', async (_title, withCompany, text) => {
  const sorting = { sort: undefined, descending: false, onSort: () => undefined }
  const rows = {
    orders: [order],
    withBuyer: true,
    withCompany,
    sorting,
    stale: false,
    onOpen: () => undefined,
  }
  using page = show(<OrderRows {...rows} />)
  expect((await page.findByText(text)).textContent).toBe(text)
})
