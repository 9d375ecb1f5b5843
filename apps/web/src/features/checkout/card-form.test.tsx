import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearDraft, dismissOutcome } from './checkout.state.ts'
import { buttonOf, entryOf, goToFinalize, showCheckout, textOf, typeCard } from './testing/checkout-page.tsx'

const latch = { id: 1, name: 'LATCH' }

beforeEach(() => {
  clearDraft()
  dismissOutcome()
})

describe('the form of a card', () => {
  it('points out a mistyped card, which never leaves the page', async () => {
    await using shop = await openTestShop({ people: true, parts: [latch] })
    using page = showCheckout({ fetch: shop.fetchAs('stranger'), entries: [entryOf(latch)] })
    await goToFinalize(page)
    await typeCard(page, { number: '4000100011112225', code: '12' })
    await page.user.tab()
    await page.findByText('Invalid card number')
    await page.findByText('Invalid CVV')
    expect(buttonOf(page, /^Place Order/).disabled).toBe(true)
    await typeCard(page)
    await expect.poll(() => buttonOf(page, /^Place Order/).disabled).toBe(false)
  })

  it('starts another billing address as a copy of the ship-to address, which can be in a province', async () => {
    await using shop = await openTestShop({ people: true, parts: [latch] })
    using page = showCheckout({ fetch: shop.fetchAs('stranger'), entries: [entryOf(latch)] })
    await goToFinalize(page)
    await typeCard(page)
    await page.user.click(page.getByLabelText('Same as shipping address'))
    expect([textOf(page, /^State/), textOf(page, /^ZIP code/)]).toEqual(['NC', '28570'])
    await page.user.selectOptions(page.getByLabelText(/^Country/), 'CA')
    await page.fill(page.getByLabelText(/^Province/), 'Ontario')
    await page.user.clear(page.getByLabelText(/^Postal code/))
    await page.user.tab()
    await page.findByText('This field is required.')
    await page.findByText(/^Still needed: .*billing postal code/)
    expect(buttonOf(page, /^Place Order/).disabled).toBe(true)
    await page.user.click(page.getByLabelText('Same as shipping address'))
    await expect.poll(() => buttonOf(page, /^Place Order/).disabled).toBe(false)
  })
})
