import { openTestShop } from '@mullion/api/testing/open-test-shop'
import type { InternalCompany } from '@mullion/domain/accounts/actor'
import type { InternalCompanyInput } from '@mullion/domain/accounts/internal-company'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearActing } from '../../../lib/acting.state.ts'
import { clearStaffDrafts, readDraft } from '../../../lib/staff-drafts.ts'
import { show } from '../../../testing/show.tsx'
import { ActingBanner } from './acting-banner.tsx'
import { CreateCustomer } from './create-customer.tsx'
import { SelectCustomer } from './select-customer.tsx'

const larchfield: InternalCompanyInput = {
  name: 'Larchfield Butchers',
  customerNumber: 'LARCH',
  termsCode: 'PO',
  discountRate: 0.9,
  taxExemptStates: ['OH'],
  iseMember: false,
  poRequired: false,
}

async function openShop() {
  const shop = await openTestShop({ people: true })
  const { internalCompanies } = (await shop.person('counter')).accounts
  const server = shop.fetchAs('counter')
  const line = { isDown: false }
  const fetch: typeof server = (input, init) =>
    line.isDown ? Promise.reject(new TypeError('Failed to fetch')) : server(input, init)
  return Object.assign(shop, { internalCompanies, fetch, line })
}

const ways = () => ({
  acting: null,
  onProceed: vi.fn<(company: InternalCompany) => void>(),
  onCreate: vi.fn(),
  onEdit: vi.fn<(company: InternalCompany) => void>(),
  onDeleted: vi.fn<(company: InternalCompany) => void>(),
  onBack: vi.fn(),
})

// Rendering a form with 27 state checkboxes is slow in the test DOM.
vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  clearActing()
  clearStaffDrafts()
})

const searchBox = /^Find a company/

describe('choosing a customer', () => {
  it('finds one by part of its number, and proceeds once it is selected', async () => {
    await using shop = await openShop()
    await shop.internalCompanies.create(larchfield)
    const props = ways()
    using page = show(<SelectCustomer {...props} />, shop)
    const proceed = page.getByRole('button', { name: 'Proceed as Selected Customer' })
    expect(proceed.hasAttribute('disabled')).toBe(true)
    await page.fill(page.getByLabelText(searchBox), 'arc')
    await page.user.click(await page.findByRole('radio', { name: /Larchfield Butchers LARCH/ }))
    page.getByText('Net 30, 10% off, tax exempt in OH')
    await page.user.click(proceed)
    expect(props.onProceed).toHaveBeenCalledWith(expect.objectContaining({ id: 1, ...larchfield }))
  })

  it('offers the last customers before anything is typed', async () => {
    await using shop = await openShop()
    await shop.internalCompanies.create(larchfield)
    using page = show(<SelectCustomer {...ways()} />, shop)
    await page.findByRole('radio', { name: /Larchfield Butchers LARCH/ })
    page.getByText(/^Last customers\./)
  })

  it('never preselects one that does not match what is typed', async () => {
    await using shop = await openShop()
    const acting = await shop.internalCompanies.create(larchfield)
    await shop.internalCompanies.create({ ...larchfield, name: 'Moss Dairy', customerNumber: 'MOSS' })
    const props = { ...ways(), acting }
    using page = show(<SelectCustomer {...props} />, shop)
    const chosen = await page.findByRole('radio', { name: /Larchfield/ })
    expect(chosen).toHaveProperty('checked', true)
    await page.fill(page.getByLabelText(searchBox), 'moss')
    await expect.poll(() => page.queryByRole('radio', { name: /Larchfield/ })).toBeNull()
    expect(await page.findByRole('radio', { name: /Moss Dairy/ })).toHaveProperty('checked', false)
    expect(page.getByRole('button', { name: 'Proceed as Selected Customer' })).toHaveProperty(
      'disabled',
      true,
    )
  })

  it('does not proceed on Enter in the search box', async () => {
    await using shop = await openShop()
    const acting = await shop.internalCompanies.create(larchfield)
    const props = { ...ways(), acting }
    using page = show(<SelectCustomer {...props} />, shop)
    await page.user.type(page.getByLabelText(searchBox), 'frost{Enter}')
    expect(props.onProceed).not.toHaveBeenCalled()
  })

  it('says when none is found, and keeps the search text after leaving the page', async () => {
    await using shop = await openShop()
    {
      using page = show(<SelectCustomer {...ways()} />, shop)
      await page.fill(page.getByLabelText(searchBox), 'nobody')
      await page.findByText('No customers found.')
    }
    using again = show(<SelectCustomer {...ways()} />, shop)
    again.getByDisplayValue('nobody')
    await again.user.clear(again.getByLabelText(searchBox))
    await expect.poll(() => again.queryByText('No customers found.')).toBeNull()
  })

  it('says when the search fails, and offers Retry', async () => {
    await using shop = await openShop()
    await shop.internalCompanies.create(larchfield)
    shop.line.isDown = true
    using page = show(<SelectCustomer {...ways()} />, shop)
    await page.fill(page.getByLabelText(searchBox), 'larch')
    await page.findByText('Failed to fetch companies')
    shop.line.isDown = false
    await page.user.click(page.getByRole('button', { name: 'Retry' }))
    await page.findByRole('radio', { name: /Larchfield/ })
  })

  it('deletes one after confirmation, and opens another for editing', async () => {
    await using shop = await openShop()
    await shop.internalCompanies.create(larchfield)
    await shop.internalCompanies.create({ ...larchfield, name: 'Larch & Sons', customerNumber: 'SONS' })
    const props = ways()
    using page = show(<SelectCustomer {...props} />, shop)
    await page.fill(page.getByLabelText(searchBox), 'larch')
    await page.user.click(await page.findByRole('button', { name: 'Edit Larch & Sons' }))
    expect(props.onEdit).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }))
    await page.user.click(page.getByRole('button', { name: 'Delete Larchfield Butchers' }))
    const question = await page.findByRole('dialog', { name: 'Delete Larchfield Butchers?' })
    await page.user.click(await page.findByRole('button', { name: 'Delete' }))
    await expect.poll(() => page.queryByRole('radio', { name: /Larchfield/ })).toBeNull()
    expect(question.isConnected).toBe(false)
    expect(props.onDeleted).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }))
    expect(document.activeElement).toBe(page.getByRole('heading', { name: 'Select customer' }))
    expect(await shop.internalCompanies.search({ term: 'larch' })).toMatchObject([{ id: 2 }])
  })
})

describe('the customer form', () => {
  it('reports missing fields, saves the number in upper case, and proceeds as the new customer', async () => {
    await using shop = await openShop()
    const onProceed = vi.fn()
    using page = show(<CreateCustomer edited={null} onProceed={onProceed} onBack={vi.fn()} />, shop)
    const create = page.getByRole('button', { name: 'Create and Proceed' })
    await page.user.click(create)
    expect(page.getAllByText('This field is required.')).toHaveLength(3)
    await page.fill(page.getByLabelText(/^Company name/), 'Larchfield Butchers')
    await page.fill(page.getByLabelText(/^Sage Customer Number/), 'larch')
    await page.user.selectOptions(page.getByLabelText(/^Terms code/), 'Net 30 / Has Terms')
    await page.user.selectOptions(page.getByLabelText(/^Discount rate/), '0.9')
    await page.user.click(page.getByRole('checkbox', { name: /^Ohio/ }))
    await page.user.click(create)
    await expect.poll(() => onProceed.mock.lastCall).toEqual([{ id: 1, ...larchfield }])
  })

  it('is in a box with a heading, as the forms for other companies are', async () => {
    using page = show(<CreateCustomer edited={null} onProceed={vi.fn()} onBack={vi.fn()} />)
    const box = page.getByRole('region', { name: 'Customer details' })
    expect(box.contains(page.getByRole('form', { name: 'Customer' }))).toBe(true)
  })

  it('keeps the caret where a letter of the number was typed', async () => {
    using page = show(<CreateCustomer edited={null} onProceed={vi.fn()} onBack={vi.fn()} />)
    const number = page.getByLabelText(/^Sage Customer Number/) as HTMLInputElement
    await page.fill(number, 'LRCH')
    await page.user.type(number, 'a', { initialSelectionStart: 1 })
    expect([number.value, number.selectionStart]).toEqual(['LaRCH', 2])
  })

  it('shows on the field that another company has the number', async () => {
    await using shop = await openShop()
    await shop.internalCompanies.create(larchfield)
    const other = await shop.internalCompanies.create({ ...larchfield, customerNumber: 'MOSS' })
    const onProceed = vi.fn()
    using page = show(<CreateCustomer edited={other} onProceed={onProceed} onBack={vi.fn()} />, shop)
    await page.fill(page.getByLabelText(/^Sage Customer Number/), 'larch')
    await page.user.click(page.getByRole('button', { name: 'Update and Proceed' }))
    await page.findByText('Another company has this customer number.')
    expect(onProceed).not.toHaveBeenCalled()
    await page.fill(page.getByLabelText(/^Sage Customer Number/), 'fern')
    await page.user.click(page.getByRole('button', { name: 'Update and Proceed' }))
    await expect.poll(() => onProceed.mock.lastCall?.[0]).toMatchObject({ id: 2, customerNumber: 'FERN' })
    expect(readDraft(`customer:${other.id}`)).toBeUndefined()
  })
})

describe('the banner for staff ordering for a company', () => {
  it('names the company as the server knows it, and offers to change or stop', async () => {
    await using shop = await openShop()
    const company = await shop.internalCompanies.create(larchfield)
    await shop.internalCompanies.update({
      internalCompanyId: company.id,
      company: { ...larchfield, name: 'Larchfield Meats' },
    })
    const [onChange, onStop] = [vi.fn(), vi.fn()]
    const at = (checkingOut: boolean) => <ActingBanner {...{ company, checkingOut, onChange, onStop }} />
    using page = show(at(true), { fetch: shop.fetch, actingFor: () => company.id })
    const says = () => page.getByRole('status').textContent
    expect(says()).toContain('You are checking out as Larchfield Butchers - LARCH')
    await expect.poll(says).toContain('You are checking out as Larchfield Meats - LARCH')
    await page.user.click(page.getByRole('button', { name: 'Change company' }))
    await page.user.click(page.getByRole('button', { name: 'Stop' }))
    expect([onChange.mock.calls.length, onStop.mock.calls.length]).toEqual([1, 1])
  })
})
