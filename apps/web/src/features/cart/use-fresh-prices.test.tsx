import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { refetchSession, setViewer } from '@mullion/client/accounts/viewer'
import { afterEach, describe, expect, it } from 'vitest'
import { noticesState } from '../../lib/notices.state.ts'
import { show } from '../../testing/show.tsx'
import { addToCart, cartState, clearCart } from './cart.state.ts'
import { useFreshPrices } from './use-fresh-prices.ts'

function Page() {
  useFreshPrices()
  return null
}

const notices = () => noticesState.list.map(({ text }) => text)

afterEach(() => {
  clearCart()
  noticesState.list = []
})

describe('the prices of a saved cart', () => {
  it('are refreshed on load and on each sign-in and sign-out, even while the cart is closed', async () => {
    const hook = { id: 1, number: '0906-0CH', priceCents: 1240 }
    await using shop = await openTestShop({ people: true, parts: [hook] })
    addToCart({ part: await shop.guest().catalog.part({ partId: 1 }), quantity: 1 })
    let person: 'guest' | 'stranger' = 'guest'
    let asked = 0
    const fetch: typeof globalThis.fetch = (input, init) => {
      if (String(input).includes('cart.price')) asked += 1
      return shop.fetchAs(person)(input, init)
    }
    const cents = () => cartState.entries[1]?.part.priceCents
    using page = show(<Page key="first" />, { fetch })
    await expect.poll(() => asked).toBe(1)
    person = 'stranger'
    await refetchSession(page.queryClient)
    await expect.poll(notices).toEqual(['Your company’s 10% discount is applied.'])
    expect(cents()).toBe(1116)
    noticesState.list = []
    page.rerender(<Page key="loaded again" />)
    await expect.poll(() => [asked, page.queryClient.isFetching()]).toEqual([3, 0])
    expect([cents(), notices()]).toEqual([1116, []])
    person = 'guest'
    await setViewer(page.queryClient, null)
    await expect.poll(notices).toEqual(['Prices have changed: 0906-0CH from $11.16 to $12.40.'])
    expect(cents()).toBe(1240)
  })
})
