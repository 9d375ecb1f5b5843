import { listDueMail } from '@mullion/db/mail/mail.repository'
import { findOrder } from '@mullion/db/orders/order.repository'
import { findPayment } from '@mullion/db/payments/payment.repository'
import { carrierSilent } from '@mullion/domain/checkout/shipping-service'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { columbus, quoteForm, termsOrder } from '../testing/order-form.ts'
import { larchfield } from '../testing/people.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

/** A shop with one staff order of two parts at $11.25 each, whose freight no carrier priced. */
async function withOpenFreight(taxExemptStates: 'OH'[] = []) {
  const parcelRates = { quote: () => Promise.reject(carrierSilent()) }
  const shop = await openTestShop({ people: true, deps: { parcelRates } })
  const counter = await shop.person('counter')
  const { id } = await counter.accounts.internalCompanies.create({ ...larchfield, taxExemptStates })
  const acting = await shop.acting('counter', id)
  const input = { ...quoteForm(), shipAddress: columbus, confirmFreightLater: true }
  const quote = await acting.checkout.quote(input)
  await acting.checkout.placeOrder(termsOrder(quote, input))
  return Object.assign(shop, { admin: await shop.person('admin') })
}

describe('confirming the freight of an order placed without it', () => {
  it('works once, and updates tax and total in the order and its payment', async () => {
    await using shop = await withOpenFreight()
    expect(await shop.admin.orders.details({ orderId: 1 })).toMatchObject({ freightToBeConfirmed: true })
    const confirmed = await shop.admin.orders.confirmFreight({ orderId: 1, freightCents: 10_000 })
    // Ohio: 5.75% of $22.50 and of $100.00.
    expect(confirmed).toEqual({
      orderNumber: 'W100001',
      shippingCents: 10_000,
      taxCents: 129 + 575,
      grandTotalCents: 2250 + 10_000 + 704,
    })
    expect(await findOrder(shop.db.read, 1)).toMatchObject({
      freightToBeConfirmed: false,
      goodsTaxCents: 129,
      freightTaxCents: 575,
      grandTotalCents: 12_954,
    })
    const again = shop.admin.orders.confirmFreight({ orderId: 1, freightCents: 1 })
    await expect(again).rejects.toMatchObject(refusedAs('orders.freight_not_open'))
    expect(await findPayment(shop.db.read, 1)).toMatchObject({ amountCents: 12_954 })
  })

  it('adds the order to the accounting export', async () => {
    await using shop = await withOpenFreight()
    const generate = () => shop.admin.orders.exports.generate()
    await expect(generate()).rejects.toMatchObject(refusedAs('orders.nothing_to_export'))
    await shop.admin.orders.confirmFreight({ orderId: 1, freightCents: 10_000 })
    expect(await generate()).toMatchObject({ orderCount: 1 })
  })

  it('emails the buyer the new total', async () => {
    await using shop = await withOpenFreight()
    await shop.admin.orders.confirmFreight({ orderId: 1, freightCents: 10_000 })
    const mails = await listDueMail(shop.db.read, new Date('2100-01-01'), 9)
    const mail = mails.find(({ event }) => event === 'order-freight:W100001')
    expect(mail?.text).toContain('$129.54')
    expect(mail?.text).not.toContain('not in this total yet')
  })

  it('adds no tax when the company is exempt', async () => {
    await using shop = await withOpenFreight(['OH'])
    const confirmed = await shop.admin.orders.confirmFreight({ orderId: 1, freightCents: 10_000 })
    expect(confirmed).toMatchObject({ taxCents: 0, grandTotalCents: 12_250 })
  })

  it('works for only one of two concurrent users', async () => {
    await using shop = await withOpenFreight()
    const both = await Promise.allSettled(
      [10_000, 20_000].map((freightCents) => shop.admin.orders.confirmFreight({ orderId: 1, freightCents })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const mails = await listDueMail(shop.db.read, new Date('2100-01-01'), 9)
    expect(mails.filter(({ event }) => event === 'order-freight:W100001')).toHaveLength(1)
  })
})
