import { describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { shipTo } from '../testing/order-row.ts'
import { findOrderByNumber } from '../testing/stored-rows.ts'
import { createOrder, findOrder, type NewOrder, updateOrderPaymentState } from './order.repository.ts'
import { listOrderLines, type NewOrderLine } from './order-line.repository.ts'
import { orderAddresses, orderLineComments, orderLineCuts, orderLines } from './orders.tables.ts'

const order = {
  actorId: 'guest:one',
  paymentState: 'authorised',
  processed: false,
  sandbox: true,
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
} as unknown as NewOrder

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
const create = (db: Database, lines: NewOrderLine[]) => db.transaction((tx) => createOrder(tx, order, lines))

describe('an order', () => {
  it('gets number W100001 when first, and each later one the next number', async () => {
    await using db = await openTestDatabase()
    const stored = await Promise.all([1, 2, 3].map(() => create(db, [line(1)])))
    expect(stored.map(({ number }) => number).sort()).toEqual(['W100001', 'W100002', 'W100003'])
  })

  it('keeps its lines in order, however many', async () => {
    await using db = await openTestDatabase()
    const { id } = await create(
      db,
      Array.from({ length: 120 }, (_, at) => line(500 - at)),
    )
    const lines = await listOrderLines(db.read, id)
    expect(lines.map(({ lineNo }) => lineNo)).toEqual(Array.from({ length: 120 }, (_, at) => at + 1))
    expect(lines.map(({ partId }) => partId)).toEqual(Array.from({ length: 120 }, (_, at) => 500 - at))
    expect(lines[0]).toMatchObject({ quantity: 2, comments: ['Left side'] })
  })

  it('has a separate row for each address, cut and comment', async () => {
    await using db = await openTestDatabase()
    const cut = { lengthInches: 36.125, wallThicknessInches: 4, count: 2 }
    const cuts = {
      kind: 'cuts',
      cuts: [cut, { ...cut, lengthInches: 10, wallThicknessInches: null }],
    } as const
    const direction = { kind: 'direction', left: 1, right: 1 } as const
    const { id } = await create(db, [{ ...line(1), configurations: [direction, cuts] }, line(2)])
    const { read } = db
    expect(await read.select().from(orderAddresses)).toMatchObject([
      { orderId: id, kind: 'ship_to', name: 'Arctic', postalCode: '43215' },
    ])
    expect(await read.select().from(orderLineCuts)).toMatchObject([
      { orderLineId: 1, cutNo: 1, ...cuts.cuts[0] },
      { orderLineId: 1, cutNo: 2, ...cuts.cuts[1] },
    ])
    expect(await read.select().from(orderLineComments)).toMatchObject([
      { orderLineId: 1, commentNo: 1, comment: 'Left side' },
      { orderLineId: 2, commentNo: 1, comment: 'Left side' },
    ])
    expect(await read.select().from(orderLines)).toMatchObject([
      { configurations: [direction] },
      { configurations: null },
    ])
    expect(await listOrderLines(read, id)).toMatchObject([
      { configurations: [direction, cuts], comments: ['Left side'] },
      { configurations: null, comments: ['Left side'] },
    ])
  })

  it('can be found by id and number, and have its payment state updated', async () => {
    await using db = await openTestDatabase()
    const { id } = await create(db, [line(1)])
    await db.transaction((tx) => updateOrderPaymentState(tx, id, 'captured'))
    expect(await findOrder(db.read, id)).toMatchObject({ number: 'W100001', paymentState: 'captured' })
    expect(await findOrderByNumber(db.read, 'W100001')).toMatchObject({ id })
    expect(await findOrder(db.read, 99)).toBeNull()
    expect(await findOrderByNumber(db.read, 'W999999')).toBeNull()
  })

  it('that fails midway leaves no order or lines', async () => {
    await using db = await openTestDatabase()
    const broken = { ...line(2), number: null } as unknown as NewOrderLine
    await expect(create(db, [line(1), broken])).rejects.toThrow()
    expect(await findOrderByNumber(db.read, 'W100001')).toBeNull()
    expect(await listOrderLines(db.read, 1)).toEqual([])
  })
})
