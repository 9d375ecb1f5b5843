import { findLatestAttempt } from '@mullion/db/payments/payment.repository'
import { findOrderByNumber } from '@mullion/db/testing/stored-rows'
import { guest } from '@mullion/domain/accounts/actor'
import { describe, expect, it } from 'vitest'
import { openTestShop, type ShopFacts } from '../testing/open-test-shop.ts'
import { orderForm, quoteForm } from '../testing/order-form.ts'
import { ledgerStates, orderIn, refusedAs } from '../testing/ready-to-order.ts'

const key = 'order-key-000000000001'

async function ready(shop: Awaited<ReturnType<typeof openTestShop>>, name: 'stranger' | 'otherOwner') {
  const person = await shop.person(name)
  const input = quoteForm()
  const quote = await person.checkout.quote(input)
  return { person, quote, form: orderForm(quote, input) }
}

describe('signed-in checkout', () => {
  it.each(['stranger', 'otherOwner'] as const)(
    'lets %s pay by card at the company’s price without a bot check, and lists the order',
    async (name) => {
      await using shop = await openTestShop({ people: true })
      const { person, quote, form } = await ready(shop, name)
      expect(quote.cartTotalCents).toBe(2250)
      const { orderNumber } = orderIn(await person.checkout.placeOrder(form))
      const company = (await person.accounts.session.viewer())?.user.company
      expect(await findOrderByNumber(shop.db.read, orderNumber)).toMatchObject({
        actorId: `user:${shop.ids[name]}`,
        userId: shop.ids[name],
        companyId: company?.id,
        paymentState: 'captured',
        cartTotalCents: 2250,
      })
      const { orders } = await person.orders.list({ scope: 'user' })
      expect(orders).toMatchObject([{ number: orderNumber, companyName: 'Polar Foods' }])
    },
  )

  it('keeps the order’s owner when another server completes it', async () => {
    let mute = true
    const gateway: ShopFacts['gateway'] = (sandbox) => ({
      ...sandbox,
      capture: (id) => (mute ? Promise.reject(new Error('The line went dead.')) : sandbox.capture(id)),
      find: (reference) => (mute ? Promise.reject(new Error('Still dead.')) : sandbox.find(reference)),
    })
    await using shop = await openTestShop({ people: true, gateway })
    const { person, form } = await ready(shop, 'stranger')
    await expect(person.checkout.placeOrder(form)).rejects.toMatchObject(
      refusedAs('checkout.payment_unknown'),
    )
    mute = false
    shop.pass(60_000)
    await shop.secondServer().payments.repair()
    expect((await person.orders.list({ scope: 'user' })).orders).toMatchObject([
      { number: 'W100001', buyer: 'Stan Test' },
    ])
  })

  it('refuses cards for a company on terms, and asks for its PO number', async () => {
    await using shop = await openTestShop({ people: true })
    for (const name of ['buyer', 'owner'] as const) {
      const person = await shop.person(name)
      const form = orderForm(await person.checkout.quote(quoteForm()), quoteForm())
      await expect(person.checkout.placeOrder(form)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        message: 'PO number is required',
        cause: { kind: 'invalid', code: 'checkout.order_incomplete' },
      })
      expect(await findLatestAttempt(shop.db.read, `user:${shop.ids[name]}`, key)).toBeNull()
    }
    expect(await ledgerStates(shop)).toEqual([])
  })

  it.each(['counter', 'admin', 'super'] as const)(
    'is refused to %s when not acting for a company',
    async (name) => {
      await using shop = await openTestShop({ people: true })
      const person = await shop.person(name)
      const form = orderForm(await person.checkout.quote(quoteForm()), quoteForm())
      await expect(person.checkout.placeOrder(form)).rejects.toMatchObject({
        message: 'Choose the company you’re ordering for.',
        cause: { code: 'checkout.company_needed' },
      })
      expect(await ledgerStates(shop)).toEqual([])
    },
  )

  it('refuses a colleague’s quote', async () => {
    await using shop = await openTestShop({ people: true })
    const { form } = await ready(shop, 'stranger')
    const { checkout } = await shop.person('otherOwner')
    await expect(checkout.placeOrder(form)).rejects.toMatchObject(refusedAs('checkout.quote_changed'))
  })
})

describe('requesting quotes', () => {
  const perMinute = 60

  it('is limited to 60 a minute per user and IP address, without affecting others', async () => {
    await using shop = await openTestShop({ people: true })
    const stranger = await shop.person('stranger')
    for (let at = 0; at < perMinute; at += 1) await stranger.checkout.quote(quoteForm())
    const limited = refusedAs('limits.too_many')
    await expect(stranger.checkout.quote(quoteForm())).rejects.toMatchObject(limited)
    await expect((await shop.person('otherOwner')).checkout.quote(quoteForm())).resolves.toBeTruthy()
    await expect(shop.guest().checkout.quote(quoteForm())).resolves.toBeTruthy()
    shop.pass(60_000)
    await expect(stranger.checkout.quote(quoteForm())).resolves.toBeTruthy()
  })

  it('is limited by IP address for guests without a cookie', async () => {
    await using shop = await openTestShop()
    const [here, there] = [shop.as(guest('', '203.0.113.7')), shop.as(guest('', '203.0.113.8'))]
    for (let at = 0; at < perMinute; at += 1) await here.checkout.quote(quoteForm())
    await expect(here.checkout.quote(quoteForm())).rejects.toMatchObject(refusedAs('limits.too_many'))
    await expect(there.checkout.quote(quoteForm())).resolves.toBeTruthy()
  })

  it('is limited for all guests at one IP address together, even when they drop their cookies', async () => {
    await using shop = await openTestShop()
    for (let at = 0; at < 600; at += 1) await shop.services.limits.consume('quote-address', '203.0.113.7')
    const fresh = shop.guest('guest-ten-session-key0')
    await expect(fresh.checkout.quote(quoteForm())).rejects.toMatchObject(refusedAs('limits.too_many'))
  })

  it('counts the new quotes returned with refused orders', async () => {
    await using shop = await openTestShop()
    const buyer = shop.guest()
    const form = orderForm(await buyer.checkout.quote(quoteForm()), quoteForm(), { quoteId: 'no-such-quote' })
    const place = () => buyer.checkout.placeOrder(form)
    for (let at = 1; at < perMinute; at += 1) {
      await expect(place()).rejects.toMatchObject(refusedAs('checkout.quote_changed'))
    }
    await expect(place()).rejects.toMatchObject(refusedAs('limits.too_many'))
  })
})
