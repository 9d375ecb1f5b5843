import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import { noticesState } from '../../../lib/notices.state.ts'
import { show } from '../../../testing/show.tsx'
import { addToCart, cartState, clearCart } from '../cart.state.ts'
import { SharedCart } from './shared-cart.tsx'

const latch = { id: 1, number: '0601-CHN' }
const hook = { id: 2, number: '0906-0CH' }
const nothing = () => undefined
const quantities = () =>
  Object.fromEntries(Object.values(cartState.entries).map((entry) => [entry?.part.id, entry?.quantity]))

/** A store with a shared cart of these parts, and a server that can fail. */
async function shared(...partIds: readonly number[]) {
  const shop = await openTestShop({ people: true, parts: [latch, hook] })
  const cart = partIds.map((partId) => ({ partId, quantity: 1, comments: [] }))
  const { shareKey } = await (await shop.person('buyer')).cart.share({ cart })
  const server = { isBroken: false, answers: Promise.resolve() }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    await server.answers
    return server.isBroken
      ? new Response('<h1>Bad Gateway</h1>', { status: 502 })
      : shop.fetchAs('guest')(input, init)
  }
  const open = (onDone = nothing, key = shareKey) =>
    show(<SharedCart shareKey={key} onDone={onDone} onCart={nothing} />, { fetch })
  const add = async (partId: number, quantity = 1) =>
    addToCart({ part: await shop.guest().catalog.part({ partId }), quantity })
  return Object.assign(shop, { server, open, add })
}

/** The key stays in the address for 1.5 seconds. */
const passKey = () => vi.advanceTimersByTime(1_500)
const passedKey = (onDone: Mock) => () => {
  passKey()
  return onDone.mock.calls.length
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  clearCart()
  noticesState.list = []
})

describe('a shared cart', () => {
  it('asks what to do with a cart that is there, and keeps it as it is on request', async () => {
    await using shop = await shared(1)
    await shop.add(2)
    using page = shop.open()
    await page.findByText('This link has a cart with one item. You already have items in yours.')
    await page.user.click(page.getByRole('button', { name: 'Keep my cart' }))
    await expect.poll(() => page.queryByRole('dialog')).toBeNull()
    expect(quantities()).toEqual({ 2: 1 })
  })

  it('is combined with the current cart on request', async () => {
    await using shop = await shared(1)
    await shop.add(1)
    await shop.add(2)
    using page = shop.open()
    await page.user.click(await page.findByRole('button', { name: 'Combine both' }))
    await page.findByText('One item was added to your cart.')
    expect(quantities()).toEqual({ 1: 2, 2: 1 })
  })

  it('replaces the current cart on request, and offers Undo once its dialog is closed', async () => {
    await using shop = await shared(1)
    await shop.add(1, 2)
    await shop.add(2)
    using page = shop.open()
    await page.user.click(await page.findByRole('button', { name: 'Replace my cart' }))
    await page.findByRole('dialog', { name: "We've Pre-filled Your Cart!" })
    expect([quantities(), noticesState.list]).toEqual([{ 1: 1 }, []])
    await page.user.click(page.getByRole('button', { name: 'OK' }))
    expect(noticesState.list).toMatchObject([{ text: 'Your cart was replaced.', action: { label: 'Undo' } }])
    noticesState.list[0]?.action?.run()
    expect(quantities()).toEqual({ 1: 2, 2: 1 })
  })

  it('says how many of its parts were added and which were not', async () => {
    await using shop = await shared(1, 2)
    await shop.add(1, 9_999)
    using page = shop.open()
    await page.user.click(await page.findByRole('button', { name: 'Combine both' }))
    await page.findByText('One item was added to your cart.')
    expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '0601-CHN: Quantity can be at most 9,999 per line.',
    ])
  })

  it('that no longer exists says so, drops its key, and leaves the cart unchanged', async () => {
    await using shop = await shared(1)
    await shop.add(1)
    const onDone = vi.fn()
    using page = shop.open(onDone, 'A'.repeat(32))
    await expect
      .poll(() => noticesState.list.map(({ text }) => text))
      .toEqual(['This shared cart has expired or was removed.'])
    expect([page.queryByRole('dialog'), quantities()]).toEqual([null, { 1: 1 }])
    await expect.poll(passedKey(onDone)).toBe(1)
  })

  it('that takes long to open says so', async () => {
    await using shop = await shared(1)
    const answer = Promise.withResolvers<void>()
    shop.server.answers = answer.promise
    using page = shop.open()
    expect(page.queryByRole('dialog')).toBeNull()
    vi.advanceTimersByTime(600)
    await page.findByText('Opening the shared cart…')
    answer.resolve()
    await page.findByText('One item was added to your cart.')
    expect(page.queryByText('Opening the shared cart…')).toBeNull()
  })

  it('keeps its key while the server fails, can be tried again, and opens once the server is back', async () => {
    await using shop = await shared(1)
    shop.server.isBroken = true
    const onDone = vi.fn()
    using page = shop.open(onDone)
    await page.findByRole('dialog', { name: 'Shared cart' })
    page.getByText('Items already in your cart stay there.')
    await page.user.click(page.getByRole('button', { name: 'Retry' }))
    await page.findByRole('alert')
    passKey()
    expect([quantities(), onDone.mock.calls.length]).toEqual([{}, 0])
    page.getByRole('dialog', { name: 'Shared cart' })
    shop.server.isBroken = false
    // The page does this by itself once the server answers.
    await page.queryClient.refetchQueries({ type: 'active' })
    await page.findByText('One item was added to your cart.')
    expect([page.queryByRole('dialog', { name: 'Shared cart' }), quantities()]).toEqual([null, { 1: 1 }])
    await expect.poll(passedKey(onDone)).toBe(1)
  })

  it('that failed to open and was closed stays closed with its key, until the page is loaded again', async () => {
    await using shop = await shared(1)
    shop.server.isBroken = true
    const onDone = vi.fn()
    {
      using page = shop.open(onDone)
      await page.findByRole('dialog', { name: 'Shared cart' })
      await page.user.keyboard('{Escape}')
      await expect.poll(() => page.queryByRole('dialog')).toBeNull()
      shop.server.isBroken = false
      await page.queryClient.refetchQueries({ type: 'active' })
      expect(page.queryClient.isFetching()).toBe(0)
      passKey()
      expect([page.queryByRole('dialog'), quantities(), onDone.mock.calls.length]).toEqual([null, {}, 0])
    }
    using page = shop.open()
    await page.findByText('One item was added to your cart.')
  })
})

it('a shared cart with a superseded part names the new one, which is added with its quantity and comments on request', async () => {
  const parts = [
    { id: 1, number: '0301-NEW' },
    { id: 2, number: '0301-OLD', obsolete: true },
    { id: 3, number: '0301-GONE', obsolete: true },
  ] as never
  await using shop = await openTestShop({ people: true, parts })
  const admin = await shop.person('admin')
  await admin.admin.numbers.add({
    ...{ number: '0301-OLD', kind: 'superseded', make: '', leadsTo: '0301-NEW', since: '', reason: '' },
  })
  const cart = [
    { partId: 2, quantity: 3, comments: ['dock 4'] },
    { partId: 3, quantity: 1, comments: [] },
  ]
  const { shareKey } = await admin.cart.share({ cart })
  using page = show(<SharedCart shareKey={shareKey} onDone={nothing} onCart={nothing} />, {
    fetch: shop.fetchAs('guest'),
  })
  await page.findByText('0301-OLD is now 0301-NEW.')
  page.getByText('None of these parts could be added.')
  page.getByText('0301-GONE')
  expect(Object.keys(cartState.entries)).toEqual([])
  await page.user.click(page.getByRole('button', { name: 'Add 3 of 0301-NEW, $12.50 each' }))
  await page.findByText('Added to your cart')
  expect(cartState.entries[1]).toMatchObject({ quantity: 3, comments: ['dock 4'] })
})
