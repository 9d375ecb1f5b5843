import { listDueMail } from '@mullion/db/mail/mail.repository'
import { findOrder } from '@mullion/db/orders/order.repository'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import type { PlaceOrderInput } from '@mullion/domain/checkout/order'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { quoteForm, termsOrder } from '../testing/order-form.ts'
import { larchfield } from '../testing/people.ts'
import { orderIn, refusedAs, type TestShop } from '../testing/ready-to-order.ts'

type Caller = Awaited<ReturnType<TestShop['person']>>

const arctic = { companyId: 2 }
const day = 86_400_000
let orders = 0
const nextKey = () => `credit-order-key-${String(++orders).padStart(6, '0')}`

async function openShop() {
  const shop = await openTestShop({ people: true })
  const [buyer, admin] = [await shop.person('buyer'), await shop.person('admin')]
  return Object.assign(shop, { buyer, admin })
}

async function place(buyer: Caller, change: Partial<PlaceOrderInput> = {}) {
  const quote = await buyer.checkout.quote(quoteForm())
  return buyer.checkout.placeOrder(termsOrder(quote, quoteForm(), { idempotencyKey: nextKey(), ...change }))
}
const order = async (buyer: Caller) => orderIn(await place(buyer))
const limitTo = (
  admin: Caller,
  limitCents: number | null,
  owner: Parameters<Caller['credit']['account']>[0]['owner'] = arctic,
) => admin.credit.setLimit({ owner, limitCents })
const subjects = async (shop: TestShop) =>
  (await listDueMail(shop.db.read, new Date('2100-01-01'), 99)).map(({ subject }) => subject)
const actions = async (shop: TestShop) => (await listAuditLines(shop.db.read, 99)).map(({ action }) => action)
const payment = (amountCents: number, change: object = {}) => ({
  owner: arctic,
  payment: { amountCents, paidOn: '2026-11-20', reference: 'check 17', orders: [], ...change },
})

describe('the open balance', () => {
  it('is what was ordered on terms less what was paid, aged by the day of the order', async () => {
    await using shop = await openShop()
    const { buyer, admin } = shop
    expect(await buyer.credit.own()).toBeNull()
    const { grandTotalCents: total, orderNumber } = await order(buyer)
    shop.pass(40 * day)
    await order(buyer)
    await limitTo(admin, 1_000_000)
    const openCents = 2 * total
    expect(await buyer.credit.own()).toEqual({
      ...{ limitCents: 1_000_000, openCents, heldCents: 0, leftCents: 1_000_000 - openCents },
    })
    expect(await admin.credit.account({ owner: arctic })).toMatchObject({
      openCents,
      aging: { current: total, over30: total, over60: 0, over90: 0, unusedCents: 0 },
      openOrders: [{ number: orderNumber, openCents: total }, { number: 'W100002' }],
    })
    const paid = { orderNumber, amountCents: total - 100 }
    await admin.credit.payments.add(payment(total + 50, { orders: [paid] }))
    expect(await admin.credit.account({ owner: arctic })).toMatchObject({
      openCents: total - 50,
      // 150 of it is on account, and pays the rest of the older order first.
      aging: { current: total - 50, over30: 0 },
      openOrders: [
        { number: orderNumber, openCents: 100 },
        { number: 'W100002', openCents: total },
      ],
    })
    // Neither another company nor staff for themselves have any.
    expect(await (await shop.person('stranger')).credit.own()).toBeNull()
    expect(await admin.credit.own()).toBeNull()
  })

  it('is lower by what is credited on account, so that it can be ordered again', async () => {
    await using shop = await openShop()
    const { buyer, admin } = shop
    const { grandTotalCents: total } = await order(buyer)
    await limitTo(admin, 2 * total - 1)
    const lines = [{ lineNo: 1, quantity: 1 }]
    const { totalCents } = await buyer.orders.cancel({ orderId: 1, lines, requestKey: 'cancel-key-0001' })
    expect(totalCents).toBeGreaterThan(0)
    const openCents = total - totalCents
    expect(await buyer.credit.own()).toMatchObject({ openCents })
    expect(await admin.credit.account({ owner: arctic })).toMatchObject({
      aging: { current: openCents },
      openOrders: [{ openCents, grandTotalCents: total }],
    })
    expect(await order(buyer)).toMatchObject({ onHold: false })
    expect(await order(buyer)).toMatchObject({ onHold: true })
  })

  it('has an age that adds up to the open balance, also with payments that name orders', async () => {
    await using shop = await openShop()
    const { buyer, admin } = shop
    const placed = [await order(buyer), await order(buyer), await order(buyer)]
    const total = placed[0]?.grandTotalCents ?? 0
    const naming = (at: number) => [{ orderNumber: placed[at]?.orderNumber ?? '', amountCents: total }]
    await admin.credit.payments.add(payment(total + 40, { reference: 'a', orders: naming(2) }))
    await admin.credit.payments.add(payment(total, { reference: 'b', orders: naming(0) }))
    await admin.credit.payments.add(payment(2, { reference: 'c' }))
    const openCents = total - 42
    expect(await admin.credit.account({ owner: arctic })).toMatchObject({
      ...{ openCents, openOrders: [{ number: placed[1]?.orderNumber }] },
      aging: { current: openCents, over30: 0, over60: 0, over90: 0, unusedCents: 0 },
    })
  })

  it('takes a payment without a day as one of today, in the time zone of the store', async () => {
    await using shop = await openShop()
    // 03:30 in UTC on the 21st is the evening of the 20th at the store.
    shop.pass(12.5 * 3_600_000)
    const { amountCents, reference } = payment(5).payment
    const added = await shop.admin.credit.payments.add({
      owner: arctic,
      payment: { amountCents, reference, orders: [] },
    })
    expect(added.paidOn).toBe('2026-11-20')
    expect((await listAuditLines(shop.db.read, 1))[0]?.details).toMatchObject({ paidOn: '2026-11-20' })
  })

  it('counts payments that are entered once and can be removed', async () => {
    await using shop = await openShop()
    const { buyer, admin } = shop
    const { orderNumber, grandTotalCents: total } = await order(buyer)
    const added = await admin.credit.payments.add(
      payment(total, { orders: [{ orderNumber: orderNumber.toLowerCase(), amountCents: total }] }),
    )
    expect(added).toMatchObject({ reference: 'check 17', onAccountCents: 0, enteredBy: 'Ada Test' })
    expect(await admin.credit.payments.list({ owner: arctic })).toMatchObject({ total: 1, payments: [added] })
    await expect(admin.credit.payments.add(payment(5))).rejects.toMatchObject(
      refusedAs('credit.payment_taken'),
    )
    for (const wrong of [
      { reference: 'b', orders: [{ orderNumber, amountCents: 1 }] },
      { reference: 'b', orders: [{ orderNumber: 'W999999', amountCents: 1 }] },
      { reference: 'b', paidOn: '2026-12-24' },
    ])
      await expect(admin.credit.payments.add(payment(5, wrong))).rejects.toMatchObject(
        refusedAs('credit.payment_invalid'),
      )
    await expect(
      admin.credit.payments.add({ ...payment(5, { reference: 'b' }), owner: { companyId: 1 } }),
    ).rejects.toMatchObject(refusedAs('accounts.company_missing'))
    const other = { owner: { companyId: 3 }, paymentId: added.id }
    await expect(admin.credit.payments.remove(other)).rejects.toMatchObject(
      refusedAs('credit.payment_missing'),
    )
    await admin.credit.payments.remove({ owner: arctic, paymentId: added.id })
    expect(await admin.credit.account({ owner: arctic })).toMatchObject({ openCents: total })
    expect(await actions(shop)).toEqual(
      expect.arrayContaining(['company_payment_entered', 'company_payment_removed']),
    )
  })
})

describe('an order over the limit', () => {
  it('is placed and waits: not exported, shipped, invoiced or counted', async () => {
    await using shop = await openShop()
    const { buyer, admin } = shop
    await limitTo(admin, 100)
    const placed = await order(buyer)
    expect(placed).toMatchObject({ orderNumber: 'W100001', onHold: true })
    expect(await buyer.orders.details({ orderId: 1 })).toMatchObject({
      status: 'On hold',
      creditHold: 'held',
    })
    expect(await buyer.credit.own()).toMatchObject({ openCents: 0, heldCents: placed.grandTotalCents })
    expect(await subjects(shop)).toEqual([
      expect.stringContaining('On hold: your order W100001'),
      'Over the credit limit: order W100001 of Arctic Door Service waits',
    ])
    expect(await admin.credit.held.list()).toMatchObject({
      total: 1,
      rows: [
        {
          orderId: 1,
          customer: 'Arctic Door Service',
          limitCents: 100,
          overCents: placed.grandTotalCents - 100,
        },
      ],
    })
    expect(await admin.orders.exports.preview()).toMatchObject({
      count: 0,
      leftOut: [{ reason: 'credit', count: 1 }],
    })
    expect((await admin.orders.exports.pending()).rows).toMatchObject([
      { number: 'W100001', leftOut: 'credit' },
    ])
    expect((await admin.orders.exports.pendingInFull()).total).toBe(0)
    await expect(admin.orders.exports.generate()).rejects.toMatchObject(refusedAs('orders.nothing_to_export'))
    const shipment = { orderId: 1, carrier: 'UPS', trackingNumber: '1Z', shippedOn: '2026-11-20' }
    for (const work of [
      () => admin.orders.desk.addShipment(shipment),
      () => admin.orders.desk.markProcessed({ orderId: 1 }),
      () => admin.orders.invoice({ orderId: 1 }),
    ])
      await expect(work()).rejects.toMatchObject(refusedAs('orders.on_credit_hold'))
    await shop.services.salesCount.countMissing()
    expect(await findOrder(shop.db.read, 1)).toMatchObject({ salesCounted: false })
  })

  it('is released once, by one of two people, and is then an order like any other', async () => {
    await using shop = await openShop()
    const { buyer, admin } = shop
    await limitTo(admin, 100)
    const { grandTotalCents } = await order(buyer)
    const other = await shop.person('super', shop.secondServer())
    const decided = await Promise.allSettled([
      admin.credit.held.release({ orderId: 1 }),
      other.credit.held.refuse({ orderId: 1, reason: 'Past due' }),
    ])
    expect(decided.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    if (decided[0].status === 'rejected') return
    expect(await buyer.orders.details({ orderId: 1 })).toMatchObject({
      status: 'Pending',
      creditHold: 'released',
    })
    expect(await findOrder(shop.db.read, 1)).toMatchObject({ salesCounted: true })
    expect(await buyer.credit.own()).toMatchObject({ openCents: grandTotalCents, leftCents: 0, heldCents: 0 })
    expect(await subjects(shop)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Released: your order W100001'),
        expect.stringContaining('New order W100001'),
      ]),
    )
    expect(await admin.credit.held.byId({ orderId: 1 })).toMatchObject({
      state: 'released',
      decidedBy: 'Ada Test',
    })
    expect((await admin.orders.exports.generate()).orderCount).toBe(1)
    await expect(admin.credit.held.release({ orderId: 1 })).rejects.toMatchObject(
      refusedAs('credit.not_held'),
    )
  })

  it('is canceled without a charge when it is refused, and the buyer reads why', async () => {
    await using shop = await openShop()
    const { buyer, admin } = shop
    await limitTo(admin, 0)
    await order(buyer)
    await admin.credit.held.refuse({ orderId: 1, reason: 'Three invoices are past due.' })
    expect(await buyer.orders.details({ orderId: 1 })).toMatchObject({
      status: 'Canceled',
      creditHold: 'refused',
    })
    expect(await buyer.credit.own()).toMatchObject({ openCents: 0, heldCents: 0 })
    const mails = await listDueMail(shop.db.read, new Date('2100-01-01'), 99)
    expect(mails.find(({ subject }) => subject === 'Your order W100001 was canceled')).toMatchObject({
      text: expect.stringContaining('Three invoices are past due.'),
    })
    expect((await admin.orders.exports.pending()).total).toBe(0)
    expect((await admin.orders.exports.preview()).leftOut).toEqual([])
    await expect(admin.orders.desk.markProcessed({ orderId: 1 })).rejects.toMatchObject(
      refusedAs('orders.credit_refused'),
    )
    await expect(admin.credit.held.release({ orderId: 1 })).rejects.toMatchObject(
      refusedAs('credit.not_held'),
    )
    await expect(admin.credit.held.release({ orderId: 9 })).rejects.toMatchObject(
      refusedAs('checkout.order_missing'),
    )
    expect(await actions(shop)).toEqual(expect.arrayContaining(['order_held', 'order_refused']))
  })

  it('is one of two at once: the last of a limit goes to one', async () => {
    await using shop = await openShop()
    const { buyer, admin } = shop
    const quote = await buyer.checkout.quote(quoteForm())
    await limitTo(admin, 2 * quote.grandTotalCents)
    const second = shop.secondServer()
    const others = [
      await shop.person('buyer', second),
      await shop.person('owner', second),
      await shop.person('owner'),
    ]
    const placed = await Promise.all([buyer, ...others].map((each) => order(each)))
    expect(placed.map(({ onHold }) => onHold).toSorted()).toEqual([false, false, true, true])
    expect(await buyer.credit.own()).toMatchObject({ openCents: 2 * quote.grandTotalCents, leftCents: 0 })
  })

  it('is the same order when it is sent again', async () => {
    await using shop = await openShop()
    const { buyer, admin } = shop
    await limitTo(admin, 0)
    const quote = await buyer.checkout.quote(quoteForm())
    const form = termsOrder(quote, quoteForm(), { idempotencyKey: nextKey() })
    const answers = await Promise.all(
      [buyer, await shop.person('buyer', shop.secondServer())].map((each) => each.checkout.placeOrder(form)),
    )
    expect(answers).toMatchObject([
      { orderNumber: 'W100001', onHold: true },
      { orderNumber: 'W100001', onHold: true },
    ])
    expect((await admin.credit.held.list()).total).toBe(1)
  })

  it('is compared with the limit of the customer whom staff order for, if it has one', async () => {
    await using shop = await openShop()
    const counter = await shop.person('counter')
    const { id } = await counter.accounts.internalCompanies.create(larchfield)
    const owner = { companyInternalId: id }
    const acting = await shop.acting('counter', id)
    expect(await order(acting)).toMatchObject({ onHold: false })
    await limitTo(shop.admin, 100, owner)
    expect(await order(acting)).toMatchObject({ onHold: true })
    expect(await acting.credit.own()).toMatchObject({ limitCents: 100 })
    expect((await shop.admin.credit.held.list()).rows).toMatchObject([{ customer: 'Larchfield Butchers' }])
    // Arctic's credit is its own.
    expect(await shop.admin.credit.account({ owner: arctic })).toMatchObject({ openCents: 0, heldCents: 0 })
  })

  it('waits too when it was approved in its company first', async () => {
    await using shop = await openShop()
    const owner = await shop.person('owner')
    const limits = { userId: shop.ids.buyer, monthLimitCents: null, asksAdmins: true, approverIds: [] }
    await owner.approvals.saveLimits({ ...limits, orderLimitCents: 0 })
    await limitTo(shop.admin, 0)
    const asked = await place(await shop.person('buyer'))
    expect(asked).toMatchObject({ approvalRequestId: 1 })
    const { grandTotalCents } = asked
    const placed = await owner.approvals.approve({ requestId: 1, version: 1, grandTotalCents })
    expect(placed).toMatchObject({ orderNumber: 'W100001', onHold: true })
  })
})

describe('payments from a file', () => {
  const heading = 'customerNumber,companyType,reference,paidOn,amount,orders'

  it('are checked, applied, exported the same and undone', async () => {
    await using shop = await openShop()
    const { buyer, admin } = shop
    const { grandTotalCents: total } = await order(buyer)
    const amount = (total / 100).toFixed(2)
    const run = (rows: readonly string[], dryRun = false) =>
      shop.services.imports.run('payments', [heading, ...rows].join('\n'), { dryRun })
    const open = async () => (await admin.credit.account({ owner: arctic })).openCents
    const rows = [
      `ARCTIC,company,check 1,2026-11-20,${amount},W100001 ${amount}`,
      'ARCTIC,company,check 2,2026-11-21,5.00,',
    ]
    expect(await run(rows, true)).toMatchObject({ stored: false, created: 2, problems: [] })
    expect(await open()).toBe(total)
    expect(await run(rows)).toMatchObject({ stored: true, created: 2 })
    expect(await open()).toBe(-500)
    const { csv } = await admin.admin.imports.exportPage({ kind: 'payments' })
    expect(csv.trim().split('\r\n')).toEqual([heading, ...rows])
    expect(await run(rows)).toMatchObject({ created: 0, known: 2, changed: 0 })
    expect(await run(['ARCTIC,company,check 2,2026-11-21,6.00,'])).toMatchObject({ changed: 1 })
    expect(await open()).toBe(-600)
    await shop.services.imports.undoLast()
    expect(await open()).toBe(-500)
  })

  it('can be taken back, and the orders are open again', async () => {
    await using shop = await openShop()
    const { grandTotalCents: total } = await order(shop.buyer)
    const amount = (total / 100).toFixed(2)
    const text = [heading, `ARCTIC,,check 1,2026-11-20,${amount},W100001 ${amount}`].join('\n')
    await shop.services.imports.run('payments', text, { dryRun: false })
    expect(await shop.admin.credit.account({ owner: arctic })).toMatchObject({ openCents: 0, openOrders: [] })
    await shop.services.imports.undoLast()
    expect(await shop.admin.credit.account({ owner: arctic })).toMatchObject({ openCents: total })
  })

  it('are refused by row and column', async () => {
    await using shop = await openShop()
    const { grandTotalCents: total } = await order(shop.buyer)
    const half = (Math.ceil(total / 2 + 1) / 100).toFixed(2)
    const rows = [
      'NOBODY,,1,2026-11-20,5.00,',
      'ARCTIC,,2,2026-11-20,0,',
      'ARCTIC,,3,2026-11-20,5.00,W100001 6.00',
      'ARCTIC,,4,2026-11-20,5.00,W999999 5.00',
      `ARCTIC,,5,2026-11-20,${half},W100001 ${half}`,
      `ARCTIC,,6,2026-11-20,${half},W100001 ${half}`,
      'ARCTIC,,7,someday,5.00,',
      'ARCTIC,,5,2026-11-20,5.00,',
    ]
    const { stored, problems } = await shop.services.imports.run('payments', [heading, ...rows].join('\n'), {
      dryRun: false,
    })
    expect(stored).toBe(false)
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [2, 'customerNumber'],
      [3, 'amount'],
      [4, 'orders'],
      [5, 'orders'],
      [7, 'orders'],
      [8, 'paidOn'],
      [9, 'customerNumber'],
    ])
  })
})
