import { randomCases } from '@mullion/config/test-speed'
import { importOrders } from '@mullion/db/orders/order-import.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { exportChoices, exportFormats } from '@mullion/domain/analytics/export'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { pdfText } from '../testing/pdf-text.ts'
import { larchfield } from '../testing/people.ts'
import { scaleEnd } from './report-chart.ts'
import { printable } from './report-pdf.ts'
import { periodWords } from './report-periods.ts'

const days = { startDate: '2026-11-01', endDate: '2026-11-30' }

async function shopWithOrders(count: number, partName = '=cmd|calc') {
  const shop = await openTestShop({ people: true })
  const line = orderLineRow({ name: partName })
  const orders = Array.from({ length: count }, (_, at) => ({
    order: orderRow({
      userId: shop.ids.buyer,
      companyId: 2,
      poNumber: "'=1+1",
      createdAt: new Date(Date.parse('2026-11-02T12:00:00Z') + at * 3_600_000),
    }),
    lines: [line],
  }))
  await shop.db.transaction((tx) => importOrders(tx, orders))
  await shop.services.salesCount.countMissing()
  const read = async (
    format: (typeof exportFormats)[number],
    data: (typeof exportChoices)[number],
    range = days,
  ) => {
    const { chunks, ...file } = await shop.services.analyticsExport.file({ ...range, format, data })
    const parts: Buffer[] = []
    for await (const chunk of chunks) parts.push(Buffer.from(chunk))
    return { ...file, bytes: Buffer.concat(parts), parts: parts.length }
  }
  return { shop, read }
}

describe('an export', () => {
  it('as CSV has a titled block for each table, the page’s figures and every order, with no formulas', async () => {
    const { shop, read } = await shopWithOrders(45)
    await using _ = shop
    const { name, bytes } = await read('csv', 'all')
    expect(name).toBe('analytics_all_2026-11-01_2026-11-30.csv')
    const rows: string[][] = parse(bytes, { relax_column_count: true })
    const titles = rows.filter(([title, ...rest]) => title && rest.length === 0).map(([title]) => title)
    expect(titles).toEqual([
      'Sales overview',
      'Sales trend',
      'Sales by hour',
      'Sales by weekday',
      'Sales by state',
      'Order metrics',
      'Payment methods',
      'Carriers and services',
      'Top customers',
      'Against list price',
      'Top products',
      'Orders',
    ])
    expect(rows).toContainEqual(['Revenue', '1870.20', '', ''])
    expect(rows).toContainEqual(['Orders', '', '45', ''])
    expect(rows.filter(([number]) => /^W1000\d\d$/.test(number ?? ''))).toHaveLength(45)
    expect(rows.flat().filter((cell) => cell.startsWith('='))).toEqual([])
    expect(rows.flat().filter((cell) => cell.endsWith('=1+1'))).toEqual(Array(45).fill("''=1+1"))
  })

  it('as JSON is an object with a list for each table', async () => {
    const { shop, read } = await shopWithOrders(3)
    await using _ = shop
    const { bytes } = await read('json', 'orders')
    expect(JSON.parse(bytes.toString())).toMatchObject({
      storeName: 'Mullion Door Parts',
      days: 'Nov 1 – 30, 2026',
      orderMetrics: [{ orders: 3, averageOrder: 41.56 }],
      orderList: [{ orderNumber: 'W100003', grandTotal: 41.56 }, {}, {}],
    })
    const { bytes: none } = await read('json', 'customers')
    expect(JSON.parse(none.toString())).not.toHaveProperty('orderList')
  })

  it('shows when orders were placed by the store’s clock, with its offset', async () => {
    const { shop, read } = await shopWithOrders(16)
    await using _ = shop
    const lateOnDay2 = ['W100016', '2026-11-02T22:00:00-05:00']
    const rows: string[][] = parse((await read('csv', 'orders')).bytes, { relax_column_count: true })
    expect(rows.map((row) => row.slice(0, 2))).toContainEqual(lateOnDay2)
    const { orderList } = JSON.parse((await read('json', 'orders')).bytes.toString())
    expect(orderList[0]).toMatchObject({ createdAt: lateOnDay2[1] })
  })

  it('names the company that staff ordered for, not the store', async () => {
    const { shop, read } = await shopWithOrders(1)
    await using _ = shop
    const { internalCompanies } = (await shop.person('counter')).accounts
    const { id } = await internalCompanies.create(larchfield)
    const staffOrder = { userId: shop.ids.counter, companyId: 1, companyInternalId: id }
    const createdAt = new Date('2026-11-12T15:00:00Z')
    await shop.db.transaction((tx) =>
      importOrders(tx, [{ order: orderRow({ ...staffOrder, createdAt }), lines: [orderLineRow()] }]),
    )
    await shop.services.salesCount.countMissing()
    const { orderList } = JSON.parse((await read('json', 'orders')).bytes.toString())
    const customers = (orderList as { customer: string }[]).map(({ customer }) => customer)
    expect(customers).toEqual(['Larchfield Butchers', 'Arctic Door Service'])
  })

  it.each(exportChoices)('of %s as PDF is a letter-size document', async (data) => {
    const { shop, read } = await shopWithOrders(2)
    await using _ = shop
    const { bytes, contentType } = await read('pdf', data)
    expect(contentType).toBe('application/pdf')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.toString('latin1')).toMatch(/\/MediaBox \[0 0 612 792\]/)
  })

  it('names parts for people as PDF, and as stored for spreadsheets and programs', async () => {
    const { shop, read } = await shopWithOrders(1, 'HNG STRAP LH')
    await using _ = shop
    expect(await pdfText((await read('pdf', 'products')).bytes)).toContain('Hinge strap left hand')
    for (const format of ['csv', 'json'] as const) {
      expect((await read(format, 'products')).bytes.toString()).toContain('HNG STRAP LH')
    }
  })

  it('as PDF omits the years before the first order', async () => {
    const { shop, read } = await shopWithOrders(2)
    await using _ = shop
    const { bytes } = await read('pdf', 'sales', { startDate: '2010-01-01', endDate: '2026-11-30' })
    const { bytes: month } = await read('pdf', 'sales')
    const pagesOf = (pdf: Buffer) =>
      Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])
    expect(pagesOf(bytes)).toBeGreaterThan(0)
    expect(pagesOf(bytes)).toBeLessThanOrEqual(pagesOf(month))
  })

  it('of a store without orders still produces a file', async () => {
    const { shop, read } = await shopWithOrders(0)
    await using _ = shop
    for (const format of exportFormats) expect((await read(format, 'all')).bytes.length).toBeGreaterThan(500)
  })
})

it('a chart scale has four whole-number steps and ends close above the maximum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), (value) => {
      const end = scaleEnd(value)
      expect(end % 4).toBe(0)
      expect(end).toBeGreaterThanOrEqual(value)
      expect(end).toBeLessThanOrEqual(Math.max(4, value * 2))
    }),
    randomCases(100),
  )
  expect([3, 43, 166, 1_004_202].map(scaleEnd)).toEqual([4, 60, 200, 1_200_000])
})

it.each([
  ['2026-11-20T15', 'Nov 20, 2026, 3 PM', '3 PM'],
  ['2026-11-20T00', 'Nov 20, 2026, 12 AM', '12 AM'],
  ['2026-11-20', 'Nov 20, 2026', 'Nov 20'],
  ['2026-W47', 'Week of Nov 16, 2026', 'Nov 16'],
  ['2026-11', 'Nov 2026', 'Nov 2026'],
])('a report labels %s as %s', (period, long, short) => {
  expect(periodWords(period)).toEqual({ long, short })
})

it('characters missing from the built-in fonts become question marks', () => {
  expect(printable('Łódź Türen – “A”')).toBe('?ód? Türen – “A”')
})
