import { emailOf, type TestPerson, testPassword } from '@mullion/api/testing/people'
import { sharedCarts } from '@mullion/db/cart/cart.tables'
import { expect } from 'vitest'
import { type AppFacts, openTestApp } from './open-test-app.ts'

export const cartsPath = '/api/saved-carts'
/** A handle for either hand, a track that is cut, and a part without a price. */
export const cartParts: NonNullable<AppFacts['parts']> = [
  { id: 12, number: '0105-02', priceCents: 1250, requirements: { direction: true } },
  { id: 40, number: '0210-01', priceCents: 333, unit: 'FT', requirements: { precisionCut: true } },
  { id: 41, number: '0211-01', priceCents: null },
]

export async function openCartShop(parts = cartParts) {
  const shop = await openTestApp({ people: 'with passwords', parts })
  const signedIn = async (name: TestPerson) => {
    const page = shop.browser()
    await page.signIn(emailOf(name), testPassword)
    return page
  }
  const page = await signedIn('buyer')
  return {
    ...shop,
    signedIn,
    page,
    share: (cart: unknown) => page.post(cartsPath, { cart }),
    async keyOf(cart: unknown): Promise<string> {
      const answer = await page.post(cartsPath, { cart })
      expect(answer.status).toBe(201)
      return ((await answer.json()) as { shareKey: string }).shareKey
    },
    stored: () => shop.db.read.select().from(sharedCarts),
  }
}

/** An entry of a documented cart with a false price and name, which the server must ignore. */
export const entry = (id: number, quantity: number, more: object = {}) => ({
  part: { id, part_number: `311-${id}`, part_name: 'A NAME OF LONG AGO', part_price: 0.01 },
  quantity,
  comments: [],
  precisionLengths: [],
  ...more,
})
export const cut = (lengthInches: number, count = 1, wallThicknessInches: number | null = null) => ({
  lengthInches,
  wallThicknessInches,
  count,
})
export const cuts = (...list: object[]) => ({ kind: 'cuts', cuts: list })
