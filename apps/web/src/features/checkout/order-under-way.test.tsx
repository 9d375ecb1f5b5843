import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { noticesState } from '../../lib/notices.state.ts'
import { clearDraft, endPlacing } from './checkout.state.ts'
import { buttonOf, entryOf, goToFinalize, pressPlaceOrder, showCheckout } from './testing/checkout-page.tsx'

/** The checkout of a buyer who presses Place Order, whose answer waits until it is let through. */
async function placing() {
  const latch = { id: 1, name: 'LATCH' }
  const shop = await openTestShop({ people: true, parts: [latch] })
  const buyer = shop.fetchAs('buyer')
  const answer = Promise.withResolvers<void>()
  let sent = 0
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await buyer(input, init)
    if (!String(input).includes('checkout.placeOrder')) return response
    sent += 1
    await answer.promise
    return response
  }
  const page = showCheckout({ fetch, entries: [entryOf(latch)] })
  await goToFinalize(page)
  await page.fill(await page.findByLabelText(/^PO number/), 'PO-4711')
  await expect.poll(() => buttonOf(page, /^Place Order/).disabled).toBe(false)
  return Object.assign(shop, {
    page,
    letThrough: () => answer.resolve(),
    sent: () => sent,
    orders: async () => (await (await shop.person('buyer')).orders.list({ scope: 'user' })).orders.length,
  })
}

/** How many listeners ask before the page is left. Forms of other files may have left some in the window. */
function asking(): number {
  let count = 0
  const event = new Event('beforeunload', { cancelable: true })
  event.preventDefault = () => {
    count += 1
  }
  window.dispatchEvent(event)
  return count
}

beforeEach(() => {
  clearDraft()
  endPlacing(null)
  noticesState.list = []
})

describe('an order that is being placed', () => {
  it('is sent once, however often Place Order is pressed, and nothing can be changed meanwhile', async () => {
    await using shop = await placing()
    using page = shop.page
    const form = document.getElementById(buttonOf(page, /^Place Order/).getAttribute('form') ?? '')
    pressPlaceOrder(page)
    if (form) fireEvent.submit(form)
    const button = (await page.findByRole('button', { name: 'Placing order…' })) as HTMLButtonElement
    expect([button.disabled, page.getByLabelText(/^PO number/).closest('fieldset')?.disabled]).toEqual([
      true,
      true,
    ])
    if (form) fireEvent.submit(form)
    shop.letThrough()
    await page.findByRole('dialog', { name: /^Order W\d{6,} placed successfully!$/ })
    expect([shop.sent(), await shop.orders()]).toEqual([1, 1])
  })

  it('keeps the browser from leaving the page without a question', async () => {
    await using shop = await placing()
    using page = shop.page
    const before = asking()
    pressPlaceOrder(page)
    await page.findByRole('button', { name: 'Placing order…' })
    expect(asking()).toBe(before + 1)
    shop.letThrough()
    await page.findByRole('dialog')
    expect(asking()).toBe(before)
  })

  it('is reported by a notice when its buyer has left the checkout meanwhile', async () => {
    await using shop = await placing()
    using page = shop.page
    pressPlaceOrder(page)
    await page.findByRole('button', { name: 'Placing order…' })
    page.unmount()
    shop.letThrough()
    await expect
      .poll(() => noticesState.list.map(({ text }) => text))
      .toEqual([expect.stringMatching(/^Order W\d{6,} placed successfully!$/)])
    expect(page.reported.placed).toHaveLength(1)
  })
})
