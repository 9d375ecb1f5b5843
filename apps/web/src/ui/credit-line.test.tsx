import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { CreditLine } from './credit-line.tsx'

it('a cart over the credit limit says by how much, and that it can be ordered anyway', async () => {
  await using shop = await openTestShop({ people: true })
  const admin = await shop.person('admin')
  await admin.credit.setLimit({ owner: { companyId: 2 }, limitCents: 10_000 })
  using page = show(<CreditLine orderCents={12_500} beforeShipping />, { fetch: shop.fetchAs('buyer') })
  await page.findByText('Credit limit $100.00, balance $0.00, available $100.00')
  expect(page.getByRole('status').textContent).toMatch(
    /^This order is \$25\.00 over the limit, before shipping and tax\. You can place it/,
  )
})
