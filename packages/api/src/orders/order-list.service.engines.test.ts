import { createOrder, type NewOrder } from '@mullion/db/orders/order.repository'
import type { NewOrderLine } from '@mullion/db/orders/order-line.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { houseCompanyId } from '@mullion/domain/accounts/actor'
import { describe, expect, it } from 'vitest'
import { openTestShop, type ShopFacts } from '../testing/open-test-shop.ts'
import { frostFreight } from '../testing/order-form.ts'
import type { TestPerson } from '../testing/people.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>

async function openShop(facts: ShopFacts = {}) {
  const shop = await openTestShop({ people: true, ...facts })
  const companyOf = async (name: TestPerson) =>
    (await (await shop.person(name)).accounts.session.viewer())?.user.company.id ?? 0
  return { ...shop, arctic: await companyOf('buyer'), polar: await companyOf('stranger') }
}

function store(shop: Shop, facts: Partial<NewOrder>, lines: readonly NewOrderLine[] = [orderLineRow()]) {
  return shop.db.transaction((tx) => createOrder(tx, orderRow(facts), lines))
}

/** One order per test user and one from a guest; the buyer's comes first. */
async function withOrders() {
  const shop = await openShop()
  const { ids, arctic, polar } = shop
  await store(shop, { userId: ids.buyer, companyId: arctic, poNumber: 'PO-7788' })
  await store(shop, { userId: ids.owner, companyId: arctic })
  await store(shop, { userId: ids.stranger, companyId: polar })
  await store(shop, { userId: ids.counter, companyId: houseCompanyId })
  await store(shop, { userId: null, companyId: null, billing: null })
  return shop
}

const members = ['buyer', 'owner', 'stranger', 'otherOwner', 'counter', 'admin', 'super'] as const

describe('the order list', () => {
  it.each<[TestPerson, string[]]>([
    ['buyer', ['W100001']],
    ['owner', ['W100002']],
    ['stranger', ['W100003']],
    ['otherOwner', []],
    ['counter', ['W100004']],
    ['admin', []],
  ])('of %s has their own orders', async (name, numbers) => {
    await using shop = await withOrders()
    const { orders, total, pages } = await (await shop.person(name)).orders.list({ scope: 'user' })
    expect(orders.map(({ number }) => number)).toEqual(numbers)
    expect([total, pages]).toEqual([numbers.length, 1])
  })

  it.each<[TestPerson, string[]]>([
    ['owner', ['W100002', 'W100001']],
    ['otherOwner', ['W100003']],
    ['admin', ['W100004']],
    ['super', ['W100004']],
  ])('of the company of %s has all its orders', async (name, numbers) => {
    await using shop = await withOrders()
    const { orders } = await (await shop.person(name)).orders.list({ scope: 'company' })
    expect(orders.map(({ number }) => number)).toEqual(numbers)
  })

  it.each(['buyer', 'stranger', 'counter'] as const)('of a company is refused to %s', async (name) => {
    await using shop = await withOrders()
    const { orders } = await shop.person(name)
    for (const companyId of [undefined, shop.arctic, shop.polar]) {
      const listed = orders.list({ scope: 'company', companyId })
      await expect(listed).rejects.toMatchObject(refusedAs('accounts.not_allowed'))
    }
  })

  it('requires signing in', async () => {
    await using shop = await withOrders()
    const { orders } = shop.guest()
    const refused = refusedAs('accounts.sign_in_needed')
    await expect(orders.list({ scope: 'user' })).rejects.toMatchObject(refused)
    await expect(orders.list({ scope: 'company' })).rejects.toMatchObject(refused)
    await expect(orders.details({ orderId: 5 })).rejects.toMatchObject(refused)
    await expect(orders.reorder({ orderId: 5 })).rejects.toMatchObject(refused)
  })

  it.each(['owner', 'stranger', 'otherOwner', 'counter'] as const)(
    'of another user cannot be reached by %s',
    async (name) => {
      await using shop = await withOrders()
      const { orders } = await shop.person(name)
      const listed = orders.list({ scope: 'user', userId: shop.ids.buyer })
      await expect(listed).rejects.toMatchObject(refusedAs('accounts.user_missing'))
      const inFull = orders.listInFull({ scope: 'user', userId: shop.ids.buyer })
      await expect(inFull).rejects.toMatchObject(refusedAs('accounts.user_missing'))
    },
  )

  it('of another company cannot be reached by a company admin', async () => {
    await using shop = await withOrders()
    const { orders } = await shop.person('otherOwner')
    const listed = orders.list({ scope: 'company', companyId: shop.arctic })
    await expect(listed).rejects.toMatchObject(refusedAs('accounts.company_missing'))
  })

  it('of any user or company is open to administrators, including deleted users', async () => {
    await using shop = await withOrders()
    const admin = await shop.person('admin')
    await admin.accounts.users.remove({ userId: shop.ids.buyer })
    const { orders } = admin
    const ofBuyer = await orders.list({ scope: 'user', userId: shop.ids.buyer })
    expect(ofBuyer.orders).toMatchObject([{ number: 'W100001', buyer: 'Bea Test' }])
    expect((await orders.list({ scope: 'company', companyId: shop.polar })).total).toBe(1)
    const nobody = orders.list({ scope: 'user', userId: 9_999 })
    await expect(nobody).rejects.toMatchObject(refusedAs('accounts.user_missing'))
    const nowhere = orders.list({ scope: 'company', companyId: 9_999 })
    await expect(nowhere).rejects.toMatchObject(refusedAs('accounts.company_missing'))
  })

  it('shows each order’s summary', async () => {
    await using shop = await withOrders()
    const { orders } = await (await shop.person('buyer')).orders.list({ scope: 'user' })
    expect(orders).toEqual([
      {
        id: 1,
        number: 'W100001',
        poNumber: 'PO-7788',
        buyer: 'Bea Test',
        companyName: 'Arctic Door Service',
        shipAddress1: '1 Cold Street',
        shipPostalCode: '43215',
        createdAt: '2026-11-20T15:00:00.000Z',
        grandTotalCents: 4156,
        creditedCents: 0,
        status: 'Pending',
        internalCompanyName: null,
      },
    ])
  })

  it('has ten orders per page', async () => {
    await using shop = await openShop()
    const own = { userId: shop.ids.buyer, companyId: shop.arctic }
    for (let at = 0; at < 21; at += 1) await store(shop, { ...own, processed: at === 0 })
    const { orders } = await shop.person('buyer')
    const page = async (number: number) => orders.list({ scope: 'user', page: number })
    expect(await page(1)).toMatchObject({ total: 21, page: 1, pages: 3 })
    expect((await page(2)).orders.map(({ id }) => id)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
    expect((await page(3)).orders).toMatchObject([{ id: 1, status: 'Processed' }])
    expect(await page(4)).toMatchObject({ orders: [], total: 21, page: 4 })
  })

  it('searches by text and by store calendar days, including the last day', async () => {
    await using shop = await openShop()
    const own = { userId: shop.ids.buyer, companyId: shop.arctic }
    await store(shop, { ...own, poNumber: 'A-77', createdAt: new Date('2026-11-02T04:59:00Z') })
    await store(shop, { ...own, poNumber: 'A-78', createdAt: new Date('2026-11-02T05:00:00Z') })
    await store(shop, { ...own, poNumber: 'B-77', createdAt: new Date('2026-11-03T04:59:00Z') })
    const { orders } = await shop.person('buyer')
    const found = async (search: object) =>
      (await orders.list({ scope: 'user', ...search })).orders.map(({ poNumber }) => poNumber)
    expect(await found({ search: 'a-7' })).toEqual(['A-78', 'A-77'])
    expect(await found({ search: '78' })).toEqual(['B-77', 'A-78', 'A-77'])
    const day = { startDate: '2026-11-02', endDate: '2026-11-02' }
    expect(await found(day)).toEqual(['B-77', 'A-78'])
    expect(await found({ ...day, search: '77' })).toEqual(['B-77'])
    const reversed = found({ startDate: '2026-11-03', endDate: '2026-11-02' })
    await expect(reversed).rejects.toMatchObject(refusedAs('checkout.dates_reversed'))
  })
})

describe('order details', () => {
  it.each<[TestPerson, boolean]>([
    ['buyer', true],
    ['owner', true],
    ['stranger', false],
    ['otherOwner', false],
    ['counter', false],
    ['admin', true],
    ['super', true],
  ])('of the buyer’s order can be read by %s: %s', async (name, there) => {
    await using shop = await withOrders()
    const { orders } = await shop.person(name)
    const missing = refusedAs('checkout.order_missing')
    const details = () => orders.details({ orderId: 1 })
    const again = () => orders.reorder({ orderId: 1 })
    if (there) {
      expect(await details()).toMatchObject({ number: 'W100001' })
      expect(await again()).toHaveLength(1)
    } else {
      await expect(details()).rejects.toMatchObject(missing)
      await expect(again()).rejects.toMatchObject(missing)
    }
  })

  it('of a guest’s or colleague’s order cannot be read by a plain user', async () => {
    await using shop = await withOrders()
    const { orders } = await shop.person('buyer')
    for (const orderId of [2, 5, 999]) {
      await expect(orders.details({ orderId })).rejects.toMatchObject(refusedAs('checkout.order_missing'))
    }
  })

  it('of an unpaid order cannot be read by anyone', async () => {
    await using shop = await openShop()
    await store(shop, { userId: shop.ids.buyer, companyId: shop.arctic, paymentState: 'voided' })
    for (const name of members) {
      const { orders } = await shop.person(name)
      await expect(orders.details({ orderId: 1 })).rejects.toMatchObject(refusedAs('checkout.order_missing'))
    }
  })

  it('show the lines as sold, totals, shipping address and payment', async () => {
    await using shop = await withOrders()
    const order = await (await shop.person('buyer')).orders.details({ orderId: 1 })
    expect(order).toEqual({
      id: 1,
      number: 'W100001',
      poNumber: 'PO-7788',
      buyer: 'Bea Test',
      companyName: 'Arctic Door Service',
      shipAddress1: '1 Cold Street',
      shipPostalCode: '43215',
      createdAt: '2026-11-20T15:00:00.000Z',
      grandTotalCents: 4156,
      ...{ creditedCents: 0, creditNotes: [], cancelable: true },
      ...{ shipToChanges: [], readdressable: true },
      status: 'Pending',
      creditHold: null,
      lines: [
        {
          partId: 1,
          number: '1001-01',
          name: 'HNG CAM LIFT STL',
          unit: 'EA',
          quantity: 2,
          unitPriceCents: 1250,
          lineTotalCents: 2500,
          comments: [],
          configurations: [],
          configurationText: [],
          specialOrder: false,
          lineNo: 1,
          progress: {
            ...{ state: 'ordered', shipped: 0, canceled: 0, left: 2 },
            ...{ inProduction: false, backOrderedTo: null },
          },
        },
      ],
      cartTotalCents: 2500,
      shippingCents: 1430,
      taxCents: 226,
      shipAddress: orderRow().shipAddress,
      iseNumber: null,
      carrier: 'UPS',
      serviceType: '03',
      billingOption: 'prepay',
      freightCarrier: null,
      accountNumber: null,
      thirdParty: null,
      cardType: 'V',
      lastFour: '2224',
      sandbox: true,
      freightToBeConfirmed: false,
      arrivesOn: null,
      madeToOrder: false,
      internalCompanyName: null,
      poDocumentName: null,
      shipments: [],
      taxExemption: null,
      approval: null,
    })
  })

  it('name the freight carrier, the account and the third party it bills; lists do not', async () => {
    await using shop = await openShop()
    const freight = { carrier: 'LTL', serviceType: 'LTL', billingOption: 'thirdParty' } as const
    const account = { freightCarrier: 'Estes', accountNumber: 'EST4711', thirdParty: frostFreight }
    await store(shop, { userId: shop.ids.buyer, companyId: shop.arctic, ...freight, ...account })
    for (const name of ['buyer', 'owner', 'admin'] as const) {
      const { orders } = await shop.person(name)
      expect(await orders.details({ orderId: 1 })).toMatchObject({ ...freight, ...account })
    }
    const { orders } = await shop.person('buyer')
    const listed = [await orders.list({ scope: 'user' }), await orders.listInFull({ scope: 'user' })]
    expect(JSON.stringify(listed)).not.toMatch(/EST4711|Frost Freight/)
  })

  it('of a guest order show the guest’s email as the buyer', async () => {
    await using shop = await withOrders()
    const { orders } = await shop.person('admin')
    expect(await orders.details({ orderId: 5 })).toMatchObject({
      buyer: 'pat@arctic.example',
      companyName: null,
    })
  })
})

describe('reordering', () => {
  const orderedLines = [
    orderLineRow({ partId: 1, unitPriceCents: 850 }),
    orderLineRow({ partId: 2, unitPriceCents: 850 }),
    orderLineRow({ partId: 3, unitPriceCents: 850 }),
    orderLineRow({ partId: 4, unitPriceCents: 850 }),
    orderLineRow({ partId: 5, unitPriceCents: 850 }),
    orderLineRow({ partId: 6, unitPriceCents: 850 }),
    orderLineRow({ partId: 7, unitPriceCents: 850 }),
  ]
  const parts = [
    { id: 1, priceCents: 1000 },
    { id: 2, priceCents: 1100 },
    { id: 3, priceCents: 1000, requirements: { serial: true } },
    { id: 4, obsolete: true },
    { id: 5, priceCents: null },
    { id: 7, priceCents: 1000, unit: 'FT' as const },
  ]

  it('returns an outcome for each line at the buyer’s current prices', async () => {
    await using shop = await openShop({ parts })
    await store(shop, { userId: shop.ids.buyer, companyId: shop.arctic }, orderedLines)
    const lines = await (await shop.person('buyer')).orders.reorder({ orderId: 1 })
    expect(lines.map(({ line, outcome, unitPriceCents }) => [line.partId, outcome, unitPriceCents])).toEqual([
      [1, 'same', 850],
      [2, 'new_price', 935],
      [3, 'needs_configuration', 850],
      [4, 'no_longer_sold', null],
      [5, 'no_longer_sold', null],
      [6, 'no_longer_sold', null],
      [7, 'no_longer_sold', null],
    ])
  })

  it('uses the prices of whoever asks', async () => {
    await using shop = await openShop({ parts })
    await store(shop, { userId: shop.ids.buyer, companyId: shop.arctic }, orderedLines.slice(0, 1))
    const lines = await (await shop.person('admin')).orders.reorder({ orderId: 1 })
    expect(lines).toMatchObject([{ outcome: 'new_price', unitPriceCents: 1000 }])
  })

  it('changes nothing', async () => {
    await using shop = await openShop({ parts })
    await store(shop, { userId: shop.ids.buyer, companyId: shop.arctic }, orderedLines)
    const { orders } = await shop.person('buyer')
    const before = await orders.details({ orderId: 1 })
    await orders.reorder({ orderId: 1 })
    expect(await orders.details({ orderId: 1 })).toEqual(before)
    expect((await orders.list({ scope: 'user' })).total).toBe(1)
  })
})
