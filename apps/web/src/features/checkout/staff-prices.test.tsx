import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { larchfield } from '@mullion/api/testing/people'
import { beforeEach, expect, it } from 'vitest'
import { clearDraft, dismissOutcome } from './checkout.state.ts'
import {
  buttonOf,
  entryOf,
  pressPlaceOrder,
  setAddress,
  showCheckout,
  typeAddress,
} from './testing/checkout-page.tsx'

beforeEach(() => {
  clearDraft()
  dismissOutcome()
})

it('staff place an order for a company at its contract price and see afterward why it cost that', async () => {
  const latch = { id: 1, number: '0601-CHN', name: 'LATCH', priceCents: 5000 }
  await using shop = await openTestShop({ people: true, parts: [latch] })
  const counter = await shop.person('counter')
  const { id } = await counter.accounts.internalCompanies.create(larchfield)
  const admin = await shop.person('admin')
  await admin.admin.companyPrices.add({
    owner: { companyInternalId: id },
    price: {
      ...{ kind: 'contract', partNumber: latch.number, priceCents: 4120 },
      ...{ validFrom: '2026-11-01', validUntil: null },
    },
  })
  using page = showCheckout({
    fetch: shop.fetchAs('counter'),
    entries: [entryOf(latch)],
    actingFor: () => id,
  })
  await typeAddress(page)
  await setAddress(page)
  await page.user.click(buttonOf(page, 'Proceed to Finalize Order'))
  await page.fill(await page.findByLabelText(/^PO number/), 'PO-4711')
  await page.findAllByText('$41.20')
  await expect.poll(() => buttonOf(page, /^Place Order/).disabled).toBe(false)
  pressPlaceOrder(page)
  await page.findByRole('dialog')
  expect(await admin.orders.details({ orderId: 1 })).toMatchObject({
    ...{ internalCompanyName: larchfield.name, cartTotalCents: 4120 },
    lines: [{ unitPriceCents: 4120 }],
  })
  expect(await admin.orders.desk.details({ orderId: 1 })).toMatchObject({
    prices: [{ unitPriceCents: 4120, rule: 'contract', listPriceCents: 5000 }],
  })
})
