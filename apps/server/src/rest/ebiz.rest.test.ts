import { emailOf, testPassword } from '@mullion/api/testing/people'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

const card = {
  number: '4000100011112224',
  expiry: '1230',
  code: '123',
  holder: 'Bea Test',
  street: '1 Cold Street',
  zip: '43215',
  name: 'Shop card',
}

async function openShop() {
  const shop = await openTestApp({ people: 'with passwords' })
  const page = shop.browser()
  await page.signIn(emailOf('buyer'), testPassword)
  return { ...shop, page, me: shop.ids.buyer }
}

const noSuchUser = { message: 'User not found.' }

describe('/api/ebiz', () => {
  it('lists saved cards with the documented field names and removes one', async () => {
    await using shop = await openShop()
    const { page, me } = shop
    const { methodId } = await shop.sandbox.saveCard(`user:${me}`, card)
    const user = { id: me, firstname: 'Bea', lastname: 'Test' }
    const listed = await page.post('/api/ebiz/get-customer', { user })
    expect([listed.status, await listed.json()]).toEqual([
      200,
      {
        PaymentMethodProfiles: [
          {
            methodID: methodId,
            methodName: 'Shop card',
            cardType: 'V',
            cardNumber: 'XXXXXXXXXXXX2224',
            cardExpiration: '2030-12',
            accountHolderName: 'Bea Test',
          },
        ],
      },
    ])
    const removal = { user, paymentMethodId: methodId }
    const removed = await page.post('/api/ebiz/delete-customer-payment-method', removal)
    expect([removed.status, await removed.json()]).toEqual([200, { ok: true }])
    expect((await page.post('/api/ebiz/delete-customer-payment-method', removal)).status).toBe(404)
    const empty = await page.post('/api/ebiz/get-customer', {})
    expect(await empty.json()).toEqual({ PaymentMethodProfiles: [] })
  })

  it("answers 404 to another user in any form, and to another user's card", async () => {
    await using shop = await openShop()
    const { page, ids } = shop
    const { methodId: paymentMethodId } = await shop.sandbox.saveCard(`user:${ids.owner}`, card)
    for (const user of [{ id: ids.owner }, ids.owner, String(ids.owner), 'user:1', { id: 'x' }]) {
      const listed = await page.post('/api/ebiz/get-customer', { user })
      expect([listed.status, await listed.json()]).toEqual([404, noSuchUser])
      const removed = await page.post('/api/ebiz/delete-customer-payment-method', { user, paymentMethodId })
      expect([removed.status, await removed.json()]).toEqual([404, noSuchUser])
    }
    const mine = { user: { id: shop.me }, paymentMethodId }
    const stolen = await page.post('/api/ebiz/delete-customer-payment-method', mine)
    expect([stolen.status, await stolen.json()]).toEqual([404, { message: 'Card not found.' }])
    expect(await shop.sandbox.listCards(`user:${ids.owner}`)).toHaveLength(1)
  })

  it('answers 401 to a guest and 400 when no card is named', async () => {
    await using shop = await openShop()
    expect((await shop.post('/api/ebiz/get-customer', { user: { id: shop.me } })).status).toBe(401)
    const nameless = await shop.page.post('/api/ebiz/delete-customer-payment-method', {})
    const message = 'Choose a saved card.'
    const refused = [400, { message, fields: { paymentMethodId: message } }]
    expect([nameless.status, await nameless.json()]).toEqual(refused)
  })

  it('answers 502 with a message when the gateway fails', async () => {
    const listCards = () => Promise.reject(new Error('No route to 10.0.0.7.'))
    await using shop = await openTestApp({
      people: 'with passwords',
      gateway: (sandbox) => ({ ...sandbox, listCards }),
    })
    const page = shop.browser()
    await page.signIn(emailOf('buyer'), testPassword)
    const answer = await page.post('/api/ebiz/get-customer', {})
    expect([answer.status, await answer.json()]).toEqual([
      502,
      { message: 'Your saved cards aren’t available right now. Please try again in a moment.' },
    ])
  })
})
