import { sharedCarts } from '@mullion/db/cart/cart.tables'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'

const cart = [
  { partId: 1, quantity: 2, comments: ['for the dock'] },
  {
    partId: 2,
    quantity: 3,
    comments: [],
    configurations: [{ kind: 'direction' as const, left: 2, right: 1 }],
  },
]
const day = 86_400_000

describe('a shared cart', () => {
  it('opens for anyone with the link, with its configurations and without prices', async () => {
    await using shop = await openTestShop({ people: true })
    const { shareKey } = await (await shop.person('buyer')).cart.share({ cart })
    expect(shareKey).toMatch(/^[A-Za-z0-9_-]{32}$/)
    const opened = await shop.guest().cart.open({ shareKey })
    expect(opened.lines).toEqual(cart)
    expect(JSON.stringify(opened)).not.toMatch(/cents|price/i)
  })

  it('lists the parts that are no longer sold', async () => {
    const parts = [{ id: 1 }, { id: 2, number: '0105-02', obsolete: true }]
    await using shop = await openTestShop({ people: true, parts })
    const line = (partId: number) => ({ partId, quantity: 1 })
    const { shareKey } = await (await shop.person('buyer')).cart.share({ cart: [1, 2, 3].map(line) })
    expect((await shop.guest().cart.open({ shareKey })).discontinued).toEqual([
      { partId: 2, name: '0105-02' },
      { partId: 3, name: 'Part 3' },
    ])
  })

  it('gets a new key each time, stored only as a hash', async () => {
    await using shop = await openTestShop({ people: true })
    const buyer = await shop.person('buyer')
    const keys = [await buyer.cart.share({ cart }), await buyer.cart.share({ cart })].map((it) => it.shareKey)
    expect(new Set(keys).size).toBe(2)
    const stored = JSON.stringify(await shop.db.read.select().from(sharedCarts))
    for (const key of keys) expect(stored).not.toContain(key)
  })

  it('expires after 90 days', async () => {
    await using shop = await openTestShop({ people: true })
    const { shareKey } = await (await shop.person('buyer')).cart.share({ cart })
    shop.pass(90 * day - 1)
    await shop.services.sharedCarts.deleteExpired()
    expect((await shop.guest().cart.open({ shareKey })).lines).toHaveLength(2)
    shop.pass(1)
    const missing = { cause: expect.objectContaining({ code: 'cart.shared_missing' }) }
    await expect(shop.guest().cart.open({ shareKey })).rejects.toMatchObject(missing)
    await shop.services.sharedCarts.deleteExpired()
    expect(await shop.db.read.select().from(sharedCarts)).toEqual([])
  })

  it.each([
    ['an unknown key', 'A'.repeat(32), 'NOT_FOUND'],
    ['a short key', 'A'.repeat(21), 'BAD_REQUEST'],
    ['a file path as key', '../../etc/passwd', 'BAD_REQUEST'],
  ])('cannot be opened with %s', async (_name, shareKey, code) => {
    await using shop = await openTestShop()
    await expect(shop.guest().cart.open({ shareKey })).rejects.toMatchObject({ code })
  })

  it('cannot contain prices, be empty, or be too large', async () => {
    await using shop = await openTestShop({ people: true })
    const buyer = await shop.person('buyer')
    const priced = [{ partId: 1, quantity: 1, comments: [], unitPriceCents: 1 }]
    await expect(buyer.cart.share({ cart: priced })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(buyer.cart.share({ cart: [] })).rejects.toMatchObject({
      cause: expect.objectContaining({ code: 'cart.empty' }),
    })
    const large = Array.from({ length: 400 }, (_, at) => ({
      partId: at + 1,
      quantity: 1,
      comments: Array.from({ length: 3 }, () => 'x'.repeat(300)),
    }))
    await expect(buyer.cart.share({ cart: large })).rejects.toMatchObject({
      cause: expect.objectContaining({ code: 'cart.shared_too_large' }),
    })
  })

  it('cannot be guessed indefinitely', async () => {
    await using shop = await openTestShop()
    const guesses: string[] = []
    for (let at = 0; at < 61; at += 1) {
      const guess = shop.guest().cart.open({ shareKey: String(at).padStart(32, 'A') })
      guesses.push(await guess.catch((error: { code: string }) => error.code).then(String))
    }
    expect(guesses.at(59)).toBe('NOT_FOUND')
    expect(guesses.at(60)).toBe('TOO_MANY_REQUESTS')
  })
})
