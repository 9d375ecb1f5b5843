import { emailOf, type TestPerson, testPassword } from '@mullion/api/testing/people'
import type { Ability } from '@mullion/domain/accounts/permissions'
import type { PartCatalogChange } from '@mullion/domain/catalog/part-change'
import type { FeedPage } from '@mullion/domain/changes/feed'
import type { Quote } from '@mullion/domain/checkout/quote'
import type { OrderChange } from '@mullion/domain/orders/order-record'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'

const gasket = { id: 186, number: '0186-00', name: 'GSKT DOOR', unit: 'FT', priceCents: 485 } as const

async function openShop() {
  const shop = await openTestApp({
    people: 'with passwords',
    parts: [{ id: 1, number: '0100-01', priceCents: 1000 }, gasket, { id: 187, number: '0187-00' }],
    doors: [{ serialNumber: '15-0001' }],
  })
  async function as(name: TestPerson) {
    const page = shop.browser()
    await page.signIn(emailOf(name), testPassword)
    return page
  }
  async function withToken(name: TestPerson, without?: Ability) {
    const { tokens } = (await shop.person(name)).accounts
    const abilities = (await tokens.list()).grantable.filter((ability) => ability !== without)
    const { secret } = await tokens.create({ name: 'Program', abilities: [...abilities] })
    return shop.browser({ Authorization: `Bearer ${secret}` })
  }
  return { ...shop, as, withToken }
}
type Page = ReturnType<Awaited<ReturnType<typeof openShop>>['browser']>

const bodyOf = async <T>(answer: Response | Promise<Response>) => (await (await answer).json()) as T

const shipAddress = {
  nameOrCompany: 'Arctic Door Service',
  address1: '1 Freezer Street',
  postalCode: '43215',
  city: 'Columbus',
  state: 'OH',
}
const cart = [{ partId: 1, quantity: 2 }]

async function quoted(page: Page) {
  const quote = await bodyOf<Quote>(page.post('/api/v1/quotes', { cart, shipAddress }))
  const { quoteId, grandTotalCents } = quote
  return {
    quote,
    order: { quoteId, cart, shipAddress, returnsAgreed: true, grandTotalCents, poNumber: 'PO-7' },
  }
}

function placeOrder(page: Page, order: object, key?: string) {
  const headers = { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) }
  return page.send('/api/v1/orders', { method: 'POST', headers, body: JSON.stringify(order) })
}

describe('the status of an order for anyone', () => {
  it('is answered for its number and email address, and 404 alike for a wrong one of either', async () => {
    await using shop = await openShop()
    const page = await shop.as('buyer')
    const { orderNumber: number } = await bodyOf<{ orderNumber: string }>(
      placeOrder(page, (await quoted(page)).order, 'dealer-order-0001'),
    )
    const ask = (body: object) => shop.browser().post('/api/v1/order-status', body)
    const email = emailOf('buyer')
    const answer = await ask({ number, email })
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { number, shipTo: { city: 'Columbus' } },
    ])
    const wrong = [await ask({ number, email: 'pat@else.example' }), await ask({ number: 'W9', email })]
    expect(wrong.map(({ status }) => status)).toEqual([404, 404])
    const [one, other] = await Promise.all(wrong.map((each) => bodyOf<{ message: string }>(each)))
    expect(one?.message).toBe(other?.message)
    expect((await ask({ number, email: 'pat' })).status).toBe(400)
  })
})

describe('a program of a dealer on terms', () => {
  it('quotes a cart in cents at its own prices and orders it once per key', async () => {
    await using shop = await openShop()
    const page = await shop.as('buyer')
    const { quote, order } = await quoted(page)
    expect(quote).toMatchObject({ cartTotalCents: 1700, lines: [{ unitPriceCents: 850 }] })
    const key = 'dealer-order-0001'
    const first = await placeOrder(page, order, key)
    expect(first.status).toBe(201)
    const placed = await bodyOf<{ orderNumber: string }>(first)
    expect(await bodyOf(placeOrder(page, order, key))).toEqual(placed)
    expect(await bodyOf(page.get(`/api/v1/orders/${placed.orderNumber}`))).toMatchObject({
      number: placed.orderNumber,
      poNumber: 'PO-7',
      paidBy: 'terms',
      grandTotalCents: quote.grandTotalCents,
      lines: [{ number: '0100-01', quantity: 2, lineTotalCents: 1700 }],
    })
  })

  it('must send a key, and no card', async () => {
    await using shop = await openShop()
    const page = await shop.as('buyer')
    const { order } = await quoted(page)
    const keyless = await placeOrder(page, order)
    expect(keyless.status).toBe(400)
    expect(await bodyOf(keyless)).toMatchObject({
      code: 'input.invalid',
      fields: { 'Idempotency-Key': 'The order key is not valid.' },
    })
    const card = { cardNumber: '4000100011112224', cardExpiration: '1229', cardCode: '123' }
    const typed = await placeOrder(page, { ...order, card }, 'dealer-order-0002')
    expect(typed.status).toBe(400)
  })
})

describe('a program of a dealer that pays by card', () => {
  it('orders with a saved card, and is told when it names none', async () => {
    await using shop = await openShop()
    const page = await shop.as('stranger')
    const { methodId } = await shop.sandbox.saveCard(`user:${shop.ids.stranger}`, {
      ...{ number: '4000100011112224', expiry: '1229', code: '123', holder: 'Stan Test' },
      ...{ street: '1 Freezer Street', zip: '43215', name: 'Shop card' },
    })
    const { order } = await quoted(page)
    const without = await placeOrder(page, order, 'dealer-order-0001')
    expect(without.status).toBe(400)
    expect(await bodyOf(without)).toMatchObject({ code: 'checkout.saved_card_needed' })
    const placed = await placeOrder(page, { ...order, savedCard: { methodId } }, 'dealer-order-0001')
    expect(placed.status).toBe(201)
    const { orderNumber } = await bodyOf<{ orderNumber: string }>(placed)
    expect(await bodyOf(page.get(`/api/v1/orders/${orderNumber}`))).toMatchObject({ paidBy: 'card' })
  })
})

describe('a program of the warehouse, by API token', () => {
  it('marks an order as processed and adds its shipment; the buyer’s program hears of both', async () => {
    await using shop = await openShop()
    const buyer = await shop.withToken('buyer')
    const { order } = await quoted(buyer)
    const { orderNumber } = await bodyOf<{ orderNumber: string }>(
      placeOrder(buyer, order, 'dealer-order-0001'),
    )
    const desk = await shop.withToken('admin')
    const path = `/api/v1/orders/${orderNumber}`
    expect(await bodyOf(desk.post(`${path}/processed`, {}))).toMatchObject({ status: 'Processed' })
    const late = { mark: 'back_ordered', backOrderedTo: '2026-12-04' }
    const headers = { 'content-type': 'application/json' }
    const put = (page: typeof desk, line: number, body: object) =>
      page.send(`${path}/lines/${line}`, { method: 'PUT', headers, body: JSON.stringify(body) })
    expect(await bodyOf(put(desk, 1, late))).toMatchObject({
      lines: [{ lineNo: 1, progress: { state: 'back_ordered', backOrderedTo: '2026-12-04' } }],
    })
    const past = await put(desk, 1, { ...late, backOrderedTo: '2026-11-01' })
    expect([past.status, await bodyOf(past)]).toMatchObject([400, { code: 'orders.back_order_day' }])
    expect((await put(desk, 9, late)).status).toBe(404)
    const shipment = { carrier: 'UPS', trackingNumber: '1Z1', shippedOn: '2026-11-20' }
    const shipped = await desk.post(`${path}/shipments`, shipment)
    const contents = { parcels: [{ trackingNumber: '1Z1' }], lines: [{ lineNo: 1 }] }
    expect([shipped.status, await bodyOf(shipped)]).toMatchObject([201, { id: 1, ...shipment, ...contents }])
    const over = await desk.post(`${path}/shipments`, {
      ...{ ...shipment, trackingNumber: '1Z2', lines: [{ lineNo: 1, quantity: 1 }] },
    })
    expect([over.status, await bodyOf(over)]).toMatchObject([409, { code: 'orders.over_shipped' }])
    const again = await desk.post(`${path}/shipments`, shipment)
    expect([again.status, await bodyOf(again)]).toMatchObject([409, { code: 'orders.shipment_known' }])
    const documents = await bodyOf<{ kind: string; path: string }[]>(buyer.get(`${path}/documents`))
    expect(documents.map(({ kind }) => kind)).toEqual(['acknowledgement', 'packing_list'])
    for (const document of documents) {
      const file = await buyer.get(document.path)
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    }
    const ofNone = await buyer.get('/api/v1/orders/W999999/documents')
    expect(ofNone.status).toBe(404)
    expect((await put(desk, 1, late)).status).toBe(409)
    expect((await put(buyer, 1, late)).status).toBe(403)
    const wrongDay = await desk.post(`${path}/shipments`, { ...shipment, shippedOn: '2027-11-20' })
    expect([wrongDay.status, await bodyOf(wrongDay)]).toMatchObject([400, { code: 'orders.shipped_on' }])
    const byBuyer = await buyer.post(`${path}/shipments`, shipment)
    expect(byBuyer.status).toBe(403)
    expect(await bodyOf(buyer.get(path))).toMatchObject({
      status: 'Shipped',
      shipments: [{ carrier: 'UPS' }],
    })
  })

  it('is refused on every call with a code when its token is wrong', async () => {
    await using shop = await openShop()
    const page = shop.browser({ Authorization: 'Bearer mullion_wrong' })
    const refused = await page.get('/api/v1/parts/changes')
    expect([refused.status, await bodyOf(refused)]).toMatchObject([401, { code: expect.any(String) }])
  })

  it('without the permission to place orders places none', async () => {
    await using shop = await openShop()
    const page = await shop.withToken('buyer', 'placeOrders')
    const refused = await placeOrder(page, {}, 'dealer-order-0001')
    expect([refused.status, await bodyOf(refused)]).toMatchObject([403, { code: expect.any(String) }])
  })
})

describe('the changes', () => {
  it('of orders are paged by an opaque cursor', async () => {
    await using shop = await openShop()
    const page = await shop.as('buyer')
    const { order } = await quoted(page)
    await placeOrder(page, order, 'dealer-order-0001')
    const list = (query: string) => bodyOf<FeedPage<OrderChange>>(page.get(`/api/v1/orders/changes${query}`))
    const first = await list('?limit=1')
    expect(first).toMatchObject({ changes: [{ kind: 'existing', order: { poNumber: 'PO-7' } }], more: true })
    const rest = await list(`?after=${first.next}`)
    expect(rest).toMatchObject({ changes: [], more: true })
    expect(await list(`?after=${rest.next}`)).toEqual({ changes: [], next: rest.next, more: false })
  })

  it.each([
    ['?limit=0', 'limit'],
    ['?limit=501', 'limit'],
    ['?limit=many', 'limit'],
    ['?after=nonsense', 'after'],
  ])('are refused for %s, naming the field', async (query, field) => {
    await using shop = await openShop()
    const page = await shop.as('buyer')
    const refused = await page.get(`/api/v1/orders/changes${query}`)
    expect(refused.status).toBe(400)
    expect(await bodyOf(refused)).toMatchObject({
      code: expect.any(String),
      fields: { [field]: expect.any(String) },
    })
  })

  it('of parts have the prices of the caller', async () => {
    await using shop = await openShop()
    const list = (page: Page) =>
      bodyOf<FeedPage<PartCatalogChange>>(page.get('/api/v1/parts/changes?limit=1'))
    expect((await list(shop.browser())).changes[0]?.part?.priceCents).toBe(1000)
    expect((await list(await shop.as('buyer'))).changes[0]?.part?.priceCents).toBe(850)
  })
})

describe('a number', () => {
  it('leads to the part for sale, and an unknown one is a 404', async () => {
    await using shop = await openShop()
    const page = shop.browser()
    const listed = await bodyOf<FeedPage<PartCatalogChange>>(page.get('/api/v1/parts/changes?limit=1'))
    const part = listed.changes[0]?.part
    const found = await page.get(`/api/v1/numbers/${part?.number.toLowerCase()}`)
    expect([found.status, await bodyOf(found)]).toMatchObject([200, { steps: [], part: { id: part?.id } }])
    const unknown = await page.get('/api/v1/numbers/0999-UNKNOWN')
    expect([unknown.status, await bodyOf(unknown)]).toMatchObject([404, { code: 'catalog.number_unknown' }])
  })
})

it('words are taught by an administrator, listed, found, and removed', async () => {
  await using shop = await openShop()
  const admin = await shop.as('admin')
  const word = { kind: 'misspelling', typed: 'gaskit', means: 'gasket' }
  const added = await admin.post('/api/v1/words', word)
  const { id } = await bodyOf<{ id: number }>(added.clone())
  expect([added.status, await bodyOf(added)]).toMatchObject([201, { ...word, taughtBy: /./ }])
  expect(await bodyOf(admin.get('/api/v1/words'))).toMatchObject([{ id, ...word }])
  expect(await bodyOf(admin.get('/api/v1/parts/search?text=gaskit'))).toMatchObject({
    match: 'exact',
    parts: [{ name: 'GSKT DOOR' }],
  })
  expect((await admin.post('/api/v1/words', word)).status).toBe(409)
  const refused = await admin.post('/api/v1/words', { ...word, typed: 'gaskets' })
  expect([refused.status, await bodyOf(refused)]).toMatchObject([
    400,
    { fields: { typed: /in the catalog/ } },
  ])
  const remove = () => admin.send(`/api/v1/words/${id}`, { method: 'DELETE' })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
})

it('a search says what usually causes a symptom, and sends the parts that cure it first', async () => {
  await using shop = await openShop()
  const found = await shop.browser().get('/api/v1/parts/search?text=door%20frosts%20up&limit=2')
  expect([found.status, await bodyOf(found)]).toMatchObject([
    200,
    {
      match: 'exact',
      symptom: { why: /heater wire/, cures: ['Gaskets'] },
      parts: [{ name: 'GSKT DOOR' }],
      more: false,
    },
  ])
})

describe('an old number', () => {
  it('is put by an administrator, leads to its part, is changed by the next put, and is removed', async () => {
    await using shop = await openShop()
    const admin = await shop.as('admin')
    const [living, other] = (
      await bodyOf<FeedPage<PartCatalogChange>>(admin.get('/api/v1/parts/changes?limit=2'))
    ).changes.map(({ part }) => part?.number)
    const path = '/api/v1/numbers/0999-OLD'
    const words = { kind: 'superseded', make: '', since: '2026-11-25', reason: 'New hook' }
    const put = (leadsTo?: string) => admin.post(path, { ...words, leadsTo }, 'PUT')
    const lead = () => bodyOf(admin.get(path))
    const remove = () => admin.send(path, { method: 'DELETE' })

    expect(await bodyOf(put(living))).toMatchObject({ number: '0999-OLD', leadsTo: living, changedBy: /./ })
    expect(await lead()).toMatchObject({ part: { number: living }, steps: [{ reason: 'New hook' }] })
    expect((await put(other)).status).toBe(200)
    expect(await lead()).toMatchObject({ part: { number: other } })
    const circle = await put('0999-OLD')
    expect([circle.status, await bodyOf(circle)]).toMatchObject([400, { fields: { leadsTo: /circle/ } }])
    const older = '/api/v1/numbers/0998-OLDER'
    await admin.post(older, { ...words, leadsTo: '0999-OLD' }, 'PUT')
    expect([(await remove()).status, await lead()]).toMatchObject([409, { part: { number: other } }])
    await admin.send(older, { method: 'DELETE' })
    expect((await remove()).status).toBe(200)
    expect((await admin.get(path)).status).toBe(404)
    expect((await remove()).status).toBe(404)
  })
})

describe('a door', () => {
  it('is found by its serial number and sent back to have its parts calculated', async () => {
    await using shop = await openShop()
    const page = shop.browser()
    const { door } = await bodyOf<{ door: object }>(page.get('/api/v1/doors/15-0001'))
    const calculated = await bodyOf<{ parts: object[] }>(
      page.post('/api/v1/doors/calculate', { door, mode: 'gasket' }),
    )
    expect(calculated.parts.length).toBeGreaterThan(0)
    const missing = await page.get('/api/v1/doors/99-9999')
    expect(missing.status).toBe(404)
    expect(await bodyOf(missing)).toMatchObject({ code: 'catalog.door_missing' })
  })
})
