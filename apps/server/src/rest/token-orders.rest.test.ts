import { approvedCard, columbus, orderForm, quoteForm, termsOrder } from '@mullion/api/testing/order-form'
import { larchfield, type TestPerson } from '@mullion/api/testing/people'
import { ledgerStates } from '@mullion/api/testing/ready-to-order'
import { findOrder } from '@mullion/db/orders/order.repository'
import type { Ability } from '@mullion/domain/accounts/permissions'
import type { PlaceOrderInput } from '@mullion/domain/checkout/order'
import type { Quote } from '@mullion/domain/checkout/quote'
import { describe, expect, it } from 'vitest'
import { openTestApp, refusal } from '../testing/open-test-app.ts'

/** Stan of Polar pays by card: 2 parts at 11.25, 18.15 for ground shipping, and Ohio tax. */
const cart = { 1: { part: { id: 1 }, quantity: 2, comments: [], precisionLengths: [] } }
const validationInfo = { cart, billingOption: 'prepay', shipAddress: columbus }
const payment = { order: { amount: 42.98, taxAmount: 2.33, shippingCost: 18.15 }, validationInfo }
const order = { shipAddress: columbus, cart, serviceType: '03', grandTotal: 42.98 }
const { billing } = orderForm({ quoteId: '', grandTotalCents: 0 } as Quote, quoteForm())

async function openShop() {
  const shop = await openTestApp({ people: true, parts: [{ id: 1, priceCents: 1250 }] })
  const withToken = async (name: TestPerson, from: Record<string, string> = {}, without?: Ability) => {
    const { tokens } = (await shop.person(name)).accounts
    const abilities = (await tokens.list()).grantable.filter((ability) => ability !== without)
    const { secret } = await tokens.create({ name: 'Orders', abilities: [...abilities] })
    return shop.browser({ Authorization: `Bearer ${secret}`, ...from })
  }
  const savedCard = () =>
    shop.sandbox.saveCard(`user:${shop.ids.stranger}`, {
      ...{ number: approvedCard.cardNumber, expiry: '1230', code: '123' },
      ...{ holder: 'Stan Test', street: '1 Cold Street', zip: '43215', name: 'Shop' },
    })
  return { ...shop, withToken, savedCard }
}
type Client = Awaited<ReturnType<Awaited<ReturnType<typeof openShop>>['withToken']>>

async function quoted(client: Client): Promise<Quote> {
  const answer = await client.call('checkout.quote', quoteForm())
  return ((await answer.json()) as { result: { data: Quote } }).result.data
}

const place = async (client: Client, form: (quote: Quote) => PlaceOrderInput) =>
  client.call('checkout.placeOrder', form(await quoted(client)))

describe('an order by API token', () => {
  it('is placed on terms', async () => {
    await using shop = await openShop()
    const client = await shop.withToken('buyer')
    const placed = await place(client, (quote) => termsOrder(quote, quoteForm()))
    expect(placed.status).toBe(200)
    expect(await findOrder(shop.db.read, 1)).toMatchObject({ userId: shop.ids.buyer, paymentState: 'terms' })
  })

  it('needs the permission to place orders, on every way to place one', async () => {
    await using shop = await openShop()
    const { methodId: paymentMethodID } = await shop.savedCard()
    const client = await shop.withToken('stranger', {}, 'placeOrders')
    for (const answer of [
      await client.call('checkout.quote', quoteForm()),
      await client.post('/api/ebiz/run-transaction', { ...payment, card: approvedCard, billing }),
      await client.post('/api/ebiz/run-customer-transaction', { ...payment, paymentMethodID }),
      await client.post('/api/orders', order),
    ]) {
      expect(answer.status).toBe(403)
    }
  })

  it('is placed with a saved card', async () => {
    await using shop = await openShop()
    const { methodId } = await shop.savedCard()
    const client = await shop.withToken('stranger')
    const placed = await place(client, (quote) => {
      const { card: _card, billing: _billing, ...form } = orderForm(quote, quoteForm())
      return { ...form, savedCard: { methodId } }
    })
    expect(placed.status).toBe(200)
    expect(await ledgerStates(shop)).toEqual(['captured'])
  })

  it('is placed in the two documented steps without a cookie', async () => {
    await using shop = await openShop()
    const { methodId: paymentMethodID } = await shop.savedCard()
    const client = await shop.withToken('stranger')
    const paid = await client.post('/api/ebiz/run-customer-transaction', { ...payment, paymentMethodID })
    expect(await paid.json()).toMatchObject({ Result: 'Approved' })
    expect(paid.headers.getSetCookie()).toEqual([])
    expect((await client.post('/api/orders', order)).status).toBe(422)
    const placed = await client.send('/api/orders', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Held-Payment': paid.headers.get('x-held-payment') ?? '',
      },
      body: JSON.stringify(order),
    })
    expect([placed.status, placed.headers.getSetCookie()]).toEqual([201, []])
    expect(await ledgerStates(shop)).toEqual(['captured'])
  })

  it.each([
    ['typed', {}],
    ['typed, to be saved', { saveCard: { label: 'Shop' } }],
    ['missing', { card: undefined, billing: undefined }],
  ])('is refused when its card is %s', async (_name, change) => {
    await using shop = await openShop()
    const client = await shop.withToken('stranger')
    const refused = await place(client, (quote) => orderForm(quote, quoteForm(), change))
    expect([refused.status, (await refusal(refused)).data.appCode]).toEqual([
      422,
      'checkout.card_typed_by_token',
    ])
    const held = await quoted(client).then(({ quoteId, grandTotalCents }) =>
      client.call('checkout.holdPayment', {
        ...quoteForm(),
        ...{ quoteId, grandTotalCents, card: approvedCard, billing, ...change },
      }),
    )
    expect([held.status, (await refusal(held)).data.appCode]).toEqual([422, 'checkout.card_typed_by_token'])
    expect(await ledgerStates(shop)).toEqual([])
  })

  it('is refused by the documented call that pays with a typed card', async () => {
    await using shop = await openShop()
    const client = await shop.withToken('stranger')
    const refused = await client.post('/api/ebiz/run-transaction', {
      ...payment,
      card: approvedCard,
      billing,
    })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('can’t be typed') })
    expect(await ledgerStates(shop)).toEqual([])
  })

  it('never uses a payment that its owner made with a typed card', async () => {
    await using shop = await openShop()
    const stan = await shop.person('stranger')
    const quote = await stan.checkout.quote(quoteForm())
    const { quoteId, grandTotalCents } = quote
    const { heldPayment } = await stan.checkout.holdPayment({
      ...quoteForm(),
      ...{ quoteId, grandTotalCents, card: approvedCard, billing },
    })
    const client = await shop.withToken('stranger')
    const refused = await place(client, (again) => {
      const { card: _card, billing: _billing, ...form } = orderForm(again, quoteForm())
      return { ...form, heldPayment }
    })
    expect((await refusal(refused)).data.appCode).toBe('checkout.card_typed_by_token')
  })

  it('is refused for a company on cards that staff order for, whose card would be typed', async () => {
    await using shop = await openShop()
    const counter = await shop.person('counter')
    const company = { ...larchfield, termsCode: 'CC' as const }
    const { id } = await counter.accounts.internalCompanies.create(company)
    const client = await shop.withToken('counter', { 'X-Acting-For': String(id) })
    const refused = await place(client, (quote) => orderForm(quote, quoteForm()))
    expect((await refusal(refused)).data.appCode).toBe('checkout.card_typed_by_token')
  })
})
