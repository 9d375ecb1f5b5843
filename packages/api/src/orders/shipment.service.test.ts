import { claimMail, listDueMail } from '@mullion/db/mail/mail.repository'
import { createOrder, type NewOrder } from '@mullion/db/orders/order.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

const minutes = 60_000
const facts = { carrier: 'UPS', trackingNumber: '1Z999', shippedOn: '2026-11-20' }

/** A store with one order, placed in the evening of November 19 by the store's clock. */
async function openShop(order: Partial<NewOrder> = {}) {
  const shop = await openTestShop({ people: true })
  const placed = { userId: shop.ids.buyer, companyId: 2, createdAt: new Date('2026-11-20T01:00:00Z') }
  const { id: orderId } = await shop.db.transaction((tx) =>
    createOrder(tx, orderRow({ ...placed, ...order }), [orderLineRow()]),
  )
  const { orders } = await shop.person('admin')
  const buyer = await shop.person('buyer')
  return {
    ...shop,
    orderId,
    desk: orders.desk,
    add: () => orders.desk.addShipment({ ...facts, orderId }),
    audited: async (subject: string) => {
      const lines = await listAuditLines(shop.db.read, 50)
      return lines.filter((line) => line.subject === subject).toReversed()
    },
    order: () => buyer.orders.details({ orderId }),
    /** Sends what is due and returns all mail so far, oldest first. */
    async mails() {
      await shop.services.mail.sendDue()
      const mails = await shop.mailbox.list()
      return Promise.all(mails.toReversed().map(({ id }) => shop.mailbox.read(id)))
    },
  }
}

type Shop = Awaited<ReturnType<typeof openShop>>
const subjects = async (shop: Shop) => (await shop.mails()).map((mail) => mail?.subject)

describe('the day of a shipment', () => {
  it.each(['2026-11-18', '2026-11-22'])('is refused at its field when it is %s', async (shippedOn) => {
    await using shop = await openShop()
    const { id: shipmentId } = await shop.add()
    const fields = { shippedOn: expect.stringMatching(/^Enter a date/) }
    const refused = { cause: { code: 'orders.shipped_on', kind: 'invalid', details: { fields } } }
    const another = { ...facts, trackingNumber: '1Z111', shippedOn, orderId: shop.orderId }
    await expect(shop.desk.addShipment(another)).rejects.toMatchObject(refused)
    await expect(shop.desk.correctShipment({ ...facts, shippedOn, shipmentId })).rejects.toMatchObject(
      refused,
    )
  })

  it.each(['2026-11-19', '2026-11-21'])('can be %s, the order’s day and tomorrow', async (shippedOn) => {
    await using shop = await openShop()
    expect(await shop.desk.addShipment({ ...facts, shippedOn, orderId: shop.orderId })).toMatchObject({
      shippedOn,
    })
  })
})

describe('the mail about a shipment', () => {
  it('waits five minutes', async () => {
    await using shop = await openShop()
    await shop.add()
    const { shipments } = await shop.desk.details({ orderId: shop.orderId })
    expect(shipments).toMatchObject([{ ...facts, mailAt: '2026-11-20T15:05:00.000Z' }])
    shop.pass(5 * minutes - 1)
    expect(await shop.mails()).toEqual([])
    shop.pass(1)
    expect(await subjects(shop)).toEqual(['Your order W100001 has shipped'])
    expect((await shop.desk.details({ orderId: shop.orderId })).shipments).toMatchObject([{ mailAt: null }])
  })

  it('is never sent when the shipment is undone in time', async () => {
    await using shop = await openShop()
    const { id: shipmentId } = await shop.add()
    await shop.desk.undoShipment({ shipmentId })
    expect(await shop.order()).toMatchObject({ status: 'Pending', shipments: [] })
    shop.pass(60 * minutes)
    expect(await shop.mails()).toEqual([])
    await expect(shop.desk.undoShipment({ shipmentId })).rejects.toMatchObject(
      refusedAs('orders.shipment_missing'),
    )
  })

  it('cannot be undone once a worker has begun to send it', async () => {
    await using shop = await openShop()
    const { id: shipmentId } = await shop.add()
    shop.pass(5 * minutes)
    const [due] = await listDueMail(shop.db.read, shop.clock(), 1)
    if (due) await shop.db.transaction((tx) => claimMail(tx, due, new Date('2026-11-21')))
    await expect(shop.desk.undoShipment({ shipmentId })).rejects.toMatchObject(
      refusedAs('orders.shipment_mailed'),
    )
    expect(await shop.order()).toMatchObject({ status: 'Shipped', shipments: [facts] })
  })

  it('has only the corrected shipment when that was corrected in time', async () => {
    await using shop = await openShop()
    const { id: shipmentId } = await shop.add()
    shop.pass(4 * minutes)
    await shop.desk.correctShipment({ ...facts, trackingNumber: '1Z111', shipmentId })
    shop.pass(4 * minutes)
    expect(await shop.mails()).toEqual([])
    shop.pass(1 * minutes)
    const [mail, ...more] = await shop.mails()
    expect([mail?.subject, more]).toEqual(['Your order W100001 has shipped', []])
    expect(mail?.text).toContain('1Z111')
    expect(mail?.text).not.toContain('1Z999')
  })
})

describe('a shipment the buyer was told of', () => {
  async function told() {
    const shop = await openShop()
    const { id: shipmentId } = await shop.add()
    shop.pass(5 * minutes)
    await shop.mails()
    return { ...shop, shipmentId }
  }

  it('is corrected with another mail, which itself can be corrected in time', async () => {
    await using shop = await told()
    const { shipmentId } = shop
    await shop.desk.correctShipment({ ...facts, trackingNumber: '1Z111', shipmentId })
    await shop.desk.correctShipment({ ...facts, trackingNumber: '1Z222', shipmentId })
    shop.pass(5 * minutes)
    expect(await subjects(shop)).toEqual([
      'Your order W100001 has shipped',
      'Your order W100001 has a corrected shipment',
    ])
    expect((await shop.mails())[1]?.text).toContain('1Z222')
    expect(await shop.order()).toMatchObject({ shipments: [{ trackingNumber: '1Z222' }] })
  })

  it('is removed with a mail that says so', async () => {
    await using shop = await told()
    const { shipmentId } = shop
    await shop.desk.correctShipment({ ...facts, carrier: 'FedEx', shipmentId })
    await shop.desk.removeShipment({ shipmentId })
    shop.pass(5 * minutes)
    expect(await subjects(shop)).toEqual([
      'Your order W100001 has shipped',
      'Your order W100001 has a withdrawn shipment',
    ])
    expect(await shop.order()).toMatchObject({ status: 'Pending', shipments: [] })
  })
})

describe('corrections and removals', () => {
  it('are audited with what was there before', async () => {
    await using shop = await openShop()
    const { id: shipmentId } = await shop.add()
    await shop.desk.correctShipment({ ...facts, carrier: 'FedEx', shipmentId })
    await shop.desk.correctShipment({ ...facts, carrier: 'FedEx', shipmentId })
    await shop.desk.removeShipment({ shipmentId })
    const log = await shop.audited('order:W100001')
    expect(log.map(({ action, details }) => [action, details])).toEqual([
      ['order_shipped', { ...facts, lines: 'line 1: 2' }],
      ['shipment_corrected', { changes: [{ name: 'carrier', before: 'UPS', after: 'FedEx' }] }],
      ['shipment_removed', { ...facts, carrier: 'FedEx', lines: 'line 1: 2' }],
    ])
  })

  it('keep the order shipped while another shipment remains, and refuse a number it already has', async () => {
    await using shop = await openShop()
    const { id: shipmentId } = await shop.add()
    await shop.desk.addShipment({ ...facts, trackingNumber: '1Z111', orderId: shop.orderId })
    await expect(
      shop.desk.correctShipment({ ...facts, trackingNumber: '1Z111', shipmentId }),
    ).rejects.toMatchObject(refusedAs('orders.shipment_known'))
    await shop.desk.removeShipment({ shipmentId })
    expect(await shop.order()).toMatchObject({ status: 'Shipped', shipments: [{ trackingNumber: '1Z111' }] })
  })
})

describe('marking an order as processed', () => {
  it('takes it off the pending orders without a file, and is audited once', async () => {
    await using shop = await openShop()
    const { orderId } = shop
    await shop.desk.markProcessed({ orderId })
    await shop.desk.markProcessed({ orderId })
    expect(await shop.order()).toMatchObject({ status: 'Processed' })
    const { exports } = (await shop.person('admin')).orders
    expect([(await exports.pending()).total, (await exports.files()).total]).toEqual([0, 0])
    expect((await shop.audited('order:W100001')).map(({ action }) => action)).toEqual(['order_processed'])
  })

  it('is refused while its freight is to be confirmed', async () => {
    await using shop = await openShop({ freightToBeConfirmed: true })
    await expect(shop.desk.markProcessed({ orderId: shop.orderId })).rejects.toMatchObject(
      refusedAs('orders.freight_before_processed'),
    )
  })
})
