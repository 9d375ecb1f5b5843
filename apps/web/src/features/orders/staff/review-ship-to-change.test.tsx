import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { columbus, quoteForm, termsOrder } from '@mullion/api/testing/order-form'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { ChangeShipTo } from '../components/change-ship-to.tsx'
import { ShipToChanges } from '../components/ship-to-changes.tsx'
import { ReviewShipToChange } from './review-ship-to-change.tsx'

async function openOrder() {
  const shop = await openTestShop({ people: true })
  const buyer = await shop.person('buyer')
  const quote = await buyer.checkout.quote(quoteForm())
  await buyer.checkout.placeOrder(termsOrder(quote, quoteForm(), {}))
  return Object.assign(shop, { buyer })
}

it('a buyer sees what another address costs, agrees to pay it, and asks', async () => {
  await using shop = await openOrder()
  using page = show(<ChangeShipTo of={{ orderId: 1 }} number="W100001" />, { fetch: shop.fetchAs('buyer') })
  await page.user.click(page.getByRole('button', { name: 'Change address…' }))
  await page.user.click(await page.findByRole('button', { name: 'See the difference' }))
  await page.findAllByText('This field is required.')
  const type = (label: RegExp, text: string) => page.fill(page.getByLabelText(label), text)
  await type(/Name or company/, 'Arctic South')
  await type(/Address 1/, '5 Warm Street')
  await type(/City/, 'Raleigh')
  await page.user.selectOptions(page.getByLabelText(/State/), 'NC')
  await type(/ZIP/, '27601')
  await page.user.click(page.getByRole('button', { name: 'See the difference' }))
  await page.user.click(await page.findByLabelText(/I agree to pay up to \$/))
  await page.user.click(page.getByRole('button', { name: 'Request the change' }))
  await expect
    .poll(async () => (await shop.buyer.orders.details({ orderId: 1 })).shipToChanges)
    .toMatchObject([{ state: 'asked', to: { city: 'Raleigh' }, payUpToCents: expect.any(Number) }])
})

it('a buyer starts from the address of the order, or from a saved one', async () => {
  await using shop = await openOrder()
  await shop.buyer.accounts.addresses.create({ ...columbus, label: 'South dock', address1: '9 Dock Road' })
  using page = show(<ChangeShipTo of={{ orderId: 1 }} number="W100001" from={columbus} />, {
    fetch: shop.fetchAs('buyer'),
  })
  await page.user.click(page.getByRole('button', { name: 'Change address…' }))
  const street = (await page.findByLabelText(/Address 1/)) as HTMLInputElement
  expect(street.value).toBe('1 Cold Street')
  await page.user.selectOptions(await page.findByLabelText('Saved address'), 'South dock, 9 Dock Road')
  expect(street.value).toBe('9 Dock Road')
})

it('staff see both addresses and the difference quoted anew, and refuse only with a reason', async () => {
  await using shop = await openOrder()
  const raleigh = { ...columbus, city: 'Raleigh', state: 'NC', postalCode: '27601' }
  await shop.buyer.shipToChanges.ask({ orderId: 1, shipAddress: raleigh })
  const admin = await shop.person('admin')
  const order = await admin.orders.details({ orderId: 1 })
  using page = show(<ReviewShipToChange order={order} />, { fetch: shop.fetchAs('admin') })
  await page.findByText(/^Tax: \$\d+\.\d\d more$/)
  page.getByText(/more is not charged\./)
  page.getByText('Raleigh, NC 27601')
  const press = (name: string) => page.user.click(page.getByRole('button', { name }))
  await press('Refuse the change…')
  await press('Refuse the change')
  await page.findByText('This field is required.')
  await page.fill(page.getByLabelText('Reason *'), 'It leaves today.')
  await press('Refuse the change')
  await expect
    .poll(async () => (await admin.orders.details({ orderId: 1 })).shipToChanges)
    .toMatchObject([{ state: 'refused', reason: 'It leaves today.' }])
  using decided = show(
    <ShipToChanges order={await shop.buyer.orders.details({ orderId: 1 })} forStaff={false} />,
    { fetch: shop.fetchAs('buyer') },
  )
  decided.getByText(/^Refused: Arctic Door Service/)
  decided.getByText(/AM\. It leaves today\./)
})
