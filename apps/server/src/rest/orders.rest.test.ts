import { emailOf, type TestPerson, testPassword } from '@mullion/api/testing/people'
import { createOrder, type NewOrder } from '@mullion/db/orders/order.repository'
import { importOrders } from '@mullion/db/orders/order-import.repository'
import { createPoDocument } from '@mullion/db/orders/po-document.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

const people = 'with passwords' as const

async function openShop() {
  const shop = await openTestApp({ people })
  const signedIn = async (name: TestPerson) => {
    const page = shop.browser()
    await page.signIn(emailOf(name), testPassword)
    return page
  }
  const viewer = await (await shop.person('buyer')).accounts.session.viewer()
  const arctic = viewer?.user.company.id ?? 0
  const own = { userId: shop.ids.buyer, companyId: arctic }
  const place = (facts: Partial<NewOrder> = {}) =>
    shop.db.transaction((tx) =>
      createOrder(tx, orderRow({ ...own, ...facts }), [
        orderLineRow({ number: '0123-04', unitPriceCents: 1099, quantity: 2.25, comments: ['Left'] }),
      ]),
    )
  await place({ poNumber: 'PO-77', cardType: null, processed: true })
  return { ...shop, arctic, place, signedIn }
}

const bodyOf = async (answer: Response) => (await answer.json()) as { orderNumber: string }[]

describe('GET /api/orders/user/{userId}/search', () => {
  it('returns orders with the documented field names, amounts in dollars, and the total in a header', async () => {
    await using shop = await openShop()
    const page = await shop.signedIn('buyer')
    const answer = await page.get(`/api/orders/user/${shop.ids.buyer}/search`)
    expect([answer.status, answer.headers.get('x-total-count')]).toEqual([200, '1'])
    expect(await answer.json()).toEqual([
      {
        id: 1,
        orderNumber: 'W100001',
        poNumber: 'PO-77',
        createdAt: '2026-11-20T15:00:00.000Z',
        shipAddress: orderRow().shipAddress,
        cart: {
          1: {
            part: {
              id: 1,
              part_number: '311-0123-04',
              part_name: 'HNG CAM LIFT STL',
              part_price: 10.99,
              part_units: 'EA',
            },
            quantity: 2.25,
            comments: ['Left'],
            precisionLengths: [],
          },
        },
        cartTotal: 25,
        shippingCost: 14.3,
        taxAmount: 2.26,
        grandTotal: 41.56,
        processed: true,
        freightToBeConfirmed: false,
        arrivesOn: null,
        madeToOrder: false,
        cardType: null,
        User: { firstname: 'Bea', lastname: 'Test', Company: { name: 'Arctic Door Service' } },
      },
    ])
  })

  it("lists a part's configuration before its comments", async () => {
    await using shop = await openShop()
    const hands = { kind: 'direction' as const, left: 2, right: 1 }
    const doors = { kind: 'door' as const, doors: [], figures: ['1 × door 15-0123: as it was then'] }
    const own = { userId: shop.ids.buyer, companyId: shop.arctic }
    await shop.db.transaction((tx) =>
      createOrder(tx, orderRow({ ...own, poNumber: 'PO-78' }), [
        orderLineRow({ configurations: [hands], comments: ['Dock 4'] }),
        orderLineRow({ partId: 2, configurations: [doors] }),
      ]),
    )
    const page = await shop.signedIn('buyer')
    const answer = await page.get(`/api/orders/user/${shop.ids.buyer}/search?searchQuery=PO-78`)
    expect(await answer.json()).toMatchObject([
      {
        cart: {
          1: { comments: ['Left 2, Right 1', 'Dock 4'], configurations: [hands] },
          2: { comments: ['1 × door 15-0123: as it was then'] },
        },
      },
    ])
  })

  it('names the customer staff ordered for', async () => {
    await using shop = await openShop()
    const counter = await shop.person('counter')
    const { id } = await counter.accounts.internalCompanies.create({
      name: 'Larchfield Butchers',
      customerNumber: 'LARCH',
      termsCode: 'PO',
      discountRate: 1,
    })
    await shop.place({ userId: shop.ids.counter, companyId: 1, companyInternalId: id })
    const page = await shop.signedIn('counter')
    const answer = await page.get(`/api/orders/user/${shop.ids.counter}/search`)
    expect(await answer.json()).toMatchObject([{ CompanyInternal: { name: 'Larchfield Butchers' } }])
  })

  it('marks an order processed once it is exported to accounting, shipped or not', async () => {
    await using shop = await openShop()
    await shop.place({ processed: false })
    const { desk } = (await shop.person('admin')).orders
    for (const orderId of [1, 2])
      await desk.addShipment({
        orderId,
        carrier: 'UPS',
        trackingNumber: `1Z${orderId}`,
        shippedOn: '2026-11-20',
      })
    const page = await shop.signedIn('buyer')
    const answer = await page.get(`/api/orders/user/${shop.ids.buyer}/search`)
    expect(await answer.json()).toMatchObject([
      { orderNumber: 'W100002', processed: false },
      { orderNumber: 'W100001', processed: true },
    ])
  })

  it('searches by text and date, page by page', async () => {
    await using shop = await openShop()
    for (let at = 0; at < 10; at += 1) await shop.place({ poNumber: `Q_${at}` })
    const page = await shop.signedIn('buyer')
    const found = async (query: string) => {
      const answer = await page.get(`/api/orders/user/${shop.ids.buyer}/search?${query}`)
      return [answer.headers.get('x-total-count'), (await bodyOf(answer)).length]
    }
    expect(await found('searchQuery=&startDate=&endDate=&page=')).toEqual(['11', 10])
    expect(await found('page=2')).toEqual(['11', 1])
    expect(await found('searchQuery=po-77')).toEqual(['1', 1])
    expect(await found('searchQuery=q__')).toEqual(['0', 0])
    expect(await found('startDate=2026-11-20&endDate=2026-11-20')).toEqual(['11', 10])
    expect(await found('startDate=2026-11-21&endDate=2026-11-30')).toEqual(['0', 0])
    expect(await found('startDate=0002-01-01&endDate=9998-12-31')).toEqual(['11', 10])
  })

  it.each([
    ['startDate=2026-11-21&endDate=2026-11-20', 'startDate'],
    ['startDate=11/21/2026', 'startDate'],
    ['endDate=2026-02-30', 'endDate'],
    ['endDate=9999-12-31', 'endDate'],
    ['page=0', 'page'],
    ['page=two', 'page'],
    ['searchQuery=%00%00%00', 'searchQuery'],
    [`searchQuery=${'a'.repeat(101)}`, 'searchQuery'],
  ])('answers 400 to ?%s and names the field', async (query, field) => {
    await using shop = await openShop()
    const page = await shop.signedIn('buyer')
    const answer = await page.get(`/api/orders/user/${shop.ids.buyer}/search?${query}`)
    expect(answer.status).toBe(400)
    const { message, fields } = (await answer.json()) as { message: string; fields: object }
    expect([typeof message, Object.keys(fields)]).toEqual(['string', [field]])
    expect(shop.logged).toEqual([])
  })

  it.each<[TestPerson, number]>([
    ['owner', 404],
    ['stranger', 404],
    ['otherOwner', 404],
    ['counter', 404],
    ['admin', 200],
    ['super', 200],
  ])("for the buyer's orders as %s answers %i", async (name, status) => {
    await using shop = await openShop()
    const page = await shop.signedIn(name)
    const answer = await page.get(`/api/orders/user/${shop.ids.buyer}/search`)
    expect(answer.status).toBe(status)
    if (status === 404) expect(await answer.json()).toEqual({ message: 'User not found.' })
    else expect(await bodyOf(answer)).toMatchObject([{ orderNumber: 'W100001' }])
  })

  it('answers 401 to a guest and 400 to an invalid user id', async () => {
    await using shop = await openShop()
    expect((await shop.get(`/api/orders/user/${shop.ids.buyer}/search`)).status).toBe(401)
    expect((await (await shop.signedIn('buyer')).get('/api/orders/user/me/search')).status).toBe(400)
  })
})

it('a search in all orders beyond the newest 1,000 finds the rest page by page, with the number of them all', async () => {
  await using shop = await openShop()
  const many = Array.from({ length: 1005 }, () => ({ order: orderRow(), lines: [] }))
  await shop.db.transaction((tx) => importOrders(tx, many))
  const page = await shop.signedIn('admin')
  const numbers = async (at: number) => {
    const answer = await page.get(`/api/orders/admin/search?searchQuery=cold+st&page=${at}`)
    expect(answer.headers.get('x-total-count')).toBe('1006')
    return (await bodyOf(answer)).map(({ orderNumber }) => orderNumber)
  }
  expect((await numbers(1))[0]).toBe('W101006')
  expect(await numbers(101)).toEqual(['W100006', 'W100005', 'W100004', 'W100003', 'W100002', 'W100001'])
})

describe('GET /api/orders/company/{companyId}/search', () => {
  it.each<[TestPerson | 'guest', number]>([
    ['guest', 401],
    ['buyer', 403],
    ['owner', 200],
    ['otherOwner', 404],
    ['counter', 403],
    ['admin', 200],
  ])('as %s answers %i', async (name, status) => {
    await using shop = await openShop()
    const page = name === 'guest' ? shop.browser() : await shop.signedIn(name)
    const answer = await page.get(`/api/orders/company/${shop.arctic}/search?searchQuery=W10`)
    expect(answer.status).toBe(status)
    if (status === 200) expect(await bodyOf(answer)).toMatchObject([{ orderNumber: 'W100001' }])
    else expect(await answer.json()).toEqual({ message: expect.any(String) })
  })
})

describe('GET /api/orders/{id}/po-document', () => {
  const pdf = new TextEncoder().encode('%PDF-1.7 a purchase order')

  it('downloads the document for the buyer’s company and staff, and no one else', async () => {
    await using shop = await openShop()
    const storedAs = await shop.deps.poFiles.put(pdf)
    const row = { id: 'po-1', actorId: 'user:1', orderId: 1, name: 'po 77.pdf', storedAs }
    const facts = { contentType: 'application/pdf', sizeBytes: pdf.length, createdAt: shop.clock() }
    await shop.db.transaction((tx) => createPoDocument(tx, { ...row, ...facts }))
    const ask = async (name: TestPerson) => (await shop.signedIn(name)).get('/api/orders/1/po-document')
    for (const name of ['buyer', 'owner', 'counter', 'admin'] as const) {
      const answer = await ask(name)
      expect([name, answer.status]).toEqual([name, 200])
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="po 77.pdf"/)
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf)
    }
    expect((await ask('stranger')).status).toBe(404)
    expect((await shop.get('/api/orders/1/po-document')).status).toBe(401)
  })

  it('answers 404 for an order without a document', async () => {
    await using shop = await openShop()
    const page = await shop.signedIn('buyer')
    expect((await page.get('/api/orders/1/po-document')).status).toBe(404)
    expect((await page.get('/api/orders/x/po-document')).status).toBe(400)
  })
})
