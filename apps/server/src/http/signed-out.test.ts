import { orderForm, quoteForm, termsOrder } from '@mullion/api/testing/order-form'
import { emailOf, type TestPerson, testPassword } from '@mullion/api/testing/people'
import { findOrder } from '@mullion/db/orders/order.repository'
import type { Quote } from '@mullion/domain/checkout/quote'
import { describe, expect, it } from 'vitest'
import { openTestApp, refusal, type TestApp } from '../testing/open-test-app.ts'

const people = 'with passwords' as const

async function pageOf(shop: TestApp, person: TestPerson) {
  const browser = shop.browser()
  await browser.signIn(emailOf(person), testPassword)
  return Object.assign(browser, {
    as: (believed: string, path: string, input?: unknown) =>
      browser.send(`/trpc/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Signed-In-As': believed },
        body: JSON.stringify(input),
      }),
    ask: (believed: string, path: string, input?: unknown) =>
      browser.send(
        `/trpc/${path}${input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`}`,
        {
          headers: { 'X-Signed-In-As': believed },
        },
      ),
  })
}

async function dataOf<Data>(answer: Response): Promise<Data> {
  return ((await answer.json()) as { result: { data: Data } }).result.data
}

async function codeOf(answer: Response) {
  return [answer.status, (await refusal(answer)).data.appCode]
}

const signedOut = [401, 'accounts.signed_out']

describe('a page whose user was signed out', () => {
  it.each([
    ['on terms', 'buyer', termsOrder],
    ['by card', 'stranger', orderForm],
  ] as const)(
    'gets no order %s: nothing is placed, and nothing is priced for a guest',
    async (_, name, form) => {
      await using shop = await openTestApp({ people, parts: [{ id: 1, priceCents: 1250 }] })
      const page = await pageOf(shop, name)
      const me = String(shop.ids[name])
      const quote = await dataOf<Quote>(await page.as(me, 'checkout.quote', quoteForm()))
      page.jar.clear()
      const order = form(quote, quoteForm())
      expect(await codeOf(await page.as(me, 'checkout.placeOrder', order))).toEqual(signedOut)
      expect(await codeOf(await page.as(me, 'checkout.quote', quoteForm()))).toEqual(signedOut)
      expect(await findOrder(shop.db.read, 1)).toBeNull()
      await page.signIn(emailOf(name), testPassword)
      expect((await page.as(me, 'checkout.placeOrder', order)).status).toBe(200)
    },
  )

  it('gets no answer for another user or a guest either', async () => {
    await using shop = await openTestApp({ people })
    const page = await pageOf(shop, 'stranger')
    const [me, other] = [String(shop.ids.stranger), String(shop.ids.buyer)]
    for (const believed of [other, 'guest']) {
      expect(await codeOf(await page.ask(believed, 'accounts.addresses.list'))).toEqual(signedOut)
      expect(await codeOf(await page.ask(believed, 'accounts.session.devices'))).toEqual(signedOut)
      expect(await codeOf(await page.ask(believed, 'catalog.browseCounts', {}))).toEqual(signedOut)
    }
    expect((await page.ask(me, 'accounts.addresses.list')).status).toBe(200)
  })

  it('gets no search of the guests’ cache', async () => {
    await using shop = await openTestApp({ people })
    const page = await pageOf(shop, 'buyer')
    page.jar.clear()
    const search = ['catalog.search', { text: 'latch' }] as const
    for (const _ of [1, 2]) expect((await page.ask('guest', ...search)).status).toBe(200)
    expect(await codeOf(await page.ask(String(shop.ids.buyer), ...search))).toEqual(signedOut)
  })

  it('learns who is signed in now, or that nobody is, and can sign in', async () => {
    await using shop = await openTestApp({ people })
    const page = await pageOf(shop, 'stranger')
    const viewerAs = (believed: string) => page.ask(believed, 'accounts.session.viewer')
    const { user } = await dataOf<{ user: { id: number } }>(await viewerAs(String(shop.ids.buyer)))
    expect(user.id).toBe(shop.ids.stranger)
    page.jar.clear()
    expect(await codeOf(await viewerAs(String(shop.ids.buyer)))).toEqual(signedOut)
    expect(await dataOf(await viewerAs('guest'))).toBeNull()
    const input = { login: emailOf('buyer'), password: testPassword }
    expect((await page.as(String(shop.ids.buyer), 'accounts.session.signIn', input)).status).toBe(200)
  })
})

describe('a documented path', () => {
  it('answers whoever is signed in, and compares only what a page says', async () => {
    await using shop = await openTestApp({ people })
    const { send } = await pageOf(shop, 'buyer')
    const path = `/api/addresses/user/${shop.ids.buyer}`
    const statusAs = async (believed?: string) =>
      (await send(path, believed ? { headers: { 'X-Signed-In-As': believed } } : {})).status
    expect([await statusAs(), await statusAs(String(shop.ids.buyer)), await statusAs('9999')]).toEqual([
      200, 200, 401,
    ])
  })
})
