import { openTestShop, type ShopFacts } from '@mullion/api/testing/open-test-shop'
import { resetUserQueries } from '@mullion/client/accounts/viewer'
import { findCompany, updateCompany } from '@mullion/db/accounts/company.repository'
import { waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeShipping, checkoutState, clearDraft, dismissOutcome, endPlacing } from './checkout.state.ts'
import { readPlacing, savePlacing } from './result/placing-record.ts'
import {
  buttonOf,
  type CheckoutPage,
  entryOf,
  goToFinalize,
  isChosen,
  pressPlaceOrder,
  setAddress,
  showCheckout,
  testIdempotencyKey,
  textOf,
  typeAddress,
  typeCard,
} from './testing/checkout-page.tsx'

const latch = { id: 1, name: 'LATCH' }
const gasket = { id: 2, name: 'GSKT', unit: 'FT' } as const
const openShop = (facts: ShopFacts = {}) => openTestShop({ people: true, parts: [latch, gasket], ...facts })

const waits = (page: CheckoutPage) => buttonOf(page, /^Place Order/).disabled
const placedTitle = /^Order W\d{6,} placed successfully!$/

beforeEach(() => {
  dismissOutcome()
  clearDraft()
})

describe('a company that pays by card', () => {
  it('saves a card with an order, and can pay for the next one without typing', async () => {
    await using shop = await openShop()
    const entries = [entryOf(latch)]
    {
      using page = showCheckout({ fetch: shop.fetchAs('stranger'), entries })
      await goToFinalize(page)
      await page.findByText('No saved cards available.')
      expect(page.queryByLabelText(/^Billing email/)).toBeNull()
      await typeCard(page)
      page.getByText(/^Your card goes to the card processor for this order only\./)
      await page.user.click(page.getByLabelText('Save this card for future orders'))
      page.getByText(/^Your card goes to the card processor, which saves it for your future orders\./)
      expect(page.queryByText(/for this order only/)).toBeNull()
      expect(waits(page)).toBe(true)
      await page.fill(page.getByLabelText(/^Name for this card/), 'Shop card')
      await page.findByText('The order confirmation goes to stranger@polar.example.')
      pressPlaceOrder(page)
      await page.findByRole('dialog', { name: placedTitle })
      page.getByText('Thank you for your business! We have sent an order confirmation to your email.')
      expect(page.reported.placed).toEqual(entries)
    }
    dismissOutcome()
    using page = showCheckout({ fetch: shop.fetchAs('stranger'), entries })
    await goToFinalize(page)
    await page.findByRole('radio', { name: /Shop card ending in 2224/ })
    page.getByText('Your card is saved with the card processor. We don’t have its number.')
    expect([isChosen(page, /Shop card/), waits(page)]).toEqual([true, false])
    await page.user.click(page.getByRole('radio', { name: 'Another card' }))
    await page.findByText(/^Still needed: card number, expiration date, CVV/)
  })
})

describe('a billing address', () => {
  it('loses its state when its country changes', async () => {
    await using shop = await openShop()
    using page = showCheckout({ fetch: shop.fetchAs('stranger'), entries: [entryOf(latch)] })
    await goToFinalize(page)
    await page.user.click(page.getByLabelText('Same as shipping address'))
    expect(textOf(page, /^State/)).toBe('NC')
    await page.user.selectOptions(page.getByLabelText(/^Country/), 'CA')
    expect(textOf(page, /^Province/)).toBe('')
  })
})

describe('a company on terms', () => {
  it('orders with a PO number and no card', async () => {
    await using shop = await openShop()
    using page = showCheckout({ fetch: shop.fetchAs('buyer'), entries: [entryOf(latch)] })
    await goToFinalize(page)
    expect(page.queryByLabelText(/^Card number/)).toBeNull()
    await page.findByText('Still needed: PO number.')
    await page.user.click(page.getByLabelText(/^PO number/))
    await page.user.tab()
    await page.findByText('PO number is required')
    await page.fill(page.getByLabelText(/^PO number/), 'PO-4711')
    pressPlaceOrder(page)
    const result = within(await page.findByRole('dialog', { name: placedTitle }))
    const sentTo = result.getByText('Confirmation').parentElement?.querySelectorAll('dd > *') ?? []
    const emails = ['buyer@arctic.example', 'accounting@company.example']
    expect([...sentTo].map((line) => line.textContent)).toEqual(emails)
    const buyer = await shop.person('buyer')
    expect((await buyer.orders.list({ scope: 'user' })).orders).toMatchObject([{ poNumber: 'PO-4711' }])
    expect(checkoutState.draft.payment.poNumber).toBe('')
  })

  it('places no order with Enter in the PO field', async () => {
    await using shop = await openShop()
    using page = showCheckout({ fetch: shop.fetchAs('buyer'), entries: [entryOf(latch)] })
    await goToFinalize(page)
    await page.fill(await page.findByLabelText(/^PO number/), 'PO-4711')
    let submits = 0
    const onSubmit = () => {
      submits += 1
    }
    document.addEventListener('submit', onSubmit, { capture: true })
    await page.user.keyboard('{Enter}')
    document.removeEventListener('submit', onSubmit, { capture: true })
    expect(submits).toBe(0)
    expect(page.queryByText('Placing order…')).toBeNull()
  })

  it('that requires a PO document and ISE number is asked for both', async () => {
    await using shop = await openShop()
    const viewer = await (await shop.person('buyer')).accounts.session.viewer()
    const row = await findCompany(shop.db.read, viewer?.user.company.id ?? 0)
    if (row) {
      await shop.db.transaction((tx) => updateCompany(tx, row, { poRequired: true, iseMember: true }))
    }
    using page = showCheckout({ fetch: shop.fetchAs('buyer'), entries: [entryOf(latch)] })
    await goToFinalize(page)
    await page.findByText('Still needed: PO number, PO document, ISE number.')
    const file = new File(['not a PDF at all'], 'po.pdf', { type: 'application/pdf' })
    await page.user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file)
    await page.findByText('Please upload a PDF, PNG or JPEG file.')
  })
})

describe('the next order', () => {
  it('starts without the service, payer and account of the last one', async () => {
    await using shop = await openShop()
    const fetch = shop.fetchAs('buyer')
    {
      using page = showCheckout({ fetch, entries: [entryOf(latch)] })
      await goToFinalize(page)
      changeShipping({
        ...checkoutState.draft.shipping,
        ...{ billingOption: 'collect', accountNumber: '123456', serviceType: '02' },
      })
      await page.fill(page.getByLabelText(/^PO number/), 'PO-4711')
      await page.findByText('Collect, account 123456')
      pressPlaceOrder(page)
      await page.findByRole('dialog', { name: placedTitle })
    }
    dismissOutcome()
    using page = showCheckout({ fetch, entries: [entryOf(latch)] })
    expect(((await page.findByLabelText(/^Name or company/)) as HTMLInputElement).value).toBe('')
    await typeAddress(page)
    await setAddress(page)
    expect([isChosen(page, 'Prepay'), isChosen(page, 'Ground')]).toEqual([true, true])
    await page.user.click(page.getByRole('radio', { name: 'Collect' }))
    expect(textOf(page, /^Carrier account number/)).toBe('')
  })
})

describe('staff who change the company', () => {
  it('find nothing of the first one in ship-to', async () => {
    await using shop = await openShop()
    const { create } = (await shop.person('counter')).accounts.internalCompanies
    const terms = { termsCode: 'PO', discountRate: 1 } as const
    const ids = [
      (await create({ ...terms, name: 'Larchfield', customerNumber: 'LARCH' })).id,
      (await create({ ...terms, name: 'Moss Dairy', customerNumber: 'MOSS' })).id,
    ]
    let acting = ids[0] ?? null
    const [fetch, actingFor] = [shop.fetchAs('counter'), () => acting]
    using page = showCheckout({ fetch, entries: [entryOf(latch)], actingFor })
    await typeAddress(page)
    await setAddress(page)
    acting = ids[1] ?? null
    resetUserQueries(page.queryClient)
    await page.findByText('Set ship to address to continue')
    expect(textOf(page, /^Name or company/)).toBe('')
  })
})

describe('an order', () => {
  it('with cut-to-order parts waits for the returns agreement', async () => {
    await using shop = await openShop()
    using page = showCheckout({ fetch: shop.fetchAs('buyer'), entries: [entryOf(gasket)] })
    await goToFinalize(page)
    await page.fill(page.getByLabelText(/^PO number/), 'PO-4711')
    await page.findByText('Still needed: returns agreement.')
    await page.user.click(
      page.getByLabelText(/cut-to-order items \(wires, gasket, metal\) cannot be returned/),
    )
    await waitFor(() => expect(waits(page)).toBe(false))
  })

  it('on an expired quote shows the new total and keeps what was typed', async () => {
    await using shop = await openShop()
    using page = showCheckout({ fetch: shop.fetchAs('buyer'), entries: [entryOf(latch)] })
    await goToFinalize(page)
    await page.fill(page.getByLabelText(/^PO number/), 'PO-4711')
    shop.pass(21 * 60_000)
    pressPlaceOrder(page)
    await expect
      .poll(() => document.querySelector('[role=alert]')?.textContent, { timeout: 20_000 })
      .toContain('The total has changed.')
    expect(textOf(page, /^PO number/)).toBe('PO-4711')
    pressPlaceOrder(page)
    await page.findByRole('dialog', { name: placedTitle })
  })

  it('that is declined says why and keeps what was typed', async () => {
    await using shop = await openShop()
    using page = showCheckout({ fetch: shop.fetchAs('stranger'), entries: [entryOf(latch)] })
    await goToFinalize(page)
    await typeCard(page, { number: '4000300211112228' })
    pressPlaceOrder(page)
    const dialog = await page.findByRole('dialog', { name: 'Failed to process payment' })
    expect(dialog.textContent).toContain('Nothing was ordered and your cart is unchanged.')
    expect(textOf(page, /^Card number/)).toContain('4000')
  })
})

describe('an order refused because of its cart', () => {
  it('leads back to the cart, and is not reported again', async () => {
    await using shop = await openShop()
    const refusal = { code: 'checkout.line_refused', message: 'LATCH is no longer sold.', requestId: null }
    endPlacing({ kind: 'failed', title: 'Failed to place order', ...refusal })
    using page = showCheckout({ fetch: shop.fetchAs('buyer'), entries: [entryOf(latch)] })
    const dialog = await page.findByRole('dialog', { name: 'Failed to place order' })
    await page.user.click(within(dialog).getByRole('button', { name: 'Back to Cart' }))
    expect([page.reported.view, checkoutState.outcome]).toEqual(['cart', null])
  })
})

describe('a page reloaded while an order was being placed', () => {
  const sent = [entryOf(latch)]

  // The cart after the reload may be the same as when the order was sent, or changed since.
  it.each([
    ['unchanged', [entryOf(latch)]],
    ['holding more of the part', [{ ...entryOf(latch), quantity: 3 }]],
    ['empty', []],
  ])('shows the placed order, and removes what was sent from a cart that is %s', async (_, entries) => {
    await using shop = await openShop()
    const { checkout } = await shop.person('buyer')
    const input = {
      cart: [{ partId: 1, quantity: 1 }],
      shipAddress: {
        nameOrCompany: 'Tidewater Cold Storage',
        address1: '18 Harbor Street',
        postalCode: '28570',
        city: 'Newport',
        state: 'NC',
      },
    }
    const { quoteId, grandTotalCents } = await checkout.quote(input)
    await checkout.placeOrder({
      ...input,
      ...{
        quoteId,
        grandTotalCents,
        idempotencyKey: testIdempotencyKey,
        poNumber: 'PO-1',
        returnsAgreed: false,
      },
    })
    savePlacing({ idempotencyKey: testIdempotencyKey, sent })
    using page = showCheckout({ fetch: shop.fetchAs('buyer'), entries, view: 'finalize' })
    await page.findByRole('dialog', { name: 'Order W100001 placed successfully!' })
    expect([page.reported.placed, readPlacing()]).toMatchObject([sent, null])
  })

  it('says when the order did not arrive', async () => {
    await using shop = await openShop()
    savePlacing({ idempotencyKey: testIdempotencyKey, sent })
    using page = showCheckout({ fetch: shop.fetchAs('buyer'), entries: sent, view: 'finalize' })
    const dialog = await page.findByRole('dialog', { name: 'Failed to place order' })
    expect(dialog.textContent).toContain('Your order didn’t reach us. Nothing was charged')
    expect([page.reported.placed, readPlacing()]).toEqual([null, null])
  })
})

describe('staff', () => {
  it('must choose a company first', async () => {
    await using shop = await openShop()
    using page = showCheckout({ fetch: shop.fetchAs('counter'), entries: [entryOf(latch)] })
    await waitFor(() => expect(page.reported.view).toBe('selectCustomer'))
  })

  it('can still skip validation on Finalize: nothing is marked as required, and no account is named', async () => {
    await using shop = await openShop()
    const counter = await shop.person('counter')
    const { id } = await counter.accounts.internalCompanies.create({
      ...{ name: 'Larchfield Butchers', customerNumber: 'LARCH', termsCode: 'PO', discountRate: 1 },
      ...{ poRequired: true, iseMember: true },
    })
    using page = showCheckout({
      fetch: shop.fetchAs('counter'),
      entries: [entryOf(gasket)],
      actingFor: () => id,
    })
    await goToFinalize(page)
    changeShipping({ ...checkoutState.draft.shipping, billingOption: 'collect' })
    await page.findByText(/^Still needed: PO number, PO document, ISE number, carrier account number/)
    const stars = () => document.querySelectorAll('[data-required], .mantine-InputWrapper-required').length
    expect(stars()).toBeGreaterThan(0)
    await page.user.click(page.getByLabelText(/^Skip validation/))
    await waitFor(() => expect(waits(page)).toBe(false))
    expect([stars(), page.queryByText(/account$/)]).toEqual([0, null])
    page.getByText('Collect')
    pressPlaceOrder(page)
    await page.findByRole('dialog', { name: placedTitle })
    const { orders } = await counter.orders.list({ scope: 'user' })
    expect(orders).toMatchObject([{ poNumber: null }])
  })
})

// Fields left incomplete on the shipping screen are listed next to Place Order.
describe('incomplete shipping details', () => {
  it('are listed as still needed', async () => {
    await using shop = await openShop()
    using page = showCheckout({ fetch: shop.fetchAs('buyer'), entries: [entryOf(latch)] })
    await goToFinalize(page)
    changeShipping({ ...checkoutState.draft.shipping, billingOption: 'collect' })
    await page.findByText('Still needed: PO number, carrier account number (on the shipping screen).')
  })
})
