import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearDraft } from './checkout.state.ts'
import {
  buttonOf,
  type CheckoutPage,
  entryOf,
  isChosen,
  setAddress,
  showCheckout,
  textOf,
  typeAddress,
} from './testing/checkout-page.tsx'

const latch = { id: 1, name: 'LATCH', lengthInches: 10, heightInches: 4, depthInches: 4, weightPounds: 3 }
const track = {
  id: 2,
  name: 'TRK SLD 110',
  lengthInches: 110,
  heightInches: 4,
  depthInches: 4,
  weightPounds: 30,
}

const openShop = () => openTestShop({ people: true, parts: [latch, track] })
const proceed = (page: CheckoutPage) => buttonOf(page, 'Proceed to Finalize Order')

beforeEach(clearDraft)

describe('the ship-to form', () => {
  it('fills in city and state from the ZIP code, and warns about a mismatch', async () => {
    await using shop = await openShop()
    using page = showCheckout({ fetch: shop.fetchAs('guest'), entries: [entryOf(latch)] })
    await typeAddress(page)
    expect(textOf(page, /^State/)).toBe('NC')
    await page.fill(page.getByLabelText(/^City/), 'Fresno')
    await page.findByText('ZIP code 28570 belongs to Newport, NC. Please check the city.')
    await page.user.selectOptions(page.getByLabelText(/^State/), 'CA')
    await page.findByText('ZIP code 28570 belongs to Newport, NC. Please check the state.')
    await page.user.click(buttonOf(page, 'Use Newport, NC'))
    expect([textOf(page, /^City/), textOf(page, /^State/)]).toEqual(['Newport', 'NC'])
    expect(page.queryByText(/belongs to Newport/)).toBeNull()
  })

  it('follows a new ZIP code, but leaves what the buyer typed', async () => {
    await using shop = await openShop()
    using page = showCheckout({ fetch: shop.fetchAs('guest'), entries: [entryOf(latch)] })
    await typeAddress(page)
    await page.fill(page.getByLabelText(/^ZIP code/), '43215')
    await page.findByDisplayValue('Columbus')
    expect(textOf(page, /^State/)).toBe('OH')
    await page.fill(page.getByLabelText(/^City/), 'Bexley')
    await page.fill(page.getByLabelText(/^ZIP code/), '28570')
    await page.findByText(/belongs to Newport, NC. Please check the city/)
    expect([textOf(page, /^City/), textOf(page, /^State/)]).toEqual(['Bexley', 'NC'])
    await page.fill(page.getByLabelText(/^ZIP code/), '00000')
    await page.findByText('ZIP code 00000 wasn’t found. Please check it.')
  })

  it('reports missing and invalid fields, focuses the first, and locks once set; Reset clears it', async () => {
    await using shop = await openShop()
    using page = showCheckout({ fetch: shop.fetchAs('guest'), entries: [entryOf(latch)] })
    await page.findByText('Set ship to address to continue')
    await page.user.click(buttonOf(page, 'Shipping Method'))
    expect(page.getAllByText('This field is required.')).toHaveLength(5)
    expect(document.activeElement).toBe(page.getByLabelText(/^Name or company/))
    await typeAddress(page)
    await page.fill(page.getByLabelText(/^Telephone/), '12345')
    await page.fill(page.getByLabelText(/^ZIP code/), '285-7')
    await page.user.click(buttonOf(page, 'Shipping Method'))
    await page.findByText('Invalid phone number format')
    await page.findByText('Invalid ZIP format')
    await page.findByText('Set ship to address to continue')
    await page.fill(page.getByLabelText(/^Telephone/), '+1 (252) 555-0188')
    await page.fill(page.getByLabelText(/^ZIP code/), '28570')
    await setAddress(page)
    expect((page.getByLabelText(/^City/) as HTMLInputElement).readOnly).toBe(true)
    await page.user.click(page.getByRole('radio', { name: '2nd Day Air' }))
    await page.user.click(buttonOf(page, 'Reset Form'))
    expect(textOf(page, /^City/)).toBe('')
    await typeAddress(page)
    await setAddress(page)
    expect(isChosen(page, 'Ground')).toBe(true)
  })

  it('explains that Canada is unavailable and blocks the next step until another country is chosen', async () => {
    await using shop = await openShop()
    using page = showCheckout({ fetch: shop.fetchAs('guest'), entries: [entryOf(latch)] })
    await page.user.selectOptions(await page.findByLabelText(/^Country/), 'CA')
    const dialog = await page.findByRole('dialog', { name: 'Shipping to Canada is temporarily unavailable' })
    expect(dialog.textContent).toContain('Online orders to Canada cannot be processed')
    await page.user.click(buttonOf(page, 'OK'))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    expect(buttonOf(page, 'Shipping Method').disabled).toBe(true)
    await page.user.selectOptions(page.getByLabelText(/^Country/), 'US')
    expect(buttonOf(page, 'Shipping Method').disabled).toBe(false)
  })

  it('fills in a saved address, and saves a typed one under its label', async () => {
    await using shop = await openShop()
    const { accounts } = await shop.person('stranger')
    await accounts.addresses.create({
      label: 'Cold store',
      nameOrCompany: 'Polar Foods',
      address1: '5 Pine Road',
      country: 'US',
      postalCode: '43215',
      city: 'Columbus',
      state: 'OH',
    })
    using page = showCheckout({ fetch: shop.fetchAs('stranger'), entries: [entryOf(latch)] })
    const saved = await page.findByLabelText('Saved addresses')
    await page.user.selectOptions(saved, page.getByRole('option', { name: /^Cold store/ }))
    expect(textOf(page, /^Address 1/)).toBe('5 Pine Road')
    const shown = () => (saved as HTMLSelectElement).selectedOptions[0]?.textContent
    expect(shown()).toMatch(/^Cold store/)
    expect(page.queryByLabelText('Save this address for future use')).toBeNull()
    await page.fill(page.getByLabelText(/^Address 2/), 'Dock 4')
    expect(shown()).toBe('Choose a saved address')
    await page.user.click(page.getByLabelText('Save this address for future use'))
    await page.user.clear(page.getByLabelText(/^Address 2/))
    expect(shown()).toMatch(/^Cold store/)
    expect(page.queryByLabelText(/^Label/)).toBeNull()
    await page.fill(page.getByLabelText(/^Address 2/), 'Dock 4')
    expect(page.getByLabelText('Save this address for future use')).toHaveProperty('checked', false)
    await page.user.click(page.getByLabelText('Save this address for future use'))
    await page.user.click(buttonOf(page, 'Shipping Method'))
    expect(document.activeElement).toBe(page.getByLabelText(/^Label/))
    await page.fill(page.getByLabelText(/^Label/), 'Dock 4')
    await setAddress(page)
    await page.findByText('Address saved successfully')
    await waitFor(() => expect(shown()).toMatch(/^Dock 4/))
    expect(page.queryByLabelText('Save this address for future use')).toBeNull()
    expect((await accounts.addresses.list()).map(({ label }) => label)).toEqual(['Cold store', 'Dock 4'])
  })
})

describe('the shipping method', () => {
  it('shows price and arrival for every service; guests are not asked who pays', async () => {
    await using shop = await openShop()
    using page = showCheckout({ fetch: shop.fetchAs('guest'), entries: [entryOf(latch)] })
    await typeAddress(page)
    await setAddress(page)
    const rows = page.getAllByRole('row').slice(1)
    expect(rows).toHaveLength(6)
    for (const row of rows)
      expect(row.textContent).toMatch(
        /(Mon|Tue|Wed|Thu|Fri), Nov \d+((Same day as|Later than) .+)?\$\d+\.\d\d$/,
      )
    // Newport is one day away by ground, so no dearer service is earlier.
    expect(rows.map((row) => /(Same day as|Later than) Ground/.exec(row.textContent)?.[1])).toEqual([
      ...[undefined, 'Later than', 'Later than'],
      ...['Same day as', 'Same day as', 'Same day as'],
    ])
    expect(page.queryByText('Who pays for shipping?')).toBeNull()
    const before = page.getByText(/^Total \$/).textContent
    await page.user.click(page.getByRole('radio', { name: 'Next Day Air' }))
    await page.findByText((text) => /^Total \$/.test(text) && text !== before)
    expect(proceed(page).disabled).toBe(false)
  })

  it('that cannot be priced while offline keeps what was typed, and is priced once back online', async () => {
    await using shop = await openShop()
    const line = { isDown: false }
    const server = shop.fetchAs('guest')
    using page = showCheckout({
      entries: [entryOf(latch)],
      fetch: (...request) =>
        line.isDown ? Promise.reject(new TypeError('Failed to fetch')) : server(...request),
    })
    await typeAddress(page)
    line.isDown = true
    window.dispatchEvent(new Event('offline'))
    await page.user.click(buttonOf(page, 'Shipping Method'))
    await page.findAllByText('Network error. Please try again.')
    expect(textOf(page, /^City/)).toBe('Newport')
    line.isDown = false
    window.dispatchEvent(new Event('online'))
    await page.findByText(/^Total \$/)
    expect(page.queryByText('Network error. Please try again.')).toBeNull()
    expect(textOf(page, /^City/)).toBe('Newport')
  })

  it('on another company’s FedEx account needs the account number and that company', async () => {
    await using shop = await openShop()
    using page = showCheckout({ fetch: shop.fetchAs('buyer'), entries: [entryOf(latch)] })
    await typeAddress(page)
    await setAddress(page)
    await page.user.click(page.getByRole('radio', { name: 'Third party' }))
    await page.user.click(page.getByRole('radio', { name: 'FedEx' }))
    expect(page.getAllByRole('cell', { name: 'Third party' })).toHaveLength(3)
    await page.findByText('Still needed: carrier account number, third-party billing info.')
    await page.fill(page.getByLabelText(/^Carrier account number/), '12345')
    await page.user.tab()
    await page.findByText('Account number must be at least 6 characters long.')
    page.getByText('Still needed: third-party billing info. Please check: carrier account number.')
    await page.fill(page.getByLabelText(/^Carrier account number/), '123456')
    await page.user.click(buttonOf(page, 'Enter third-party billing info'))
    const dialog = await page.findByRole('dialog', { name: 'Third-party billing info' })
    const inDialog = (label: RegExp) => page.getAllByLabelText(label).find((field) => dialog.contains(field))
    await page.user.click(buttonOf(page, 'Save billing info'))
    expect(page.getAllByText('This field is required.')).toHaveLength(5)
    const typed = {
      Company: 'Payer Inc',
      'Address 1': '1 Main Street',
      City: 'Columbus',
      'ZIP code': '43215',
    }
    for (const [label, text] of Object.entries(typed)) {
      await page.fill(inDialog(new RegExp(`^${label}`)) as HTMLElement, text)
    }
    await page.user.selectOptions(inDialog(/^State/) as HTMLElement, 'OH')
    await page.user.selectOptions(inDialog(/^Country/) as HTMLElement, 'CA')
    expect(inDialog(/^Province/)).toHaveProperty('value', '')
    await page.user.selectOptions(inDialog(/^Country/) as HTMLElement, 'US')
    await page.user.selectOptions(inDialog(/^State/) as HTMLElement, 'OH')
    await page.user.click(buttonOf(page, 'Save billing info'))
    await page.findByText('Payer Inc')
    await waitFor(() => expect(proceed(page).disabled).toBe(false))
    await page.user.click(page.getByRole('radio', { name: 'Prepay' }))
    expect(isChosen(page, 'Ground')).toBe(true)
    expect(page.queryByRole('radio', { name: 'FedEx' })).toBeNull()
  })

  it('for a 110-inch track is freight, and names the parts that are the reason', async () => {
    await using shop = await openShop()
    using page = showCheckout({ fetch: shop.fetchAs('buyer'), entries: [entryOf(latch), entryOf(track)] })
    await typeAddress(page)
    await setAddress(page)
    await page.user.click(page.getByText('Why freight?'))
    page.getByText('Track slide 110 (1002-01) is 110 in long. Parcels can be at most 107 in.')
    await page.user.click(page.getByRole('radio', { name: 'Collect' }))
    await page.findByText('Still needed: carrier account number, freight carrier.')
  })

  it('shows product and freight tax, and that a company is tax exempt in a state', async () => {
    await using shop = await openShop()
    using page = showCheckout({ fetch: shop.fetchAs('buyer'), entries: [entryOf(latch)] })
    await page.findByRole('option', { name: 'Ohio (tax exempt)' })
    await typeAddress(page)
    await setAddress(page)
    expect([page.getByText('Product tax'), page.getByText('Freight tax')]).toHaveLength(2)
    await page.user.click(buttonOf(page, 'Edit address'))
    await page.fill(page.getByLabelText(/^ZIP code/), '43215')
    await page.findByDisplayValue('Columbus')
    await setAddress(page)
    await page.findByText('Tax exempt in Ohio')
  })

  it('puts a ZIP code of another state at its field, with the specified text and the items, and prices the corrected address', async () => {
    await using shop = await openShop()
    using page = showCheckout({ fetch: shop.fetchAs('guest'), entries: [entryOf(latch)] })
    await typeAddress(page)
    await page.user.selectOptions(page.getByLabelText(/^State/), 'CA')
    await page.user.click(buttonOf(page, 'Shipping Method'))
    await page.findAllByText('Please check the state.', { exact: false })
    expect(page.getByLabelText(/^State/).getAttribute('aria-invalid')).toBe('true')
    expect(page.getByLabelText(/^City/).hasAttribute('readonly')).toBe(false)
    const alerts = page.getAllByRole('alert').map((alert) => alert.textContent)
    expect(alerts).toContain(
      "Failed to get a freight quote.  This is usually caused by mismatched zip/city/state/country data. Please verify the 'Ship to:' information and try again.",
    )
    expect(page.getByText('Items').nextElementSibling?.textContent).toMatch(/^\$\d/)
    await page.user.selectOptions(page.getByLabelText(/^State/), 'NC')
    await setAddress(page)
    expect(proceed(page).disabled).toBe(false)
    expect(page.queryAllByRole('alert')).toEqual([])
  })
})
