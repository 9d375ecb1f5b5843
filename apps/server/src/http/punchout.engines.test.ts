import { emailOf } from '@mullion/api/testing/people'
import { savePart } from '@mullion/db/search/indexed-parts.repository'
import { partRow } from '@mullion/db/testing/part-row'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { startMinutes, visitHours } from '@mullion/domain/punchout/punchout'
import { describe, expect, it } from 'vitest'
import { hinges, openTestApp, refusal, type TestApp } from '../testing/open-test-app.ts'
import { createProcurementSystem } from '../testing/procurement-system.ts'

const gasket = { id: 5, number: '0500-01', name: 'GSKT MAG', unit: 'FT' as const, priceCents: 333 }
const openShop = () => openTestApp({ parts: [...(hinges ?? []), gasket], people: true })
const sender = { senderDomain: 'NetworkID', senderIdentity: 'AN01000000001' }

async function connect(shop: TestApp) {
  const admin = await shop.person('admin')
  const made = await admin.punchout.buyers.create({
    name: 'Arctic Buying',
    userEmail: emailOf('buyer'),
    ...sender,
  })
  return { ...made, admin, system: createProcurementSystem(shop, { secret: made.secret }) }
}

type Browser = Awaited<ReturnType<Awaited<ReturnType<typeof connect>>['system']['visit']>>['browser']
const dataOf = async (answer: Response) =>
  ((await answer.json()) as { result: { data: unknown } }).result.data
const line = (partId: number, quantity: number, comments: string[] = []) => ({ partId, quantity, comments })
const giveBack = (browser: Browser, cart: object[]) => browser.call('punchout.giveBack', { cart })
const current = async (browser: Browser) => dataOf(await browser.ask('punchout.current'))

describe('a buyer from a procurement system', () => {
  it('shops with the prices of the company, and takes the cart back to the cent', async () => {
    await using shop = await openShop()
    const { system } = await connect(shop)
    const { browser, started } = await system.visit({ buyerCookie: 'visit <7>', selected: '0100-01' })
    expect([started.status, started.headers.get('location')]).toEqual([303, '/'])
    expect(await current(browser)).toMatchObject({
      ...{ id: 1, buyerName: 'Arctic Buying', companyName: 'Arctic Door Service', operation: 'create' },
      ...{ lines: [], missing: [], selected: '0100-01' },
    })
    const cart = [line(1, 3, ['Dock 4 & 5']), line(5, 18.25)]
    const priced = (await dataOf(await browser.ask('cart.price', { cart }))) as { cartTotalCents: number }
    expect((await giveBack(browser, cart)).status).toBe(200)
    const booked = await system.book(await browser.get('/punchout/return'))
    const dollars = (priced.cartTotalCents / 100).toFixed(2)
    expect(booked).toMatchObject({ buyerCookie: 'visit <7>', total: dollars })
    const each = await (await shop.person('buyer')).cart.price({ cart })
    const prices = each.lines.map(({ unitPriceCents }) => ((unitPriceCents ?? 0) / 100).toFixed(2))
    expect(booked.items).toEqual([
      {
        ...{ number: '0100-01', reference: '1-1', quantity: 3, unit: 'EA', price: prices[0] },
        description: 'HNG STRAP; Dock 4 & 5',
      },
      {
        number: '0500-01',
        reference: '1-2',
        quantity: 18.25,
        unit: 'FOT',
        price: prices[1],
        description: 'GSKT MAG',
      },
    ])
    expect(each.cartTotalCents).toBe(priced.cartTotalCents)
    expect(await current(browser)).toBeNull()
  })

  it('cannot order, sign in, or see anything of the account', async () => {
    await using shop = await openShop()
    const { browser } = await (await connect(shop)).system.visit()
    const calls = [
      ['checkout.quote', 'accounts.not_allowed'],
      ['orders.list', 'accounts.not_allowed'],
      ['accounts.addresses.list', 'accounts.not_allowed'],
      ['cart.ofAccount', 'accounts.not_allowed'],
      ['punchout.buyers.list', 'accounts.not_allowed'],
    ] as const
    for (const [path, code] of calls) {
      const answer = path === 'checkout.quote' ? browser.call(path, {}) : browser.ask(path, {})
      expect([path, (await refusal(await answer)).data.appCode]).toEqual([path, code])
    }
    const signIn = await browser.signIn('buyer@arctic.example', 'whatever it is')
    expect((await refusal(signIn)).data.appCode).toBe('punchout.visiting')
  })

  it('ends the visit once, however often the cart is given back', async () => {
    await using shop = await openShop()
    const { browser } = await (await connect(shop)).system.visit()
    const answers = await Promise.all([1, 2, 3].map((quantity) => giveBack(browser, [line(1, quantity)])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  })

  it('is told which line cannot be ordered, and keeps the visit', async () => {
    await using shop = await openShop()
    const { system } = await connect(shop)
    const { browser } = await system.visit()
    expect(await refusal(await giveBack(browser, [line(2, 1)]))).toMatchObject({
      message: expect.stringContaining('0200-01'),
      data: { appCode: 'punchout.cart_refused' },
    })
    expect((await refusal(await giveBack(browser, []))).data.appCode).toBe('cart.empty')
    expect((await browser.get('/punchout/return')).status).toBe(404)
    expect((await giveBack(browser, [line(1, 1)])).status).toBe(200)
  })

  it('who leaves takes an empty cart back', async () => {
    await using shop = await openShop()
    const { system } = await connect(shop)
    const { browser } = await system.visit()
    expect((await browser.call('punchout.leave')).status).toBe(200)
    expect(await system.book(await browser.get('/punchout/return'))).toMatchObject({
      total: '0.00',
      items: [],
    })
  })

  it('changes an earlier cart, whose lines come back as they went', async () => {
    await using shop = await openShop()
    const { system } = await connect(shop)
    const first = await system.visit()
    await giveBack(first.browser, [line(1, 3, ['Dock 4']), line(4, 2)])
    const { items } = await system.book(await first.browser.get('/punchout/return'))
    const changed = items.map((item) => ({ ...item, quantity: item.quantity + 1 }))
    const more = [
      { number: '0500-01', reference: '', quantity: 2.5 },
      { number: '0300-01', reference: '', quantity: 1 },
      { number: '9999', reference: '1-77', quantity: 1 },
    ]
    const { browser } = await system.visit({ operation: 'edit', items: [...changed, ...more] })
    expect(await current(browser)).toMatchObject({
      lines: [line(1, 4, ['Dock 4']), line(4, 3), line(5, 2.5)],
      missing: ['0300-01', '9999'],
    })
    await shop.db.transaction((tx) =>
      savePart(tx, partRow({ id: 4, number: '0400-01', name: 'LATCH ROLLER', obsolete: true })),
    )
    expect((await browser.call('punchout.leave')).status).toBe(200)
    const booked = await system.book(await browser.get('/punchout/return'))
    expect(booked.items.map(({ number, quantity }) => [number, quantity])).toEqual([
      ['0100-01', 4],
      ['0500-01', 2.5],
    ])
  })

  it('sees no line of another system’s cart', async () => {
    await using shop = await openShop()
    const { admin, system } = await connect(shop)
    const first = await system.visit()
    await giveBack(first.browser, [line(1, 3, ['Secret dock'])])
    const other = { senderDomain: 'NetworkID', senderIdentity: 'AN02' }
    const made = await admin.punchout.buyers.create({ name: 'Other', userEmail: emailOf('owner'), ...other })
    const spy = createProcurementSystem(shop, { identity: 'AN02', secret: made.secret })
    const items = [{ number: '0100-01', reference: '1-1', quantity: 3 }]
    const { browser } = await spy.visit({ operation: 'edit', items })
    expect(await current(browser)).toMatchObject({ lines: [line(1, 3)] })
  })

  it('only looks at a cart that was opened to be looked at', async () => {
    await using shop = await openShop()
    const { system } = await connect(shop)
    const items = [{ number: '0100-01', reference: '', quantity: 2 }]
    const { browser } = await system.visit({ operation: 'inspect', items })
    expect((await refusal(await giveBack(browser, [line(1, 2)]))).data.appCode).toBe('punchout.inspect_only')
    await browser.call('punchout.leave')
    expect((await system.book(await browser.get('/punchout/return'))).items).toHaveLength(1)
  })
})

describe('the address that begins a visit', () => {
  it('works once, and not for long', async () => {
    await using shop = await openShop()
    const { system } = await connect(shop)
    const { startUrl } = await system.ask()
    const open = () => shop.get(new URL(startUrl).pathname)
    expect((await Promise.all([open(), open()])).map(({ status }) => status).toSorted()).toEqual([303, 404])
    const late = await system.ask()
    shop.pass((startMinutes + 1) * 60_000)
    const answer = await shop.get(new URL(late.startUrl).pathname)
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('visit is over')])
  })

  it('begins one that ends by itself, and with its system', async () => {
    await using shop = await openShop()
    const { admin, buyerId, system } = await connect(shop)
    const [short, removed] = [await system.visit(), await system.visit()]
    shop.pass((visitHours - 1) * 3_600_000)
    expect(await current(short.browser)).not.toBeNull()
    await admin.punchout.buyers.remove({ buyerId })
    expect(await current(removed.browser)).toBeNull()
    const { secret } = await admin.punchout.buyers.create({
      name: 'New',
      userEmail: emailOf('buyer'),
      ...sender,
    })
    const { browser } = await createProcurementSystem(shop, { secret }).visit()
    shop.pass((visitHours + 1) * 3_600_000)
    expect(await current(browser)).toBeNull()
  })
})

describe('a procurement system', () => {
  it('with a wrong name or secret is told so, and after many not even that', async () => {
    await using shop = await openShop()
    const { system } = await connect(shop)
    const refused = { httpStatus: 200, status: 401, startUrl: '' }
    expect(await system.ask({ secret: 'guessed' })).toMatchObject(refused)
    expect(await system.ask({ identity: 'AN99' })).toMatchObject(refused)
    for (let tried = 0; tried < 20; tried += 1) await system.ask({ secret: `guess ${tried}` })
    expect(await system.ask({ secret: 'guessed' })).toMatchObject({ status: 560 })
    expect(await system.ask()).toMatchObject({ status: 200 })
  })

  it('that sends something else is told what', async () => {
    await using shop = await openShop()
    const answer = await shop.app.request('/punchout/cxml', { method: 'POST', body: 'hello' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8'])
    expect(await answer.text()).toContain('<Status code="400" text="Bad Request">The XML is not well-formed')
    const long = await shop.app.request('/punchout/cxml', { method: 'POST', body: 'x'.repeat(300_000) })
    expect(long.status).toBe(413)
  })

  it('has one identity, a customer’s user, a secret that can be replaced, and lines in the audit log', async () => {
    await using shop = await openShop()
    const { admin, buyerId, system } = await connect(shop)
    const { create, update, replaceSecret, list } = admin.punchout.buyers
    const again = { name: 'Again', userEmail: emailOf('owner'), ...sender }
    await expect(create(again)).rejects.toMatchObject({ cause: { code: 'punchout.sender_taken' } })
    const house = { ...again, senderIdentity: 'AN03', userEmail: emailOf('admin') }
    await expect(create(house)).rejects.toMatchObject({ cause: { code: 'punchout.user_refused' } })
    await update({ buyerId, ...again })
    const { secret } = await replaceSecret({ buyerId })
    expect(await system.ask()).toMatchObject({ status: 401 })
    await createProcurementSystem(shop, { secret }).visit()
    expect(await list()).toMatchObject([
      {
        name: 'Again',
        companyName: 'Arctic Door Service',
        visitedAt: shop.clock().toISOString(),
        returnedAt: null,
      },
    ])
    const actions = (await listAuditLines(shop.db.read, 9)).map(({ action }) => action).toReversed()
    expect(actions).toEqual(['punchout_buyer_created', 'punchout_buyer_changed', 'punchout_secret_replaced'])
  })
})
