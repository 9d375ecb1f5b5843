import { salesHours, salesTotals } from '@mullion/db/analytics/analytics.tables'
import { engine } from '@mullion/db/dialect/engine'
import { importOrders } from '@mullion/db/orders/order-import.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { filterInput, rangeInput, topInput } from '@mullion/domain/analytics/inputs'
import { orderTypes, paymentMethods } from '@mullion/domain/analytics/sale'
import { demoStoreInfo } from '@mullion/domain/store-info'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { asReferenceSale, randomOrders, storeOrders } from './testing/random-sales.ts'
import { type ReferenceRange, referenceSales } from './testing/reference-sales.ts'

const timeZone = demoStoreInfo.timeZone
const ranges: ReferenceRange[] = [
  { from: '2026-03-08', to: '2026-03-08' },
  { from: '2026-11-01', to: '2026-11-01' },
  { from: '2025-12-31', to: '2026-01-01' },
  { from: '2025-12-30', to: '2026-03-09' },
  { from: '2020-01-01', to: '2026-11-22' },
]
const isServer = engine === 'postgres' && Boolean(process.env.TEST_DATABASE_URL)

async function shopWithOrders(seed: number) {
  const shop = await openTestShop({ people: true })
  const random = randomOrders(seed, 250)
  const { buyer, stranger, counter } = shop.ids
  await storeOrders(shop.db, random, { 'company:2': buyer, 'company:3': stranger, 'internal:1': counter })
  await shop.services.salesCount.countMissing()
  return { shop, plain: referenceSales(random.map(asReferenceSale), timeZone) }
}

const byKey = <T>(rows: readonly T[], keyOf: (row: T) => string) =>
  new Map(rows.map((row) => [keyOf(row), row]))

describe('every figure matches a plain calculation, across DST changes and the turn of the year', () => {
  it.each([1, 2, 3])('orders of seed %i', async (seed) => {
    const { shop, plain } = await shopWithOrders(seed)
    await using _ = shop
    const { sales, topSales, orderMetrics, geography } = shop.services
    for (const range of ranges) {
      const days = { startDate: range.from, endDate: range.to }
      const all = filterInput.parse(days)
      const top = topInput.parse({ ...days, limit: 50 })
      expect(await sales.overview(all)).toEqual(plain.overview(range))
      for (const orderType of orderTypes) {
        expect(await sales.overview({ ...all, orderType })).toEqual(plain.overview(range, { orderType }))
      }
      for (const paymentType of paymentMethods) {
        expect(await sales.overview({ ...all, paymentType })).toEqual(plain.overview(range, { paymentType }))
      }
      expect(await sales.byPeriod(all)).toEqual(plain.byPeriod(range))

      const trend = await sales.trends(all)
      const length = trend[0]!.period.length
      if (length !== 8) {
        const periodsWithOrders = byKey(
          trend.filter(({ orders }) => orders > 0),
          ({ period }) => period,
        )
        expect(periodsWithOrders).toEqual(plain.trend(range, length as 7 | 10 | 13))
      }

      const {
        paymentMethods: methods,
        shippingAnalysis,
        ...metrics
      } = await orderMetrics.read(rangeInput.parse(days))
      const { paymentMethods: plainMethods, services, ...plainMetrics } = plain.metrics(range)
      expect(metrics).toEqual(plainMetrics)
      expect(byKey(methods, ({ method }) => method)).toEqual(plainMethods)
      expect(shippingAnalysis).toHaveLength(services.size)
      for (const { carrier, serviceType, serviceTypeName: _name, ...figures } of shippingAnalysis) {
        expect(figures).toEqual(services.get(`${carrier} ${serviceType}`))
      }

      const products = await topSales.products(top)
      expect(products.length).toBe(plain.products(range).size)
      for (const { partNumber, partName: _name, ...figures } of products) {
        expect(figures).toEqual(plain.products(range).get(partNumber))
      }
      const customers = await topSales.customers(top)
      expect(customers.length).toBe(plain.customers(range).size)
      for (const { customerId, orderCount, totalRevenueCents, totalItems } of customers) {
        const figures = { orderCount, totalRevenueCents, totalItems }
        expect(figures).toEqual(plain.customers(range).get(customerId))
      }

      const states = plain.states(range)
      const { salesByState, topCities } = await geography.salesByLocation(days)
      const { shippingByState } = await geography.shippingAnalysis(days)
      const { statePerformance, regionalPerformance } = await geography.statePerformance(days)
      expect(salesByState.map(({ state }) => state).toSorted()).toEqual([...states.keys()].toSorted())
      for (const { state, ...figures } of salesByState) {
        const { orders, revenueCents, customers: people, averageCents, shipping } = states.get(state)!
        expect(figures).toEqual({
          orderCount: orders,
          revenueCents,
          customers: people,
          avgOrderValueCents: averageCents,
          shippingCostCents: shipping.total,
        })
      }
      for (const { state, ...figures } of shippingByState) {
        const { orders, shipping } = states.get(state)!
        expect(figures).toEqual({
          orderCount: orders,
          avgShippingCostCents: shipping.average,
          totalShippingCostCents: shipping.total,
          minShippingCostCents: shipping.least,
          maxShippingCostCents: shipping.most,
        })
      }
      for (const { state, ...figures } of statePerformance) {
        const { orders, revenueCents, averageCents, changes } = states.get(state)!
        expect(figures).toEqual({ orders, revenueCents, avgOrderValueCents: averageCents, changes })
      }
      expect(regionalPerformance.reduce((sum, { revenueCents }) => sum + revenueCents, 0)).toBe(
        plain.overview(range).totalRevenueCents,
      )
      const cities = plain.cities(range)
      expect(topCities).toHaveLength(cities.size)
      for (const { city, state, ...figures } of topCities) {
        expect(figures).toEqual(cities.get(`${city.toLowerCase()}, ${state}`))
      }
    }
  })
})

describe('counting orders', () => {
  it('counts each order once when two servers count at the same time', async () => {
    const { shop, plain } = await shopWithOrders(4)
    await using _ = shop
    const more = randomOrders(5, 120)
    await storeOrders(shop.db, more, {})
    const other = shop.secondServer()
    await Promise.all([shop.services.salesCount.countMissing(), other.salesCount.countMissing()])
    const range = { startDate: '2020-01-01', endDate: '2026-12-31' }
    const { totalOrders } = await shop.services.sales.overview(filterInput.parse(range))
    expect(totalOrders).toBe(plain.overview({ from: '2020-01-01', to: '2026-12-31' }).totalOrders + 120)
  })

  it('starts over when the store changes its time zone', async () => {
    const random = randomOrders(6, 80)
    await using shop = await openTestShop({ people: true })
    await storeOrders(shop.db, random, {})
    await shop.services.salesCount.countMissing()
    const moved = shop.secondServer({ storeInfo: { ...demoStoreInfo, timeZone: 'Pacific/Honolulu' } })
    await moved.salesCount.countMissing()
    const plain = referenceSales(random.map(asReferenceSale), 'Pacific/Honolulu')
    const days = { startDate: '2026-03-08', endDate: '2026-03-08' }
    const { revenueCents, orders } = {
      ...plain.byPeriod({ from: days.startDate, to: days.endDate }).weeklyPattern[0]!,
    }
    const { totalRevenueCents, totalOrders } = await moved.sales.overview(filterInput.parse(days))
    expect({ revenueCents: totalRevenueCents, orders: totalOrders }).toEqual({ revenueCents, orders })
  })

  // Only a server has several transactions at a time.
  it.runIf(isServer).each([salesHours, salesTotals])(
    'counts an order once that is placed while the totals start over (case %#)',
    async (held) => {
      const before = randomOrders(7, 40)
      await using shop = await openTestShop({ people: true })
      await storeOrders(shop.db, before, {})
      await shop.services.salesCount.countMissing()
      const zone = 'Pacific/Honolulu'
      const moved = shop.secondServer({ storeInfo: { ...demoStoreInfo, timeZone: zone } })

      // Holds up the reset at the first or at the second of the two tables that it empties.
      const [isHeld, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const holding = shop.db.transaction(async (tx) => {
        await tx.update(held).set({ orders: 1 })
        isHeld.resolve()
        await letGo.promise
      })
      await isHeld.promise
      const startingOver = moved.salesCount.countMissing()
      await expect.poll(() => shop.db.lockWaits()).toBe(1)

      // The first order of a year has all its figures in rows of its own.
      const sale = {
        order: orderRow({ createdAt: new Date('2019-06-05T18:00:00Z'), userId: null, companyId: null }),
        lines: [orderLineRow()],
      }
      let isPlaced = false
      const placing = shop.db
        .transaction(async (tx) => {
          const [orderId = 0] = await importOrders(tx, [sale])
          await shop.services.salesCount.countOrder(tx, orderId)
        })
        .then(() => {
          isPlaced = true
        })
      await expect.poll(async () => isPlaced || (await shop.db.lockWaits()) === 2).toBe(true)
      letGo.resolve()
      await Promise.all([holding, startingOver, placing])
      await moved.salesCount.countMissing()

      const range = { startDate: '2019-01-01', endDate: '2019-12-31' }
      expect((await moved.sales.overview(filterInput.parse(range))).totalOrders).toBe(1)
      const [top] = await moved.topSales.products(topInput.parse({ ...range, limit: 1 }))
      expect(top).toMatchObject({ totalQuantity: orderLineRow().quantity })
    },
  )

  it('skips an order whose freight is to be confirmed', async () => {
    await using shop = await openTestShop({ people: true })
    const sale = {
      order: orderRow({ freightToBeConfirmed: true, userId: null, companyId: null }),
      lines: [orderLineRow()],
    }
    await shop.db.transaction((tx) => importOrders(tx, [sale]))
    await shop.services.salesCount.countMissing()
    const range = filterInput.parse({ startDate: '2026-11-01', endDate: '2026-11-30' })
    expect((await shop.services.sales.overview(range)).totalOrders).toBe(0)
  })

  it('includes sandbox orders only in a demo', async () => {
    await using shop = await openTestShop({ people: true })
    const sale = (sandbox: boolean) => ({
      order: orderRow({ sandbox, userId: null, companyId: null }),
      lines: [orderLineRow()],
    })
    await shop.db.transaction((tx) => importOrders(tx, [sale(true), sale(false)]))
    await shop.services.salesCount.countMissing()
    const range = filterInput.parse({ startDate: '2026-11-01', endDate: '2026-11-30' })
    expect((await shop.services.sales.overview(range)).totalOrders).toBe(2)
    const real = shop.secondServer({ storeInfo: { ...demoStoreInfo, demo: false } })
    await real.salesCount.countMissing()
    expect((await real.sales.overview(range)).totalOrders).toBe(1)
    expect((await real.orderMetrics.read(range)).pendingOrders).toBe(1)
  })
})
