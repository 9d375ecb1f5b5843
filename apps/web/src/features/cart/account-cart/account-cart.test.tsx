import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noticesState } from '../../../lib/notices.state.ts'
import { show } from '../../../testing/show.tsx'
import { addToCart, cartState, clearCart } from '../cart.state.ts'
import { AccountCart } from './account-cart.tsx'

type Person = 'buyer' | 'stranger'

/** A browser in which the buyer has put one part into the cart, and then another person signs in. */
async function sharedBrowser() {
  const shop = await openTestShop({ people: true, parts: [{ id: 1 }] })
  let person: Person = 'buyer'
  const page = show(<AccountCart userId={shop.ids[person]} />, {
    fetch: (input, init) => shop.fetchAs(person)(input, init),
  })
  const partsOf = async (name: Person) => {
    const { lines } = await (await shop.person(name)).cart.ofAccount()
    return lines.map(({ partId }) => partId)
  }
  addToCart({ part: await shop.guest().catalog.part({ partId: 1 }), quantity: 1 })
  vi.advanceTimersByTime(pauseMs)
  await expect.poll(() => partsOf('buyer')).toEqual([1])
  person = 'stranger'
  page.rerender(<AccountCart userId={shop.ids[person]} />)
  await page.findByRole('dialog', { name: 'Remove the part that someone else left in this cart?' })
  const answer = (name: string) => page.user.click(page.getByRole('button', { name }))
  return Object.assign(shop, { page, partsOf, answer })
}

/** The cart is sent a moment after its last change. */
const pauseMs = 1_500
const inCart = () => Object.keys(cartState.entries)

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  clearCart()
  noticesState.list = []
})

describe('parts that another person left in this browser', () => {
  it('are removed if the next person says so, who can undo that; both accounts keep their own', async () => {
    await using shop = await sharedBrowser()
    using _ = shop.page
    await shop.answer('Remove')
    await expect
      .poll(() => noticesState.list.map(({ text }) => text))
      .toEqual(['Removed the part that someone else left.'])
    expect([inCart(), await shop.partsOf('stranger'), await shop.partsOf('buyer')]).toEqual([[], [], [1]])
    noticesState.list[0]?.action?.run()
    expect(inCart()).toEqual(['1'])
    vi.advanceTimersByTime(pauseMs)
    await expect.poll(() => shop.partsOf('stranger')).toEqual([1])
  })

  it('go into the account of the next person if they keep them', async () => {
    await using shop = await sharedBrowser()
    using _ = shop.page
    await shop.answer('Keep')
    await expect.poll(() => shop.partsOf('stranger')).toEqual([1])
    expect(inCart()).toEqual(['1'])
  })
})
