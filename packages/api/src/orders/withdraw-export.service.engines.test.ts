import { importOrders } from '@mullion/db/orders/order-import.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { demoStoreInfo } from '@mullion/domain/store-info'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

const hours = 3_600_000

async function openShop(...facts: Parameters<typeof orderRow>[0][]) {
  const shop = await openTestShop({ people: true })
  const placed = { userId: shop.ids.buyer, companyId: 2 }
  await shop.db.transaction((tx) =>
    importOrders(
      tx,
      facts.map((each) => ({ order: orderRow({ ...placed, ...each }), lines: [orderLineRow()] })),
    ),
  )
  const { orders } = await shop.person('admin')
  return {
    ...shop,
    orders,
    exports: orders.exports,
    pending: async () => (await orders.exports.pending()).rows.map(({ number }) => number),
    file: async () => (await orders.exports.files()).rows[0],
  }
}

describe('the preview of an export', () => {
  it('says how many orders it has, their total and the oldest, and what is left out and why', async () => {
    await using shop = await openShop(
      { sandbox: false, createdAt: new Date('2026-11-19T15:00:00Z') },
      { sandbox: false },
      { sandbox: false, freightToBeConfirmed: true },
      { sandbox: true },
      { sandbox: false, processed: true },
      { sandbox: false, paymentState: 'voided' },
    )
    const real = shop.secondServer({ storeInfo: { ...demoStoreInfo, demo: false } })
    const { preview } = (await shop.person('admin', real)).orders.exports
    expect(await preview()).toEqual({
      count: 2,
      totalCents: 8312,
      oldest: '2026-11-19T15:00:00.000Z',
      leftOut: [
        { reason: 'freight', count: 1, totalCents: 4156 },
        { reason: 'sandbox', count: 1, totalCents: 4156 },
      ],
    })
  })

  it('is of nothing when nothing is pending', async () => {
    await using shop = await openShop()
    expect(await shop.exports.preview()).toEqual({ count: 0, totalCents: 0, oldest: null, leftOut: [] })
  })

  it('is what the file has, or no file is made', async () => {
    await using shop = await openShop({}, {})
    const shown = { count: 1, totalCents: 4156 }
    await expect(shop.exports.generate({ shown })).rejects.toMatchObject(refusedAs('orders.pending_changed'))
    expect(await shop.pending()).toHaveLength(2)
    const { count, totalCents } = await shop.exports.preview()
    expect(await shop.exports.generate({ shown: { count, totalCents } })).toMatchObject({ orderCount: 2 })
  })
})

describe('taking back the last file', () => {
  it('makes its orders pending, keeps the file as withdrawn, and tells accounting', async () => {
    await using shop = await openShop({}, {})
    const made = await shop.exports.generate()
    expect(await shop.file()).toMatchObject({ withdrawableUntil: '2026-11-21T15:00:00.000Z' })
    shop.pass(1 * hours)
    await shop.exports.withdraw({ exportId: made.id })
    expect(await shop.pending()).toEqual(['W100001', 'W100002'])
    expect(await shop.file()).toMatchObject({
      name: made.name,
      withdrawnAt: '2026-11-20T16:00:00.000Z',
      withdrawableUntil: null,
    })
    expect((await shop.exports.file({ exportId: made.id })).content).toContain('W100001')
    const [line] = await listAuditLines(shop.db.read, 1)
    expect(line).toMatchObject({
      action: 'order_export_withdrawn',
      subject: `order-export:${made.id}`,
      details: { name: made.name, orders: 2 },
    })
    await shop.services.mail.sendDue()
    const mails = await shop.mailbox.list()
    const mail = mails.find(({ subject }) => subject.startsWith('Withdrawn'))
    expect(await shop.mailbox.read(mail?.id ?? '')).toMatchObject({
      to: ['orders@mullion.example'],
      subject: `Withdrawn: ${made.name}`,
    })

    const again = await shop.exports.generate()
    expect(again.orderCount).toBe(2)
    await expect(shop.exports.withdraw({ exportId: made.id })).rejects.toMatchObject(
      refusedAs('orders.export_withdrawn'),
    )
  })

  it('is for the last file only, within a day', async () => {
    await using shop = await openShop({})
    const first = await shop.exports.generate()
    await shop.db.transaction((tx) => importOrders(tx, [{ order: orderRow(), lines: [orderLineRow()] }]))
    const last = await shop.exports.generate()
    await expect(shop.exports.withdraw({ exportId: first.id })).rejects.toMatchObject(
      refusedAs('orders.export_not_last'),
    )
    shop.pass(24 * hours)
    await expect(shop.exports.withdraw({ exportId: last.id })).rejects.toMatchObject(
      refusedAs('orders.export_too_old'),
    )
    await expect(shop.exports.withdraw({ exportId: 999 })).rejects.toMatchObject(
      refusedAs('orders.export_missing'),
    )
  })

  it('is refused by the number of an order that shipped, and of one whose shipment was removed since', async () => {
    await using shop = await openShop({}, {}, {})
    const { id: exportId } = await shop.exports.generate()
    const shipment = { carrier: 'UPS', trackingNumber: '1Z999', shippedOn: '2026-11-20' }
    const ids = (await shop.orders.list({ scope: 'all' })).orders.map(({ id }) => id).toSorted()
    const [shipped = 0, removed = 0] = ids
    await shop.orders.desk.addShipment({ ...shipment, orderId: shipped })
    const { id: shipmentId } = await shop.orders.desk.addShipment({ ...shipment, orderId: removed })
    await shop.orders.desk.undoShipment({ shipmentId })
    await expect(shop.exports.withdraw({ exportId })).rejects.toMatchObject({
      cause: {
        code: 'orders.exported_orders_changed',
        message: 'The file can’t be withdrawn: W100001 and 1 more shipped or changed since.',
      },
    })
    expect(await shop.pending()).toEqual([])
    expect(await shop.file()).toMatchObject({ withdrawnAt: null })
  })

  it('happens once when two administrators do it, and each order is in one standing file at most', async () => {
    await using shop = await openShop(...Array.from({ length: 30 }, () => ({})))
    const other = (await shop.person('super', shop.secondServer())).orders.exports
    const { id: exportId } = await shop.exports.generate()
    const outcomes = await Promise.allSettled([
      shop.exports.withdraw({ exportId }),
      other.withdraw({ exportId }),
      shop.exports.generate(),
      other.generate(),
    ])
    expect(outcomes.slice(0, 2).filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { rows: files } = await shop.exports.files()
    const standing = files.filter(({ withdrawnAt }) => withdrawnAt === null)
    const exported = standing.reduce((total, { orderCount }) => total + orderCount, 0)
    expect(exported + (await shop.exports.preview()).count).toBe(30)
  })

  it('loses no shipment entered at the same time', async () => {
    await using shop = await openShop({})
    const { id: exportId } = await shop.exports.generate()
    const shipment = { carrier: 'UPS', trackingNumber: '1Z999', shippedOn: '2026-11-20' }
    const other = (await shop.person('super', shop.secondServer())).orders.desk
    const [withdrawn, shipped] = await Promise.allSettled([
      shop.exports.withdraw({ exportId }),
      other.addShipment({ ...shipment, orderId: 1 }),
    ])
    expect(shipped.status).toBe('fulfilled')
    expect((await shop.file())?.withdrawnAt !== null).toBe(withdrawn.status === 'fulfilled')
    expect((await shop.orders.details({ orderId: 1 })).status).toBe('Shipped')
  })
})
