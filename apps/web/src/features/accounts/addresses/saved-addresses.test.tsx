import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { addressSavedText } from '@mullion/domain/accounts/address'
import { describe, expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { NoticeRegion } from '../../../ui/notice-region.tsx'
import { SavedAddresses } from './saved-addresses.tsx'

const typed = {
  Label: 'Dock',
  'Name or company': 'Arctic Door Service',
  'Address 1': '1 Freezer Street',
  'ZIP code': '43004',
  City: 'Columbus',
}

const address = {
  attention: '',
  address2: '',
  address3: '',
  country: 'US',
  postalCode: '43004',
  city: 'Columbus',
  state: 'OH',
  telephone: '',
} as const

async function typeAddress(page: ReturnType<typeof show>) {
  for (const [label, text] of Object.entries(typed))
    await page.fill(page.getByLabelText(new RegExp(`^${label}`)), text)
  await page.user.selectOptions(page.getByLabelText(/^State/), 'OH')
}

describe('saved addresses', () => {
  it('store a new address for the user who typed it, and offer it for editing', async () => {
    await using shop = await openTestShop({ people: true })
    using page = show(<SavedAddresses />, { fetch: shop.fetchAs('buyer') })
    await page.findByText('No saved addresses yet.')
    await page.user.click(page.getByRole('button', { name: 'Add New' }))
    await typeAddress(page)
    await page.user.click(page.getByRole('checkbox', { name: 'This is a home' }))
    await page.user.click(page.getByRole('button', { name: 'Save address' }))

    await page.findByRole('dialog', { name: addressSavedText })
    const [stored, ...more] = await (await shop.person('buyer')).accounts.addresses.list()
    expect(stored).toMatchObject({
      label: 'Dock',
      address1: '1 Freezer Street',
      state: 'OH',
      residential: true,
    })
    expect(more).toEqual([])
    expect(await page.findByRole('option', { name: /Dock/ })).toBeTruthy()
  })

  it('show a name or company only once, and every other line', async () => {
    await using shop = await openTestShop({ people: true })
    const { create } = (await shop.person('buyer')).accounts.addresses
    const label = '1 Freezer Street'
    await create({ ...address, label, nameOrCompany: 'Arctic', address1: label })
    await create({ ...address, label: 'Polar', nameOrCompany: 'Polar', address1: '2 Frost Street' })
    using page = show(<SavedAddresses />, { fetch: shop.fetchAs('buyer') })
    await page.findByText('Arctic')
    const cards = page.getByRole('list', { name: 'Saved addresses' }).querySelectorAll('address')
    const lines = [...cards].map((card) => [...card.children].map((line) => line.textContent))
    expect(lines).toEqual([
      [label, 'Arctic', label, 'Columbus, OH 43004'],
      ['Polar', '2 Frost Street', 'Columbus, OH 43004'],
    ])
  })

  it('mark invalid fields and focus the first one', async () => {
    await using shop = await openTestShop({ people: true })
    using page = show(<SavedAddresses />, { fetch: shop.fetchAs('buyer') })
    await page.user.click(await page.findByRole('button', { name: 'Add New' }))
    await page.user.click(page.getByRole('button', { name: 'Save address' }))
    expect(document.activeElement).toBe(page.getByLabelText(/^Label/))
    expect(page.getByLabelText(/^City/).getAttribute('aria-invalid')).toBe('true')
  })

  it('keep what was typed when saving fails, and can be saved again', async () => {
    await using shop = await openTestShop({ people: true })
    const line = { isDown: false }
    const server = shop.fetchAs('buyer')
    using page = show(
      <>
        <SavedAddresses />
        <NoticeRegion />
      </>,
      {
        fetch: (...request) =>
          line.isDown ? Promise.reject(new TypeError('Failed to fetch')) : server(...request),
      },
    )
    await page.user.click(await page.findByRole('button', { name: 'Add New' }))
    await typeAddress(page)
    await page.fill(page.getByLabelText(/^ZIP code/), '2857')
    await page.fill(page.getByLabelText(/^Telephone/), '555')
    await page.user.tab()
    await page.findByText('Invalid postal code format.')
    await page.findByText('Invalid phone number format.')
    await page.fill(page.getByLabelText(/^ZIP code/), '43004')
    await page.fill(page.getByLabelText(/^Telephone/), '(252) 555-0188')
    line.isDown = true
    await page.user.click(page.getByRole('button', { name: 'Save address' }))
    await page.findByText(/^Failed to save the address/)
    expect(page.getByLabelText(/^Address 1/)).toHaveProperty('value', '1 Freezer Street')
    line.isDown = false
    await page.user.click(page.getByRole('button', { name: 'Save address' }))
    await page.user.click(await page.findByRole('button', { name: 'OK' }))
    await page.findByRole('option', { name: 'Dock' })
    expect(page.queryByRole('button', { name: 'Save address' })).toBeNull()
  })

  it('can be changed, deleted after confirmation, and restored with Undo', async () => {
    await using shop = await openTestShop({ people: true })
    const { create } = (await shop.person('buyer')).accounts.addresses
    await create({ ...address, label: 'Dock', nameOrCompany: 'Arctic', address1: '1 Freezer Street' })
    using page = show(
      <>
        <SavedAddresses />
        <NoticeRegion />
      </>,
      { fetch: shop.fetchAs('buyer') },
    )
    const saved = await page.findByLabelText('Saved address')
    await page.user.selectOptions(saved, await page.findByRole('option', { name: 'Dock' }))
    expect(page.getByLabelText(/^Address 1/)).toHaveProperty('value', '1 Freezer Street')
    await page.fill(page.getByLabelText(/^Label/), 'Back door')
    await page.user.click(page.getByRole('button', { name: 'Save address' }))
    await page.user.click(await page.findByRole('button', { name: 'OK' }))
    await page.user.click(await page.findByRole('button', { name: 'Delete “Back door”' }))
    await page.user.click(await page.findByRole('button', { name: 'Delete' }))
    await page.findByText('No saved addresses yet.')
    await page.user.click(page.getByRole('button', { name: 'Undo' }))
    await page.findByRole('option', { name: 'Back door' })
  })

  it('show a loading error, and load after Retry', async () => {
    await using shop = await openTestShop({ people: true })
    const line = { isDown: true }
    const server = shop.fetchAs('buyer')
    using page = show(<SavedAddresses />, {
      fetch: (...request) =>
        line.isDown ? Promise.reject(new TypeError('Failed to fetch')) : server(...request),
    })
    await page.findByText('Network error. Please try again.')
    line.isDown = false
    await page.user.click(page.getByRole('button', { name: 'Retry' }))
    await page.findByText('No saved addresses yet.')
  })
})
