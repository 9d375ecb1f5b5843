import { createOrder } from '@mullion/db/orders/order.repository'
import { createShipment } from '@mullion/db/orders/shipment.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { guest } from '@mullion/domain/accounts/actor'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

const facts = { carrier: 'UPS', trackingNumber: '1Z1', shippedOn: '2026-11-20' }

/** A store with an order of 5 hinges and 7.5 feet of gasket. */
async function openShop() {
  const shop = await openTestShop({ people: true })
  const lines = [
    orderLineRow({ quantity: 5, lineTotalCents: 6250 }),
    orderLineRow({ partId: 2, number: '0210-01', name: 'GSKT BULB BLK', unit: 'FT', quantity: 7.5 }),
  ]
  const placed = { userId: shop.ids.buyer, companyId: 2, createdAt: new Date('2026-11-20T13:00:00Z') }
  const { id: orderId } = await shop.db.transaction((tx) => createOrder(tx, orderRow(placed), lines))
  const buyer = await shop.person('buyer')
  const { desk } = (await shop.person('admin')).orders
  return {
    ...shop,
    orderId,
    desk,
    ship: (trackingNumber: string, quantities?: readonly (readonly [lineNo: number, quantity: number])[]) =>
      desk.addShipment({
        ...{ ...facts, trackingNumber, orderId },
        ...(quantities && { lines: quantities.map(([lineNo, quantity]) => ({ lineNo, quantity })) }),
      }),
    order: () => buyer.orders.details({ orderId }),
    async progress() {
      const { lines: shown } = await buyer.orders.details({ orderId })
      return shown.map(({ progress: { state, shipped, left } }) => [state, shipped, left])
    },
    async mails() {
      shop.pass(5 * 60_000)
      await shop.services.mail.sendDue()
      const mails = await shop.mailbox.list()
      return Promise.all(mails.toReversed().map(({ id }) => shop.mailbox.read(id)))
    },
  }
}

describe('a shipment of some lines', () => {
  it('says what is in it and what follows, to the buyer, in the mail and to a guest', async () => {
    await using shop = await openShop()
    await shop.desk.markLine({
      ...{ orderId: shop.orderId, lineNo: 2, mark: 'back_ordered', backOrderedTo: '2026-12-04' },
    })
    await shop.desk.addShipment({
      ...{ ...facts, orderId: shop.orderId, otherTrackingNumbers: ['1Z2', '1Z2', '1Z1'] },
      lines: [{ lineNo: 1, quantity: 2 }],
    })
    const { shipments, status } = await shop.order()
    expect([status, shipments]).toMatchObject([
      'Shipped',
      [
        {
          parcels: [{ trackingNumber: '1Z1' }, { trackingNumber: '1Z2' }],
          lines: [{ lineNo: 1, quantity: 2 }],
        },
      ],
    ])
    expect(shipments[0]?.parcels[1]?.trackingUrl).toMatch(/^https:\/\/www\.ups\.com.*1Z2$/)
    expect(await shop.progress()).toEqual([
      ['partly_shipped', 2, 3],
      ['back_ordered', 0, 7.5],
    ])
    const [later, mail] = await shop.mails()
    expect(later?.subject).toBe('Parts of your order W100001 are back-ordered')
    expect(mail?.subject).toBe('Your order W100001 has shipped in part')
    expect(mail?.text).toMatch(
      /Tracking numbers:\n1Z1\n1Z2\nIn this shipment: 2 × 1001-01 .+\nStill to come:\n3 × 1001-01 .+\n7\.5 FT × 0210-01 .+, back-ordered to Dec 4, 2026/,
    )
    const visitor = shop.as(guest('a-visitor', '192.0.2.1'))
    const key = await visitor.orders.track({ number: 'W100001', email: 'pat@arctic.example' })
    const tracked = await visitor.orders.tracked(key)
    expect(tracked).toMatchObject({
      lines: [{ progress: { shipped: 2, left: 3 } }, { progress: { backOrderedTo: '2026-12-04' } }],
      shipments: [{ lines: [{ lineNo: 1, quantity: 2 }] }],
    })

    await shop.ship('1Z3')
    expect(await shop.progress()).toEqual([
      ['shipped', 5, 0],
      ['shipped', 7.5, 0],
    ])
    const last = (await shop.mails()).at(-1)
    expect(last?.subject).toBe('Your order W100001 has shipped')
    expect(last?.text).not.toContain('Still to come')
  })

  it('never has more of a line than is left, a part of a piece, or a line of another order', async () => {
    await using shop = await openShop()
    await shop.ship('1Z1', [[1, 4]])
    const refused = [
      [[[1, 2]], 'orders.over_shipped'],
      [[[1, 0.5]], 'orders.part_of_piece'],
      [[[3, 1]], 'orders.line_missing'],
      [
        [
          [2, 1],
          [1, 2],
        ],
        'orders.over_shipped',
      ],
    ] as const
    for (const [lines, code] of refused)
      await expect(shop.ship('1Z2', lines)).rejects.toMatchObject(refusedAs(code))
    expect((await shop.order()).shipments).toHaveLength(1)
    expect(await shop.progress()).toEqual([
      ['partly_shipped', 4, 1],
      ['ordered', 0, 7.5],
    ])
  })

  it('is corrected in quantity, audited, and gives back what it had when it is removed', async () => {
    await using shop = await openShop()
    const { id: shipmentId } = await shop.ship('1Z1', [[1, 4]])
    await shop.ship('1Z2', [[1, 1]])
    const correct = (lines: { lineNo: number; quantity: number }[]) =>
      shop.desk.correctShipment({ ...facts, shipmentId, lines })
    await expect(correct([{ lineNo: 1, quantity: 5 }])).rejects.toMatchObject(
      refusedAs('orders.over_shipped'),
    )
    await correct([
      { lineNo: 2, quantity: 2.25 },
      { lineNo: 1, quantity: 3 },
    ])
    expect(await shop.progress()).toEqual([
      ['partly_shipped', 4, 1],
      ['partly_shipped', 2.25, 5.25],
    ])
    const [corrected] = (await listAuditLines(shop.db.read, 9)).filter(
      ({ action }) => action === 'shipment_corrected',
    )
    expect(corrected?.details).toEqual({
      changes: [{ name: 'lines', before: 'line 1: 4', after: 'line 1: 3, line 2: 2.25' }],
    })
    await shop.desk.removeShipment({ shipmentId })
    expect(await shop.progress()).toEqual([
      ['partly_shipped', 1, 4],
      ['ordered', 0, 7.5],
    ])
  })

  it('is stored once when two staff members ship the last of a line at once', async () => {
    await using shop = await openShop()
    const ends = await Promise.allSettled(['1Z1', '1Z2', '1Z3'].map((number) => shop.ship(number, [[1, 3]])))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toMatchObject(refusedAs('orders.over_shipped'))
    expect(await shop.progress()).toEqual([
      ['partly_shipped', 3, 2],
      ['ordered', 0, 7.5],
    ])
    expect((await shop.order()).shipments).toHaveLength(1)
  })
})

describe('a shipment stored before shipments had lines', () => {
  it('is still one of the whole order', async () => {
    await using shop = await openShop()
    const { orderId, ids } = shop
    await shop.db.transaction((tx) =>
      createShipment(tx, { ...facts, orderId, userId: ids.admin, createdAt: shop.clock() }),
    )
    expect(await shop.progress()).toEqual([
      ['shipped', 5, 0],
      ['shipped', 7.5, 0],
    ])
    await expect(shop.ship('1Z2', [[1, 1]])).rejects.toMatchObject(refusedAs('orders.over_shipped'))
    expect(await shop.ship('1Z2')).toMatchObject({ lines: null })
    const mark = { orderId, lineNo: 1, mark: 'in_production' } as const
    await expect(shop.desk.markLine(mark)).rejects.toMatchObject(refusedAs('orders.line_finished'))
  })
})

describe('the state of a line', () => {
  it('is set by staff, audited, and in the feed of changes, until the line is shipped', async () => {
    await using shop = await openShop()
    const { orderId, desk } = shop
    await desk.markLine({ orderId, lineNo: 1, mark: 'in_production' })
    await desk.markLine({ orderId, lineNo: 1, mark: 'in_production' })
    expect((await shop.progress())[0]).toEqual(['in_production', 0, 5])
    const marked = (await listAuditLines(shop.db.read, 9)).filter(
      ({ action }) => action === 'order_line_marked',
    )
    expect(marked.map(({ details }) => details)).toEqual([{ part: '1001-01', state: 'in_production' }])
    const { changes } = await (await shop.person('buyer')).orders.changed({})
    expect(changes).toMatchObject([{ order: { lines: [{ progress: { inProduction: true } }, {}] } }])
    await desk.markLine({ orderId, lineNo: 1, mark: null })
    expect((await shop.progress())[0]).toEqual(['ordered', 0, 5])
    const late = { orderId, lineNo: 1, mark: 'back_ordered' } as const
    await expect(desk.markLine(late)).rejects.toMatchObject(refusedAs('orders.back_order_day'))
    await expect(desk.markLine({ ...late, backOrderedTo: '2026-11-19' })).rejects.toMatchObject(
      refusedAs('orders.back_order_day'),
    )
    await expect(desk.markLine({ ...late, lineNo: 3, backOrderedTo: '2026-12-01' })).rejects.toMatchObject(
      refusedAs('orders.line_missing'),
    )
    await shop.ship('1Z1')
    await expect(desk.markLine({ ...late, backOrderedTo: '2026-12-01' })).rejects.toMatchObject(
      refusedAs('orders.line_finished'),
    )
  })

  it('is mailed when parts are back-ordered: once for changes in a row, and again when they no longer are', async () => {
    await using shop = await openShop()
    const { orderId, desk } = shop
    const late = { orderId, mark: 'back_ordered', backOrderedTo: '2026-12-04' } as const
    await desk.markLine({ orderId, lineNo: 1, mark: 'in_production' })
    await desk.markLine({ ...late, lineNo: 1, backOrderedTo: '2026-12-01' })
    shop.pass(60_000)
    await desk.markLine({ ...late, lineNo: 1 })
    await desk.markLine({ ...late, lineNo: 2 })
    const [mail, ...more] = await shop.mails()
    expect([mail?.subject, more]).toEqual(['Parts of your order W100001 are back-ordered', []])
    expect(mail?.text).toMatch(
      /5 × 1001-01 .+, back-ordered to Dec 4, 2026\n7\.5 FT × 0210-01 .+, back-ordered to Dec 4, 2026/,
    )
    await desk.markLine({ orderId, lineNo: 1, mark: null })
    await desk.markLine({ orderId, lineNo: 2, mark: null })
    const [, last, ...none] = await shop.mails()
    expect([last?.subject, none]).toEqual(['No part of your order W100001 is back-ordered now', []])
  })

  it('is not mailed when it is taken back before the mail was sent', async () => {
    await using shop = await openShop()
    const line = { orderId: shop.orderId, lineNo: 1 }
    await shop.desk.markLine({ ...line, mark: 'back_ordered', backOrderedTo: '2026-12-01' })
    await shop.desk.markLine({ ...line, mark: null })
    expect(await shop.mails()).toEqual([])
  })
})
