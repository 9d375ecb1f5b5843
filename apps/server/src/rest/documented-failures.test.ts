// Failures that single calls document and that no other test of their subject shows. `answers-of-the-suite.ts` names
// those that are missing.
import { columbus } from '@mullion/api/testing/order-form'
import { emailOf, type TestPerson, testPassword } from '@mullion/api/testing/people'
import { createAddress } from '@mullion/db/accounts/address.repository'
import { removeSomeChanges } from '@mullion/db/changes/changes.repository'
import { createOrder } from '@mullion/db/orders/order.repository'
import { claimDay } from '@mullion/db/payments/reconciliation.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { maxAddresses } from '@mullion/domain/accounts/address'
import { carrierSilent } from '@mullion/domain/checkout/shipping-service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppFacts, openTestApp, type TestApp } from '../testing/open-test-app.ts'

const unpriced = 2
const facts: AppFacts = {
  people: 'with passwords',
  parts: [
    { id: 1, number: '0100-01', priceCents: 1250 },
    { id: unpriced, number: '0200-01', priceCents: null },
  ],
}

function pagesOf(shop: TestApp) {
  const pages = new Map<TestPerson, ReturnType<TestApp['browser']>>()
  return async (name: TestPerson) => {
    const page = pages.get(name) ?? shop.browser()
    if (!pages.has(name)) await page.signIn(emailOf(name), testPassword)
    pages.set(name, page)
    return page
  }
}
type PageOf = ReturnType<typeof pagesOf>

const cartOf = (partId: number) => ({ [partId]: { part: { id: partId }, quantity: 2, comments: [] } })
const shipAddress = columbus
const order = { shipAddress, cart: cartOf(1), serviceType: '03', grandTotal: 1, poNumber: 'PO-1' }
const payment = {
  order: { amount: 1 },
  validationInfo: { cart: cartOf(1), billingOption: 'prepay', shipAddress },
}
const billing = {
  ...{ firstName: 'Stan', lastName: 'Test', companyName: '', address1: '1 Cold Street', address2: '' },
  ...{ city: 'Columbus', state: 'OH', zip: '43215', country: 'US', buyerEmail: 'stan@polar.example' },
}
const card = { cardNumber: '4000100011112224', cardExpiration: '1230', cardCode: '123' }
const lines = [{ partId: 1, quantity: 2 }]
const onAccount = {
  ...{ quoteId: '00000000-0000-4000-8000-000000000000', cart: lines, shipAddress, serviceType: '03' },
  ...{ returnsAgreed: true, grandTotalCents: 1, poNumber: 'PO-1' },
}

async function placeOnAccount(page: Awaited<ReturnType<PageOf>>, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'documented-failure-1' }
  return page.send('/api/v1/orders', { method: 'POST', headers, body: JSON.stringify(body) })
}

describe('a vendor that does not answer', () => {
  const silent = { quote: () => Promise.reject(carrierSilent()) }
  let shop: TestApp
  let pageOf: PageOf
  beforeAll(async () => {
    shop = await openTestApp({
      ...facts,
      deps: { parcelRates: silent, freightRates: silent, tax: silent },
      gateway: (sandbox) => ({ ...sandbox, listCards: () => Promise.reject(new Error('No route.')) }),
    })
    pageOf = pagesOf(shop)
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  it.each([
    ['the price of a parcel', '/api/ups/shipping-quote', { shipAddress, cart: cartOf(1), serviceType: '03' }],
    ['the price of freight', '/api/mode/mode-quote', freight()],
    ['the tax', '/api/taxify/calculate-tax', { amount: 1, freight: 1, region: 'OH', postalCode: '43215' }],
    ['a quote', '/api/v1/quotes', { cart: lines, shipAddress }],
    ['a payment with a typed card', '/api/ebiz/run-transaction', { ...payment, card, billing }],
    [
      'a payment with a saved card',
      '/api/ebiz/run-customer-transaction',
      { ...payment, paymentMethodID: '1' },
    ],
    ['an order', '/api/orders', order],
    ['removing a card', '/api/ebiz/delete-customer-payment-method', { paymentMethodId: '1' }],
  ])('makes %s a 502', async (_name, path, body) => {
    expect((await (await pageOf('stranger')).post(path, body)).status).toBe(502)
  })

  it('makes an order on account a 502', async () => {
    expect((await placeOnAccount(await pageOf('buyer'), onAccount)).status).toBe(502)
  })
})

function freight() {
  return { weight: 9, length: 110, city: 'Columbus', state: 'OH', zip: '43215' }
}

describe('a call that the store refuses', () => {
  let shop: TestApp
  let pageOf: PageOf
  beforeAll(async () => {
    shop = await openTestApp(facts)
    pageOf = pagesOf(shop)
  })
  afterAll(() => shop[Symbol.asyncDispose]())
  const person = { firstname: 'Ned', lastname: 'Next', role: 'user' } as const

  it.each([
    ['searchOrders', 'admin', '/api/orders/admin/search?startDate=x', 'startDate'],
    ['searchInternalCompanies', 'counter', `/api/companies-internal/search?term=${'x'.repeat(101)}`, 'term'],
    ['verifyEmail', 'buyer', `/api/dealer-requests/verify?token=${'x'.repeat(201)}`, 'token'],
    ['listOrderChanges', 'buyer', '/api/v1/orders/changes?after=x', 'after'],
    ['findParts', 'buyer', '/api/v1/parts/search?text=ab', 'text'],
    ['listPartChanges', 'buyer', '/api/v1/parts/changes?limit=0', 'limit'],
    [
      'salesAgainstList',
      'super',
      '/api/v1/analytics/against-list?startDate=x&endDate=2026-11-01',
      'startDate',
    ],
    ['listVendors', 'super', '/api/v1/operations/vendors?startDate=x', 'startDate'],
    ...[
      ['salesByPeriod', 'sales/by-period'],
      ['topProducts', 'sales/top-products'],
      ['topCustomers', 'sales/top-customers'],
      ['orderMetrics', 'orders/metrics'],
      ['salesByLocation', 'geographic/sales-by-location'],
      ['shippingAnalysis', 'geographic/shipping-analysis'],
      ['statePerformance', 'geographic/state-performance'],
    ].map(
      ([name = '', path = '']) =>
        [name, 'super', `/api/analytics/${path}?startDate=x&endDate=2026-11-01`, 'startDate'] as const,
    ),
  ] satisfies (readonly [string, TestPerson, string, string])[])(
    '%s names what is wrong with its input',
    async (_name, who, path, field) => {
      const answer = await (await pageOf(who)).get(path)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } })
    },
  )

  it('a changed part is a 400 with a bad field, and a 404 if there is none', async () => {
    const page = await pageOf('admin')
    const form = (cells: Record<string, string>) => {
      const sent = new FormData()
      for (const [name, value] of Object.entries(cells)) sent.set(name, value)
      return { method: 'PUT', body: sent }
    }
    expect((await page.send('/api/partsMas/1', form({ part_price: 'x' }))).status).toBe(400)
    const cells = {
      ...{ part_number: '0300-01', part_name: 'HNG', part_price: '1', part_units: 'EA' },
      ...{
        part_tags: 'Hinges',
        part_tags_doors: 'Swing',
        part_l: '1',
        part_h: '1',
        part_d: '1',
        part_lbs: '1',
      },
    }
    expect((await page.send('/api/partsMas/999999', form(cells))).status).toBe(404)
  })

  it('an internal company that does not exist is a 404', async () => {
    const company = { name: 'Larch', sage_customer_number: 'LARCH', terms_code: 'PO', discount_rate: 0.9 }
    const answer = await (await pageOf('counter')).post('/api/companies-internal/999999', company, 'PUT')
    expect(answer.status).toBe(404)
  })

  it('an email in use is a 409 for a new and for a changed user', async () => {
    const page = await pageOf('owner')
    const taken = { ...person, email: emailOf('buyer') }
    expect((await page.post('/api/users/create', taken)).status).toBe(409)
    const { id } = await (await shop.person('owner')).accounts.users.create({
      ...person,
      email: 'ned@arctic.example',
    })
    expect((await page.post(`/api/users/${id}`, taken, 'PUT')).status).toBe(409)
  })

  it('nobody deletes their own account, or takes rights from it', async () => {
    const page = await pageOf('owner')
    const path = `/api/users/${shop.ids.owner}`
    expect((await page.send(path, { method: 'DELETE' })).status).toBe(422)
    expect((await page.post(path, { ...person, email: emailOf('owner') }, 'PUT')).status).toBe(422)
  })

  it('a password is changed with the right old one', async () => {
    const page = await pageOf('otherOwner')
    const change = { oldPassword: testPassword, newPassword: 'a colder room in may' }
    const answer = await page.post('/api/users/reset-password', { ...change, userId: shop.ids.otherOwner })
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
  })

  it(`a user has at most ${maxAddresses} addresses`, async () => {
    const at = shop.clock()
    const saved = { ...columbus, label: 'Dock', userId: shop.ids.stranger, createdAt: at, updatedAt: at }
    await shop.db.transaction(async (tx) => {
      for (let count = 0; count < maxAddresses; count += 1) await createAddress(tx, saved)
    })
    expect(
      (await (await pageOf('stranger')).post('/api/addresses', { ...columbus, label: 'Gate' })).status,
    ).toBe(409)
  })

  it('a part without a price is neither quoted nor shipped', async () => {
    const page = await pageOf('stranger')
    const cart = [{ partId: unpriced, quantity: 1 }]
    expect((await page.post('/api/v1/quotes', { cart, shipAddress })).status).toBe(422)
    const parcel = { shipAddress, cart: cartOf(unpriced), serviceType: '03' }
    expect((await page.post('/api/ups/shipping-quote', parcel)).status).toBe(422)
  })

  it('a saved card pays only the total, and not for a company on terms', async () => {
    const paid = { ...payment, paymentMethodID: '1' }
    expect((await (await pageOf('stranger')).post('/api/ebiz/run-customer-transaction', paid)).status).toBe(
      409,
    )
    const right = { ...paid, order: { amount: 39.41, shippingCost: 18.15 } }
    expect((await (await pageOf('buyer')).post('/api/ebiz/run-customer-transaction', right)).status).toBe(422)
  })

  it('an order on account needs a total, a document that is there and terms', async () => {
    const quote = (await (
      await (await pageOf('buyer')).post('/api/v1/quotes', { cart: lines, shipAddress, serviceType: '03' })
    ).json()) as { quoteId: string; grandTotalCents: number }
    const { quoteId, grandTotalCents } = quote
    const buyer = await pageOf('buyer')
    expect((await placeOnAccount(buyer, { ...onAccount, quoteId })).status).toBe(409)
    const right = { ...onAccount, quoteId, grandTotalCents }
    const gone = { ...right, poDocumentId: 'A'.repeat(22) }
    expect((await placeOnAccount(buyer, gone)).status).toBe(404)
    expect((await placeOnAccount(await pageOf('counter'), right)).status).toBe(422)
  })

  it('an order whose freight is open has no invoice and is not marked as processed', async () => {
    const open = orderRow({ freightToBeConfirmed: true, userId: shop.ids.buyer, sandbox: false })
    const { id, number } = await shop.db.transaction((tx) => createOrder(tx, open, [orderLineRow()]))
    const page = await pageOf('admin')
    expect((await page.get(`/api/orders/${id}/invoice`)).status).toBe(422)
    expect((await page.post(`/api/v1/orders/${number}/processed`, {})).status).toBe(409)
  })

  it('a day of payments that another server compares is a 409', async () => {
    const now = shop.clock()
    const leaseUntilAt = new Date(now.getTime() + 60_000)
    await shop.db.transaction((tx) =>
      claimDay(tx, { day: '2026-11-18', now, leaseUntilAt, againSince: new Date(0), anyway: true }),
    )
    const page = await pageOf('admin')
    const answer = await page.post('/api/v1/payments/reconciliations', { day: '2026-11-18' })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'checkout.reconciliation_under_way' })
  })

  it.each(['orders', 'parts'])('a cursor of %s that is too old is a 409', async (feed) => {
    const page = await pageOf('admin')
    const { next } = (await (await page.get(`/api/v1/${feed}/changes`)).json()) as { next: string }
    const { parts } = (await shop.person('admin')).admin
    await parts.markProprietary({ partId: 1, proprietary: feed === 'orders' })
    const all = { before: new Date('2100-01-01'), keep: 0, limit: 1000 }
    await shop.db.transaction((tx) => removeSomeChanges(tx, all))
    const answer = await page.get(`/api/v1/${feed}/changes?after=${encodeURIComponent(next)}`)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'changes.cursor_too_old' })
  })
})
