import { describe, expect, it } from 'vitest'
import { cartsPath, cut, cuts, entry, openCartShop } from '../testing/saved-carts.ts'

describe('an invalid cart', () => {
  const faults: readonly (readonly [name: string, field: string, cart: unknown])[] = [
    ['no cart', 'cart', undefined],
    ['null', 'cart', null],
    ['a list', 'cart', [entry(40, 1)]],
    ['a number', 'cart', 7],
    ['text that is not JSON', 'cart', '{"40":'],
    ['a list as JSON text', 'cart', '[]'],
    ['endlessly nested lists', 'cart', '['.repeat(400_000)],
    ['a null entry', 'cart.40', { 40: null }],
    ['no part', 'cart.40.part', { 40: { quantity: 1 } }],
    ['a part without an id', 'cart.40.part.id', { 40: { ...entry(40, 1), part: {} } }],
    ['a text id', 'cart.40.part.id', { 40: { ...entry(40, 1), part: { id: '40' } } }],
    ['an entry under another part’s id', 'cart.41', { 41: entry(40, 1) }],
    ['an id with a leading zero', 'cart.040', { '040': entry(40, 1) }],
    ['no quantity', 'cart.40.quantity', { 40: { part: { id: 40 } } }],
    ['a text quantity', 'cart.40.quantity', { 40: entry(40, 1, { quantity: '2' }) }],
    ['a negative quantity', 'cart.40.quantity', { 40: entry(40, -1) }],
    ['10,000 of a part', 'cart.40.quantity', { 40: entry(40, 10_000) }],
    ['a comment that is not text', 'cart.40.comments.0', { 40: entry(40, 1, { comments: [{}] }) }],
    ['an unknown configuration kind', 'cart.40.configurations.0.kind', { 40: stating({ kind: 'colour' }) }],
    [
      'a cut in tenths of an inch',
      'cart.40.configurations.0.cuts.0.lengthInches',
      { 40: stating(cuts(cut(36.1))) },
    ],
    ['a length in tenths of an inch', 'cart.40.precisionLengths', { 40: lengths([36, 36.1]) }],
    ['a negative length', 'cart.40.precisionLengths', { 40: lengths([-36]) }],
    [
      'a thickness in words',
      'cart.40.precisionLengths',
      { 40: lengths([{ length: 36, thickness: 'four' }]) },
    ],
    ['lengths that are not a list', 'cart.40.precisionLengths', { 40: lengths(36) }],
    [
      'lengths that differ from the cuts',
      'cart.40.precisionLengths',
      { 40: { ...stating(cuts(cut(36))), precisionLengths: [36, 12] } },
    ],
    ['501 lines', 'cart', mapOf(501, 0)],
  ]

  it('is answered with 400 naming the field, and is not saved', async () => {
    await using shop = await openCartShop()
    const answers: unknown[] = []
    for (const [name, , cart] of faults) {
      const answer = await shop.share(cart)
      const { message, fields } = (await answer.json()) as { message: string; fields: Record<string, string> }
      answers.push([name, answer.status, fields, typeof message])
    }
    const text = expect.stringMatching(/\w/)
    expect(answers).toEqual(faults.map(([name, field]) => [name, 400, { [field]: text }, 'string']))
    expect([await shop.stored(), shop.logged]).toEqual([[], []])
  })

  it('with an entry named after an Object.prototype property is refused by name and changes nothing', async () => {
    await using shop = await openCartShop()
    for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      const entries = `{"${key}":{"part":{"id":40},"quantity":1,"polluted":true}}`
      for (const cart of [entries, JSON.stringify(entries)]) {
        const answer = await sent(shop, `{"cart":${cart}}`)
        expect([answer.status, await answer.json()]).toEqual([
          400,
          { message: expect.any(String), fields: { [`cart.${key}`]: expect.any(String) } },
        ])
      }
      const within = `{"40":{"part":{"id":40},"quantity":1,"${key}":{"quantity":5,"polluted":true}}}`
      expect((await sent(shop, `{"cart":${within}}`)).status).toBe(201)
      expect((await shop.stored()).at(-1)?.lines).toEqual([
        { partId: 40, quantity: 1, comments: [], configurations: [] },
      ])
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it('whose body is not a JSON object is answered with 400', async () => {
    await using shop = await openCartShop()
    for (const body of ['', 'null', '5', '{"cart":']) {
      const answer = await sent(shop, body)
      expect([answer.status, await answer.json()]).toEqual([400, { message: expect.any(String) }])
    }
  })

  it('is refused as too large to share above 256 KB, and as too large a request above 1 MB', async () => {
    await using shop = await openCartShop()
    const answers: Response[] = []
    for (const comments of [2, 3, 9]) answers.push(await shop.share(mapOf(380, comments)))
    expect(answers.map(({ status }) => status)).toEqual([201, 413, 413])
    expect(await answers[1]?.json()).toEqual({ message: 'This cart is too large to be shared.' })
    expect(await answers[2]?.json()).toEqual({
      message: 'The request is too large. The limit is 1 MB.',
    })
  })

  it('is answered with 400 when empty', async () => {
    await using shop = await openCartShop()
    const answer = await shop.share({})
    expect([answer.status, await answer.json()]).toEqual([400, { message: 'Your cart is empty.' }])
  })
})

describe('a cart is not saved', () => {
  const cart = { 41: entry(41, 1) }

  it('for a guest', async () => {
    await using shop = await openCartShop()
    const answer = await shop.browser().post(cartsPath, { cart })
    expect([answer.status, await answer.json()]).toEqual([401, { message: 'Please sign in first.' }])
    expect(await shop.stored()).toEqual([])
  })

  it.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
  ])('for the page of another site: %j', async (from) => {
    await using shop = await openCartShop()
    const headers = { 'Content-Type': 'text/plain', ...from }
    const answer = await shop.page.send(cartsPath, {
      method: 'POST',
      headers,
      body: JSON.stringify({ cart }),
    })
    expect(answer.status).toBe(403)
    expect(await shop.stored()).toEqual([])
  })

  it('for another user named in the body', async () => {
    await using shop = await openCartShop()
    expect(
      (await shop.page.post(cartsPath, { cart, userId: shop.ids.owner, shareKey: 'B'.repeat(32) })).status,
    ).toBe(201)
    const [saved] = await shop.stored()
    expect(saved?.userId).toBe(shop.ids.buyer)
    expect((await shop.get(`${cartsPath}/${'B'.repeat(32)}`)).status).toBe(404)
  })

  it('more than 30 times in 15 minutes', async () => {
    await using shop = await openCartShop()
    const statuses: number[] = []
    for (let at = 0; at < 31; at += 1) statuses.push((await shop.share(cart)).status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 201), 429])
    shop.pass(15 * 60_000)
    expect((await shop.share(cart)).status).toBe(201)
  })
})

function stating(configuration: object) {
  return entry(40, 3, { configurations: [configuration] })
}

function lengths(precisionLengths: unknown) {
  return entry(40, 6, { precisionLengths })
}

/** A map of `count` parts with `comments` long comments each. */
function mapOf(count: number, comments: number) {
  const long = Array.from({ length: comments }, () => 'x'.repeat(300))
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [at + 1, entry(at + 1, 1, { comments: long })]),
  )
}

type Shop = Awaited<ReturnType<typeof openCartShop>>

async function sent(shop: Shop, body: string): Promise<Response> {
  return shop.page.send(cartsPath, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
}
