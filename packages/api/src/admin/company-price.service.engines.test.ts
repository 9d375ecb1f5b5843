import type { CompanyPriceFields, PriceOwner } from '@mullion/domain/admin/company-price'
import { AppError } from '@mullion/domain/error'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { columbus, orderForm, termsOrder } from '../testing/order-form.ts'
import { larchfield } from '../testing/people.ts'

const arctic: PriceOwner = { companyId: 2 }
const from = { validFrom: '2020-01-01', validUntil: null }
const contract: CompanyPriceFields = { ...from, kind: 'contract', partNumber: '0100-01', priceCents: 500 }
const tenOrMore: CompanyPriceFields = {
  ...{ ...from, kind: 'break', partNumber: '0200-01' },
  ...{ minQuantity: 10, priceCents: 1500 },
}
const handles: CompanyPriceFields = { ...from, kind: 'tag', tag: 'Handles', discountHundredths: 2550 }

async function openShop(prices: readonly CompanyPriceFields[] = [contract, tenOrMore, handles]) {
  const shop = await openTestShop({
    people: true,
    parts: [
      { id: 1001, number: '0100-01', name: 'HNG A', priceCents: 1000, tags: ['Hinges'] },
      { id: 1002, number: '0200-01', name: 'HNG B', priceCents: 2000, tags: ['Hinges'] },
      { id: 1003, number: '0300-01', name: 'HNDL', priceCents: 3000, tags: ['Handles'] },
    ],
  })
  const admin = (await shop.person('admin')).admin.companyPrices
  for (const price of prices) await admin.add({ owner: arctic, price })
  return Object.assign(shop, { prices: admin })
}

const ids = [1001, 1002, 1003]
const cart = (quantity: number) => ids.map((partId) => ({ partId, quantity, comments: [] }))
type Caller = Awaited<ReturnType<Awaited<ReturnType<typeof openShop>>['person']>>

/** What a person pays for one of each part wherever a part is shown. */
async function shown(person: Caller) {
  const found = (await person.catalog.search({ text: '0100-01', limit: 5 })).parts
  const listed = (await person.catalog.browse({ limit: 10 })).parts
  const single = await Promise.all(ids.map((partId) => person.catalog.part({ partId })))
  const byId = new Map(listed.map(({ id, priceCents }) => [id, priceCents]))
  expect(ids.map((id) => byId.get(id))).toEqual(single.map(({ priceCents }) => priceCents))
  expect(found[0]?.priceCents).toBe(single[0]?.priceCents)
  const priced = await person.cart.price({ cart: cart(1) })
  expect(priced.lines.map(({ unitPriceCents }) => unitPriceCents)).toEqual(
    single.map(({ priceCents }) => priceCents),
  )
  return single.map(({ priceCents }) => priceCents)
}

async function lastOrder(person: Caller): Promise<number> {
  const { orders } = await person.orders.list({ scope: 'user', page: 1 })
  return orders[0]?.id ?? 0
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { cause?: unknown }) => (error.cause instanceof AppError ? error.cause.code : String(error)),
  )

describe('special prices of a company', () => {
  it('are shown to its users wherever a part is, and to nobody else', async () => {
    await using shop = await openShop()
    expect(await shown(await shop.person('buyer'))).toEqual([500, 1700, 2235])
    expect(await shown(await shop.person('stranger'))).toEqual([900, 1800, 2700])
    expect(await shown(shop.guest())).toEqual([1000, 2000, 3000])
    expect(await shown(await shop.person('counter'))).toEqual([1000, 2000, 3000])
    expect(await shown(await shop.person('buyer'))).toEqual([500, 1700, 2235])
  })

  it('say why, and what more of a part costs', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const priced = await buyer.cart.price({ cart: cart(10) })
    expect(priced.lines.map(({ unitPriceCents, priceReason }) => [unitPriceCents, priceReason])).toEqual([
      [500, { rule: 'contract' }],
      [1500, { rule: 'break', minQuantity: 10 }],
      [2235, { rule: 'tag', tag: 'Handles', discountHundredths: 2550 }],
    ])
    expect(priced.listPrices).toEqual({ 1001: 1000, 1002: 2000, 1003: 3000 })
    expect(await buyer.catalog.part({ partId: 1002 })).toMatchObject({
      priceCents: 1700,
      listPriceCents: 2000,
      priceBreaks: [{ minQuantity: 10, priceCents: 1500 }],
    })
  })

  it('are what quotes and orders charge; a quote keeps its prices, the next has the new ones', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const input = { cart: cart(10), shipAddress: columbus, serviceType: '03' as const }
    const quote = await buyer.checkout.quote(input)
    expect(quote.cartTotalCents).toBe(10 * (500 + 1500 + 2235))
    const [first] = await shop.prices.list({ owner: arctic })
    const change = { ...contract, priceCents: 600 }
    await shop.prices.change({ owner: arctic, priceId: first?.id ?? 0, price: change })
    const later = await shop.person('buyer')
    const order = termsOrder(quote, input, { idempotencyKey: 'special-prices-0001' })
    expect((await later.checkout.placeOrder(order)).grandTotalCents).toBe(quote.grandTotalCents)
    expect((await later.checkout.quote(input)).cartTotalCents).toBe(10 * (600 + 1500 + 2235))
  })

  it('are why a line of an order cost what it did, which staff can read', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const input = { cart: cart(10), shipAddress: columbus, serviceType: '03' as const }
    const quote = await buyer.checkout.quote(input)
    expect(quote.lines[0]).not.toHaveProperty('priceRule')
    const form = termsOrder(quote, input, { idempotencyKey: 'why-prices-00001' })
    await buyer.checkout.placeOrder(form)
    const orderId = await lastOrder(buyer)
    const { prices } = await (await shop.person('admin')).orders.desk.details({ orderId })
    expect(prices).toEqual([
      { number: '0100-01', unitPriceCents: 500, rule: 'contract', listPriceCents: 1000, priceQuote: null },
      { number: '0200-01', unitPriceCents: 1500, rule: 'break', listPriceCents: 2000, priceQuote: null },
      { number: '0300-01', unitPriceCents: 2235, rule: 'tag', listPriceCents: 3000, priceQuote: null },
    ])
    const { lines } = await buyer.orders.details({ orderId })
    expect(lines[0]).not.toHaveProperty('priceRule')

    const stranger = await shop.person('stranger')
    const plain = await stranger.checkout.quote(input)
    const paid = orderForm(plain, input, { idempotencyKey: 'why-prices-00002' })
    await stranger.checkout.placeOrder(paid)
    const other = await lastOrder(stranger)
    const desk = await (await shop.person('admin')).orders.desk.details({ orderId: other })
    expect(desk.prices.map(({ rule, listPriceCents }) => [rule, listPriceCents])).toEqual([
      ['company', 1000],
      ['company', 2000],
      ['company', 3000],
    ])
  })

  it('of a company that staff order for apply while they do', async () => {
    await using shop = await openShop([])
    const counter = await shop.person('counter')
    const { id } = await counter.accounts.internalCompanies.create(larchfield)
    await shop.prices.add({ owner: { companyInternalId: id }, price: contract })
    expect(await shown(await shop.acting('counter', id))).toEqual([500, 1800, 2700])
    expect(await shown(await shop.person('counter'))).toEqual([1000, 2000, 3000])
    expect(await shown(await shop.person('buyer'))).toEqual([850, 1700, 2550])
  })

  it('begin and end by the day of the store', async () => {
    await using shop = await openShop([])
    const day = new Date(shop.clock().getTime() + 86_400_000).toISOString().slice(0, 10)
    await shop.prices.add({ owner: arctic, price: { ...contract, validFrom: day, validUntil: day } })
    expect((await shown(await shop.person('buyer')))[0]).toBe(850)
    shop.pass(86_400_000)
    expect((await shown(await shop.person('buyer')))[0]).toBe(500)
    shop.pass(86_400_000)
    expect((await shown(await shop.person('buyer')))[0]).toBe(850)
  })

  it('make the feed of parts start again when they change', async () => {
    await using shop = await openShop()
    const { next } = await (await shop.person('buyer')).catalog.changed({ limit: 10 })
    const [first] = await shop.prices.list({ owner: arctic })
    await shop.prices.remove({ owner: arctic, priceId: first?.id ?? 0 })
    const again = await (await shop.person('buyer')).catalog.changed({ limit: 10, after: next })
    expect(again.changes.map(({ kind, part }) => [kind, part?.priceCents])).toEqual([
      ['existing', 850],
      ['existing', 1700],
      ['existing', 2235],
    ])
  })

  it('are refused twice for one day, for unknown parts and companies, and with days in the wrong order', async () => {
    await using shop = await openShop()
    const add = (price: CompanyPriceFields, owner: PriceOwner = arctic) =>
      refusal(shop.prices.add({ owner, price }))
    expect(await add(contract)).toBe('admin.company_price_taken')
    expect(await add({ ...contract, partNumber: '9999-99' })).toBe('admin.company_price_part')
    expect(await add({ ...handles, validUntil: '2019-12-31' })).toBe('admin.company_price_days')
    expect(await add(contract, { companyId: 999 })).toBe('accounts.company_missing')
    expect(await add(contract, { companyId: 1 })).toBe('accounts.company_missing')
    expect(await add(contract, { companyInternalId: 999 })).toBe('accounts.internal_company_missing')
    const other = { owner: { companyId: 3 }, priceId: 1 }
    expect(await refusal(shop.prices.remove(other))).toBe('admin.company_price_missing')
    expect(await refusal(shop.prices.change({ ...other, price: contract }))).toBe(
      'admin.company_price_missing',
    )
    const second = await shop.prices.add({ owner: arctic, price: { ...contract, validFrom: '2021-01-01' } })
    const clash = { owner: arctic, priceId: second.id, price: contract }
    expect(await refusal(shop.prices.change(clash))).toBe('admin.company_price_taken')
    expect(await shop.prices.list({ owner: arctic })).toHaveLength(4)
  })

  it('are listed with whether they are valid, and what the company pays today and why', async () => {
    await using shop = await openShop()
    await shop.prices.add({ owner: arctic, price: { ...contract, validFrom: '2027-01-01', priceCents: 1 } })
    const ended = { ...tenOrMore, validUntil: '2020-12-31', minQuantity: 5, priceCents: 1 }
    await shop.prices.add({ owner: arctic, price: ended })
    const listed = await shop.prices.list({ owner: arctic })
    expect(listed.map(({ kind, validity, today }) => [kind, validity, today])).toEqual([
      ['contract', 'now', { priceCents: 500, priceReason: { rule: 'contract' } }],
      ['contract', 'later', { priceCents: 500, priceReason: { rule: 'contract' } }],
      ['break', 'ended', { priceCents: 1700 }],
      ['break', 'now', { priceCents: 1500, priceReason: { rule: 'break', minQuantity: 10 } }],
      ['tag', 'now', null],
    ])
    expect(listed[0]).not.toHaveProperty('partTags')
  })

  it('are in the audit log with what was entered', async () => {
    await using shop = await openShop([contract])
    const sue = await shop.person('super')
    const { entries } = await sue.admin.auditLog.list({})
    expect(entries[0]).toMatchObject({
      action: 'company_price_added',
      subject: 'company:2',
    })
  })
})
