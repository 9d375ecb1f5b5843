import { emailOf, testPassword } from '@mullion/api/testing/people'
import { importOrders } from '@mullion/db/orders/order-import.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

const days = 'startDate=2026-11-01&endDate=2026-11-30'

interface Answer extends Array<unknown> {
  readonly totalOrders?: number
  readonly shippingByState: readonly unknown[]
  readonly regionalPerformance: readonly unknown[]
  readonly fields: Readonly<Record<string, string>>
}

async function openAnalytics() {
  const shop = await openTestApp({ people: 'with passwords' })
  const { buyer } = shop.ids
  const guestOrder = orderRow({
    userId: null,
    companyId: null,
    buyerEmail: 'Guest@Home.example',
    cartTotalCents: 2940,
    shippingCents: 990,
  })
  await shop.db.transaction((tx) =>
    importOrders(tx, [
      { order: orderRow({ userId: buyer, companyId: 2 }), lines: [orderLineRow()] },
      { order: guestOrder, lines: [orderLineRow({ quantity: 0.25, lineTotalCents: 313 })] },
    ]),
  )
  await shop.services.salesCount.countMissing()
  const page = shop.browser()
  await page.signIn(emailOf('super'), testPassword)
  const get = async (path: string, query = days) => {
    const response = await page.get(`/api/analytics/${path}?${query}`)
    return { status: response.status, body: (await response.json()) as Answer }
  }
  const file = (query: string) => page.get(`/api/analytics/export?${query}`)
  return { get, file, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

describe('analytics over REST', () => {
  it('returns money as dollar numbers', async () => {
    await using analytics = await openAnalytics()
    expect((await analytics.get('sales/overview')).body).toEqual({
      totalRevenue: 83.12,
      totalOrders: 2,
      averageOrderValue: 41.56,
      totalShipping: 24.2,
      totalTax: 4.52,
      guestDoubleRevenue: 124.68,
      changes: { revenue: null, orders: null, aov: null, guestDoubleRevenue: null },
    })
    const { body: trend } = await analytics.get('sales/trends')
    expect(trend).toHaveLength(30)
    expect(trend[19]).toEqual({ period: '2026-11-20', revenue: 83.12, orders: 2, guestDoubleRevenue: 124.68 })
    expect((await analytics.get('sales/top-products', `${days}&limit=1`)).body).toEqual([
      {
        partNumber: '1001-01',
        partName: 'HNG CAM LIFT STL',
        totalQuantity: 2.25,
        orderCount: 2,
        totalRevenue: 28.13,
        averagePrice: 12.5,
      },
    ])
  })

  it('returns geographic money as formatted text', async () => {
    await using analytics = await openAnalytics()
    const { body } = await analytics.get('geographic/sales-by-location')
    expect(body).toEqual({
      salesByState: [
        {
          state: 'OH',
          orderCount: 2,
          customers: 2,
          revenue: '$83.12',
          avgOrderValue: '$41.56',
          shippingCost: '$24.20',
        },
      ],
      topCities: [{ city: 'Columbus', state: 'OH', orderCount: 2, revenue: '$83.12' }],
    })
    const { body: shipping } = await analytics.get('geographic/shipping-analysis')
    expect(shipping.shippingByState[0]).toMatchObject({ minShippingCost: '$9.90', maxShippingCost: '$14.30' })
    const { body: performance } = await analytics.get('geographic/state-performance')
    expect(performance.regionalPerformance).toEqual([
      { region: 'Midwest', states: ['OH'], orders: 2, revenue: '$83.12', avgRevenuePerState: '$83.12' },
    ])
  })

  it('treats ISO instants as the store days they fall on', async () => {
    await using analytics = await openAnalytics()
    const evening = 'startDate=2026-11-21T04:59:59Z&endDate=2026-11-21T04:59:59Z'
    expect((await analytics.get('sales/overview', evening)).body.totalOrders).toBe(2)
    const nextDay = 'startDate=2026-11-21T05:00:00Z&endDate=2026-11-21T05:00:00Z'
    expect((await analytics.get('sales/overview', nextDay)).body.totalOrders).toBe(0)
  })

  it.each([
    ['', 'startDate'],
    ['startDate=2026-11-01&endDate=soon', 'endDate'],
    ['startDate=2026-11-30&endDate=2026-11-01', 'startDate'],
    [`${days}&orderType=online`, 'orderType'],
  ])('refuses %j and names %s', async (query, field) => {
    await using analytics = await openAnalytics()
    const { status, body } = await analytics.get('sales/overview', query)
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toContain(field)
  })
})

describe('an analytics export', () => {
  it.each([
    ['csv', 'text/csv; charset=utf-8', /^.*Sales report.*\r\n\r\nSales overview\r\n/],
    ['json', 'application/json', /^\{"storeName":".*"salesOverview":\[/],
    ['pdf', 'application/pdf', /^%PDF-/],
  ])('as %s is a named file', async (format, contentType, begins) => {
    await using analytics = await openAnalytics()
    const file = await analytics.file(`${days}&format=${format}&data=sales`)
    expect(file.headers.get('content-type')).toBe(contentType)
    expect(file.headers.get('content-disposition')).toContain(
      `filename="analytics_sales_2026-11-01_2026-11-30.${format}"`,
    )
    expect(await file.text()).toMatch(begins)
  })

  it.each([
    [`${days}&format=xml`, 'format'],
    [`${days}&format=csv&data=secrets`, 'data'],
  ])('answers 400 to an invalid parameter: %s', async (query, field) => {
    await using analytics = await openAnalytics()
    const { status, body } = await analytics.get('export', query)
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toContain(field)
  })
})

describe('days before the first order', () => {
  it('each have one zero point, and never another day’s', async () => {
    await using shop = await openTestApp({ people: 'with passwords' })
    const page = shop.browser()
    await page.signIn(emailOf('super'), testPassword)
    const march = await page.get('/api/analytics/sales/trends?startDate=2019-03-01&endDate=2019-03-31')
    const points = (await march.json()) as { period: string; orders: number; revenue: number }[]
    expect(points.map(({ period }) => period)).toEqual(
      Array.from({ length: 31 }, (_, at) => `2019-03-${String(at + 1).padStart(2, '0')}`),
    )
    expect(points.every(({ orders, revenue }) => orders === 0 && revenue === 0)).toBe(true)
    const ancient = await page.get('/api/analytics/sales/trends?startDate=1999-12-31&endDate=2019-03-31')
    expect([ancient.status, await ancient.json()]).toMatchObject([
      400,
      { fields: { startDate: 'The start date must not be before 2000.' } },
    ])
  })
})
