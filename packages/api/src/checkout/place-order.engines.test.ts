import { listOrderLines } from '@mullion/db/orders/order-line.repository'
import { findLatestAttempt } from '@mullion/db/payments/payment.repository'
import { findOrderByNumber } from '@mullion/db/testing/stored-rows'
import type { PlaceOrderInput } from '@mullion/domain/checkout/order'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import {
  approvedCard,
  type CardOrder,
  declinedCard,
  orderForm,
  quoteForm,
  slowCard,
  solve,
} from '../testing/order-form.ts'
import { ledgerStates, readyToOrder, refusedAs } from '../testing/ready-to-order.ts'

const actorId = 'guest:guest-one-session-key0'
const key = 'order-key-000000000001'

describe('placing an order by card', () => {
  it('stores the order, its lines and payment, and queues the confirmation', async () => {
    await using shop = await openTestShop({ parts: [{ id: 1, number: '0123-04', priceCents: 1250 }] })
    const { guest, quote, form } = await readyToOrder(shop)

    const placed = await guest.checkout.placeOrder(form)

    expect(placed).toEqual({
      orderNumber: 'W100001',
      grandTotalCents: quote.grandTotalCents,
      buyerEmail: 'pat@arctic.example',
      confirmationTo: ['pat@arctic.example'],
      freightToBeConfirmed: false,
      onHold: false,
      arrivesOn: '2026-11-24',
      madeToOrder: false,
    })
    const order = await findOrderByNumber(shop.db.read, 'W100001')
    expect(order).toMatchObject({
      paymentState: 'captured',
      cartTotalCents: 2500,
      lastFour: '2224',
      cardType: 'V',
      sandbox: true,
    })
    expect(await listOrderLines(shop.db.read, order!.id)).toMatchObject([
      { lineNo: 1, number: '0123-04', quantity: 2, unitPriceCents: 1250, lineTotalCents: 2500 },
    ])
    expect(await findLatestAttempt(shop.db.read, actorId, key)).toMatchObject({
      state: 'captured',
      orderId: order!.id,
    })
    expect(await ledgerStates(shop)).toEqual(['captured'])
    await shop.services.mail.sendDue()
    const mails = (await shop.mailbox.list()).map(({ to, subject }) => [to, subject])
    expect(mails.sort()).toEqual([
      [['orders@mullion.example'], 'New order W100001: Pat Buyer'],
      [['pat@arctic.example'], 'Your order W100001 at Mullion Door Parts'],
    ])
  })

  it('charges the amounts shown: goods, shipping and Ohio tax', async () => {
    await using shop = await openTestShop()
    const { quote } = await readyToOrder(shop)
    expect(quote.cartTotalCents).toBe(2500)
    expect(quote.taxCents).toBe(
      Math.floor(2500 * 0.0575 + 0.5) + Math.floor(quote.shippingCents * 0.0575 + 0.5),
    )
    expect(quote.grandTotalCents).toBe(2500 + quote.shippingCents + quote.taxCents)
  })

  it('returns the same order for a repeated idempotency key', async () => {
    await using shop = await openTestShop()
    const { guest, form } = await readyToOrder(shop)
    const [first, second] = [await guest.checkout.placeOrder(form), await guest.checkout.placeOrder(form)]
    expect(second).toEqual(first)
    expect(await ledgerStates(shop)).toEqual(['captured'])
  })

  it('places one order when Place Order is clicked three times while the card is slow', async () => {
    await using shop = await openTestShop({ slowCardMs: 400 })
    const { guest, form } = await readyToOrder(shop, { card: slowCard })
    const answers = await Promise.all([1, 2, 3].map(() => guest.checkout.placeOrder(form)))
    expect(new Set(answers.map(({ orderNumber }) => orderNumber)).size).toBe(1)
    expect(await ledgerStates(shop)).toEqual(['captured'])
  })

  it('refuses a different order with a used idempotency key', async () => {
    await using shop = await openTestShop()
    const { guest, form } = await readyToOrder(shop)
    await guest.checkout.placeOrder(form)
    const input = quoteForm([{ partId: 1, quantity: 3, comments: [] }])
    const other = orderForm(await guest.checkout.quote(input), input)
    await expect(guest.checkout.placeOrder(other)).rejects.toMatchObject(refusedAs('checkout.key_reused'))
  })

  it('does not reveal an order to another guest with the same idempotency key', async () => {
    await using shop = await openTestShop()
    const { guest, form } = await readyToOrder(shop)
    await guest.checkout.placeOrder(form)
    const stranger = shop.guest('guest-two-session-key0')
    await expect(stranger.checkout.placeOrder(form)).rejects.toMatchObject(
      refusedAs('checkout.quote_changed'),
    )
  })

  it('gives each guest their own order when both use the same idempotency key', async () => {
    await using shop = await openTestShop()
    const { guest, form } = await readyToOrder(shop)
    const first = await guest.checkout.placeOrder(form)
    const stranger = shop.guest('guest-two-session-key0')
    const input = quoteForm()
    const own = orderForm(await stranger.checkout.quote(input), input, {
      botCheck: await solve(await stranger.checkout.challenge()),
    })
    expect(own.idempotencyKey).toBe(form.idempotencyKey)
    const second = await stranger.checkout.placeOrder(own)
    expect([first.orderNumber, second.orderNumber]).toEqual(['W100001', 'W100002'])
    expect(await stranger.checkout.placeOrder(own)).toEqual(second)
    expect(await guest.checkout.placeOrder(form)).toEqual(first)
    expect(await ledgerStates(shop)).toEqual(['captured', 'captured'])
  })

  it('stores no order when the card is declined, and accepts another card with the same key', async () => {
    await using shop = await openTestShop()
    const { guest, form } = await readyToOrder(shop)
    const declined = guest.checkout.placeOrder({ ...form, card: declinedCard })
    await expect(declined).rejects.toMatchObject(refusedAs('checkout.payment_declined'))
    expect(await findOrderByNumber(shop.db.read, 'W100001')).toBeNull()
    expect(await guest.checkout.placeOrder(form)).toMatchObject({ orderNumber: 'W100001' })
    expect(await ledgerStates(shop)).toEqual(['declined', 'captured'])
  })

  it('makes a buyer wait after five declines in 15 minutes', async () => {
    await using shop = await openTestShop()
    const { guest, form } = await readyToOrder(shop)
    for (let tries = 0; tries < 5; tries++) {
      const declined = guest.checkout.placeOrder({ ...form, card: declinedCard })
      await expect(declined).rejects.toMatchObject(refusedAs('checkout.payment_declined'))
    }
    await expect(guest.checkout.placeOrder(form)).rejects.toMatchObject(
      refusedAs('checkout.too_many_declines'),
    )
    shop.pass(16 * 60_000)
    expect(await guest.checkout.placeOrder(form)).toMatchObject({ orderNumber: 'W100001' })
  })

  it('voids a partial approval and reports a decline', async () => {
    await using shop = await openTestShop()
    const card = { cardNumber: '4000000011112275', cardExpiration: '1230', cardCode: '123' }
    const { guest, form } = await readyToOrder(shop, { card })
    await expect(guest.checkout.placeOrder(form)).rejects.toMatchObject(
      refusedAs('checkout.payment_declined'),
    )
    expect(await ledgerStates(shop)).toEqual(['voided'])
    expect(await findOrderByNumber(shop.db.read, 'W100001')).toBeNull()
  })

  it.each<[string, (form: CardOrder) => PlaceOrderInput, string]>([
    [
      'a lower total',
      (form) => ({ ...form, grandTotalCents: form.grandTotalCents - 100 }),
      'checkout.total_differs',
    ],
    [
      'another quantity than quoted',
      (form) => ({ ...form, cart: [{ partId: 1, quantity: 9, comments: [] }] }),
      'checkout.quote_changed',
    ],
    [
      'another address than quoted',
      (form) => ({ ...form, shipAddress: { ...form.shipAddress, address1: '2 Cold Street' } }),
      'checkout.quote_changed',
    ],
    ['an unknown quote', (form) => ({ ...form, quoteId: 'no-such-quote' }), 'checkout.quote_changed'],
    [
      'an invalid card number',
      (form) => ({ ...form, card: { ...form.card, cardNumber: '4000100011112225' } }),
      'checkout.card_invalid',
    ],
    ['no bot check', (form) => ({ ...form, botCheck: undefined }), 'checkout.bot_check_failed'],
  ])('refuses an order with %s and stores nothing', async (_, change, appCode) => {
    await using shop = await openTestShop()
    const { guest, form } = await readyToOrder(shop)
    await expect(guest.checkout.placeOrder(change(form))).rejects.toMatchObject(refusedAs(appCode))
    expect(await findLatestAttempt(shop.db.read, actorId, key)).toBeNull()
    expect(await ledgerStates(shop)).toEqual([])
  })

  it('accepts a card on the last evening of its month, when UTC is already in the next', async () => {
    await using shop = await openTestShop()
    shop.pass(Date.parse('2026-12-01T03:00:00Z') - shop.clock().getTime())
    const { guest, form } = await readyToOrder(shop, { card: { ...approvedCard, cardExpiration: '1126' } })
    expect(await guest.checkout.placeOrder(form)).toMatchObject({ orderNumber: 'W100001' })
  })

  it('refuses a quote older than 20 minutes', async () => {
    await using shop = await openTestShop()
    const { guest, form } = await readyToOrder(shop)
    shop.pass(20 * 60_000 + 1)
    const late = guest.checkout.placeOrder({
      ...form,
      botCheck: await solve(await guest.checkout.challenge()),
    })
    await expect(late).rejects.toMatchObject(refusedAs('checkout.quote_changed'))
  })

  it('requires buyers of cut-to-order parts to agree that they cannot be returned', async () => {
    await using shop = await openTestShop({ parts: [{ id: 1, unit: 'FT', name: 'GSKT BULB BLK' }] })
    const { guest, form } = await readyToOrder(shop, { returnsAgreed: false })
    await expect(guest.checkout.placeOrder(form)).rejects.toMatchObject(
      refusedAs('checkout.order_incomplete'),
    )
  })
})

describe('when something fails between payment and order', () => {
  const failing = (change: Partial<PaymentGateway>) => (sandbox: PaymentGateway) => ({
    ...sandbox,
    ...change,
  })

  it('voids the approval when the order cannot be stored', async () => {
    let broken = false
    await using shop = await openTestShop({
      deps: {
        onStep: (step) => {
          broken = step === 'authorised'
        },
      },
      db: (db) => ({
        ...db,
        transaction: (work) => {
          const fails = broken
          broken = false
          return fails ? Promise.reject(new Error('The disk is full.')) : db.transaction(work)
        },
      }),
    })
    const { guest, form } = await readyToOrder(shop)
    await expect(guest.checkout.placeOrder(form)).rejects.toMatchObject(
      refusedAs('checkout.payment_reversed'),
    )
    expect(await ledgerStates(shop)).toEqual(['voided'])
    expect(await findOrderByNumber(shop.db.read, 'W100001')).toBeNull()
  })

  it('voids the order when the capture is refused', async () => {
    const capture = () => Promise.reject(new Error('Capture refused.'))
    await using shop = await openTestShop({ gateway: failing({ capture }) })
    const { guest, form } = await readyToOrder(shop)
    await expect(guest.checkout.placeOrder(form)).rejects.toMatchObject(
      refusedAs('checkout.payment_reversed'),
    )
    expect(await ledgerStates(shop)).toEqual(['voided'])
    expect(await findOrderByNumber(shop.db.read, 'W100001')).toMatchObject({ paymentState: 'voided' })
  })

  it('marks a failed void for attention and voids it at the next repair', async () => {
    let down = true
    await using shop = await openTestShop({
      gateway: (sandbox) => ({
        ...sandbox,
        capture: () => Promise.reject(new Error('Capture refused.')),
        void: (id) => (down ? Promise.reject(new Error('No route.')) : sandbox.void(id)),
      }),
    })
    const { guest, form } = await readyToOrder(shop)
    await expect(guest.checkout.placeOrder(form)).rejects.toMatchObject(
      refusedAs('checkout.payment_reversed'),
    )
    expect(await findLatestAttempt(shop.db.read, actorId, key)).toMatchObject({ state: 'attention' })
    expect(await findOrderByNumber(shop.db.read, 'W100001')).toMatchObject({ paymentState: 'attention' })

    down = false
    shop.pass(60_000)
    await shop.services.payments.repair()
    expect(await findLatestAttempt(shop.db.read, actorId, key)).toMatchObject({ state: 'voided' })
    expect(await findOrderByNumber(shop.db.read, 'W100001')).toMatchObject({ paymentState: 'voided' })
    expect(await ledgerStates(shop)).toEqual(['voided'])
  })

  it('looks up an unanswered payment before charging again, and completes it when the buyer retries', async () => {
    let mute = true
    await using shop = await openTestShop({
      gateway: (sandbox) => ({
        ...sandbox,
        async authorise(request) {
          const answer = await sandbox.authorise(request)
          if (mute) throw new Error('The line went dead.')
          return answer
        },
        find: (reference) => (mute ? Promise.resolve(null) : sandbox.find(reference)),
      }),
    })
    const { guest, form } = await readyToOrder(shop)
    await expect(guest.checkout.placeOrder(form)).rejects.toMatchObject(refusedAs('checkout.payment_unknown'))
    mute = false
    shop.pass(1)
    expect(await guest.checkout.placeOrder(form)).toMatchObject({ orderNumber: 'W100001' })
    expect(await ledgerStates(shop)).toEqual(['captured'])
  })

  it('voids an unanswered approval when the buyer does not come back', async () => {
    let mute = true
    await using shop = await openTestShop({
      gateway: (sandbox) => ({
        ...sandbox,
        authorise: (request) =>
          sandbox.authorise(request).then(() => Promise.reject(new Error('The line went dead.'))),
        find: (reference) => (mute ? Promise.resolve(null) : sandbox.find(reference)),
      }),
    })
    const { guest, form } = await readyToOrder(shop)
    await expect(guest.checkout.placeOrder(form)).rejects.toMatchObject(refusedAs('checkout.payment_unknown'))
    mute = false
    shop.pass(60_000)
    await shop.services.payments.repair()
    expect(await ledgerStates(shop)).toEqual(['voided'])
    expect(await findLatestAttempt(shop.db.read, actorId, key)).toMatchObject({ state: 'voided' })
  })

  it('leaves a payment alone while another process is working on it', async () => {
    const { promise: approved, resolve: approve } = Promise.withResolvers<void>()
    await using shop = await openTestShop({
      gateway: (sandbox) => ({
        ...sandbox,
        authorise: (request) => approved.then(() => sandbox.authorise(request)),
      }),
    })
    const { guest, form } = await readyToOrder(shop)
    const placing = Promise.allSettled([guest.checkout.placeOrder(form)])
    await expect
      .poll(() => findLatestAttempt(shop.db.read, actorId, key))
      .toMatchObject({ state: 'authorising' })
    await shop.services.payments.repair()
    approve()
    expect(await placing).toMatchObject([{ status: 'fulfilled', value: { orderNumber: 'W100001' } }])
  })

  it('logs a failed repair, and repairs the payment next time', async () => {
    const lookups = ['without an answer', 'on a full disk']
    let full = false
    await using shop = await openTestShop({
      gateway: (sandbox) => ({
        ...sandbox,
        authorise: (request) =>
          sandbox.authorise(request).then(() => Promise.reject(new Error('The line went dead.'))),
        async find(reference) {
          const lookup = lookups.shift()
          full = lookup === 'on a full disk'
          return lookup === 'without an answer' ? null : sandbox.find(reference)
        },
      }),
      db: (db) => ({
        ...db,
        transaction: (work) => {
          const fails = full
          full = false
          return fails ? Promise.reject(new Error('The disk is full.')) : db.transaction(work)
        },
      }),
    })
    const { guest, form } = await readyToOrder(shop)
    await expect(guest.checkout.placeOrder(form)).rejects.toMatchObject(refusedAs('checkout.payment_unknown'))
    const { reference } = (await findLatestAttempt(shop.db.read, actorId, key)) ?? {}
    shop.pass(60_000)
    await shop.services.payments.repair()
    const err = expect.objectContaining({ message: 'The disk is full.' })
    const errors = shop.logged.filter(({ level }) => level === 'error')
    expect(errors).toMatchObject([{ facts: { err, reference } }])
    expect(await ledgerStates(shop)).toEqual(['authorised'])
    shop.pass(60_000)
    await shop.services.payments.repair()
    expect(await ledgerStates(shop)).toEqual(['voided'])
  })
})
