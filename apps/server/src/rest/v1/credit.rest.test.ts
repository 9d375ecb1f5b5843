import { quoteForm, termsOrder } from '@mullion/api/testing/order-form'
import { emailOf, larchfield, testPassword } from '@mullion/api/testing/people'
import type { CompanyPayment } from '@mullion/domain/credit/company-payment'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'

const paid = { amountCents: 500, paidOn: '2026-11-20', reference: 'check 17' }

async function openShop() {
  const shop = await openTestApp({ people: 'with passwords' })
  const { id } = await (await shop.person('counter')).accounts.internalCompanies.create(larchfield)
  const page = shop.browser()
  await page.signIn(emailOf('admin'), testPassword)
  const send = async (method: string, path: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await page.send(`/api/v1/${path}`, {
      method,
      ...(body && { headers, body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json() }
  }
  return Object.assign(shop, { send, owners: ['companies/2', `internal-companies/${id}`] })
}

async function order(shop: Awaited<ReturnType<typeof openShop>>, idempotencyKey: string) {
  const buyer = await shop.person('buyer')
  const quote = await buyer.checkout.quote(quoteForm())
  return buyer.checkout.placeOrder(termsOrder(quote, quoteForm(), { idempotencyKey }))
}

describe('credit over REST', () => {
  it('has limits, payments and balances', async () => {
    await using shop = await openShop()
    const { send } = shop
    for (const owner of shop.owners) {
      expect(await send('PUT', `${owner}/credit`, { limitCents: 5000 })).toEqual({
        status: 200,
        body: { limitCents: 5000, openCents: 0, heldCents: 0, leftCents: 5000 },
      })
      const added = await send('POST', `${owner}/payments`, paid)
      expect(added).toMatchObject({ status: 201, body: { onAccountCents: 500, enteredBy: 'Ada Test' } })
      expect(await send('GET', `${owner}/payments?page=1`)).toMatchObject({ status: 200, body: [added.body] })
      expect(await send('GET', `${owner}/credit`)).toMatchObject({
        status: 200,
        body: { openCents: -500, leftCents: 5500, aging: { unusedCents: 500 }, openOrders: [] },
      })
      expect((await send('POST', `${owner}/payments`, paid)).status).toBe(409)
      const { id } = added.body as CompanyPayment
      expect(await send('DELETE', `${owner}/payments/${id}`)).toEqual({ status: 200, body: { ok: true } })
    }
  })

  it('names the field that is wrong, and misses what is not there', async () => {
    await using shop = await openShop()
    const { send } = shop
    for (const owner of shop.owners) {
      expect(await send('PUT', `${owner}/credit`, { limitCents: -1 })).toMatchObject({
        status: 400,
        body: { fields: { limitCents: expect.any(String) } },
      })
      const orders = [{ orderNumber: 'W999999', amountCents: 5 }]
      expect(await send('POST', `${owner}/payments`, { ...paid, orders })).toMatchObject({
        status: 400,
        body: { fields: { orders: 'The company has no order W999999 on terms.' } },
      })
      expect((await send('GET', `${owner}/payments?page=x`)).status).toBe(400)
      expect((await send('DELETE', `${owner}/payments/x`)).status).toBe(400)
      expect((await send('DELETE', `${owner}/payments/999`)).status).toBe(404)
      expect((await send('GET', `${owner.replace(/\d+/, 'x')}/credit`)).status).toBe(400)
    }
    for (const owner of ['companies/999', 'internal-companies/999', 'companies/1']) {
      expect((await send('GET', `${owner}/credit`)).status).toBe(404)
      expect((await send('PUT', `${owner}/credit`, { limitCents: 1 })).status).toBe(404)
      expect((await send('GET', `${owner}/payments`)).status).toBe(404)
      expect((await send('POST', `${owner}/payments`, paid)).status).toBe(404)
    }
  })

  it('releases and refuses orders over the limit', async () => {
    await using shop = await openShop()
    const { send } = shop
    expect(await send('GET', 'credit')).toEqual({ status: 200, body: { credit: null } })
    await send('PUT', 'companies/2/credit', { limitCents: 1 })
    for (const key of ['credit-rest-order-1', 'credit-rest-order-2']) await order(shop, key)
    expect(await send('GET', 'credit/held?search=W100002&page=1')).toMatchObject({
      status: 200,
      body: [{ number: 'W100002', customer: 'Arctic Door Service', limitCents: 1 }],
    })
    expect((await send('GET', 'credit/held?page=x')).status).toBe(400)
    const refusal = { reason: 'Past due' }
    expect(await send('POST', 'orders/W100001/credit-release')).toMatchObject({
      status: 200,
      body: { status: 'Pending', creditHold: 'released' },
    })
    expect(await send('POST', 'orders/W100002/credit-refusal', refusal)).toMatchObject({
      status: 200,
      body: { status: 'Canceled', creditHold: 'refused' },
    })
    expect((await send('POST', 'orders/W100001/credit-release')).status).toBe(409)
    expect((await send('POST', 'orders/W100001/credit-refusal', refusal)).status).toBe(409)
    expect((await send('POST', 'orders/W100001/credit-refusal', { reason: '' })).status).toBe(400)
    expect((await send('POST', 'orders/W999999/credit-release')).status).toBe(404)
    expect((await send('POST', 'orders/W999999/credit-refusal', refusal)).status).toBe(404)
    expect((await send('POST', `orders/${'W'.repeat(21)}/credit-release`)).status).toBe(400)
  })
})
