import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { shipTo } from '../testing/order-row.ts'
import { findOrderByNumber } from '../testing/stored-rows.ts'
import { createOrder, type NewOrder } from './order.repository.ts'
import { countOrders, importOrders } from './order-import.repository.ts'
import { listOrderLines, type NewOrderLine } from './order-line.repository.ts'

const orderOf = (actorId: string) =>
  ({
    actorId,
    paymentState: 'terms',
    processed: true,
    sandbox: false,
    cartTotalCents: 2500,
    shippingCents: 1430,
    taxCents: 226,
    grandTotalCents: 4156,
    shipAddress: shipTo({ nameOrCompany: 'Arctic' }),
    buyerEmail: 'pat@arctic.example',
    carrier: 'UPS',
    serviceType: '03',
    billingOption: 'prepay',
    createdAt: new Date('2026-11-20T15:00:00Z'),
  }) as unknown as NewOrder

const line = (partId: number): NewOrderLine => ({
  partId,
  number: `${partId}`,
  name: 'HNG',
  unit: 'EA',
  quantity: 2,
  unitPriceCents: 1250,
  lineTotalCents: 2500,
  comments: ['Left side'],
})

const several = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => ({
    order: orderOf(`user:${from + at}`),
    lines: Array.from({ length: 1 + (at % 3) }, (_, i) => line((from + at) * 10 + i)),
  }))

describe('imported orders', () => {
  it('are numbered in the order given, each with its own lines', async () => {
    await using db = await openTestDatabase()
    await db.transaction((tx) => importOrders(tx, several(270)))
    expect(await countOrders(db.read)).toBe(270)
    for (const at of [1, 2, 99, 100, 101, 200, 270]) {
      const order = await findOrderByNumber(db.read, `W${100_000 + at}`)
      expect(order?.actorId).toBe(`user:${at}`)
      const lines = await listOrderLines(db.read, order?.id ?? 0)
      expect(lines.map(({ lineNo, partId }) => [lineNo, partId])).toEqual(
        Array.from({ length: 1 + ((at - 1) % 3) }, (_, i) => [i + 1, at * 10 + i]),
      )
    }
  })

  it('continue the existing order numbers, and later orders continue theirs', async () => {
    await using db = await openTestDatabase()
    const place = () => db.transaction((tx) => createOrder(tx, orderOf('guest:one'), [line(1)]))
    expect((await place()).number).toBe('W100001')
    await db.transaction((tx) => importOrders(tx, several(2)))
    expect((await findOrderByNumber(db.read, 'W100003'))?.actorId).toBe('user:2')
    expect((await place()).number).toBe('W100004')
  })

  it('can be an empty list', async () => {
    await using db = await openTestDatabase()
    await db.transaction((tx) => importOrders(tx, []))
    expect(await countOrders(db.read)).toBe(0)
  })
})
