import { orderForm, quoteForm, solve } from '@mullion/api/testing/order-form'
import type { Quote } from '@mullion/domain/checkout/quote'
import { describe, expect, it } from 'vitest'
import { cookieOf, hinges, openTestApp, refusal, type TestApp } from '../testing/open-test-app.ts'

describe('checkout over HTTP', () => {
  const quote = (shop: TestApp, cart: unknown) => shop.post('/trpc/checkout.quote', { ...quoteForm(), cart })

  it.each([
    ['a negative quantity', [{ partId: 1, quantity: -2 }], 'cart.0.quantity'],
    ['no quantity', [{ partId: 1 }], 'cart.0.quantity'],
    ['a text quantity', [{ partId: 1, quantity: '2' }], 'cart.0.quantity'],
    ['10,000 of a part', [{ partId: 1, quantity: 10_000 }], 'cart.0.quantity'],
    ['10,000 lines', Array.from({ length: 10_000 }, (_, at) => ({ partId: at + 1, quantity: 1 })), 'cart'],
    ['a price set by the client', [{ partId: 1, quantity: 1, unitPriceCents: 1 }], 'cart.0'],
    [
      'a duplicate part',
      [
        { partId: 1, quantity: 1 },
        { partId: 1, quantity: 2 },
      ],
      'cart',
    ],
  ])('answers 400 to %s and names the field', async (_, cart, field) => {
    await using shop = await openTestApp()
    const answer = await quote(shop, cart)
    expect(answer.status).toBe(400)
    const { data } = await refusal(answer)
    expect(data.appCode).toBe('input.invalid')
    expect(Object.keys(data.details.fields ?? {})).toEqual([field])
  })

  it('answers 422 to half of a part sold only whole, and names the line', async () => {
    await using shop = await openTestApp({ parts: hinges })
    const answer = await quote(shop, [{ partId: 1, quantity: 1.5 }])
    expect(answer.status).toBe(422)
    const { data } = await refusal(answer)
    expect(data.appCode).toBe('checkout.line_refused')
    expect(data.details.lines).toEqual([
      { partId: 1, number: '0100-01', problem: 'This part is sold individually. Enter a whole number.' },
    ])
  })

  it.each([
    ['an empty cart', { cart: [] }, 400, 'cart.empty'],
    ['a part without a price', { cart: [{ partId: 2, quantity: 1 }] }, 422, 'checkout.line_refused'],
    ['an obsolete part', { cart: [{ partId: 3, quantity: 1 }] }, 422, 'checkout.line_refused'],
    [
      'an address in Canada',
      { shipAddress: { ...quoteForm().shipAddress, country: 'CA' } },
      422,
      'checkout.canada_unavailable',
    ],
    [
      'a ZIP code in another state',
      { shipAddress: { ...quoteForm().shipAddress, postalCode: '90210' } },
      400,
      'checkout.destination_refused',
    ],
  ])('answers %s with an error code', async (_, change, status, appCode) => {
    await using shop = await openTestApp({ parts: hinges })
    const answer = await shop.post('/trpc/checkout.quote', { ...quoteForm(), ...change })
    expect(answer.status).toBe(status)
    expect((await refusal(answer)).data.appCode).toBe(appCode)
  })

  async function readyToOrder(shop: TestApp) {
    const answer = await shop.post('/trpc/checkout.quote', quoteForm())
    const { result } = (await answer.json()) as { result: { data: Quote } }
    const cookie = cookieOf(answer)
    const challenge = await shop.get('/trpc/checkout.challenge', { Cookie: cookie })
    const puzzle = (await challenge.json()) as { result: { data: unknown } }
    const botCheck = await solve(puzzle.result.data)
    return { cookie, form: orderForm(result.data, quoteForm(), { botCheck }) }
  }

  it('places the quoted order', async () => {
    await using shop = await openTestApp()
    const { cookie, form } = await readyToOrder(shop)
    const answer = await shop.post('/trpc/checkout.placeOrder', form, { Cookie: cookie })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ result: { data: { orderNumber: 'W100001' } } })
  })

  it('answers 409 with the correct total when the client sends a lower one, and places no order', async () => {
    await using shop = await openTestApp()
    const { cookie, form } = await readyToOrder(shop)
    const lower = { ...form, grandTotalCents: form.grandTotalCents - 1 }
    const answer = await shop.post('/trpc/checkout.placeOrder', lower, { Cookie: cookie })
    expect(answer.status).toBe(409)
    const { data } = await refusal(answer)
    expect(data.appCode).toBe('checkout.total_differs')
    expect(data.details.quote?.grandTotalCents).toBe(form.grandTotalCents)
    await shop.services.mail.sendDue()
    expect(await shop.mailbox.list()).toEqual([])
  })

  it("answers 409 to another guest's quote", async () => {
    await using shop = await openTestApp()
    const { form } = await readyToOrder(shop)
    const stranger = cookieOf(await shop.get('/trpc/checkout.challenge'))
    const answer = await shop.post('/trpc/checkout.placeOrder', form, { Cookie: stranger })
    expect(answer.status).toBe(409)
    expect((await refusal(answer)).data.appCode).toBe('checkout.quote_changed')
  })

  it('never includes a card number in its answers or logs', async () => {
    await using shop = await openTestApp()
    const { cookie, form } = await readyToOrder(shop)
    const card = { ...form.card, cardNumber: '4000100011112225' }
    for (const sent of [
      { ...form, card },
      { ...form, card: { ...card, cardNumber: 4000100011112225 } },
      form,
    ]) {
      const answer = await shop.post('/trpc/checkout.placeOrder', sent, { Cookie: cookie })
      expect(await answer.text()).not.toMatch(/400010001111222/)
    }
    expect(JSON.stringify([shop.logged, shop.services])).not.toMatch(/400010001111222/)
  })
})
