import { describe, expect, it } from 'vitest'
import { cartParts, cartsPath, cut, cuts, entry, openCartShop } from '../testing/saved-carts.ts'

interface Entry {
  readonly part: { readonly id: number; readonly part_price: number | null }
  readonly quantity: number
  readonly comments: readonly string[]
  readonly precisionLengths: readonly object[]
  readonly configurations?: readonly object[]
}
interface Opened {
  readonly cart: string
  readonly gone: readonly object[]
}
const opened = async (answer: Response) => {
  const { cart, gone } = (await answer.json()) as Opened
  return { cart: JSON.parse(cart) as Record<string, Entry>, gone }
}

const hands = { kind: 'direction', left: 2, right: 1 }

describe('a saved cart', () => {
  it('returns the configurations as sent, and each part as the parts paths return it', async () => {
    await using shop = await openCartShop()
    const cart = {
      12: entry(12, 3, { comments: ['Left side.\nCall first.'], configurations: [hands] }),
      40: entry(40, 9, { precisionLengths: ['36 1/8', 36.125, { length: 36, thickness: '4', count: 1 }] }),
      41: entry(41, 2),
    }
    const answer = await shop.page.get(`${cartsPath}/${await shop.keyOf(cart)}`)
    const shown = await shop.page.post('/api/partsMas/fetchParts', { partIds: [12, 40, 41] })
    const [handle, track, unpriced] = (await shown.json()) as object[]
    expect(answer.status).toBe(200)
    expect(await opened(answer)).toEqual({
      cart: {
        12: {
          part: handle,
          quantity: 3,
          comments: ['Left side.\nCall first.'],
          precisionLengths: [],
          configurations: [hands],
        },
        40: {
          part: track,
          quantity: 9,
          comments: [],
          precisionLengths: [
            { length: 36.125, thickness: null, count: 2 },
            { length: 36, thickness: 4, count: 1 },
          ],
          configurations: [cuts(cut(36.125, 2), cut(36, 1, 4))],
        },
        41: { part: unpriced, quantity: 2, comments: [], precisionLengths: [] },
      },
      gone: [],
    })
  })

  it('can be sent as JSON text, and sent back as returned', async () => {
    await using shop = await openCartShop()
    const cart = {
      12: entry(12, 3, { configurations: [hands] }),
      40: entry(40, 6, { precisionLengths: [36, { length: 36 }] }),
    }
    const first = await shop.page.get(`${cartsPath}/${await shop.keyOf(JSON.stringify(cart))}`)
    const text = ((await first.clone().json()) as Opened).cart
    expect(Object.keys(JSON.parse(text))).toEqual(['12', '40'])
    const second = await shop.page.get(`${cartsPath}/${await shop.keyOf(text)}`)
    expect(await opened(second)).toEqual(await opened(first))
  })

  it('with cut lengths is valid and opens on the page', async () => {
    await using shop = await openCartShop()
    const shareKey = await shop.keyOf({
      40: entry(40, 7.5, { precisionLengths: [{ length: 10, count: 10 }] }),
    })
    const { lines } = await shop.guest().cart.open({ shareKey })
    const { lines: priced } = await shop.guest().cart.price({ cart: [...lines] })
    expect(priced).toMatchObject([
      { partId: 40, quantity: 7.5, lineTotalCents: 2498, configurations: [cuts(cut(10, 10))], problem: null },
    ])
  })

  it("has the prices of the user who opens it, never the sender's", async () => {
    await using shop = await openCartShop()
    const key = await shop.keyOf({ 12: entry(12, 1, { configurations: [hands] }), 41: entry(41, 1) })
    const prices: unknown[] = []
    for (const page of [shop.page, await shop.signedIn('stranger'), shop.browser()]) {
      const { cart } = await opened(await page.get(`${cartsPath}/${key}`))
      prices.push([cart['12']?.part.part_price, cart['41']?.part.part_price])
    }
    expect(prices).toEqual([
      [10.63, null],
      [11.25, null],
      [12.5, null],
    ])
    expect(JSON.stringify(await shop.stored())).not.toMatch(/price|LONG AGO/i)
  })

  it('lists discontinued parts and leaves them out, for staff too', async () => {
    await using shop = await openCartShop([...cartParts, { id: 50, number: '0300-01', obsolete: true }])
    const key = await shop.keyOf({ 41: entry(41, 1), 50: entry(50, 1), 999: entry(999, 1) })
    for (const page of [shop.browser(), await shop.signedIn('counter')]) {
      const { cart, gone } = await opened(await page.get(`${cartsPath}/${key}`))
      expect(Object.keys(cart)).toEqual(['41'])
      expect(gone).toEqual([
        { partId: 50, name: '0300-01' },
        { partId: 999, name: 'Part 999' },
      ])
    }
  })

  it('answers 404 to an unknown key and 400 to a malformed one', async () => {
    await using shop = await openCartShop()
    const answers = await Promise.all(
      ['A'.repeat(32), '..%2F..%2Fetc%2Fpasswd', 'short'].map((key) => shop.get(`${cartsPath}/${key}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 400, 400])
    expect(await answers[0]?.json()).toEqual({ message: 'This shared cart has expired or was removed.' })
    expect(await answers[1]?.json()).toEqual({
      message: 'This cart link isn’t valid.',
      fields: { cartKey: 'This cart link isn’t valid.' },
    })
  })
})
