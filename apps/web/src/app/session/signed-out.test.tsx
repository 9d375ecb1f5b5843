import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { emailOf, type TestPerson, testPassword } from '@mullion/api/testing/people'
import { followViewer } from '@mullion/client/accounts/viewer'
import { waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearDraft, dismissOutcome } from '../../features/checkout/checkout.state.ts'
import {
  buttonOf,
  type CheckoutPage,
  entryOf,
  pressPlaceOrder,
  setAddress,
  showCheckout,
  textOf,
  typeAddress,
} from '../../features/checkout/testing/checkout-page.tsx'
import { AccountOverlays } from '../screens/account-overlays.tsx'

const latch = { id: 1, name: 'LATCH' }
const openShop = () => openTestShop({ people: 'with passwords', parts: [latch] })

/** The checkout and the sign-in dialog in a browser whose session can be lost; signing in starts a new one. */
async function atFinalize(shop: Awaited<ReturnType<typeof openShop>>, person: TestPerson) {
  const browser: { who: TestPerson | 'guest' } = { who: person }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await shop.fetchAs(browser.who)(input, init)
    const login = String(init?.body).match(/"login":"(\w+)@/)?.[1] as TestPerson | undefined
    if (answer.ok && login) browser.who = login
    return answer
  }
  const page = showCheckout({ fetch, entries: [entryOf(latch)], beside: <AccountOverlays /> })
  const stop = followViewer(page.queryClient, () => undefined)
  await typeAddress(page)
  await setAddress(page)
  await page.user.click(page.getByRole('button', { name: 'Proceed to Finalize Order' }))
  await page.findByRole('heading', { name: 'Finalize Order' })
  const close = page[Symbol.dispose]
  return Object.assign(page, {
    browser,
    [Symbol.dispose]: () => {
      stop()
      close()
    },
  })
}

async function signInAs(page: CheckoutPage, person: TestPerson): Promise<void> {
  const dialog = within(await page.findByRole('dialog', { name: 'Sign In' }))
  await page.fill(dialog.getByLabelText(/^Your Email/), emailOf(person))
  await page.fill(dialog.getByLabelText(/^Your Password/), testPassword)
  await page.user.click(dialog.getByRole('button', { name: 'Sign In' }))
}

const cardFields = [/^Card number/, /^Expiration month/, /^CVV/, /^First name/]
const gone = (page: CheckoutPage) => waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
const placedTitle = /^Order W\d{6,} placed successfully!$/

beforeEach(() => {
  dismissOutcome()
  clearDraft()
})

describe('a session lost on Finalize', () => {
  it('asks a buyer on terms to sign in, keeps everything, and places the order after that', async () => {
    await using shop = await openShop()
    using page = await atFinalize(shop, 'buyer')
    await page.fill(page.getByLabelText(/^PO number/), 'PO-4711')
    const total = buttonOf(page, /^Place Order/).textContent
    page.browser.who = 'guest'
    pressPlaceOrder(page)
    await page.findByText('You were signed out. Sign in to continue.')
    expect(textOf(page, /^Your Email/)).toBe(emailOf('buyer'))
    await signInAs(page, 'buyer')
    await gone(page)
    expect([textOf(page, /^PO number/), buttonOf(page, /^Place Order/).textContent]).toEqual([
      'PO-4711',
      total,
    ])
    pressPlaceOrder(page)
    await page.findByRole('dialog', { name: placedTitle })
    const { orders } = await (await shop.person('buyer')).orders.list({ scope: 'user' })
    expect(orders).toMatchObject([{ poNumber: 'PO-4711' }])
  })

  it('never reprices a card buyer’s order, and keeps the card as typed', async () => {
    await using shop = await openShop()
    using page = await atFinalize(shop, 'stranger')
    await page.fill(await page.findByLabelText(/^Card number/), '4000100011112224')
    await page.user.selectOptions(page.getByLabelText('Expiration month'), '11')
    await page.user.selectOptions(
      page.getByLabelText('Expiration year'),
      String(new Date().getFullYear() + 2),
    )
    await page.fill(page.getByLabelText(/^CVV/), '123')
    await page.fill(page.getByLabelText(/^First name/), 'Pat')
    const total = buttonOf(page, /^Place Order/).textContent
    const typed = cardFields.map((label) => textOf(page, label))
    page.browser.who = 'guest'
    pressPlaceOrder(page)
    await page.findByText('You were signed out. Sign in to continue.')
    expect(page.queryByText(/total has changed/)).toBeNull()
    await signInAs(page, 'stranger')
    await gone(page)
    expect(cardFields.map((label) => textOf(page, label))).toEqual(typed)
    expect(buttonOf(page, /^Place Order/).textContent).toBe(total)
    pressPlaceOrder(page)
    await page.findByRole('dialog', { name: placedTitle })
  })

  it('starts an empty checkout when another person signs in', async () => {
    await using shop = await openShop()
    using page = await atFinalize(shop, 'buyer')
    await page.fill(page.getByLabelText(/^PO number/), 'PO-4711')
    page.browser.who = 'guest'
    pressPlaceOrder(page)
    await signInAs(page, 'owner')
    await page.findByText('Set ship to address to continue')
    expect(textOf(page, /^Name or company/)).toBe('')
  })

  it('can be left without signing in', async () => {
    await using shop = await openShop()
    using page = await atFinalize(shop, 'buyer')
    await page.fill(page.getByLabelText(/^PO number/), 'PO-4711')
    page.browser.who = 'guest'
    pressPlaceOrder(page)
    await page.user.click(await page.findByRole('button', { name: 'Continue without signing in' }))
    await page.findByText('Set ship to address to continue')
    expect(textOf(page, /^Name or company/)).toBe('')
  })
})
