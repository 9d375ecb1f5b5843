import type { Database } from '@mullion/db/database'
import { expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { createCompanyPrices } from './company-prices.ts'

/** Reads the special prices of companies, and counts the queries that it takes. */
function counted(db: Database) {
  const seen = { queries: 0 }
  const counting = Object.create(db, {
    read: {
      get() {
        seen.queries += 1
        return db.read
      },
    },
  }) as Database
  const storeInfo = { timeZone: 'America/New_York' }
  const clock = () => new Date('2026-11-20T15:00:00Z')
  return { seen, pricesOf: createCompanyPrices({ db: counting, clock, storeInfo }) }
}

it('a company without special prices costs no query, and one with some a single query until they change', async () => {
  await using shop = await openTestShop({ people: true, parts: [{ id: 1, number: '0100-01' }] })
  const { seen, pricesOf } = counted(shop.db)
  const arctic = { companyId: 2 }
  expect([await pricesOf(arctic, 0), seen.queries]).toEqual([null, 0])

  const { companyPrices } = (await shop.person('admin')).admin
  const contract = { kind: 'contract', partNumber: '0100-01', validFrom: '2026-11-01' } as const
  const { id: priceId } = await companyPrices.add({ owner: arctic, price: { ...contract, priceCents: 500 } })
  for (let again = 0; again < 3; again += 1) expect((await pricesOf(arctic, 1))?.contracts.get(1)).toBe(500)
  expect(seen.queries).toBe(1)

  await companyPrices.change({ owner: arctic, priceId, price: { ...contract, priceCents: 450 } })
  expect([(await pricesOf(arctic, 2))?.contracts.get(1), seen.queries]).toEqual([450, 2])
})
