import { findOrder } from '@mullion/db/orders/order.repository'
import { listTransitions } from '@mullion/db/testing/stored-rows'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { orderForm, quoteForm } from '../testing/order-form.ts'
import { ledgerStates, readyToOrder, refusedAs } from '../testing/ready-to-order.ts'

async function openShop() {
  const shop = await openTestShop({ people: true })
  const buyer = await shop.person('stranger')
  const input = quoteForm()
  const { card, billing, ...form } = orderForm(await buyer.checkout.quote(input), input)
  return { ...shop, buyer, form, card, billing, customerId: `user:${shop.ids.stranger}` }
}

describe('a saved card', () => {
  it('is saved with an approved order on request, and pays for the next one', async () => {
    await using shop = await openShop()
    const { buyer, form, card, billing } = shop
    await buyer.checkout.placeOrder({ ...form, card, billing, saveCard: { label: 'Shop card' } })
    const [saved] = await buyer.accounts.cards.list()
    expect(saved).toMatchObject({ methodName: 'Shop card', lastFour: '2224' })
    const quote = await buyer.checkout.quote(quoteForm())
    const next = { ...form, quoteId: quote.quoteId, idempotencyKey: 'order-key-000000000002' }
    const savedCard = { methodId: saved?.methodId ?? '' }
    expect(await buyer.checkout.placeOrder({ ...next, savedCard })).toMatchObject({
      orderNumber: 'W100002',
      buyerEmail: 'stranger@polar.example',
    })
    expect(await findOrder(shop.db.read, 2)).toMatchObject({ lastFour: '2224', billing: null })
    expect(await ledgerStates(shop)).toEqual(['captured', 'captured'])
  })

  it('has its order confirmed to the user’s own address, whatever billing details come with it', async () => {
    await using shop = await openShop()
    const { buyer, form, card, billing } = shop
    await buyer.checkout.placeOrder({ ...form, card, billing, saveCard: { label: 'Shop card' } })
    const [saved] = await buyer.accounts.cards.list()
    const sent = { savedCard: { methodId: saved?.methodId ?? '' }, billing }
    const ordered = async (idempotencyKey: string, held: boolean) => {
      const quote = await buyer.checkout.quote(quoteForm())
      const { quoteId, grandTotalCents } = quote
      const hold = { ...quoteForm(), quoteId, grandTotalCents, ...sent }
      const paid = held
        ? { heldPayment: (await buyer.checkout.holdPayment(hold)).heldPayment, billing }
        : sent
      await buyer.checkout.placeOrder({ ...form, quoteId, idempotencyKey, ...paid })
    }
    await ordered('order-key-000000000002', false)
    await ordered('order-key-000000000003', true)
    for (const id of [2, 3]) {
      const order = await findOrder(shop.db.read, id)
      expect(order).toMatchObject({ buyerEmail: 'stranger@polar.example', billing: null })
    }
  })

  it('is not saved when declined', async () => {
    await using shop = await openShop()
    const card = { ...shop.card, cardNumber: '4000300211112228', cardCode: '999' }
    const order = { ...shop.form, billing: shop.billing, card, saveCard: { label: 'No' } }
    await expect(shop.buyer.checkout.placeOrder(order)).rejects.toMatchObject(
      refusedAs('checkout.payment_declined'),
    )
    expect(await shop.buyer.accounts.cards.list()).toEqual([])
  })

  it('of another user is reported missing, charges nothing and does not count as a decline', async () => {
    await using shop = await openShop()
    const { card, billing } = shop
    const typed = {
      number: card.cardNumber,
      expiry: '1230',
      code: '123',
      holder: '',
      street: billing.address1,
    }
    const other = await shop.sandbox.saveCard('user:999', { ...typed, zip: billing.zip, name: 'Theirs' })
    const order = { ...shop.form, savedCard: { methodId: other.methodId } }
    for (let at = 0; at < 6; at += 1)
      await expect(shop.buyer.checkout.placeOrder(order)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await ledgerStates(shop)).toEqual([])
    const log = await listTransitions(shop.db.read, 1)
    expect(log.map(({ toState }) => toState)).toEqual(['created', 'authorising', 'abandoned'])
  })

  it('is never saved for a guest', async () => {
    await using shop = await openTestShop()
    const { guest, form } = await readyToOrder(shop, { saveCard: { label: 'Mine' } })
    await guest.checkout.placeOrder(form)
    expect(await shop.sandbox.listCards('user:null')).toEqual([])
  })
})

describe('every step of a payment', () => {
  it('is recorded', async () => {
    await using shop = await openTestShop()
    const { guest, form } = await readyToOrder(shop)
    await guest.checkout.placeOrder(form)
    const log = await listTransitions(shop.db.read, 1)
    expect(log.map(({ fromState, toState }) => `${fromState} ${toState}`)).toEqual([
      'null created',
      'created authorising',
      'authorising authorised',
      'authorised captured',
    ])
  })
})

describe('a reloaded page', () => {
  it('learns the outcome of its order, which no one else can see', async () => {
    await using shop = await openTestShop()
    const { guest, form } = await readyToOrder(shop)
    const { idempotencyKey } = form
    expect(await guest.checkout.outcome({ idempotencyKey })).toEqual({ state: 'none' })
    const order = await guest.checkout.placeOrder(form)
    expect(await guest.checkout.outcome({ idempotencyKey })).toEqual({ state: 'placed', order })
    const other = shop.guest('guest-two-session-key0')
    expect(await other.checkout.outcome({ idempotencyKey })).toEqual({ state: 'none' })
  })

  it('learns of a decline', async () => {
    await using shop = await openTestShop()
    const { guest, form } = await readyToOrder(shop)
    const card = { ...form.card, cardNumber: '4000300211112228', cardCode: '999' }
    await guest.checkout.placeOrder({ ...form, card }).catch(() => {})
    const { idempotencyKey } = form
    expect(await guest.checkout.outcome({ idempotencyKey })).toEqual({
      state: 'declined',
      reason: 'Do not honor',
    })
  })
})
