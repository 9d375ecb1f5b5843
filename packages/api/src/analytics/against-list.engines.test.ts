import { topInput } from '@mullion/domain/analytics/inputs'
import { expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { columbus, orderForm, solve } from '../testing/order-form.ts'

const valid = { validFrom: '2026-11-01', validUntil: null }

it('sales are compared with the list prices of their day, by customer and in all', async () => {
  await using shop = await openTestShop({
    people: true,
    parts: [
      { id: 1, number: '0100-01', priceCents: 1001 },
      { id: 2, number: '0200-01', unit: 'FT', priceCents: 333 },
    ],
  })
  const { companyPrices } = (await shop.person('admin')).admin
  const contract = { ...valid, kind: 'contract', partNumber: '0100-01', priceCents: 600 } as const
  await companyPrices.add({ owner: { companyId: 2 }, price: contract })

  const cart = [
    { partId: 1, quantity: 3, comments: [] },
    { partId: 2, quantity: 2.25, comments: [] },
  ]
  const input = { cart, shipAddress: columbus, serviceType: '03' as const }
  let orders = 0
  for (const buyer of [await shop.person('buyer'), await shop.person('stranger'), shop.guest()]) {
    const quote = await buyer.checkout.quote(input)
    orders += 1
    const change = {
      idempotencyKey: `against-list-key-${orders}`,
      poNumber: 'PO-1',
      botCheck: await solve(await buyer.checkout.challenge()),
    }
    await buyer.checkout.placeOrder(orderForm(quote, input, change))
  }
  await shop.services.salesCount.countMissing()

  const november = topInput.parse({ startDate: '2026-11-01', endDate: '2026-11-30' })
  const list = 3 * 1001 + 749
  // 333 x 0.85 = 283.05; x 2.25 = 636.75. 1001 x 0.9 = 900.9; 333 x 0.9 = 299.7; 300 x 2.25 = 675.
  const [arctic, polar] = [3 * 600 + 637, 3 * 901 + 675]
  const facts = { unrecordedCents: 0, listCents: 3 * list, soldCents: arctic + polar + list }
  const report = await shop.services.againstList.read(november)
  expect(report).toMatchObject({ ...facts, differenceCents: 3 * list - arctic - polar - list })
  expect(report.customers.map((each) => [each.customerId, each.soldCents, each.differenceCents])).toEqual([
    ['company:2', arctic, list - arctic],
    ['company:3', polar, list - polar],
    ['guest', list, 0],
  ])
  expect(report.customers[2]).toMatchObject({ customerName: 'Guests', percent: 0 })

  const october = topInput.parse({ startDate: '2026-10-01', endDate: '2026-10-31' })
  expect(await shop.services.againstList.read(october)).toEqual({
    ...{ listCents: 0, soldCents: 0, differenceCents: 0, percent: null, unrecordedCents: 0, customers: [] },
  })
})
