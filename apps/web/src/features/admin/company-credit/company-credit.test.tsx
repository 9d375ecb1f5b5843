import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { quoteForm, termsOrder } from '@mullion/api/testing/order-form'
import { formatMoney } from '@mullion/domain/money'
import { expect, it } from 'vitest'
import { dismissNotice, noticesState } from '../../../lib/notices.state.ts'
import { show } from '../../../testing/show.tsx'
import { CompanyCredit } from './company-credit.tsx'

it('staff set a limit, enter a payment of an order, and undo it', async () => {
  await using shop = await openTestShop({ people: true })
  const buyer = await shop.person('buyer')
  const quote = await buyer.checkout.quote(quoteForm())
  const { grandTotalCents: total } = quote
  await buyer.checkout.placeOrder(termsOrder(quote, quoteForm(), {}))
  using page = show(<CompanyCredit owner={{ companyId: 2 }} name="Arctic" />, {
    fetch: shop.fetchAs('admin'),
  })
  await page.findByText(`No credit limit, balance ${formatMoney(total)}`)
  const press = (name: string) => page.user.click(page.getByRole('button', { name }))

  await page.fill(page.getByLabelText('Credit limit in dollars'), 'much')
  await press('Save limit')
  await page.findByText('Enter an amount such as 5000; leave it empty for no limit.')
  await page.fill(page.getByLabelText('Credit limit in dollars'), '5000')
  await press('Save limit')
  await page.findByText(new RegExp(`^Credit limit \\$5,000.00, balance \\${formatMoney(total)}, available`))

  await press('Enter payment')
  await page.findByText('Enter an amount such as 1250 or 1250.50.')
  await page.fill(page.getByLabelText('Amount in dollars'), '10')
  await page.fill(page.getByLabelText('Reference'), 'check 17')
  await page.fill(page.getByLabelText('Paid on'), '2026-11-20')
  await page.fill(page.getByLabelText('Orders it pays'), 'W100001 11')
  await press('Enter payment')
  await page.findByText('The orders get $11.00, more than the payment of $10.00.')
  await page.fill(page.getByLabelText('Orders it pays'), 'W100001 4')
  await press('Enter payment')
  await page.findByText('Nov 20, 2026: W100001 $4.00, $6.00 on account')
  await page.findByText(new RegExp(`balance \\${formatMoney(total - 1000)}, available`))
  const entered = noticesState.list.at(-1)
  entered?.action?.run()
  await page.findByText('No payment was entered yet.')
  await page.findByText(new RegExp(`balance \\${formatMoney(total)}, available`))
  for (const { id } of noticesState.list) dismissNotice(id)
  expect(await buyer.credit.own()).toMatchObject({ limitCents: 500_000 })
})
