import { drillDownInput, type Figure } from '@mullion/domain/analytics/drill-down'
import { filterInput } from '@mullion/domain/analytics/inputs'
import { demoStoreInfo } from '@mullion/domain/store-info'
import { expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { asReferenceSale, randomOrders, storeOrders } from './testing/random-sales.ts'

const range = { startDate: '2025-12-30', endDate: '2026-11-02' }

async function shopWithOrders() {
  const shop = await openTestShop({ people: true })
  const random = randomOrders(11, 160)
  const { buyer, stranger, counter } = shop.ids
  await storeOrders(shop.db, random, { 'company:2': buyer, 'company:3': stranger, 'internal:1': counter })
  await shop.services.salesCount.countMissing()
  /** Every page of the orders behind a figure, as one list. */
  async function ordersFor(input: object) {
    const totals: number[] = []
    const ids = new Set<number>()
    let query = drillDownInput.parse({ ...range, ...input })
    for (;;) {
      const { orders, next } = await shop.services.ordersBehind.list(query)
      for (const { id, grandTotalCents } of orders) {
        ids.add(id)
        totals.push(grandTotalCents)
      }
      if (!next) break
      query = { ...query, after: next }
    }
    expect(ids.size).toBe(totals.length)
    return { orders: totals.length, revenueCents: totals.reduce((sum, cents) => sum + cents, 0) }
  }
  return { shop, plain: random.map(asReferenceSale), ordersFor }
}

const clock = (at: Date) => at.toLocaleString('sv-SE', { timeZone: demoStoreInfo.timeZone })

it('the orders behind a figure add up to it, page by page', async () => {
  const { shop, plain, ordersFor } = await shopWithOrders()
  await using _ = shop
  const within = plain.filter(({ at }) => clock(at) >= '2025-12-30' && clock(at) < '2026-11-03')
  const figures: [Figure, (order: (typeof plain)[number]) => boolean][] = [
    [{ of: 'part', key: '0202-BL' }, ({ lines }) => lines.some(({ number }) => number === '0202-BL')],
    [{ of: 'customer', key: 'company:2' }, ({ customer }) => customer === 'company:2'],
    [{ of: 'customer', key: 'guest:bob@y.example' }, ({ customer }) => customer === 'guest:bob@y.example'],
    [{ of: 'state', detail: 'OH' }, ({ state }) => state === 'OH'],
    [
      { of: 'city', key: 'Columbus', detail: 'GA' },
      ({ city, state }) => city === 'Columbus' && state === 'GA',
    ],
    [{ of: 'service', key: 'UPS', detail: '03' }, ({ carrier, service }) => carrier + service === 'UPS03'],
  ]
  for (const [figure, belongs] of figures) {
    const some = within.filter(belongs)
    const revenueCents = some.reduce((sum, { totalCents }) => sum + totalCents, 0)
    expect(await ordersFor({ figure }), figure.of).toEqual({ orders: some.length, revenueCents })
    expect(some.length).toBeGreaterThan(0)
  }
})

it('filtering by hour, weekday, order type and payment type matches the figures', async () => {
  const { shop, ordersFor } = await shopWithOrders()
  await using _ = shop
  const narrowed = { orderType: 'internal', paymentType: 'terms' } as const
  const input = filterInput.parse({ ...range, ...narrowed })
  const { hourlyPattern, weeklyPattern } = await shop.services.sales.byPeriod(input)
  for (const { hour, orders, revenueCents } of hourlyPattern.slice(8, 16)) {
    expect(await ordersFor({ ...narrowed, hour })).toEqual({ orders, revenueCents })
  }
  for (const { dayOfWeek: weekday, orders, revenueCents } of weeklyPattern) {
    expect(await ordersFor({ ...narrowed, weekday })).toEqual({ orders, revenueCents })
  }
})
