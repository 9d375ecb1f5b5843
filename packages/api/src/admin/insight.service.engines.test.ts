import { createCompany } from '@mullion/db/accounts/company.repository'
import { createOrder } from '@mullion/db/orders/order.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'

it('staff see searches with no results, parts without images (a shared drawing is one unless asked) or orders, and companies without users', async () => {
  await using shop = await openTestShop({
    people: true,
    parts: [
      { id: 1 },
      { id: 2, imageVersion: 1 },
      { id: 3, obsolete: true },
      { id: 4, illustration: 'hinge-butt' },
    ],
  })
  const { catalog } = shop.guest()
  await catalog.searchCounts({ text: 'zeppelin' })
  await catalog.searchCounts({ text: 'hinge' })
  await shop.services.tallies.flush()
  const now = shop.clock()
  await shop.db.transaction(async (tx) => {
    await createOrder(tx, orderRow({ userId: shop.ids.buyer, companyId: 2 }), [orderLineRow({ partId: 1 })])
    await createCompany(tx, {
      ...{
        name: 'Frost Doors',
        customerNumber: 'FRO1',
        accountingEmail: 'ap@frost.example',
        phone: '6145550100',
      },
      ...{ termsCode: 'CC', discountRate: 1, address1: '1 Cold Street', address2: '', city: 'Columbus' },
      ...{ state: 'OH', zipCode: '43215', country: 'US', taxExemptStates: [], poRequired: false },
      ...{ iseMember: false, createdAt: now, updatedAt: now },
    })
  })
  const { insight } = (await shop.person('admin')).admin
  expect((await insight.emptySearches()).rows).toMatchObject([{ text: 'zeppelin', searches: 1 }])
  expect((await insight.partsWithoutImages()).rows.map(({ id }) => id)).toEqual([1])
  expect((await insight.partsWithoutImages({ drawings: true })).rows.map(({ id }) => id)).toEqual([1, 4])
  expect((await insight.partsNeverOrdered()).rows.map(({ id }) => id)).toEqual([2, 4])
  const companies = (await insight.companiesWithoutUsers()).rows
  expect(companies.map(({ name }) => name)).toContain('Frost Doors')
  expect(companies.map(({ id }) => id)).not.toContain(2)
  for (const search of ['frost', 'fro1']) {
    expect(await insight.companiesWithoutUsers({ search })).toMatchObject({
      total: 1,
      rows: [{ name: 'Frost Doors' }],
    })
  }
  expect(await insight.companiesWithoutUsers({ search: 'arctic' })).toMatchObject({ total: 0, rows: [] })
})
