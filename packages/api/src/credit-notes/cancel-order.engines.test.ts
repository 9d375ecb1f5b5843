import { salesTotals } from '@mullion/db/analytics/analytics.tables'
import { spendingOf } from '@mullion/db/approvals/spending.repository'
import { mailMessages } from '@mullion/db/mail/mail.tables'
import { listOrderLines } from '@mullion/db/orders/order-line.repository'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { describe, expect, it } from 'vitest'
import { createOrderLinks } from '../orders/order-links.ts'
import { creditMails, heldCents, orderRow, placeOrder } from '../testing/credit-notes.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

const requestKey = 'cancel-key-0001'

describe('canceling an order', () => {
  it('with the link of its mail takes the charge back once, however often it is asked', async () => {
    await using shop = await openTestShop({ people: true })
    const id = await placeOrder(shop, 1, [3])
    const { number, grandTotalCents } = await orderRow(shop, id)
    const { keySigner, siteUrl } = shop.deps
    const key = createOrderLinks({ keySigner, siteUrl }).keyOf(number)
    const guest = shop.guest()
    const shown = await guest.orders.cancelTrackedPreview({ key })
    expect(shown).toMatchObject({ whole: true, totalCents: grandTotalCents })
    const other = shop.guest('guest-two-session-key1', shop.secondServer())
    const asked = { key, requestKey, shownCents: grandTotalCents }
    const answers = await Promise.all([guest.orders.cancelTracked(asked), other.orders.cancelTracked(asked)])
    expect(answers.map(({ creditNumber }) => creditNumber)).toEqual(['CN100001', 'CN100001'])
    expect(await heldCents(shop, id)).toBe(0)
    expect(await creditMails(shop)).toHaveLength(1)
    const notices = (await shop.db.read.select().from(mailMessages)).filter(({ event }) =>
      event.startsWith('order-canceled:'),
    )
    expect(notices).toMatchObject([{ subject: `Order ${number} was canceled by the buyer` }])
    expect(await guest.orders.tracked({ key })).toMatchObject({
      ...{ status: 'Canceled', cancelable: false },
      lines: [{ progress: { state: 'canceled', canceled: 3 } }],
    })
    await expect(guest.orders.cancelTracked({ key, requestKey: 'cancel-key-0002' })).rejects.toMatchObject(
      refusedAs('orders.canceled'),
    )
    const { key: looked } = await guest.orders.track({ number, email: 'pat@arctic.example' })
    await expect(guest.orders.cancelTrackedPreview({ key: looked })).rejects.toMatchObject(
      refusedAs('orders.cancel_by_mail_only'),
    )
  })

  it('in part gives back the part, leaves the freight, and stays out of the file for accounting', async () => {
    await using shop = await openTestShop({ people: true })
    const id = await placeOrder(shop, 1, [3], true)
    const before = await orderRow(shop, id)
    const buyer = await shop.person('buyer')
    const lines = [{ lineNo: 1, quantity: 2 }]
    const { totalCents } = await buyer.orders.cancelPreview({ orderId: id, lines })
    await expect(
      buyer.orders.cancel({ orderId: id, lines, requestKey, shownCents: totalCents + 1 }),
    ).rejects.toMatchObject(refusedAs('orders.cancel_changed'))
    await buyer.orders.cancel({ orderId: id, lines, requestKey, shownCents: totalCents })
    await buyer.orders.cancel({ orderId: id, lines, requestKey })
    const details = await buyer.orders.details({ orderId: id })
    expect(details).toMatchObject({
      ...{ status: 'Pending', creditedCents: totalCents, cancelable: true },
      creditNotes: [{ number: 'CN100001', means: 'account', freightCents: 0 }],
    })
    expect(await listOrderLines(shop.db.read, id)).toMatchObject([
      { canceledQuantity: 2, creditedQuantity: 2 },
    ])
    expect((await listAuditLines(shop.db.read, 3)).map(({ action }) => action)).toContain('order_canceled')
    const admin = await shop.person('admin')
    const net = before.grandTotalCents - totalCents
    expect(await admin.orders.exports.preview()).toMatchObject({ count: 1, totalCents: net })
    const { id: exportId } = await admin.orders.exports.generate({ shown: { count: 1, totalCents: net } })
    const { content } = await admin.orders.exports.file({ exportId })
    const [head = '', row = ''] = content.split('\r\n')
    const cell = (name: string) => row.split(',')[head.split(',').indexOf(name)]
    expect([cell('QuantityOrdered'), cell('OrderTotal')]).toEqual(['1', (net / 100).toFixed(2)])
    await expect(buyer.orders.cancel({ orderId: id, requestKey: 'cancel-key-0002' })).rejects.toMatchObject(
      refusedAs('orders.cancel_too_late'),
    )
  })

  it('as a whole leaves the pending orders, cannot be shipped, and gives the month’s budget back', async () => {
    await using shop = await openTestShop({ people: true })
    const id = await placeOrder(shop, 1, [3], true)
    const owner = await shop.person('owner')
    await owner.orders.cancel({ orderId: id, requestKey })
    const admin = await shop.person('admin')
    expect((await admin.orders.exports.pending({ search: '' })).rows).toEqual([])
    const shipment = { carrier: 'UPS', trackingNumber: '1Z', shippedOn: '2026-11-20' }
    for (const late of [
      () => admin.orders.desk.addShipment({ ...shipment, orderId: id }),
      () => admin.orders.desk.markProcessed({ orderId: id }),
    ])
      await expect(late()).rejects.toMatchObject(refusedAs('orders.canceled'))
    expect(await admin.orders.list({ scope: 'all' })).toMatchObject({ orders: [{ status: 'Canceled' }] })
    const spender = { userId: shop.ids.buyer, actorId: `user:${shop.ids.buyer}`, since: new Date(0) }
    expect(await spendingOf(shop.db.read, spender)).toEqual({ placedCents: 0, waitingCents: 0 })
  })

  it('works for an order from before a new store set up its sales totals, which keep that order', async () => {
    await using shop = await openTestShop({ people: true })
    const id = await placeOrder(shop, 1, [3])
    const counted = await shop.db.read.select().from(salesTotals)
    expect(counted.length).toBeGreaterThan(0)
    await shop.services.salesCount.countMissing()
    const byKey = (rows: typeof counted) => rows.map((row) => JSON.stringify(row)).toSorted()
    expect(byKey(await shop.db.read.select().from(salesTotals))).toEqual(byKey(counted))
    const admin = await shop.person('admin')
    await admin.orders.cancel({ orderId: id, requestKey })
    expect(await heldCents(shop, id)).toBe(0)
  })

  it('races with the file for accounting: one of them gets the order', async () => {
    await using shop = await openTestShop({ people: true })
    const id = await placeOrder(shop, 1, [1], true)
    const [buyer, admin] = [await shop.person('buyer'), await shop.person('admin', shop.secondServer())]
    const ends = await Promise.allSettled([
      buyer.orders.cancel({ orderId: id, requestKey }),
      admin.orders.exports.generate(),
    ])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { processed, canceledAt } = await orderRow(shop, id)
    expect(processed).toBe(canceledAt === null)
  })

  it('of another company is not found', async () => {
    await using shop = await openTestShop({ people: true })
    const id = await placeOrder(shop, 1, [1], true)
    const stranger = await shop.person('stranger')
    await expect(stranger.orders.cancelPreview({ orderId: id })).rejects.toMatchObject(
      refusedAs('checkout.order_missing'),
    )
  })
})
