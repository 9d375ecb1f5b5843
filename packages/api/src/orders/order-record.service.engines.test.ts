import { createOrder } from '@mullion/db/orders/order.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import type { OrderChange } from '@mullion/domain/orders/order-record'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import type { TestPerson } from '../testing/people.ts'
import { readyToOrder, refusedAs } from '../testing/ready-to-order.ts'

/** An order of each of these people, stored before the feed began, and one that never was placed. */
async function withOrders() {
  const shop = await openTestShop({ people: true })
  const { ids } = shop
  const companyOf = async (name: TestPerson) =>
    (await (await shop.person(name)).accounts.session.viewer())?.user.company.id ?? 0
  for (const name of ['buyer', 'owner', 'stranger'] as const) {
    const facts = { userId: ids[name], companyId: await companyOf(name) }
    await shop.db.transaction((tx) => createOrder(tx, orderRow(facts), [orderLineRow()]))
  }
  await shop.db.transaction((tx) => createOrder(tx, orderRow({ paymentState: 'authorised' }), []))
  /** Reads a person's feed to its end. */
  async function readAll(name: TestPerson, after?: string, limit = 2) {
    const person = await shop.person(name)
    const changes: OrderChange[] = []
    for (let next = after; ; ) {
      const page = await person.orders.changed({ limit, ...(next !== undefined && { after: next }) })
      changes.push(...page.changes)
      next = page.next
      if (!page.more) return { changes, next }
    }
  }
  return { ...shop, readAll }
}

const told = (changes: readonly OrderChange[]) => changes.map(({ kind, orderId }) => `${kind} ${orderId}`)

describe('changed orders', () => {
  it.each<[TestPerson, string[]]>([
    ['buyer', ['existing 1']],
    ['owner', ['existing 1', 'existing 2']],
    ['stranger', ['existing 3']],
    ['otherOwner', ['existing 3']],
    ['counter', []],
    ['admin', ['existing 1', 'existing 2', 'existing 3']],
  ])('of %s start with all orders they may see', async (name, expected) => {
    await using shop = await withOrders()
    expect(told((await shop.readAll(name)).changes)).toEqual(expected)
  })

  it('go on with what happened since, once each, with the order as it is now', async () => {
    await using shop = await withOrders()
    const before = await shop.readAll('admin')
    const { guest, form } = await readyToOrder(shop)
    const { orderNumber } = await guest.checkout.placeOrder(form)
    const admin = await shop.person('admin')
    const shipment = { carrier: 'UPS', trackingNumber: '1Z', shippedOn: '2026-11-20' }
    await admin.orders.desk.addShipment({ ...shipment, orderId: 1 })
    await admin.orders.exports.generate()
    const since = await shop.readAll('admin', before.next)
    expect(told(since.changes).slice(0, 2)).toEqual(['placed 5', 'shipped 1'])
    expect(told(since.changes).slice(2).toSorted()).toEqual([1, 2, 3, 5].map((id) => `processed ${id}`))
    expect(since.changes[0]?.order).toMatchObject({ number: orderNumber, processed: true, paidBy: 'card' })
    expect(since.changes[1]?.order).toMatchObject({ status: 'Shipped', shipments: [{ carrier: 'UPS' }] })
    expect((await shop.readAll('admin', since.next)).changes).toEqual([])
    const own = await shop.readAll('buyer', (await shop.readAll('buyer')).next)
    expect(own.changes).toEqual([])
  })

  it('do not repeat an order placed while the existing ones are listed', async () => {
    await using shop = await withOrders()
    const admin = await shop.person('admin')
    const first = await admin.orders.changed({ limit: 2 })
    const { guest, form } = await readyToOrder(shop)
    await guest.checkout.placeOrder(form)
    const rest = await shop.readAll('admin', first.next)
    expect(told([...first.changes, ...rest.changes])).toEqual([
      ...['existing 1', 'existing 2', 'existing 3', 'placed 5'],
    ])
  })

  it('reach the company of a small customer past the orders of others', async () => {
    await using shop = await withOrders()
    const { next } = await shop.readAll('owner')
    const admin = await shop.person('admin')
    for (let at = 0; at < 5; at += 1) {
      const shipment = { carrier: 'UPS', trackingNumber: `1Z${at}`, shippedOn: '2026-11-20' }
      await admin.orders.desk.addShipment({ ...shipment, orderId: at === 4 ? 2 : 3 })
    }
    expect(told((await shop.readAll('owner', next, 1)).changes)).toEqual(['shipped 2'])
  })

  it('say to start again when the cursor is older than the feed', async () => {
    await using shop = await withOrders()
    const { next } = await shop.readAll('admin')
    const { guest, form } = await readyToOrder(shop)
    await guest.checkout.placeOrder(form)
    shop.pass(91 * 24 * 3_600_000)
    await shop.services.changes.deleteExpired()
    await expect(shop.readAll('admin', next)).rejects.toMatchObject(refusedAs('changes.cursor_too_old'))
    expect(told((await shop.readAll('admin')).changes)).toHaveLength(4)
  })

  it.each(['nonsense', '', Buffer.from('parts.all.0.-').toString('base64url')])(
    'refuse the cursor %j',
    async (after) => {
      await using shop = await withOrders()
      await expect(shop.readAll('admin', after)).rejects.toMatchObject(refusedAs('changes.cursor_invalid'))
    },
  )
})

describe('an order by its number', () => {
  it('is found by whoever may see it', async () => {
    await using shop = await withOrders()
    const find = async (name: TestPerson) => (await shop.person(name)).orders.byNumber({ number: 'w100001' })
    for (const name of ['buyer', 'owner', 'admin'] as const)
      expect(await find(name)).toMatchObject({ id: 1, number: 'W100001', lines: [{ quantity: 2 }] })
    for (const name of ['stranger', 'otherOwner', 'counter'] as const)
      await expect(find(name)).rejects.toMatchObject(refusedAs('checkout.order_missing'))
  })
})
