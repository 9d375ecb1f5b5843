import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { quoteForm, termsOrder } from '@mullion/api/testing/order-form'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { CreditHold } from './credit-hold.tsx'

it('staff see by how much an order is over the limit, and refuse it only with a reason', async () => {
  await using shop = await openTestShop({ people: true })
  const [buyer, admin] = [await shop.person('buyer'), await shop.person('admin')]
  await admin.credit.setLimit({ owner: { companyId: 2 }, limitCents: 1000 })
  const quote = await buyer.checkout.quote(quoteForm())
  await buyer.checkout.placeOrder(termsOrder(quote, quoteForm(), {}))
  const order = await admin.orders.details({ orderId: 1 })
  using page = show(<CreditHold order={order} />, { fetch: shop.fetchAs('admin') })
  await page.findByText(/over the credit limit: limit \$10\.00, balance \$0\.00, this order/)
  const press = (name: string) => page.user.click(page.getByRole('button', { name }))
  await press('Refuse')
  await press('Refuse the order')
  await page.findByText('This field is required.')
  await page.fill(page.getByLabelText('Reason *'), 'Two invoices are past due.')
  await press('Refuse the order')
  await page.findByText('Credit refused')
  page.getByText('Two invoices are past due.')
  expect(page.queryByRole('button', { name: 'Release' })).toBeNull()
  expect(await buyer.orders.details({ orderId: 1 })).toMatchObject({ status: 'Canceled' })
})
